import type { ReactNode } from "react";
import { ButtonLink } from "./button";
import { FaultCode } from "./fault-code";
import { Mark } from "./logo";

/** `level` is the level of its heading: 1 where it stands for a page that is not there. `lang` is for English text. */
export function EmptyState({
  title,
  text,
  action,
  children,
  level = 2,
  lang,
}: {
  title: string;
  text?: ReactNode;
  action?: { href: string; text: string };
  /** Something to do at once, below the text. */
  children?: ReactNode;
  level?: 1 | 2 | 3;
  lang?: "en";
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state" lang={lang}>
      <Mark />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {level === 1 && <FaultCode />}
      {children}
      {action && <ButtonLink href={action.href}>{action.text}</ButtonLink>}
    </div>
  );
}
