import { useMatches, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import type { Viewer } from "~/accounts/person";
import type { PageHandle } from "~/platform/pages";
import { PlainForm, useFormOwner } from "./form";
import { Bdi, Icon, Logo } from "./kit";

export function CountedIcon({
  href,
  label,
  icon,
  count,
  on,
}: {
  href: string;
  label: string;
  icon: "chat" | "bell";
  count: number;
  on?: "lg:hidden" | "max-lg:hidden";
}) {
  return (
    <a
      className={on ? `icon-button ${on}` : "icon-button"}
      href={href}
      aria-label={count > 0 ? `${label}, ${count} belum dibaca` : label}
    >
      <Icon name={icon} />
      {count > 0 && (
        <span className="count-badge" aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </a>
  );
}

/** The name of a document event. A variable would not work, because each bundle has its own copy of this module. */
export const LOGOUT_EVENT = "leave";

/**
 * Shows the button that logs out. The browser posts its form without JavaScript and until `FailedLogout` has loaded.
 */
export function LogoutForm({
  label = "Keluar",
  icon,
  className,
}: {
  label?: string;
  icon?: ReactNode;
  className?: string;
}) {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const change = (event: Event) => setLeaving((event as CustomEvent<boolean>).detail);
    document.addEventListener(LOGOUT_EVENT, change);
    return () => document.removeEventListener(LOGOUT_EVENT, change);
  }, []);
  // Menus stay mounted when another tab changes the account, so they must use the new owner.
  const owner = useFormOwner();
  return (
    <PlainForm key={owner} method="post" action="/logout">
      <button className={className} type="submit" disabled={leaving}>
        {icon}
        <span className="row-text">{leaving ? "Keluar..." : label}</span>
      </button>
    </PlainForm>
  );
}

/** Replaces the site's bar on phones. `children` is the page's action. */
export function TitleBar({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div className={title === undefined ? "title-bar lg:hidden" : "title-bar"}>
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

/** Replaces the bar of a title-bar page whose error page has no sidebar. Renders nothing on other pages. */
export function BareTitleBar() {
  const viewer = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer;
  const titled = useMatches().some(({ handle }) => (handle as Partial<PageHandle> | undefined)?.titleBar);
  if (!viewer || !titled) return null;
  return (
    <div className="title-bar lg:hidden">
      <Logo />
      <Bell />
    </div>
  );
}

export function Topline({
  menu,
  backOnly = false,
  children,
}: {
  menu?: ReactNode;
  backOnly?: boolean;
  children?: ReactNode;
}) {
  if (!children) return <TitleBar />;
  return (
    <div className={backOnly ? "title-bar title-bar--below title-bar--back" : "title-bar title-bar--below"}>
      <SidebarToggle />
      {children}
      {menu}
    </div>
  );
}

/** Toggles the sidebar by mouse or touch. Keyboards and screen readers use the checkbox of `Dashboard` instead. */
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
      on="lg:hidden"
    />
  );
}

export const CREATE_LINKS = [
  { to: "/dashboard/services/create", text: "Tawarkan Jasa", note: "Foto, judul, harga", icon: "tool" },
  { to: "/dashboard/wanted/create", text: "Pasang Permintaan", note: "Warga yang menawar", icon: "ask" },
] as const;
