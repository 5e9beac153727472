import type { Query } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { log } from "~/platform/core/log.server";
import { Admission } from "./admission.server";
import { isRead, Replicas } from "./replicas.server";

/** `ms`: time awaited; `rows`: `rows_read` as D1 counts it. */
export type Meter = { trips: number; rows: number; ms: number };

const ENDLESS: Patience = { ms: Number.POSITIVE_INFINITY };

export type Patience = { ms: number };

export type Database = DrizzleD1Database;

/** Rows come as objects: alias columns that share a name. A call given up by `patience` may still happen. */
export function connect(d1: D1Database, meter: Meter, patience = ENDLESS): Database {
  return connectAdmitting(d1, { meter, patience }).db;
}

/** What one request asks through; `admissionDb` is for the question who asks, which `admission` lets travel with `db`'s first. */
export type Connection = {
  db: Database;
  admissionDb: Database;
  admission: Admission<MeteredStatement>;
  statementOf(query: { toSQL(): Query }): MeteredStatement;
  replicas: Replicas;
};

export function connectAdmitting(
  d1: D1Database,
  {
    meter,
    patience = ENDLESS,
    bookmark = null,
  }: { meter: Meter; patience?: Patience; bookmark?: string | null },
): Connection {
  const replicas = new Replicas(d1, bookmark);
  const send: Send = (statements) =>
    counted({ meter, patience }, async () => {
      const replica = replicas.begin(statements.some(({ query }) => !isRead(query)));
      const prepared = statements.map((statement) => statement.prepared(replica));
      const [only] = prepared;
      return only && prepared.length === 1 ? [await only.all()] : replica.batch(prepared);
    });
  const admission = new Admission<MeteredStatement>(send, isPassingFault, isNotAdmitted);
  const through = (send: Send) => drizzle(new MeteredD1(send) as unknown as D1Database);
  return {
    db: through((statements) => admission.pass(statements)),
    admissionDb: through((statements) => admission.ask(statements)),
    admission,
    statementOf(query) {
      const { sql, params } = query.toSQL();
      return new MeteredStatement(sql, params, send);
    },
    replicas,
  };
}

type Row = Record<string, unknown>;
type Send = (statements: MeteredStatement[]) => Promise<D1Result<Row>[]>;
type Waiting = { meter: Meter; patience: Patience };

class MeteredD1 {
  constructor(private readonly send: Send) {}

  prepare(query: string): MeteredStatement {
    return new MeteredStatement(query, [], this.send);
  }

  batch(statements: MeteredStatement[]): Promise<D1Result<Row>[]> {
    return this.send(statements);
  }
}

class MeteredStatement {
  constructor(
    readonly query: string,
    private readonly values: readonly unknown[],
    private readonly send: Send,
  ) {}

  bind(...values: unknown[]): MeteredStatement {
    return new MeteredStatement(this.query, values, this.send);
  }

  /** Only once it is sent: until then the request may have turned to another replica. */
  prepared(replica: D1DatabaseSession): D1PreparedStatement {
    const statement = replica.prepare(this.query);
    return this.values.length > 0 ? statement.bind(...this.values) : statement;
  }

  async all(): Promise<D1Result<Row>> {
    const [result] = await this.send([this]);
    if (!result) throw new Error("D1 answered nothing");
    return result;
  }

  async run(): Promise<D1Result<Row>> {
    return this.all();
  }

  async raw(): Promise<unknown[][]> {
    const { results } = await this.all();
    return results.map((row) => Object.values(row));
  }
}

async function counted<Row>(
  { meter, patience }: Waiting,
  call: () => Promise<D1Result<Row>[]>,
): Promise<D1Result<Row>[]> {
  const started = performance.now();
  meter.trips += 1;
  try {
    const results = await within(patience.ms - meter.ms, call);
    for (const result of results) meter.rows += result.meta.rows_read ?? 0;
    return results;
  } catch (error) {
    throw asDatabaseError(error);
  } finally {
    meter.ms += performance.now() - started;
  }
}

async function within<Answer>(ms: number, call: () => Promise<Answer>): Promise<Answer> {
  if (ms === ENDLESS.ms) return call();
  const late = new Error("D1_ERROR: no answer in time");
  if (ms <= 0) throw late;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), ms);
  });
  try {
    return await Promise.race([call(), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Gives the error of a call to D1 its prefix where the runtime leaves it out: when the object behind the database was
 * reset or cannot be reached, the binding throws texts like "internal error; reference = …". Mistakes of ours that throw
 * before anything is sent (TypeError, RangeError) stay as they are.
 */
function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "Error" || /^D1_/.test(error.message)) return error;
  return new Error(`D1_ERROR: ${error.message}`, { cause: error });
}

const OF_THE_STATEMENT =
  /constraint failed|parameter bindings|SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|TOOBIG|RANGE|MISUSE|AUTH|SCHEMA)\b/;

/**
 * Returns whether the database is locked, full, overloaded or out of reach. The texts of these faults vary, so every fault
 * that is not about the statement counts.
 */
export function isPassingFault(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^D1_(?:EXEC_)?ERROR\b/.test(cause.message)) return !OF_THE_STATEMENT.test(cause.message);
  }
  return false;
}

/** Reads without the writes while the database is locked or full, so that people still see their money. */
export async function readAtLeast<Found>(read: (writes: boolean) => Promise<Found>): Promise<Found> {
  try {
    return await read(true);
  } catch (error) {
    if (!isPassingFault(error)) throw error;
    log("error", "read_without_writing", { error });
    return read(false);
  }
}

export function isUniqueViolation(error: unknown, columns: string): boolean {
  return broke(error, `UNIQUE constraint failed: ${columns}`);
}

export function isNullViolation(error: unknown, column: string): boolean {
  return broke(error, `NOT NULL constraint failed: ${column}`);
}

export function isCheckViolation(error: unknown, check: string): boolean {
  return broke(error, `CHECK constraint failed: ${check}`);
}

export function isRaised(error: unknown, words: string): boolean {
  return broke(error, words);
}

/** Appears in the fault of a batch that `abortUnlessAdmitted` aborts, and in no other fault. */
export const NOT_ADMITTED = "not admitted";

function isNotAdmitted(error: unknown): boolean {
  return isRaised(error, `'${NOT_ADMITTED}'`);
}

export function isAccountClosed(error: unknown): boolean {
  return isRaised(error, "account closed");
}

function broke(error: unknown, words: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(words)) return true;
  }
  return false;
}
