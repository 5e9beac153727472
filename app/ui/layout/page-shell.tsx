import type { ReactNode } from "react";
import type { TextNotice } from "~/copy/account/agreement";
import type { Viewer } from "~/domain/account/person";
import { Icon } from "../kit/icon";
import { Footer } from "./footer";
import { Footline } from "./footline";
import { usePage } from "./page-context";
import { TabBar } from "./tab-bar";
import { Toast, type ToastProps } from "./toast";
import { TopBar } from "./top-bar";

/** Inside it stands a `Main`, an `AuthLayout` or a `Dashboard`, which carry the skip link's target. */
export function PageShell({
  viewer,
  path,
  year,
  toast = null,
  toastKey,
  notices = [],
  dataSaver = null,
  work = false,
  titleBar = false,
  tabBar = true,
  fills = false,
  children,
}: {
  viewer: Viewer | null;
  path: string;
  year: number;
  toast?: ToastProps | null;
  /** Differs for each toast, so that the next one begins its own 3 seconds. */
  toastKey?: number | undefined;
  /** Of the terms and the privacy page, before they change. */
  notices?: readonly TextNotice[];
  /** Whether few bytes are asked for; null on apps, whose weight is not known when they are sent. */
  dataSaver?: boolean | null;
  /** What one works in: it needs no footer. */
  work?: boolean;
  /** The page has a title bar, which replaces the top bar on phones. */
  titleBar?: boolean;
  /** Whether people signed in find their five tabs here, where the page has no step of its own. */
  tabBar?: boolean;
  /** As high as the screen: nothing stands below. */
  fills?: boolean;
  children: ReactNode;
}) {
  const { DataSaver } = usePage();
  return (
    <>
      <a className="btn skip-link" href="#isi">
        Langsung ke isi
      </a>
      <TopBar viewer={viewer} path={path} menuOnly={titleBar || fills} />
      {toast && (
        <div
          key={toastKey}
          className={
            toast.kind === "error"
              ? "page-width toast-area"
              : "page-width toast-area toast-area--passing no-print"
          }
        >
          <Toast {...toast} />
        </div>
      )}
      {notices.map(({ href, name, from }) => (
        <p key={href} className="page-width callout small mb-3">
          <Icon name="file" />
          <span>
            <a href={href}>{name}</a> berubah mulai {from}.
          </span>
        </p>
      ))}
      {dataSaver && DataSaver && <DataSaver.Note />}
      {children}
      {fills ? null : work ? (
        <Footline year={year} />
      ) : (
        <Footer year={year} flush={path === "/"} dataSaver={dataSaver} />
      )}
      {viewer && tabBar && <TabBar viewer={viewer} path={path} />}
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
