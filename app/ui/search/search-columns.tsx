import type { ReactNode } from "react";

/** Fewer leave nothing to sift: the filters stay folded on a desk too. */
const ENOUGH = 4;

/** `tools`: filters and order, in one row; from enough `hits` on, on a desk, a column beside them. */
export function SearchColumns({
  hits,
  tools,
  children,
}: {
  hits: number;
  tools: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={hits < ENOUGH ? undefined : "search-columns"}>
      <div className="search-tools">{tools}</div>
      {children}
    </div>
  );
}
