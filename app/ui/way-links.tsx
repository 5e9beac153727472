import type { ReactNode } from "react";
import { Icon, type IconName } from "./kit";

type WayLink = {
  key: string;
  to: { href: string } | { name: string; value: string };
  icon?: IconName;
  face?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Content at the end of the row. If missing, an arrow is shown. */
  end?: ReactNode;
};

export function WayLinks({ ways, label }: { ways: readonly WayLink[]; label?: string }) {
  return (
    <ul className="ways" aria-label={label}>
      {ways.map(({ key, to, ...line }) => (
        <li key={key}>
          {"href" in to ? (
            <a href={to.href}>
              <Line {...line} />
            </a>
          ) : (
            <button type="submit" name={to.name} value={to.value}>
              <Line {...line} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ icon, face, title, text, end }: Omit<WayLink, "key" | "to">) {
  return (
    <>
      {face ?? (icon && <Icon name={icon} />)}
      <span className="ways__words">
        <b>{title}</b> {text && <small>{text}</small>}
      </span>
      {end === undefined ? <Icon name="right" /> : <span className="ways__end">{end}</span>}
    </>
  );
}
