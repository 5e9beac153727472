// biome-ignore-all lint/a11y/noRedundantRoles: CSS shows the table as cards, and without the roles screen readers no longer announce a table.

import type { ReactNode } from "react";

const cells = {
  id: "tabular text-ink-soft text-[0.9375rem] max-2xl:py-0.5 max-2xl:pr-4 max-md:flex-[0_0_42%] max-md:pr-0 2xl:px-1.5 2xl:text-sm",
  // The title column takes the width that the other columns leave.
  title:
    "min-w-36 text-[0.9375rem] font-bold [word-break:break-word] max-2xl:-order-1 max-2xl:flex-[0_0_100%] max-2xl:pb-2 max-2xl:pr-4 max-2xl:pt-0.5 max-md:pr-0 2xl:w-1/2 2xl:px-1.5",
  // The column is as wide as one badge. A second badge wraps below it.
  status:
    "text-[0.9375rem] max-2xl:py-0.5 max-2xl:pr-4 max-md:flex-[1_0_42%] max-md:pr-0 max-md:text-right 2xl:w-[1%] 2xl:px-1.5 2xl:[&_.badge]:whitespace-nowrap",
  statusAfterTitle:
    "text-[0.9375rem] max-2xl:py-0.5 max-2xl:pr-4 max-md:flex-[1_0_42%] max-md:pr-0 2xl:w-[1%] 2xl:px-1.5 2xl:[&_.badge]:whitespace-nowrap",
  date: "text-ink-soft whitespace-nowrap text-[0.9375rem] max-2xl:py-0.5 max-2xl:pr-4 max-md:flex-[0_0_42%] max-md:pr-0 2xl:px-1.5 2xl:text-sm",
  amount:
    "whitespace-nowrap text-right text-[0.9375rem] max-2xl:py-0.5 max-2xl:pr-4 max-md:flex-[1_0_42%] max-md:pr-0 2xl:px-1.5",
  plain: "text-[0.9375rem] max-2xl:py-0.5 max-2xl:pr-4 max-md:flex-[0_0_100%] max-md:pr-0 2xl:px-1.5",
  action:
    "text-[0.9375rem] max-2xl:ml-auto max-2xl:py-0.5 max-2xl:pr-0 max-md:flex-[0_0_100%] 2xl:w-[1%] 2xl:whitespace-nowrap 2xl:pl-1.5 2xl:pr-0 2xl:text-right max-md:[&_.btn]:block",
} as const;

export type Column<Row> = {
  head: string;
  kind: Exclude<keyof typeof cells, "statusAfterTitle">;
  cell: (row: Row) => ReactNode;
};

function cellClass(columns: readonly { kind: Column<never>["kind"] }[], at: number): string {
  const kind = columns[at]?.kind ?? "plain";
  const followsTitle = at === 1 && columns[0]?.kind === "title";
  return kind === "status" && followsTitle ? cells.statusAfterTitle : cells[kind];
}

/**
 * Shows a table, and cards on narrow screens, where seven columns do not fit. The roles keep it a table for screen
 * readers.
 */
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
    <table
      className="data-table w-full border-collapse max-2xl:block [&_td]:align-top max-2xl:[&_td]:pl-0 2xl:[&_td]:border-b 2xl:[&_td]:py-3"
      role="table"
    >
      <caption className="sr-only">{caption}</caption>
      <thead className="max-2xl:sr-only" role="rowgroup">
        <tr role="row">
          {columns.map(({ head, kind }) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={
                kind === "amount"
                  ? "whitespace-nowrap bg-sunk px-1.5 py-2 text-right text-sm text-ink-soft"
                  : "whitespace-nowrap bg-sunk px-1.5 py-2 text-left text-sm text-ink-soft"
              }
            >
              {kind === "action" ? <span className="sr-only">{head}</span> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-2xl:block" role="rowgroup">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="max-2xl:mb-3 max-2xl:flex max-2xl:flex-wrap max-2xl:items-center max-2xl:rounded max-2xl:border max-2xl:bg-raised max-2xl:px-4 max-2xl:py-3 max-md:justify-between"
          >
            {columns.map(({ head, kind, cell }, at) => (
              <td
                key={head}
                role="cell"
                className={cellClass(columns, at)}
                data-l={kind === "plain" ? head : undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
