import { type ComponentType, createContext, useContext } from "react";

type Page = {
  /** Always true in a browser. False if the server sends the page without scripts. */
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
