import { Link } from "@remix-run/react";
import { SidebarIcon } from "../kit/icon";
import { BEGINNINGS } from "../layout/beginnings";

/** Two large links. */
export function Beginnings() {
  return (
    <nav className="beginnings" aria-label="Mulai">
      {BEGINNINGS.map(({ to, text, note, icon }) => (
        <Link key={to} to={to}>
          <SidebarIcon name={icon} />
          <b>{text}</b>
          <small>{note}</small>
        </Link>
      ))}
    </nav>
  );
}
