import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

export type Way = {
  key: string;
  /** Leads there, or is chosen by a button of the form around it. */
  to: { href: string } | { name: string; value: string };
  icon?: IconName;
  /** Instead of an icon: a face. */
  face?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** At the right; an arrow where there is nothing to say. */
  end?: ReactNode;
};

/** Lines that lead somewhere: links, or buttons of a form. */
export function Ways({ ways, label }: { ways: readonly Way[]; label?: string }) {
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

function Line({ icon, face, title, text, end }: Omit<Way, "key" | "to">) {
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
