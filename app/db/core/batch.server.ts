import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./connection.server";

export type BatchStatement = BatchItem<"sqlite">;

export type AnswersOf<Statements extends readonly BatchStatement[]> = {
  [At in keyof Statements]: Statements[At]["_"]["result"];
};

export async function batchByName<Statements extends Record<string, BatchStatement>>(
  db: Database,
  statements: Statements,
): Promise<{ [Name in keyof Statements]: Awaited<Statements[Name]> }> {
  const answers = await db.batch(Object.values(statements) as [BatchStatement, ...BatchStatement[]]);
  const named = Object.keys(statements).map((name, index) => [name, answers[index]]);
  return Object.fromEntries(named);
}

export async function batchTexts<Row = Record<string, unknown>>(
  db: Database,
  statements: readonly string[],
): Promise<Row[][]> {
  const all: BatchStatement[] = statements.map((statement) => db.all(sql.raw(statement)));
  const [first, ...rest] = all;
  return first ? ((await db.batch([first, ...rest])) as Row[][]) : [];
}
