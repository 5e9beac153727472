import { createContext, useContext } from "react";

/** How the server sends this page: with script or without, and under which nonce. In a browser it always has script. */
export const PageContext = createContext<{ script: boolean; nonce: string | undefined }>({
  script: true,
  nonce: undefined,
});

export const usePage = () => useContext(PageContext);
