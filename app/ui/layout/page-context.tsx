import { createContext, useContext } from "react";

/** Whether the server sends this page with script, and its CSP nonce. In a browser there is always script. */
export const PageContext = createContext<{ script: boolean; nonce: string | undefined }>({
  script: true,
  nonce: undefined,
});

export const usePage = () => useContext(PageContext);
