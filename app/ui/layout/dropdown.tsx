import type { ReactNode } from "react";

/** Unfolds without script; with it, `Afterwards` closes it again. */
export function Dropdown({
  summary,
  phoneOnly = false,
  children,
}: {
  /** A `summary` element. */
  summary: ReactNode;
  phoneOnly?: boolean;
  children: ReactNode;
}) {
  return (
    <details className={phoneOnly ? "dropdown phone-only" : "dropdown"}>
      {summary}
      <div className="dropdown__sheet">{children}</div>
    </details>
  );
}
