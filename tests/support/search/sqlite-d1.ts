import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { asD1 } from "../database/as-d1";

export type Timed = { trips: number; ms: number; rows: number };

/** Adds the time of the database to `timed`. Each trip awaits `way`. */
export function sqliteAsD1(database: DatabaseSync, timed: Timed, way = async () => {}): D1Database {
  class Statement {
    constructor(
      readonly sql: string,
      readonly values: readonly unknown[] = [],
    ) {}

    bind(...values: unknown[]): Statement {
      return new Statement(this.sql, values);
    }

    run() {
      const values = this.values.map((value) => (typeof value === "boolean" ? Number(value) : value));
      const started = performance.now();
      const results = database.prepare(this.sql).all(...(values as SQLInputValue[]));
      timed.ms += performance.now() - started;
      timed.rows += results.length;
      return { results, success: true, meta: { rows_read: 0, duration: 0 } };
    }

    async all() {
      timed.trips += 1;
      await way();
      return this.run();
    }
  }
  return asD1({
    prepare: (sql: string) => new Statement(sql),
    async batch(statements: Statement[]) {
      timed.trips += 1;
      await way();
      return statements.map((statement) => statement.run());
    },
  });
}
