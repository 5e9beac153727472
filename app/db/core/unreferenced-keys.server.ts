import { sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "./connection.server";

/** The column must be indexed. The values go as one JSON list: D1 takes at most 100 bound parameters. */
export async function unreferencedKeys(
  db: Database,
  column: SQLiteColumn,
  values: string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const rows = await db
    .select({ held: sql<string>`${column}`.as("held") })
    .from(column.table)
    .where(sql`${column} in (select value from json_each(${JSON.stringify(values)}))`);
  const known = new Set(rows.map(({ held }) => held));
  return values.filter((value) => !known.has(value));
}
