import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SidebarIcon, type SidebarIconName } from "../kit/icon";

type NavPlace = { to: string; text: string; icon: SidebarIconName; current: boolean; count?: string | null };

/** `more`: what is begun here, after the places; `children`: the way out. */
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
