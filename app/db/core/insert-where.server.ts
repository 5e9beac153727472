import { getTableColumns, is, SQL, sql } from "drizzle-orm";
import type { SQLiteInsertValue, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "./connection.server";

/** Inserts `row` if `where` ("[from …] where …") finds something. Missing columns get their default. */
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
