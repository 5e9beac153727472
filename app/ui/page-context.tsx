import { type ComponentType, createContext, useContext } from "react";

type Page = {
  /** True if the server sends this page with scripts. Always true in a browser. */
  script: boolean;
  nonce: string | undefined;
  /** The request's code, on a failed page. */
  code?: string;
  DataSaver?: { Note: ComponentType; Switch: ComponentType<{ on: boolean }> };
};

export const PageContext = createContext<Page>({
  script: true,
  nonce: undefined,
});

export const usePage = () => useContext(PageContext);
