import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Viewer } from "~/domain/account/person";
import { Icon } from "../kit/icon";
import { Logo } from "../kit/logo";
import { Bdi } from "../kit/text/bdi";
import { CountedIcon } from "./counted-icon";

/**
 * The top of a page one works in. On phones it replaces the site's bar, of which the user menu stays at its end: sidebar,
 * title or logo, the page's own action as `children`, and notifications.
 */
export function TitleBar({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div className={title === undefined ? "title-bar phone-only" : "title-bar"}>
      <SidebarToggle />
      {title === undefined ? (
        <Logo />
      ) : (
        <h1>
          <Bdi>{title}</Bdi>
        </h1>
      )}
      {children}
      <Bell />
    </div>
  );
}

/** The top of a page below another: its breadcrumbs, of which phones show the way back, and its `menu`. */
export function Topline({ menu, children }: { menu?: ReactNode; children?: ReactNode }) {
  if (!children) return <TitleBar />;
  return (
    <div className="title-bar title-bar--below">
      <SidebarToggle />
      {children}
      {menu}
    </div>
  );
}

/** Opens the sidebar on phones. Keyboards and screen readers use the checkbox of `Dashboard`, which it belongs to. */
function SidebarToggle() {
  return (
    <label className="sidebar-toggle" htmlFor="sidebar-open">
      <Icon name="menu" />
      <span className="sr-only">Menu</span>
    </label>
  );
}

function Bell() {
  const viewer = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer;
  if (!viewer) return null;
  return (
    <CountedIcon
      href="/notifications"
      label="Notifikasi"
      icon="bell"
      count={viewer.unreadNotifications}
      on="phone-only"
    />
  );
}
