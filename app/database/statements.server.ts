import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteInsertValue, SQLiteTable } from "drizzle-orm/sqlite-core";
import { ID_LENGTH, idOf } from "~/platform/log-lines";
import { type Refused, refused } from "~/platform/outcome";
import { COUNT_CAP } from "~/platform/paging";
import { type Database, isRaised } from "./connection.server";

export type BatchStatement = BatchItem<"sqlite">;

export type AnswersOf<Statements extends readonly BatchStatement[]> = {
  [At in keyof Statements]: Statements[At]["_"]["result"];
};

export type PageQuery<Page> = {
  statements: readonly BatchStatement[];
  toPage(rows: readonly unknown[]): Page;
};

export type PageOf<Query extends (...args: never[]) => PageQuery<unknown>> = ReturnType<ReturnType<Query>["toPage"]>;

export function pageQuery<const Statements extends readonly BatchStatement[], Page>(
  statements: Statements,
  toPage: (rows: AnswersOf<Statements>) => Page,
): PageQuery<Page> {
  return { statements, toPage: toPage as (rows: readonly unknown[]) => Page };
}

export async function readPage<Page>(db: Database, { statements, toPage }: PageQuery<Page>): Promise<Page> {
  return toPage(await db.batch(statements as [BatchStatement, ...BatchStatement[]]));
}

export async function batchByName<Statements extends Record<string, BatchStatement>>(
  db: Database,
  statements: Statements,
): Promise<{ [Name in keyof Statements]: Awaited<Statements[Name]> }> {
  const answers = await db.batch(Object.values(statements) as [BatchStatement, ...BatchStatement[]]);
  const named = Object.keys(statements).map((name, index) => [name, answers[index]]);
  return Object.fromEntries(named);
}

/** Counts up to `most` + 1 rows. `rows` is like "orders where phase = 'disputed'". */
export function countRows(db: Database, rows: SQL, max = COUNT_CAP) {
  return db
    .select({ counted: sql<number>`count(*)`.as("counted") })
    .from(sql`(select 1 from ${rows} limit ${max + 1})`);
}

/** Inserts `row` if `where` ("[from …] where …") finds a row. Missing columns get their default. */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: SQLiteInsertValue<Table>,
  where: SQL,
) {
  const given = new Map<string, unknown>(Object.entries(row));
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const said = given.get(name);
    const value = said === undefined ? (column.default ?? null) : said;
    return is(value, SQL) ? value : sql.param(value, column);
  });
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} ${where}`);
}

/** Texts that would end a statement early, or that wrangler reads as a transaction. */
const ODD_TEXT = /\0|begin transaction|commit/i;

export function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(Number(value));
  const text = String(value);
  if (!ODD_TEXT.test(text)) return `'${text.replaceAll("'", "''")}'`;
  const bytes = [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `cast(x'${bytes.join("")}' as text)`;
}

/** Returns a random id. Ids that give access to a file are UUIDs instead. */
export function newId(): string {
  return idOf(crypto.getRandomValues(new Uint8Array(ID_LENGTH)));
}

/** Returns values that the indexed column lacks. Sends one JSON list: D1 allows at most 100 bound parameters. */
export async function unreferencedKeys(db: Database, column: SQLiteColumn, values: string[]): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = await db
    .select({ held: sql<string>`${column}`.as("held") })
    .from(column.table)
    .where(sql`${column} in (select value from json_each(${JSON.stringify(values)}))`);
  const known = new Set(rows.map(({ held }) => held));
  return values.filter((value) => !known.has(value));
}

export async function removeOldest(
  db: Database,
  table: SQLiteTable & { createdAt: SQLiteColumn },
  before: number,
  limit: number,
): Promise<number> {
  const { createdAt } = table;
  const { meta } = await db
    .delete(table)
    .where(sql`id in (select id from ${table} where ${createdAt} < ${before} order by ${createdAt} limit ${limit})`);
  return meta.changes;
}

/** How often a form is tried while other changes are written first. */
export const MAX_TRIES = 3;

/** Repeats `attempt` while it returns null, which means that another change was written first. */
export async function retryAfterConflict<Result>(
  maxTries: number,
  attempt: () => Promise<Result | null>,
): Promise<Result | Refused<"changed_meanwhile">> {
  for (let tries = 0; tries < maxTries; tries++) {
    const result = await attempt();
    if (result !== null) return result;
  }
  return refused("changed_meanwhile");
}

/** Returns true if a trigger rejected the batch because one of the two people has blocked the other. */
export function isBlocked(error: unknown): boolean {
  return isRaised(error, "people are blocked");
}
