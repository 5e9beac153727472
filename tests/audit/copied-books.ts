import type { DatabaseSync } from "node:sqlite";
import { migratedDatabase } from "../support/database/in-process-d1";
import type { World } from "../support/world";
import type { Ask } from "./audit";

/** Tables that the audit's views read. Referenced tables come first. */
const TABLES = [
  "users",
  "services",
  "orders",
  "order_events",
  "order_visits",
  "payments",
  "ledger",
  "refunds",
  "withdrawals",
  "payout_attempts",
  "operator_acts",
  "card_holds",
  "gateway_notifications",
];

/** A test may change the copy. */
export async function copyOfBooks(world: World): Promise<DatabaseSync> {
  const copy = migratedDatabase({ enableForeignKeyConstraints: false });
  for (const table of TABLES) {
    const columns = copy
      .prepare(`pragma table_info(${table})`)
      .all()
      .map(({ name }) => String(name));
    const insert = copy.prepare(
      `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`,
    );
    const { results } = await world.bindings.DB.prepare(`select * from ${table}`).all<
      Record<string, string | number | null>
    >();
    for (const row of results) insert.run(...columns.map((column) => row[column] ?? null));
  }
  return copy;
}

/** Uses the database's current transaction. */
export const within =
  (database: DatabaseSync): Ask =>
  async (statements) =>
    statements.map((sql) => database.prepare(sql).all());
