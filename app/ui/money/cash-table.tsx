// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table without them is no table to a screen reader.
import type { ReactNode } from "react";

export function CashTable({
  caption,
  heads,
  foot,
  children,
}: {
  caption: string;
  /** Of the first columns; the last is always the amount. */
  heads: readonly [string, string];
  foot?: { label: string; amount: ReactNode };
  children: ReactNode;
}) {
  return (
    <table className="data-table cash-table" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col" className="data-table__amount">
            Jumlah
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
      {foot && (
        <tfoot role="rowgroup">
          <tr role="row">
            <td role="cell" colSpan={2}>
              {foot.label}
            </td>
            <td role="cell" className="data-table__amount">
              {foot.amount}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
