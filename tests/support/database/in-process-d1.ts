import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync, type DatabaseSyncOptions, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setImmediate as elapse } from "node:timers/promises";
import type { AskD1 } from "../local-bindings";

const MIGRATIONS = new URL("../../../migrations/", import.meta.url);

const LIMITS = {
  sqlLength: 100_000,
  column: 100,
  exprDepth: 100,
  compoundSelect: 5,
  vdbeOp: 25_000,
  functionArg: 32,
  attach: 0,
  likePatternLength: 50,
  variableNumber: 100,
  triggerDepth: 10,
};

/** SQLite's primary result codes, and the extended codes of constraints that the runtime names. */
const CODES: Record<number, string> = {
  1: "SQLITE_ERROR",
  17: "SQLITE_SCHEMA",
  18: "SQLITE_TOOBIG",
  19: "SQLITE_CONSTRAINT",
  20: "SQLITE_MISMATCH",
  21: "SQLITE_MISUSE",
  23: "SQLITE_AUTH",
  25: "SQLITE_RANGE",
  275: "SQLITE_CONSTRAINT_CHECK",
  787: "SQLITE_CONSTRAINT_FOREIGNKEY",
  1299: "SQLITE_CONSTRAINT_NOTNULL",
  1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
  1811: "SQLITE_CONSTRAINT_TRIGGER",
  2067: "SQLITE_CONSTRAINT_UNIQUE",
};

/** Without the position in the statement, which the runtime adds. */
function formatError({ message, errcode = 1 }: { message: string; errcode?: number }): string {
  const extended = errcode > 255 && CODES[errcode] ? ` (extended: ${CODES[errcode]})` : "";
  return `${message}: ${CODES[errcode & 255] ?? "SQLITE_IOERR"}${extended}`;
}

export const migrations = (folder = MIGRATIONS) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => readFileSync(new URL(file, folder), "utf8").replaceAll("--> statement-breakpoint", ""));

export const INDEX_MIGRATIONS = new URL("search/", MIGRATIONS);

export function migratedDatabase(options: DatabaseSyncOptions = {}, folder = MIGRATIONS): DatabaseSync {
  const database = new DatabaseSync(":memory:", options);
  for (const sql of migrations(folder)) database.exec(sql);
  return database;
}

const migrated = new Map<string, Uint8Array>();

function emptyDatabase(folder: URL): Uint8Array {
  const database = migratedDatabase({}, folder);
  const bytes = database.serialize();
  database.close();
  return bytes;
}

const MAX_PREPARED = 500;

/**
 * Creates a migrated D1 with Node's SQLite, which takes half the time of a trip to the runtime. It does not count rows
 * read. Tests that check row counts start a world with the runtime's database.
 */
export function inProcessD1(folder = MIGRATIONS): { ask: AskD1; stop(): void } {
  const empty = migrated.get(folder.href) ?? emptyDatabase(folder);
  migrated.set(folder.href, empty);
  const database = new DatabaseSync(":memory:", {
    limits: LIMITS,
    enableDoubleQuotedStringLiterals: true,
  });
  database.deserialize(empty);
  const prepared = new Map<string, StatementSync>();
  const totals = database.prepare("select total_changes() as changes, last_insert_rowid() as last");
  let trips = 0;
  let running: StatementSync | undefined;

  function run(statements: readonly { sql: string; values: readonly unknown[] }[]) {
    let { changes } = totals.get() as Totals;
    return statements.map(({ sql, values }) => {
      if (prepared.size > MAX_PREPARED) prepared.clear();
      running = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, running);
      const rows = running.all(...values.map(asInput));
      const before = changes;
      const after = totals.get() as Totals;
      changes = after.changes;
      return {
        success: true,
        results: rows.map(asRow),
        meta: {
          changes: changes - before,
          last_row_id: after.last,
          duration: 0,
          rows_read: Number.NaN,
          rows_written: Number.NaN,
        },
      };
    });
  }

  function batch(statements: Parameters<typeof run>[0]): ReturnType<typeof run> {
    if (statements.length > 1) database.exec("begin");
    try {
      const results = run(statements);
      if (database.isTransaction) database.exec("commit");
      return results;
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      // Nothing was written, so run the batch again with big integers.
      if ((error as NodeJS.ErrnoException).code !== "ERR_OUT_OF_RANGE") throw error;
      running?.setReadBigInts(true);
      return batch(statements);
    }
  }

  return {
    async ask(question) {
      // Let other work run first, as with a remote database. This also works while a test stops the clock.
      await elapse();
      trips += 1;
      try {
        if ("exec" in question) return void database.exec(question.exec) as never;
        const results = batch(question.statements);
        return (question.session ? { results, bookmark: bookmarkOf(trips) } : { results }) as never;
      } catch (error) {
        const cause = formatError(error as Error);
        throw new Error(`D1_ERROR: ${cause}`, { cause: new Error(cause) });
      }
    },
    stop: () => database.close(),
  };
}

/** Bookmarks in D1's format. Later bookmarks are greater. */
const bookmarkOf = (trips: number) =>
  [trips.toString(16).padStart(8, "0"), "0".repeat(8), "0".repeat(8), "0".repeat(32)].join("-");

type Totals = { changes: number; last: number };

const asInput = (value: unknown) => (typeof value === "boolean" ? Number(value) : value) as SQLInputValue;

/** Converts a row to plain JavaScript values as D1 does: bytes become arrays and big integers become numbers. */
const asRow = (row: Record<string, unknown>) => {
  const plain: Record<string, unknown> = {};
  for (const name in row) {
    const value = row[name];
    plain[name] = typeof value === "bigint" ? Number(value) : value instanceof Uint8Array ? [...value] : value;
  }
  return plain;
};
