import { sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../core/connection.server";

/**
 * Those of the values that no row holds in this column, which must be indexed. One statement however many they are: D1
 * takes at most 100 bound parameters, and a list goes as one.
 */
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
