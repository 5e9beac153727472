// biome-ignore-all lint/a11y/noRedundantRoles: CSS shows the queue as lines on phones, and without the roles screen readers no longer announce a table.

import { Form, Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { type Column, DataTable } from "~/ui/data-table";
import { Field, type FieldView } from "~/ui/fields";
import { Bdi, EmptyState, SubmitButton } from "~/ui/kit";
import { Breadcrumbs, filterForm, ListPagination, Pagination, type Tab, Tabs } from "~/ui/navigation";
import { Price } from "~/ui/prices";
import { TitleBar, Topline } from "~/ui/title-bar";
import type { QueueRow } from "../operator";

type Table<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

export function ListPage<Row>({
  title,
  breadcrumbs = false,
  intro,
  tabs,
  search,
  above,
  list,
  empty,
  pages,
  children,
}: {
  title: string;
  /** True to show a link to the summary instead of the title bar. */
  breadcrumbs?: boolean;
  intro?: ReactNode;
  tabs?: { label: string; tabs: readonly Tab[] };
  search?: ComponentProps<typeof OperatorSearch>;
  above?: ReactNode;
  list: Table<Row> | ComponentProps<typeof TaskQueue>;
  /** The text if the list has no rows. Null if something else on the page was found. */
  empty: ComponentProps<typeof EmptyState> | null;
  pages?: ComponentProps<typeof ListPagination> | ComponentProps<typeof Pagination>;
  children?: ReactNode;
}) {
  const rows = "heads" in list ? <TaskQueue {...list} /> : <DataTable {...list} />;
  return (
    <>
      {breadcrumbs ? (
        <>
          <Topline>
            <Breadcrumbs trail={[{ text: "Operator", href: "/operator" }, { text: title }]} />
          </Topline>
          <h1>{title}</h1>
        </>
      ) : (
        <TitleBar title={title} />
      )}
      {intro && <p className="text-ink-soft mb-4">{intro}</p>}
      {tabs && <Tabs {...tabs} />}
      {search && <OperatorSearch {...search} />}
      {above}
      {list.rows.length > 0 ? intro ? <div className="mt-4">{rows}</div> : rows : empty && <EmptyState {...empty} />}
      {pages && ("first" in pages ? <ListPagination {...pages} /> : <Pagination {...pages} />)}
      {children}
    </>
  );
}

export function openAndClosed(path: string, label: string, isClosed: boolean) {
  const closedPath = `${path}?status=selesai`;
  const tabs = [
    { to: path, text: "Menunggu", current: !isClosed },
    { to: closedPath, text: "Selesai", current: isClosed },
  ];
  const other = isClosed
    ? { href: path, text: "Lihat yang menunggu" }
    : { href: closedPath, text: "Lihat yang selesai" };
  return { tabs: { label, tabs }, other };
}

const TONES = { late: "font-bold text-danger", due: "font-bold text-accent-ink", calm: "text-ink-soft" };

const headCells = [
  "border-b-2 border-ink py-2 pl-0 pr-3 text-left text-sm text-ink-soft",
  "whitespace-nowrap border-b-2 border-ink px-0 py-2 text-right text-sm text-ink-soft",
  "border-b-2 border-ink py-2 pl-6 pr-3 text-left text-sm text-ink-soft",
  "border-b-2 border-ink py-2 pl-0 pr-3 text-left text-sm text-ink-soft",
];

export function TaskQueue({
  caption,
  heads: [title, due, count],
  rows,
}: {
  caption: string;
  heads: readonly [string, string, string];
  rows: readonly QueueRow[];
}) {
  const noMoney = rows.every(({ amount }) => amount === null);
  return (
    <table className="w-full border-collapse max-lg:block" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only" role="rowgroup">
        <tr role="row">
          {[title, "Rupiah", due, count].map((head, at) => (
            <th key={head} className={headCells[at]} role="columnheader" scope="col" hidden={noMoney && at === 1}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:block" role="rowgroup">
        {rows.map((row) => (
          // On phones the break after the second cell puts the deadline and the count on a second line.
          <tr
            key={row.key}
            className="relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:border-b max-lg:py-2 max-lg:after:order-1 max-lg:after:flex-[0_0_100%] max-lg:after:content-[''] lg:hover:bg-raised"
            role="row"
          >
            <td
              className="p-0 text-[0.9375rem] max-lg:flex-[1_1_60%] lg:w-[48%] lg:border-b lg:py-2 lg:pr-3"
              role="cell"
            >
              {/* The link covers the whole row. */}
              <Link
                className="font-bold text-ink no-underline [overflow-wrap:anywhere] after:absolute after:bottom-0 after:left-0 after:right-0 after:top-0 after:content-[''] hover:underline focus:outline-0 focus:after:[outline-offset:-3px] focus:after:[outline:3px_solid_var(--ink)]"
                to={row.href}
              >
                <Bdi>{row.title}</Bdi>
              </Link>
              <small className="block text-sm leading-[1.35] text-ink-soft">
                {row.note}
                {row.mark && <b> · {row.mark}</b>}
              </small>
            </td>
            <td
              className="whitespace-nowrap p-0 pl-2 text-right text-[0.9375rem] lg:border-b lg:py-2 lg:pl-0"
              role="cell"
              hidden={noMoney}
            >
              {row.amount === null ? "–" : <Price amount={row.amount} />}
              {row.amount !== null && row.more && "+"}
            </td>
            <td
              className="p-0 text-sm max-lg:order-2 lg:border-b lg:py-2 lg:pl-6 lg:pr-3 lg:text-[0.9375rem]"
              role="cell"
            >
              <span className={TONES[row.tone]}>{row.due}</span>
              {row.at && (
                <small className="text-sm leading-[1.35] text-ink-soft max-lg:ml-1.5 lg:block">{row.at}</small>
              )}
            </td>
            <td
              className="p-0 text-sm text-ink-soft max-lg:order-2 max-lg:ml-auto max-lg:pl-2 lg:border-b lg:py-2 lg:pr-3"
              role="cell"
            >
              {row.count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The classes that give the search term more room than the other fields. */
const searchForm = `${filterForm} mt-4 [&>.field:first-child]:max-w-form [&>.field:first-child]:flex-[9_1_15rem]`;

function OperatorSearch({
  path,
  q,
  label,
  hint,
  children,
}: {
  path: string;
  q: string;
  label: string;
  hint: string;
  children?: ReactNode;
}) {
  const field: FieldView = { id: "cari-q", name: "q", errorId: "cari-q-error", descriptionId: "cari-q-hint" };
  return (
    <Form action={path} className={searchForm} role="search" key={`${path} ${q}`}>
      <Field field={field} label={label} hint={hint}>
        <input
          id={field.id}
          name={field.name}
          className="input"
          type="search"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={field.descriptionId}
        />
      </Field>
      {children}
      <SubmitButton look="line">Cari</SubmitButton>
    </Form>
  );
}
