import type { DumpCell, DumpedTable, KindSum } from "~/domain/backup/backup";
import { batchTexts } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { ROW, SELECT_WATCHERS } from "./tables.server";

export type DumpedRow = DumpCell[];
type Change = { seq: number; name: string; number: number };
type Found = Record<string, DumpCell>;

export type ChangedRows = { table: DumpedTable; rows: DumpedRow[]; removed: number[] }[];

export async function readPage(
  db: Database,
  table: DumpedTable,
  after: number,
  limit: number,
): Promise<DumpedRow[]> {
  const [found = []] = await batchTexts<Found>(db, [
    `select ${columns(table)} from "${table.name}" where rowid > ${after} order by rowid limit ${limit}`,
  ]);
  return cells(found);
}

export async function readChanges(
  db: Database,
  tables: readonly DumpedTable[],
  after: number,
  limit: number,
): Promise<{ through: number; changed: ChangedRows }> {
  const [changes = []] = await batchTexts<Change>(db, [selectChanges(after, limit)]);
  const through = changes.at(-1)?.seq ?? after;
  const touched = tables.filter(({ name }) => changes.some((change) => change.name === name));
  if (touched.length === 0) return { through, changed: [] };
  const answers = await batchTexts<Found>(
    db,
    touched.map((table) => selectChanged(table, after, through)),
  );
  return { through, changed: changedRows(touched, changes, answers) };
}

export type Moment = {
  changes: number;
  through: number;
  changed: ChangedRows;
  counts: number[];
  sums: KindSum[];
  sequences: Record<string, number>;
  watchers: number;
};

/** In one batch, which nothing comes between. More than `limit` changes are not read whole: see `changes`. */
export async function readMoment(
  db: Database,
  tables: readonly DumpedTable[],
  after: number,
  limit: number,
): Promise<Moment> {
  const answers = await batchTexts<Found>(db, [
    selectChanges(after, limit + 1),
    "select account_kind as kind, accounts, balance from audit_totals order by 1",
    "select name, seq from sqlite_sequence",
    SELECT_WATCHERS,
    ...tables.map(({ name }) => `select count(*) as rows from "${name}"`),
    ...tables.map((table) => `${selectChanged(table, after, Number.MAX_SAFE_INTEGER)} limit ${limit}`),
  ]);
  const [changes, sums, sequences, watchers] = answers.splice(0, 4) as unknown as [
    Change[],
    KindSum[],
    Found[],
    Found[],
  ];
  const counts = answers.splice(0, tables.length).map(([row]) => Number(row?.rows));
  const dumped = new Set(tables.map(({ name }) => name));
  return {
    changes: changes.length,
    through: changes.at(-1)?.seq ?? after,
    changed: changedRows(tables, changes, answers),
    counts,
    sums,
    sequences: Object.fromEntries(
      sequences.filter(({ name }) => dumped.has(String(name))).map(({ name, seq }) => [name, Number(seq)]),
    ),
    watchers: watchers.length,
  };
}

function selectChanges(after: number, limit: number): string {
  return `select seq, name, number from dump_changes where seq > ${after} order by seq limit ${limit}`;
}

function selectChanged(table: DumpedTable, after: number, through: number): string {
  return `select ${columns(table)} from "${table.name}" where rowid in (
    select number from dump_changes where seq > ${after} and seq <= ${through} and name = '${table.name}')`;
}

function changedRows(
  tables: readonly DumpedTable[],
  changes: readonly Change[],
  answers: readonly Found[][],
): ChangedRows {
  return tables.flatMap((table, at) => {
    const rows = cells(answers[at] ?? []);
    const there = new Set(rows.map(([number]) => number));
    const noted = new Set(changes.filter(({ name }) => name === table.name).map(({ number }) => number));
    const removed = [...noted].filter((number) => !there.has(number));
    return rows.length + removed.length > 0 ? [{ table, rows, removed }] : [];
  });
}

function columns({ columns: names }: DumpedTable): string {
  // A table whose key is the row's number answers for both under one name, were they not named.
  return names.map((name) => (name === ROW ? `rowid as "${ROW}"` : `"${name}"`)).join(", ");
}

const cells = (found: readonly Found[]): DumpedRow[] => found.map((row) => Object.values(row));
