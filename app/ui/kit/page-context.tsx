import { createContext, useContext } from "react";

/** Whether the server sends this page with script, and its CSP nonce. In a browser there is always script. */
export const PageContext = createContext<{ script: boolean; nonce: string | undefined }>({
  script: true,
  nonce: undefined,
});

/** Whether few bytes are asked for: photographs give way to drawings. */
export const SaveData = createContext(false);

/** Stands in a document for its own weight until that is known. */
export const PAGE_WEIGHT = "##page-weight##";

export const usePage = () => useContext(PageContext);
