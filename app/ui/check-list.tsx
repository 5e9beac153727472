import type { ReactNode } from "react";
import { Icon } from "./kit";

const lists = { plain: "mt-2 text-sm", package: "mb-4 mt-1 flex-1 text-sm" } as const;

export function CheckList({
  lines,
  lacking = [],
  look = "plain",
  children,
}: {
  lines: readonly string[];
  /** Lines about what is not included. They have a cross instead of a tick. */
  lacking?: readonly string[];
  look?: keyof typeof lists;
  children?: ReactNode;
}) {
  return (
    <ul className={lists[look]}>
      {lines.map((line) => (
        <li key={line} className="tick">
          {line}
        </li>
      ))}
      {lacking.map((line) => (
        <li key={line} className="flex items-center py-0.5 text-ink-soft [&>svg]:mr-2">
          <Icon name="close" />
          {line}
        </li>
      ))}
      {children}
    </ul>
  );
}
