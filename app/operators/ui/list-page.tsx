// biome-ignore-all lint/a11y/noRedundantRoles: CSS shows the queue as lines on phones, and without the roles screen readers no longer announce a table.

import { Form, Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { Field, type FieldView } from "~/ui/fields";
import { TitleBar, Topline } from "~/ui/frame";
import { Bdi, type Column, DataTable, EmptyState, SubmitButton } from "~/ui/kit";
import { Breadcrumbs, filterForm, ListPagination, Pagination, type Tab, Tabs } from "~/ui/navigation";
import { Price } from "~/ui/prices";
import type { QueueRow } from "../operator";

type Table<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
};

/** The frame of every list of the operator pages: title, filters, table or queue, and pages. */
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
  /** Shows the way back to the summary instead of the title bar. */
  breadcrumbs?: boolean;
  intro?: ReactNode;
  tabs?: { label: string; tabs: readonly Tab[] };
  search?: ComponentProps<typeof OperatorSearch>;
  above?: ReactNode;
  list: Table<Row> | ComponentProps<typeof TaskQueue>;
  /** Shown if the list has no rows; null if something else on the page was found. */
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
      {intro && <p className="soft mb-4">{intro}</p>}
      {tabs && <Tabs {...tabs} />}
      {search && <OperatorSearch {...search} />}
      {above}
      {list.rows.length > 0 ? intro ? <div className="mt-4">{rows}</div> : rows : empty && <EmptyState {...empty} />}
      {pages && ("first" in pages ? <ListPagination {...pages} /> : <Pagination {...pages} />)}
      {children}
    </>
  );
}

/** The tabs of a list of open items and one of closed items, and the link to the other list. */
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

const TONES = { late: "font-bold text-danger", due: "font-bold text-accent-ink", calm: "soft" };

/** Waiting items as links. `heads`: headings of the first, third and fourth column; the second is the amount. */
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
    <table className="queue" role="table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[title, "Rupiah", due, count].map((head, at) => (
            <th key={head} role="columnheader" scope="col" hidden={noMoney && at === 1}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row">
            <td role="cell">
              <Link to={row.href}>
                <Bdi>{row.title}</Bdi>
              </Link>
              <small>
                {row.note}
                {row.mark && <b> · {row.mark}</b>}
              </small>
            </td>
            <td role="cell" hidden={noMoney}>
              {row.amount === null ? "–" : <Price amount={row.amount} />}
              {row.amount !== null && row.more && "+"}
            </td>
            <td role="cell">
              <span className={TONES[row.tone]}>{row.due}</span>
              {row.at && <small>{row.at}</small>}
            </td>
            <td role="cell">{row.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Gives the search term more room than the other fields. */
const searchForm = `${filterForm} mt-4 [&>.field:first-child]:max-w-form [&>.field:first-child]:flex-[9_1_15rem]`;

/** A GET form, so that a result has a URL; `children` are further fields. */
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
