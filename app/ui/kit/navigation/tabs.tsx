import { Link } from "@remix-run/react";

export type Tab = { to: string; text: string; current: boolean; lang?: "en" };

/** `more`: about the views, after them. */
export function Tabs({
  label,
  tabs,
  more,
}: {
  label: string;
  tabs: readonly Tab[];
  more?: { href: string; text: string };
}) {
  return (
    <nav className="tabs" aria-label={label}>
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
