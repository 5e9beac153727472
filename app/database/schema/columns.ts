import { type SQL, sql } from "drizzle-orm";
import { check, integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";

/** The column of a row id: 20 characters, or a UUID in older rows. People see the first 8 characters. */
export const id = (name = "id") => text(name, { length: 36 });

export const moment = (name: string) => integer(name);

export const rupiah = (name: string) => integer(name);

export function oneOf(name: string, column: SQLiteColumn, values: readonly string[]) {
  return check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(", "))})`);
}

export function lengthBetween(name: string, column: SQLiteColumn, min: number, max: number) {
  return check(name, sql`length(${column}) between ${sql.raw(`${min} and ${max}`)}`);
}

export function rule(name: string, condition: SQL) {
  return check(name, condition);
}
