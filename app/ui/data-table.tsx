// biome-ignore-all lint/a11y/noRedundantRoles: CSS shows the table as cards, and without the roles screen readers no longer announce a table.

import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";

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
    "whitespace-nowrap p-0 text-right text-[0.9375rem] max-2xl:py-0.5 max-2xl:pr-4 max-md:flex-[1_0_42%] max-md:pr-0 2xl:px-1.5",
  plain: "text-[0.9375rem] max-2xl:py-0.5 max-2xl:pr-4 max-md:flex-[0_0_100%] max-md:pr-0 2xl:px-1.5",
  action:
    "text-[0.9375rem] max-2xl:ml-auto max-2xl:py-0.5 max-2xl:pr-0 max-md:flex-[0_0_100%] 2xl:w-[1%] 2xl:whitespace-nowrap 2xl:pl-1.5 2xl:pr-0 2xl:text-right max-md:[&_.btn]:block",
} as const;

type CellKind = Exclude<keyof typeof cells, "statusAfterTitle">;

export type Column<Row> = {
  head: string;
  kind: CellKind;
  cell: (row: Row) => ReactNode;
  /** The parts of the line below the title. Empty ones are left out. */
  notes?: (row: Row) => readonly ReactNode[];
};

/**
 * The target of a row. `name` is text before the title for screen readers. Null if the row has no page of its own.
 */
export type RowLink<Row> = (row: Row) => { href: string; name?: string } | null;

export type Table<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes each row a link. Narrow screens then show it as two lines instead of a card. */
  link?: RowLink<Row>;
  /** True to show the whole title and notes on narrow screens too. */
  uncut?: boolean;
};

/** The classes of linked rows on narrow screens: the title and its notes on the left, two other cells on the right. */
const lines = {
  title: "max-2xl:-order-1 max-2xl:flex-1 max-2xl:[grid-row:1/3]",
  amount: "max-2xl:-order-1 max-2xl:pl-3",
  side: "max-2xl:pl-3 max-2xl:text-right max-2xl:text-sm",
  unseen: "max-2xl:sr-only",
};

const wide: Record<CellKind, string> = {
  id: "tabular p-0 text-[0.9375rem] leading-[1.35] text-ink-soft 2xl:px-1.5 2xl:text-sm",
  title: "min-w-0 p-0 text-[0.9375rem] leading-[1.35] 2xl:w-1/2 2xl:px-1.5",
  status: "p-0 text-[0.9375rem] leading-[1.35] 2xl:w-[1%] 2xl:px-1.5 2xl:[&_.badge]:whitespace-nowrap",
  date: "p-0 text-[0.9375rem] leading-[1.35] 2xl:whitespace-nowrap 2xl:px-1.5 2xl:text-sm",
  amount: "whitespace-nowrap p-0 text-right text-[0.9375rem] leading-[1.35] 2xl:px-1.5",
  plain: "p-0 text-[0.9375rem] leading-[1.35] 2xl:px-1.5",
  action: "p-0 2xl:px-1.5",
};

/** The kinds of cells for the right side of a line, the most important first. */
const SIDE_KINDS: readonly CellKind[] = ["amount", "status", "date", "plain"];

/** Returns the class of each cell of a linked row. Two cells beside the title fit on a narrow screen. */
function lineClasses(columns: readonly { kind: CellKind }[]): string[] {
  const kinds = columns.map(({ kind }) => kind);
  const shown = SIDE_KINDS.filter((kind) => kinds.includes(kind)).slice(0, 2);
  return kinds.map((kind) => {
    const narrow = kind === "title" || kind === "amount" ? kind : shown.includes(kind) ? "side" : "unseen";
    return `${wide[kind]} ${lines[narrow]}`;
  });
}

function cellClass(columns: readonly { kind: CellKind }[], at: number): string {
  const kind = columns[at]?.kind ?? "plain";
  const followsTitle = at === 1 && columns[0]?.kind === "title";
  return kind === "status" && followsTitle ? cells.statusAfterTitle : cells[kind];
}

/**
 * Shows a table. On narrow screens, where seven columns do not fit, it shows cards, or lines if the rows are links. The
 * roles keep it a table for screen readers.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, link, uncut = false }: Table<Row>) {
  const classes = link ? lineClasses(columns) : columns.map((_, at) => cellClass(columns, at));
  return (
    <table className={link ? frames.rows : frames.cards} role="table">
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
        {rows.map((row) => {
          const target = link?.(row) ?? null;
          return (
            <tr key={rowKey(row)} role="row" className={link ? linedRow : cardRow}>
              {columns.map(({ head, kind, cell, notes }, at) => (
                <td
                  key={head}
                  role="cell"
                  className={classes[at]}
                  data-l={kind === "plain" && !link ? head : undefined}
                >
                  {kind === "title" && link ? (
                    <Title target={target} uncut={uncut || target === null}>
                      {cell(row)}
                    </Title>
                  ) : (
                    cell(row)
                  )}
                  {notes && <Notes notes={notes(row)} isCut={link !== undefined && target !== null && !uncut} />}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const frames = {
  rows: "data-table w-full border-collapse max-2xl:block [&_td]:align-top 2xl:[&_td]:border-b 2xl:[&_td]:py-3",
  cards:
    "data-table w-full border-collapse max-2xl:block [&_td]:align-top max-2xl:[&_td]:pl-0 2xl:[&_td]:border-b 2xl:[&_td]:py-3",
};
const cardRow =
  "max-2xl:mb-3 max-2xl:flex max-2xl:flex-wrap max-2xl:items-center max-2xl:rounded max-2xl:border max-2xl:bg-raised max-2xl:px-4 max-2xl:py-3 max-md:justify-between";
const linedRow =
  "relative max-2xl:flex max-2xl:border-b max-2xl:py-2 max-2xl:grid max-2xl:grid-cols-[minmax(0,1fr)_fit-content(50%)] hover:bg-raised";

/** The classes of a link that covers the whole row. Tailwind's rules for `::after` on focus need its `content` class. */
const overRow = {
  cut: "stretched-link block font-bold text-ink no-underline after:content-[''] hover:underline focus:outline-0 focus:after:[outline-offset:-3px] focus:after:[outline:3px_solid_var(--ink)] max-2xl:truncate",
  uncut:
    "stretched-link block font-bold text-ink no-underline after:content-[''] [overflow-wrap:anywhere] hover:underline focus:outline-0 focus:after:[outline-offset:-3px] focus:after:[outline:3px_solid_var(--ink)]",
};

function Title({
  target,
  uncut,
  children,
}: {
  target: ReturnType<RowLink<never>>;
  uncut: boolean;
  children: ReactNode;
}) {
  if (target === null) return <b className="block [overflow-wrap:anywhere]">{children}</b>;
  return (
    <Link to={target.href} className={uncut ? overRow.uncut : overRow.cut}>
      {target.name && <span className="sr-only">{target.name} </span>}
      {children}
    </Link>
  );
}

function Notes({ notes, isCut }: { notes: readonly ReactNode[]; isCut: boolean }) {
  const shown = notes.filter((note) => note !== null && note !== undefined && note !== false && note !== "");
  if (shown.length === 0) return null;
  return (
    <small className={isCut ? "max-2xl:truncate" : "[overflow-wrap:anywhere]"}>
      {shown.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a row have no other key and keep their order.
        <Fragment key={at}>
          {at > 0 && " · "}
          {note}
        </Fragment>
      ))}
    </small>
  );
}
