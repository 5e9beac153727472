import { type ComponentType, createContext, useContext } from "react";

type Page = {
  /** True in every browser. False on the server if the page has no scripts. */
  script: boolean;
  nonce: string | undefined;
  code?: string;
  DataSaver?: { Note: ComponentType; Switch: ComponentType<{ on: boolean }> };
};

export const PageContext = createContext<Page>({
  script: true,
  nonce: undefined,
});

export const usePage = () => useContext(PageContext);
