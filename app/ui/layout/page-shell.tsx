import type { ReactNode } from "react";
import type { Viewer } from "~/domain/account/person";
import { Footer } from "./footer";
import { TabBar } from "./tab-bar";
import { Toast, type ToastProps } from "./toast";
import { TopBar } from "./top-bar";

/** Inside it stands a `Main`, an `AuthLayout` or a `Dashboard`, which carry the skip link's target. */
export function PageShell({
  viewer,
  path,
  year,
  toast = null,
  saveData = false,
  tabBar = "bottom",
  children,
}: {
  viewer: Viewer | null;
  path: string;
  year: number;
  toast?: ToastProps | null;
  saveData?: boolean;
  /** Where the five doors of people signed in stand. */
  tabBar?: "bottom" | "end" | "none";
  children: ReactNode;
}) {
  return (
    <>
      <a className="btn skip-link" href="#isi">
        Langsung ke isi
      </a>
      <TopBar viewer={viewer} path={path} />
      {toast && (
        <div className="page-width toast-area">
          <Toast {...toast} />
        </div>
      )}
      {children}
      <Footer year={year} flush={path === "/"} saveData={saveData} />
      {viewer && tabBar !== "none" && <TabBar viewer={viewer} path={path} end={tabBar === "end"} />}
    </>
  );
}

/** 76rem wide, or `full` where the page has sections of full width. */
export function Main({ full = false, children }: { full?: boolean; children: ReactNode }) {
  return (
    <main id="isi" className={full ? undefined : "page-width"}>
      {children}
    </main>
  );
}
