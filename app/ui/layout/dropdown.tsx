import type { ReactNode } from "react";

/**
 * Unfolds without script. It counts as closed once the screen has become wide or narrow: styles do that without script, and
 * `Afterwards` closes it with script.
 */
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
