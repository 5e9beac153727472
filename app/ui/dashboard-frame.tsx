import { Link, useLocation, useRouteLoaderData } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Viewer } from "~/accounts/person";
import { cappedTurns } from "~/orders/label-text";
import { Drawing, Icon, type IconName } from "./kit";
import { Main } from "./page-frame";
import { CREATE_LINKS, LogoutForm } from "./title-bar";

// Only pages with a sidebar include these shapes.
const sidebarShapes = {
  back: "M9 6 4 11l5 5M4 11h11a5 5 0 0 1 5 5v3",
  tool: "M4 20l8-8M14 4a5 5 0 0 0-2 8 5 5 0 0 0 8-2l-3 1-3-3 1-3z",
  wallet: "M4 7v12h16V8H4zM4 8l12-4v4M20 12h-4v3h4",
  bookmark: "M6 4h12v16l-6-5-6 5z",
  plus: "M12 5v14M5 12h14",
  gear: "M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.200M16.2 16.200l2.2 2.200M5.6 18.400l2.2-2.200M16.2 7.800l2.2-2.2",
  help: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .7-1 1.700M12 16.500v.1",
  out: "M14 4h5v16h-5M4 12h11M11 8l4 4-4 4",
} as const;

export type SidebarIconName = IconName | keyof typeof sidebarShapes;

const isSidebarShape = (name: SidebarIconName): name is keyof typeof sidebarShapes => name in sidebarShapes;

export function SidebarIcon({ name }: { name: SidebarIconName }) {
  return isSidebarShape(name) ? <Drawing shape={sidebarShapes[name]} /> : <Icon name={name} />;
}

type NavPlace = { to: string; text: string; icon: SidebarIconName; current: boolean; count?: string | null };

export function SideNav({
  label,
  places,
  more = [],
  children,
}: {
  label: string;
  places: readonly NavPlace[];
  more?: readonly NavPlace[];
  children: ReactNode;
}) {
  return (
    <nav className="sidebar" aria-label={label}>
      <label className="sidebar-toggle" htmlFor="sidebar-open">
        <SidebarIcon name="menu" />
        <span className="row-text">Menu {label.toLowerCase()}</span>
      </label>
      <Places places={places} />
      {more.length > 0 && <Places places={more} />}
      <ul>
        <li>{children}</li>
      </ul>
    </nav>
  );
}

function Places({ places }: { places: readonly NavPlace[] }) {
  return (
    <ul>
      {places.map(({ to, text, icon, current, count = null }) => (
        <li key={to}>
          <Link to={to} aria-current={current ? "page" : undefined}>
            <SidebarIcon name={icon} />
            <span className="row-text">{text}</span>
            {count !== null && <span className="count-badge">{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const PLACES: readonly { to: string; text: string; icon: SidebarIconName; under: RegExp }[] = [
  {
    to: "/dashboard/orders",
    text: "Order Aktif",
    icon: "box",
    under: /^\/(dashboard\/?$|dashboard\/orders|payment)/,
  },
  { to: "/messages", text: "Pesan", icon: "chat", under: /^\/messages/ },
  { to: "/dashboard/services", text: "Jasa Ditawarkan", icon: "tool", under: /^\/dashboard\/services/ },
  // Proposals share a section with requests.
  { to: "/dashboard/wanted", text: "Jasa Dicari", icon: "ask", under: /^\/dashboard\/(wanted|proposals)/ },
  { to: "/dashboard/balance", text: "Saldo", icon: "wallet", under: /^\/dashboard\/balance/ },
];

export function DashboardSide({
  path,
  orderCount = 0,
  unread = 0,
}: {
  path: string;
  orderCount?: number;
  unread?: number;
}) {
  const counts: Record<string, string | null> = {
    "/dashboard/orders": orderCount > 0 ? cappedTurns(orderCount) : null,
    "/messages": unread > 0 ? (unread > 99 ? "99+" : String(unread)) : null,
  };
  return (
    <SideNav
      label="Dashboard"
      places={PLACES.map(({ under, ...place }) => ({
        ...place,
        current: under.test(path) && CREATE_LINKS.every(({ to }) => to !== path),
        count: counts[place.to] ?? null,
      }))}
      more={CREATE_LINKS.map(({ to, text }) => ({ to, text, icon: "plus", current: to === path }))}
    >
      <LogoutForm label="Logout" icon={<SidebarIcon name="out" />} />
    </SideNav>
  );
}

const WIDE = "(min-width: 48em)";
const WEEK = 7 * 24 * 60 * 60;

const menuName = (path: string) => (/^\/operator\b/.test(path) ? "operator" : "dashboard");

/**
 * Shows a sidebar and a page. The checkbox inverts `folded`, which is read once so that the cookie does not invert it
 * back.
 */
export function Dashboard({
  path,
  folded,
  side,
  children,
}: {
  path: string;
  folded: boolean;
  side: ReactNode;
  children: ReactNode;
}) {
  const [startsFolded] = useState(folded);
  const box = useRef<HTMLInputElement>(null);
  useShortcut(box);
  useClosedDrawer(box, path);

  function remember(checked: boolean) {
    if (!window.matchMedia(WIDE).matches) return;
    const state = startsFolded !== checked ? "folded" : "open";
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on older phones.
    document.cookie = `sidebar=${state}; Max-Age=${WEEK}; Path=/; SameSite=Lax`;
  }

  return (
    <main className={startsFolded ? "page-width dashboard dashboard--folded" : "page-width dashboard"}>
      <input
        ref={box}
        className="sr-only"
        type="checkbox"
        id="sidebar-open"
        aria-label={`Buka atau tutup menu ${menuName(path)}`}
        aria-keyshortcuts="Control+B Meta+B"
        onChange={(event) => remember(event.currentTarget.checked)}
      />
      {/* biome-ignore lint/a11y/noLabelWithoutControl: people tap outside the drawer to close it; the checkbox above
          has the label. */}
      <label className="backdrop" htmlFor="sidebar-open" aria-hidden="true" />
      {side}
      <div className="dashboard__panel" id="isi">
        {children}
      </div>
    </main>
  );
}

type Box = RefObject<HTMLInputElement>;

function useShortcut(box: Box) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() === "b" && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        box.current?.click();
      }
      if (event.key === "Escape") closeDrawer(box);
    }
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [box]);
}

function useClosedDrawer(box: Box, path: string) {
  const shownPath = useRef(path);
  useEffect(() => {
    // A drawer that was opened before the script arrived stays open.
    if (shownPath.current === path) return;
    shownPath.current = path;
    closeDrawer(box);
  }, [box, path]);
  useEffect(() => {
    const width = window.matchMedia(WIDE);
    // The box means an open drawer on narrow screens and a collapsed sidebar on wide ones, so a new width resets it.
    const change = () => {
      if (box.current) box.current.checked = false;
    };
    width.addListener(change);
    // Browsers restore a checked box when a page is reloaded or opened again.
    const leave = () => closeDrawer(box);
    window.addEventListener("pagehide", leave);
    return () => {
      width.removeListener(change);
      window.removeEventListener("pagehide", leave);
    };
  }, [box]);
}

function closeDrawer(box: Box) {
  if (box.current && !window.matchMedia(WIDE).matches) box.current.checked = false;
}

export function WorkPage({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<{ viewer: Viewer | null; folded: boolean }>("root");
  const { pathname } = useLocation();
  // Visitors see this page only if their form was refused after their session had ended.
  if (!root?.viewer) return <Main>{children}</Main>;
  const { waitingOrders, unreadMessages } = root.viewer;
  return (
    <Dashboard
      path={pathname}
      folded={root.folded}
      side={<DashboardSide path={pathname} orderCount={waitingOrders} unread={unreadMessages} />}
    >
      {children}
    </Dashboard>
  );
}
