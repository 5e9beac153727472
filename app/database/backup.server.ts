import { sql } from "drizzle-orm";
import type { DumpCell, DumpedTable, KindSum } from "./backup-rules";
import type { Database } from "./connection.server";
import { type BatchStatement, literal } from "./statements.server";

/** Triggers record changes here during a dump only, so no migration creates it. */
const CHANGES_TABLE = "dump_changes";
const MIGRATIONS_TABLE = "d1_migrations";

/** Tables with rows that may have been revoked or used since, and the search index, which is rebuilt. */
export const TABLES_NOT_DUMPED: readonly string[] = [
  "sessions",
  "email_tokens",
  "pending_logins",
  "attempt_counters",
  "index_feeding",
  "listing_changes",
];

const ROW = "rowid";

type Listed = { name: string; wr: number; columns: string; keys: string; parents: string };

/** Returns the tables with parents first. `numbered` contains the tables whose key is the rowid. */
export async function readTables(
  db: Database,
): Promise<{ tables: DumpedTable[]; numbered: ReadonlySet<string>; migrations: string[] }> {
  const [listed = []] = await batchTexts<Listed>(db, [
    `select t.name, t.wr,
      (select json_group_array(name) from pragma_table_info(t.name)) as columns,
      (select group_concat(upper(type)) from pragma_table_info(t.name) where pk > 0) as keys,
      (select json_group_array("table") from pragma_foreign_key_list(t.name)) as parents
    from pragma_table_list t
    where t.schema = 'main' and t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'
      and t.name not like '\\_cf\\_%' escape '\\' and t.name <> '${CHANGES_TABLE}'
    order by t.name`,
  ]);
  const real = listed.filter(({ name }) => name !== MIGRATIONS_TABLE && !TABLES_NOT_DUMPED.includes(name));
  const numberless = real.find(({ wr }) => wr === 1);
  if (numberless) throw new Error(`a dump walks by row number, which ${numberless.name} has not`);
  const [applied = []] = listed.some(({ name }) => name === MIGRATIONS_TABLE)
    ? await batchTexts<{ name: string }>(db, [`select name from ${MIGRATIONS_TABLE} order by id`])
    : [];
  const numbered = real.filter(({ keys }) => keys === "INTEGER").map(({ name }) => name);
  return {
    tables: parentsFirst(real),
    numbered: new Set(numbered),
    migrations: applied.map(({ name }) => name),
  };
}

function parentsFirst(listed: readonly Listed[]): DumpedTable[] {
  const left = new Map(listed.map((table) => [table.name, JSON.parse(table.parents) as string[]]));
  const ordered: DumpedTable[] = [];
  while (left.size > 0) {
    const free = listed.filter(({ name }) => left.get(name)?.every((parent) => parent === name || !left.has(parent)));
    if (free.length === 0) throw new Error(`these tables refer to each other: ${[...left.keys()].join(", ")}`);
    for (const { name, columns } of free) {
      left.delete(name);
      ordered.push({ name, columns: [ROW, ...(JSON.parse(columns) as string[])] });
    }
  }
  return ordered;
}

const KINDS = [
  ["insert", "values ('NAME', new.rowid)"],
  ["update", "select 'NAME', new.rowid union select 'NAME', old.rowid"],
  ["delete", "values ('NAME', old.rowid)"],
] as const;

export const watched = (tables: readonly DumpedTable[]): number => tables.length * KINDS.length;

/** Drops the rest of an earlier dump and starts recording, in one batch so that no change is missed. */
export async function watchChanges(db: Database, tables: readonly DumpedTable[]): Promise<void> {
  await batchTexts(db, [
    ...(await dropWatchers(db)),
    `create table ${CHANGES_TABLE} (seq integer primary key autoincrement, name text not null, number integer not null)`,
    ...tables.flatMap(({ name }) =>
      KINDS.map(
        ([kind, rows]) =>
          `create trigger "dump_${name}_${kind}" after ${kind} on "${name}" begin ` +
          `insert into ${CHANGES_TABLE} (name, number) ${rows.replaceAll("NAME", name)}; end`,
      ),
    ),
  ]);
}

export async function forgetChanges(db: Database): Promise<void> {
  await batchTexts(db, await dropWatchers(db));
}

async function dropWatchers(db: Database): Promise<string[]> {
  const left = await listWatchers(db);
  return [...left.map((name) => `drop trigger if exists "${name}"`), `drop table if exists ${CHANGES_TABLE}`];
}

export async function countWatchers(db: Database): Promise<number> {
  return (await listWatchers(db)).length;
}

async function listWatchers(db: Database): Promise<string[]> {
  const [found = []] = await batchTexts<{ name: string }>(db, [SELECT_WATCHERS]);
  return found.map(({ name }) => name);
}

const SELECT_WATCHERS = `select name from sqlite_master
  where type = 'trigger' and name like 'dump\\_%' escape '\\' and sql like '%insert into ${CHANGES_TABLE} %'`;

const SEEDED_TABLES: readonly string[] = ["book_checks", "search_vocabulary"];
/** The maximum number of bytes in a statement. D1 accepts 100,000. */
const MAX_STATEMENT_LENGTH = 90_000;
const MAX_PIECE_LENGTH = 10_000;

export async function listFilledTables(db: Database): Promise<string[]> {
  const { tables } = await readTables(db);
  const names = tables.map(({ name }) => name).filter((name) => !SEEDED_TABLES.includes(name));
  const answers = await batchTexts(
    db,
    names.map((name) => `select exists (select 1 from "${name}") as filled`),
  );
  return names.filter((_, at) => answers[at]?.[0]?.filled === 1);
}

type Trigger = { name: string; sql: string };

/** Lists the triggers to drop for a restore, since counts and balances are dumped. Those of search tables stay. */
export async function listLoadingTriggers(db: Database): Promise<Trigger[]> {
  const [triggers = []] = await batchTexts<Trigger>(db, [
    `select name, sql from sqlite_master where type = 'trigger' and not (sql like '%after insert on%' and exists (
      select 1 from pragma_table_list t
      where t.type = 'virtual' and instr(sqlite_master.sql, 'INSERT INTO ' || t.name || ' ') > 0))`,
  ]);
  return triggers;
}

export function beforeLoading(triggers: readonly Trigger[]): string[] {
  return [
    ...triggers.map(({ name }) => `drop trigger "${name}"`),
    ...SEEDED_TABLES.map((name) => `delete from "${name}"`),
  ];
}

export function afterLoading(triggers: readonly Trigger[], sequences: Record<string, number>): string[] {
  return [
    ...Object.entries(sequences).flatMap(([name, seq]) => [
      `delete from sqlite_sequence where name = ${literal(name)}`,
      `insert into sqlite_sequence (name, seq) values (${literal(name)}, ${literal(seq)})`,
    ]),
    ...triggers.map((trigger) => trigger.sql),
  ];
}

/** Makes each statement as long as D1 accepts. `numbered` says that one column is the rowid. */
export function insertStatements(
  { name, columns }: DumpedTable,
  rows: readonly DumpedRow[],
  numbered: boolean,
): string[] {
  const first = numbered ? 1 : 0;
  const names = columns.slice(first).map((column) => (column === ROW ? ROW : `"${column}"`));
  const head = `insert into "${name}" (${names.join(", ")}) values `;
  const statements: string[] = [];
  let [open, length] = ["", 0];
  for (const row of rows) {
    const values = `(${row.slice(first).map(literal).join(", ")})`;
    const size = bytes(values);
    if (open && length + size > MAX_STATEMENT_LENGTH) {
      statements.push(open);
      open = "";
    }
    if (size > MAX_STATEMENT_LENGTH) {
      statements.push(...insertsByPieces(head, { name, columns }, row, first));
    } else if (open) {
      open += `, ${values}`;
      length += size + 2;
    } else [open, length] = [head + values, head.length + size];
  }
  return open ? [...statements, open] : statements;
}

function insertsByPieces(head: string, { name, columns }: DumpedTable, row: DumpedRow, first: number): string[] {
  const cells = row.map((cell) => (typeof cell === "string" ? pieces(cell) : [cell]));
  const begin = cells.slice(first).map(([piece]) => literal(piece));
  const rest = cells.flatMap((parts, at) =>
    parts
      .slice(1)
      .map(
        (piece) =>
          `update "${name}" set "${columns[at]}" = "${columns[at]}" || ${literal(piece)} where rowid = ${literal(row[0])}`,
      ),
  );
  return [`${head}(${begin.join(", ")})`, ...rest];
}

function pieces(text: string): DumpCell[] {
  const found = text.match(new RegExp(`[^]{1,${MAX_PIECE_LENGTH}}`, "gu")) ?? [];
  return found.length > 0 ? found : [text];
}

/** Counts the rows and sums the ledger itself instead of reading the stored totals. */
export async function readLoaded(
  db: Database,
  tables: readonly DumpedTable[],
): Promise<{ counts: number[]; sums: KindSum[] }> {
  const [sums = [], ...counts] = await batchTexts(db, [
    `select account_kind as kind, sum(balance <> 0) as accounts, sum(balance) as balance from (
       select account_kind, account, sum(amount) as balance from audit_entries group by account_kind, account)
     group by account_kind order by account_kind`,
    ...tables.map(({ name }) => `select count(*) as rows from "${name}"`),
  ]);
  return { counts: counts.map(([row]) => Number(row?.rows)), sums: sums as KindSum[] };
}

const bytes = (text: string): number => new TextEncoder().encode(text).byteLength;

export type DumpedRow = DumpCell[];
type Change = { seq: number; name: string; number: number };
type DumpRow = Record<string, DumpCell>;

export type ChangedRows = { table: DumpedTable; rows: DumpedRow[]; removed: number[] }[];

export async function readDumpPage(
  db: Database,
  table: DumpedTable,
  after: number,
  limit: number,
): Promise<DumpedRow[]> {
  const [found = []] = await batchTexts<DumpRow>(db, [
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
  const answers = await batchTexts<DumpRow>(
    db,
    touched.map((table) => selectChanged(table, after, through)),
  );
  return { through, changed: changedRows(touched, changes, answers) };
}

type Moment = {
  changes: number;
  through: number;
  changed: ChangedRows;
  counts: number[];
  sums: KindSum[];
  sequences: Record<string, number>;
  watchers: number;
};

/** Reads everything in one batch, so that nothing changes in between. Returns at most `limit` changes. */
export async function readMoment(
  db: Database,
  tables: readonly DumpedTable[],
  after: number,
  limit: number,
): Promise<Moment> {
  const answers = await batchTexts<DumpRow>(db, [
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
    DumpRow[],
    DumpRow[],
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
  answers: readonly DumpRow[][],
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
  // For INTEGER PRIMARY KEY tables SQLite returns rowid and the key under one name, so alias them.
  return names.map((name) => (name === ROW ? `rowid as "${ROW}"` : `"${name}"`)).join(", ");
}

const cells = (found: readonly DumpRow[]): DumpedRow[] => found.map((row) => Object.values(row));

async function batchTexts<Row = Record<string, unknown>>(
  db: Database,
  statements: readonly string[],
): Promise<Row[][]> {
  const all: BatchStatement[] = statements.map((statement) => db.all(sql.raw(statement)));
  const [first, ...rest] = all;
  return first ? ((await db.batch([first, ...rest])) as Row[][]) : [];
}
