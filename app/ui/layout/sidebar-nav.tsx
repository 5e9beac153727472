import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { SidebarIcon, type SidebarIconName } from "../kit/icon";

type NavPlace = { to: string; text: string; icon: SidebarIconName; current: boolean; count?: number };

export function SideNav({
  label,
  places,
  children,
}: {
  label: string;
  places: readonly NavPlace[];
  children?: ReactNode;
}) {
  return (
    <nav className="sidebar" aria-label={label}>
      <label className="sidebar-toggle" htmlFor="sidebar-open">
        <SidebarIcon name="menu" />
        <span className="row-text">Menu {label.toLowerCase()}</span>
      </label>
      <ul>
        {places.map(({ to, text, icon, current, count = 0 }) => (
          <li key={to}>
            <Link to={to} aria-current={current ? "page" : undefined}>
              <SidebarIcon name={icon} />
              <span className="row-text">{text}</span>
              {count > 0 && <span className="count-badge">{count}</span>}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
