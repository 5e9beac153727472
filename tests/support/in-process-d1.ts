import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { AskD1 } from "./local-bindings";

const MIGRATIONS = new URL("../../migrations/", import.meta.url);

/** As the runtime limits a D1, so that what it refuses is refused here. */
const LIMITS = {
  ...{ sqlLength: 100_000, column: 100, exprDepth: 100, compoundSelect: 5, vdbeOp: 25_000, functionArg: 32 },
  ...{ attach: 0, likePatternLength: 50, variableNumber: 100, triggerDepth: 10 },
};

/** SQLite's primary codes, and those of a constraint that the runtime names beside it. */
const CODES: Record<number, string> = {
  ...{ 1: "SQLITE_ERROR", 17: "SQLITE_SCHEMA", 18: "SQLITE_TOOBIG", 19: "SQLITE_CONSTRAINT" },
  ...{ 20: "SQLITE_MISMATCH", 21: "SQLITE_MISUSE", 23: "SQLITE_AUTH", 25: "SQLITE_RANGE" },
  ...{ 275: "SQLITE_CONSTRAINT_CHECK", 787: "SQLITE_CONSTRAINT_FOREIGNKEY" },
  ...{ 1299: "SQLITE_CONSTRAINT_NOTNULL", 1555: "SQLITE_CONSTRAINT_PRIMARYKEY" },
  ...{ 1811: "SQLITE_CONSTRAINT_TRIGGER", 2067: "SQLITE_CONSTRAINT_UNIQUE" },
};

/** As the runtime says it, but for where in a statement a mistake stands. */
function saidOf({ message, errcode = 1 }: { message: string; errcode?: number }): string {
  const extended = errcode > 255 && CODES[errcode] ? ` (extended: ${CODES[errcode]})` : "";
  return `${message}: ${CODES[errcode & 255] ?? "SQLITE_IOERR"}${extended}`;
}

/** In the order in which they are applied. */
export const migrations = () =>
  readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) =>
      readFileSync(new URL(file, MIGRATIONS), "utf8").replaceAll("--> statement-breakpoint", ""),
    );

let migrated: Uint8Array | undefined;

function emptyDatabase(): Uint8Array {
  const database = new DatabaseSync(":memory:");
  for (const sql of migrations()) database.exec(sql);
  const bytes = database.serialize();
  database.close();
  return bytes;
}

/** Statements are many and alike; a trip to the database takes a moment, in which others come before. */
const KEPT = 500;
const elapse = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * A migrated D1 by the same SQLite in this process, which takes half the work of a trip to the runtime's. It counts no
 * rows read: whoever asserts on them asks for the runtime's (`startWorld`), as a soak does for every test.
 */
export function inProcessD1(): { ask: AskD1; stop(): void } {
  migrated ??= emptyDatabase();
  const database = new DatabaseSync(":memory:", {
    limits: LIMITS,
    readBigInts: true,
    enableDoubleQuotedStringLiterals: true,
  });
  database.deserialize(migrated);
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  const changes = database.prepare("select total_changes() as total, last_insert_rowid() as last");
  let trips = 0;

  changes.setReadBigInts(false);

  function prepare(sql: string) {
    return database.prepare(sql);
  }

  function run(sql: string, values: readonly unknown[]) {
    if (prepared.size > KEPT) prepared.clear();
    const statement = prepared.get(sql) ?? prepare(sql);
    prepared.set(sql, statement);
    const before = changes.get() as Changes;
    const rows = statement.all(...values.map(asInput));
    const after = changes.get() as Changes;
    return {
      success: true,
      results: rows.map(asRow),
      meta: {
        ...{ changes: after.total - before.total, last_row_id: after.last, duration: 0 },
        ...{ rows_read: Number.NaN, rows_written: Number.NaN },
      },
    };
  }

  return {
    async ask(question) {
      await elapse();
      trips += 1;
      try {
        if ("exec" in question) return void database.exec(question.exec) as never;
        database.exec("begin");
        const results = question.statements.map(({ sql, values }) => run(sql, values));
        database.exec("commit");
        return (question.session ? { results, bookmark: bookmarkOf(trips) } : { results }) as never;
      } catch (error) {
        if (database.isTransaction) database.exec("rollback");
        const cause = saidOf(error as Error);
        throw new Error(`D1_ERROR: ${cause}`, { cause: new Error(cause) });
      }
    },
    stop: () => database.close(),
  };
}

/** As D1 writes it; later ones are greater. */
const bookmarkOf = (trips: number) =>
  [trips.toString(16).padStart(8, "0"), "0".repeat(8), "0".repeat(8), "0".repeat(32)].join("-");

type Changes = { total: number; last: number };

const asInput = (value: unknown) => (typeof value === "boolean" ? Number(value) : value) as SQLInputValue;

/** With a prototype, bytes as numbers, and numbers as JavaScript's, however large they are. */
const asRow = (row: Record<string, unknown>) => {
  const plain: Record<string, unknown> = {};
  for (const name in row) {
    const value = row[name];
    plain[name] =
      typeof value === "bigint" ? Number(value) : value instanceof Uint8Array ? [...value] : value;
  }
  return plain;
};
