import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./connection.server";

export type BatchStatement = BatchItem<"sqlite">;

export async function batchByName<Statements extends Record<string, BatchStatement>>(
  db: Database,
  statements: Statements,
): Promise<{ [Name in keyof Statements]: Awaited<Statements[Name]> }> {
  const answers = await db.batch(Object.values(statements) as [BatchStatement, ...BatchStatement[]]);
  const named = Object.keys(statements).map((name, index) => [name, answers[index]]);
  return Object.fromEntries(named);
}
