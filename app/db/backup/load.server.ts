import type { DumpCell, DumpedTable, KindSum } from "~/domain/backup/backup";
import { batchTexts } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { literal } from "../core/literal.server";
import type { DumpedRow } from "./rows.server";
import { ROW, readTables } from "./tables.server";

/** Into these the migrations put a row themselves. */
const SEEDED: readonly string[] = ["book_checks", "search_vocabulary"];
/** D1 takes statements of 100,000 bytes. */
const STATEMENT = 90_000;
/** Characters, of four bytes at most, written as eight. */
const PIECE = 10_000;

export async function listFilledTables(db: Database): Promise<string[]> {
  const { tables } = await readTables(db);
  const names = tables.map(({ name }) => name).filter((name) => !SEEDED.includes(name));
  const answers = await batchTexts(
    db,
    names.map((name) => `select exists (select 1 from "${name}") as filled`),
  );
  return names.filter((_, at) => answers[at]?.[0]?.filled === 1);
}

type Trigger = { name: string; sql: string };

/** Counts and balances are among the rows, so their triggers must not run. Those that feed a search table stay: no dump holds it. */
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
    ...SEEDED.map((name) => `delete from "${name}"`),
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

/** Each as long as D1 takes. `numbered`: a column of it is the row's number. */
export function insertsOf(
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
    if (open && length + size > STATEMENT) {
      statements.push(open);
      open = "";
    }
    if (size > STATEMENT) {
      statements.push(...insertsByPieces(head, { name, columns }, row, first));
    } else if (open) {
      open += `, ${values}`;
      length += size + 2;
    } else [open, length] = [head + values, head.length + size];
  }
  return open ? [...statements, open] : statements;
}

function insertsByPieces(
  head: string,
  { name, columns }: DumpedTable,
  row: DumpedRow,
  first: number,
): string[] {
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
  const found = text.match(new RegExp(`[^]{1,${PIECE}}`, "gu")) ?? [];
  return found.length > 0 ? found : [text];
}

/** As the books themselves say, not what is counted along. */
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
