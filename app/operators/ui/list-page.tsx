import { Form } from "@remix-run/react";
import { type ComponentProps, Fragment, type ReactNode } from "react";
import { type Column, DataTable, type Table } from "~/ui/data-table";
import { Field, type FieldView } from "~/ui/fields";
import { Bdi, EmptyState, SubmitButton } from "~/ui/kit";
import { filterForm, ListPagination, Pagination, type Tab, Tabs } from "~/ui/navigation";
import { Price } from "~/ui/prices";
import { TitleBar } from "~/ui/title-bar";
import type { QueueRow } from "../operator";

export function ListPage<Row>({
  title,
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
      <TitleBar title={title} />
      {intro && <p className="text-ink-soft mb-4">{intro}</p>}
      {tabs && <Tabs {...tabs} row />}
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

const TONES = {
  late: "whitespace-normal font-bold text-danger",
  due: "whitespace-normal font-bold text-accent-ink",
  calm: "whitespace-normal text-ink-soft",
};

/** Shows waiting work with its deadline. Without amounts the table has no column for them. */
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
  const columns: Column<QueueRow>[] = [
    {
      head: title,
      kind: "title",
      cell: (row) => <Bdi>{row.title}</Bdi>,
      notes: ({ count, mark, note }) => {
        const marked = mark && <b key="mark">{mark}</b>;
        if (noMoney) return [marked, note];
        // Beside an amount and a deadline, narrow screens have no place for the cell with the count.
        const isNumber = /^\d+\+?$/.test(count);
        const narrow = (
          <span className="2xl:hidden" aria-hidden="true">
            {isNumber ? `${count} · ` : ` · ${count}`}
          </span>
        );
        return [
          marked,
          <Fragment key="note">
            {isNumber && narrow}
            {note}
            {!isNumber && narrow}
          </Fragment>,
        ];
      },
    },
    {
      head: "Rupiah",
      kind: "amount",
      cell: ({ amount, more }) =>
        amount === null ? (
          "–"
        ) : (
          <>
            <Price amount={amount} />
            {more && "+"}
          </>
        ),
    },
    {
      head: due,
      kind: "date",
      cell: (row) => (
        <>
          <span className={TONES[row.tone]}>{row.due}</span>
          {row.at && <small className="max-2xl:sr-only">{row.at}</small>}
        </>
      ),
    },
    { head: count, kind: "plain", cell: (row) => row.count },
  ];
  return (
    <DataTable
      caption={caption}
      columns={noMoney ? columns.filter(({ kind }) => kind !== "amount") : columns}
      rows={rows}
      rowKey={({ key }) => key}
      link={({ href }) => ({ href })}
    />
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
