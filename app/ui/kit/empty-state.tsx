import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { Mark } from "./logo";

/** Nothing here yet, and the next step. `level` fits its heading into the page; `lang` for the English ones. */
export function EmptyState({
  title,
  text,
  action,
  level = 2,
  lang,
}: {
  title: string;
  text?: ReactNode;
  action?: { href: string; text: string };
  level?: 1 | 2 | 3;
  lang?: "en";
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state" lang={lang}>
      <Mark />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <ButtonLink href={action.href}>{action.text}</ButtonLink>}
    </div>
  );
}
