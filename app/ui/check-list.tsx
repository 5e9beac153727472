import type { ReactNode } from "react";

const lists = { plain: "mt-2 text-sm", package: "mb-4 mt-1 flex-1 text-sm" } as const;

export function CheckList({
  lines,
  look = "plain",
  children,
}: {
  lines: readonly string[];
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
      {children}
    </ul>
  );
}
