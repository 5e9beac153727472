import { Link } from "@remix-run/react";

export type Tab = { to: string; text: string; current: boolean; lang?: "en" };

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ to, text, current, lang }) => (
        <Link key={to} to={to} aria-current={current ? "page" : undefined} lang={lang}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
