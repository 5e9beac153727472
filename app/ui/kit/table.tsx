// biome-ignore-all lint/a11y/noRedundantRoles: shown as cards, a table without them is no table to a screen reader.
import type { ReactNode } from "react";

const cells = {
  id: "tabular soft data-table__id",
  title: "data-table__title",
  status: "data-table__status",
  date: "soft data-table__date",
  amount: "data-table__amount",
  plain: undefined,
  action: "data-table__action",
} as const;

export type Column<Row> = {
  head: string;
  kind: keyof typeof cells;
  cell: (row: Row) => ReactNode;
};

/** A table on a wide screen, cards on a phone. The roles keep it a table for screen readers. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}) {
  return (
    <table className="data-table" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ head, kind }) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={kind === "amount" ? "data-table__amount" : undefined}
            >
              {kind === "action" ? <span className="sr-only">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ head, kind, cell }) => (
              <td key={head} role="cell" className={cells[kind]} data-l={kind === "plain" ? head : undefined}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
