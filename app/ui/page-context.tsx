import { type ComponentType, createContext, useContext } from "react";

type Page = {
  /** Whether the server sends this page with script. In a browser there is always script. */
  script: boolean;
  /** Of its CSP. */
  nonce: string | undefined;
  /** The request's, on a page that failed. */
  code?: string;
  /** On documents alone. */
  DataSaver?: { Note: ComponentType; Switch: ComponentType<{ on: boolean }> };
};

export const PageContext = createContext<Page>({
  script: true,
  nonce: undefined,
});

export const usePage = () => useContext(PageContext);
