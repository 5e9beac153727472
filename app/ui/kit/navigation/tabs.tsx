import { Link } from "@remix-run/react";

export type Tab = { to: string; text: string; current: boolean; lang?: "en" };

/** `more`: about the views, after them. `row`: on phones in one line that scrolls, where they stand above what one came for. */
export function Tabs({
  label,
  tabs,
  more,
  row = false,
}: {
  label: string;
  tabs: readonly Tab[];
  more?: { href: string; text: string };
  row?: boolean;
}) {
  return (
    <nav className={row ? "tabs tabs--row" : "tabs"} aria-label={label}>
      {tabs.map(({ to, text, current, lang }) => (
        <Link key={to} to={to} aria-current={current ? "page" : undefined} lang={lang}>
          {text}
        </Link>
      ))}
      {more && (
        <a className="tabs__more" href={more.href}>
          {more.text}
        </a>
      )}
    </nav>
  );
}
