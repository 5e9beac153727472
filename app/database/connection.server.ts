import type { Query } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { log } from "~/platform/log.server";

/** The start of a D1 session. Any other string is a bookmark. */
type Beginning = "first-primary" | "first-unconstrained" | (string & {});

/** Reads the primary unless a public page allows any replica. No read returns older data than an earlier one. */
class Replicas {
  private beginning: Beginning = "first-primary";
  pinned = false;
  private session: D1DatabaseSession | undefined;
  private written: D1DatabaseSession | undefined;

  constructor(
    private readonly d1: D1Database,
    private readonly newest: string | null = null,
  ) {}

  /** Public reads may use any replica. After a write, use at least the user's bookmark. */
  fromAnywhere(): void {
    if (this.pinned || this.session) return;
    this.beginning = this.newest ?? "first-unconstrained";
  }

  /** Reads from the primary, for what decides on money, rights or the state of an order. */
  fromPrimary(): void {
    this.pinned = true;
    if (this.beginning === "first-primary") return;
    this.beginning = "first-primary";
    this.session = undefined;
  }

  get wrote(): boolean {
    return this.written !== undefined;
  }

  /** Starts a session for each trip to the primary, because only the first query of a session is certain to reach it. */
  begin(writes: boolean): D1DatabaseSession {
    if (!this.session || this.beginning === "first-primary") this.session = this.d1.withSession(this.beginning);
    if (writes) this.written = this.session;
    return this.session;
  }

  reached(): string | null {
    return this.session?.getBookmark() ?? null;
  }

  bookmark(): string | null {
    return (this.written ?? this.session)?.getBookmark() ?? null;
  }
}

/** A statement that begins with `select` only reads. One that begins with `with` may write. */
export function isRead(query: string): boolean {
  const begins = /^\s*(select|with)\b/i.exec(query)?.[1]?.toLowerCase();
  return begins === "select" || (begins === "with" && !/\b(?:insert|update|delete|replace)\b/i.test(query));
}

/** Trips to the database, rows read as D1 counts them (`rows_read`), and the time spent waiting in ms. */
export type DatabaseMeter = { trips: number; rows: number; ms: number };

const ENDLESS: RetryTime = { ms: Number.POSITIVE_INFINITY };

export type RetryTime = { ms: number };

export type Database = DrizzleD1Database;

/** Returns Drizzle's client. Rows are objects, so selected columns of the same name need an alias. */
export function connect(d1: D1Database, meter: DatabaseMeter, patience = ENDLESS): Database {
  return connectRequest(d1, { meter, patience }).db;
}

export type Connection = {
  db: Database;
  /** The database without the guard of writes. What a payment provider reports stays true after a session has ended. */
  systemDb: Database;
  /** Sends the statement first in each later batch of `db` that writes. If it fails, the batch is aborted. */
  guardWrites(makeStatement: () => { toSQL(): Query }): void;
  replicas: Replicas;
};

export function connectRequest(
  d1: D1Database,
  {
    meter,
    patience = ENDLESS,
    bookmark = null,
  }: { meter: DatabaseMeter; patience?: RetryTime; bookmark?: string | null },
): Connection {
  const replicas = new Replicas(d1, bookmark);
  let makeGuard: (() => { toSQL(): Query }) | null = null;
  const send: SendStatements = (statements) =>
    counted({ meter, patience }, async () => {
      const replica = replicas.begin(!areReads(statements));
      const prepared = statements.map((statement) => statement.prepared(replica));
      const [only] = prepared;
      return only && prepared.length === 1 ? [await only.all()] : replica.batch(prepared);
    });
  const sendGuarded: SendStatements = async (statements) => {
    if (!makeGuard || areReads(statements)) return send(statements);
    const { sql, params } = makeGuard().toSQL();
    const [, ...results] = await send([new MeteredStatement(sql, params, send), ...statements]);
    return results;
  };
  const through = (send: SendStatements) => drizzle(new MeteredD1(send) as unknown as D1Database);
  return {
    db: through(sendGuarded),
    systemDb: through(send),
    guardWrites(makeStatement) {
      makeGuard = makeStatement;
    },
    replicas,
  };
}

const areReads = (statements: MeteredStatement[]) => statements.every(({ query }) => isRead(query));

type Row = Record<string, unknown>;
type SendStatements = (statements: MeteredStatement[]) => Promise<D1Result<Row>[]>;
type RetryBudget = { meter: DatabaseMeter; patience: RetryTime };

class MeteredD1 {
  constructor(private readonly send: SendStatements) {}

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
    private readonly send: SendStatements,
  ) {}

  bind(...values: unknown[]): MeteredStatement {
    return new MeteredStatement(this.query, values, this.send);
  }

  /** Prepares the statement when it is sent, because the request may switch to another replica before. */
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
  { meter, patience }: RetryBudget,
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
 * Adds D1's prefix to errors of D1 calls that lack it, such as "internal error; reference = …" if the database was
 * reset. Our own mistakes that throw before anything is sent (TypeError, RangeError) stay unchanged.
 */
function asDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== "Error" || /^D1_/.test(error.message)) return error;
  return new Error(`D1_ERROR: ${error.message}`, { cause: error });
}

const OF_THE_STATEMENT =
  /bad JSON path|constraint failed|parameter bindings|SQLITE_(?:CONSTRAINT|ERROR|MISMATCH|TOOBIG|RANGE|MISUSE|AUTH|SCHEMA)\b/;

/** Returns true unless the error is about the statement, because the texts of temporary faults vary. */
export function isPassingFault(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/^D1_(?:EXEC_)?ERROR\b/.test(cause.message)) return !OF_THE_STATEMENT.test(cause.message);
  }
  return false;
}

/** Reads without the writes if the database is locked or full, so that people still see their money. */
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
  return hasErrorText(error, `UNIQUE constraint failed: ${columns}`);
}

export function isNullViolation(error: unknown, column: string): boolean {
  return hasErrorText(error, `NOT NULL constraint failed: ${column}`);
}

export function isCheckViolation(error: unknown, check: string): boolean {
  return hasErrorText(error, `CHECK constraint failed: ${check}`);
}

export function isRaised(error: unknown, words: string): boolean {
  return hasErrorText(error, words);
}

/** The text that only the error of `abortUnlessAdmitted` contains. */
export const NOT_ADMITTED = "not admitted";

/** Returns true if the session ended, or lost its rights, before a write of the request. */
export function isNotAdmitted(error: unknown): boolean {
  return isRaised(error, `'${NOT_ADMITTED}'`);
}

export function isAccountClosed(error: unknown): boolean {
  return isRaised(error, "account closed");
}

function hasErrorText(error: unknown, words: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.includes(words)) return true;
  }
  return false;
}
