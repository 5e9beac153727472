import type { ReactNode } from "react";

/**
 * Unfolds without script. It counts as closed once the screen has become wide or narrow: styles do that without script, and
 * `Afterwards` closes it with script.
 */
export function Dropdown({
  summary,
  className = "dropdown",
  children,
}: {
  /** A `summary` element. */
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={className}>
      {summary}
      <div className="dropdown__sheet">{children}</div>
    </details>
  );
}
