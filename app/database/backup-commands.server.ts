import type { Context } from "~/platform/context.server";
import { DAY, MINUTE } from "~/platform/dates";
import { log } from "~/platform/log.server";
import {
  afterLoading,
  beforeLoading,
  type ChangedRows,
  countWatchers,
  type DumpedRow,
  forgetChanges,
  insertStatements,
  listFilledTables,
  listLoadingTriggers,
  readChanges,
  readDumpPage,
  readLoaded,
  readMoment,
  readTables,
  TABLES_NOT_DUMPED,
  watchChanges,
  watched,
} from "./backup.server";
import {
  type BackupState,
  backupName,
  type DumpHead,
  type DumpManifest,
  type DumpObject,
  type DumpProgress,
  expiredBackups,
  nextBackup,
  parseManifest,
} from "./backup-rules";
import type { Database } from "./connection.server";

type DumpContext = Pick<Context, "db" | "replicas" | "backups" | "now">;

type DumpTurn = { isOver(): boolean };

/** Characters. An object in R2 ends after the first number, and one read of the database after the second. */
const MAX_OBJECT_LENGTH = 4_000_000;
const ANSWER_LENGTH = 1_000_000;
const FIRST_PAGE_ROWS = 200;
const MAX_PAGE_ROWS = 5_000;
const MIN_PAGE_ROWS = 20;
const CHANGES_PER_READ = 2_000;
const MAX_LAST_CHANGES = 1_000;

async function beginDump({ db, replicas, now }: DumpContext): Promise<DumpProgress> {
  const { tables, migrations } = await readTables(db);
  await watchChanges(db, tables);
  return {
    name: backupName(now),
    begunAt: now,
    beginBookmark: replicas.reached(),
    tables,
    migrations,
    table: 0,
    row: 0,
    change: 0,
    walked: [],
    changed: [],
  };
}

/** Returns false after a migration, which changes tables and drops triggers. */
async function isDumpable({ db }: DumpContext, progress: DumpProgress): Promise<boolean> {
  const [{ tables, migrations }, watchers] = [await readTables(db), await countWatchers(db)];
  return (
    watchers === watched(progress.tables) &&
    JSON.stringify([tables, migrations]) === JSON.stringify([progress.tables, progress.migrations])
  );
}

/** Dumps the next object and advances `progress`. Returns false after the last table. */
async function continueDump({ db, backups }: DumpContext, progress: DumpProgress, budget: DumpTurn): Promise<boolean> {
  let [text, rows, headed] = ["", 0, -1];
  let limit = FIRST_PAGE_ROWS;
  let { table: at, row } = progress;
  for (let table = progress.tables[at]; table && text.length < MAX_OBJECT_LENGTH; table = progress.tables[at]) {
    if (budget.isOver() && rows > 0) break;
    const page = await readDumpPage(db, table, row, limit);
    const before = text.length;
    if (page.length > 0 && headed !== at) text += line({ table: table.name, columns: table.columns });
    if (page.length > 0) headed = at;
    text += page.map(line).join("");
    rows += page.length;
    row = Number(page.at(-1)?.[0] ?? row);
    if (page.length < limit) [at, row, limit] = [at + 1, 0, FIRST_PAGE_ROWS];
    else limit = nextLimit(limit, text.length - before);
  }
  if (rows > 0) progress.walked.push(await storeLines(backups, progress, { text, rows, kind: "rows" }));
  [progress.table, progress.row] = [at, row];
  return progress.table < progress.tables.length;
}

function nextLimit(limit: number, length: number): number {
  return Math.max(MIN_PAGE_ROWS, Math.min(MAX_PAGE_ROWS, Math.floor((limit * ANSWER_LENGTH) / Math.max(1, length))));
}

/** Dumps rows that changed since the dump began. Returns false if few enough are left for the final read. */
async function dumpChangesSince({ db, backups }: DumpContext, progress: DumpProgress): Promise<boolean> {
  const { through, changed } = await readChanges(db, progress.tables, progress.change, CHANGES_PER_READ);
  const some = through - progress.change;
  if (some <= MAX_LAST_CHANGES / 2) return false;
  await storeChanges(backups, progress, changed);
  progress.change = through;
  return true;
}

/**
 * Dumps the last changes and returns the manifest, with counts and sums from the same moment. The dump counts
 * only once the manifest is stored. Returns null if too many rows or the tables changed since.
 */
async function closeDump(
  { db, replicas, backups, now }: DumpContext,
  progress: DumpProgress,
): Promise<DumpManifest | null> {
  const moment = await readMoment(db, progress.tables, progress.change, MAX_LAST_CHANGES);
  if (moment.changes > MAX_LAST_CHANGES || moment.watchers !== watched(progress.tables)) return null;
  const endBookmark = replicas.reached();
  const endedAt = Math.max(now, Date.now());
  await storeChanges(backups, progress, moment.changed);
  const { name, begunAt, beginBookmark, migrations, walked, changed } = progress;
  const manifest: DumpManifest = {
    format: 1,
    name,
    begunAt,
    endedAt,
    beginBookmark,
    endBookmark,
    migrations,
    tables: progress.tables.map((table, at) => ({ ...table, rows: moment.counts[at] ?? 0 })),
    leftOut: TABLES_NOT_DUMPED,
    sequences: moment.sequences,
    sums: moment.sums,
    walked,
    changed,
  };
  return manifest;
}

const endDump = ({ db }: DumpContext): Promise<unknown> => forgetChanges(db);

async function storeChanges(
  backups: DumpContext["backups"],
  progress: DumpProgress,
  changed: ChangedRows,
): Promise<void> {
  let [text, rows] = ["", 0];
  for (const { table, rows: found, removed } of changed) {
    if (removed.length > 0) text += line({ table: table.name, removed });
    if (found.length > 0) text += line({ table: table.name, columns: table.columns });
    text += found.map(line).join("");
    rows += found.length;
  }
  if (text) progress.changed.push(await storeLines(backups, progress, { text, rows, kind: "changes" }));
}

async function storeLines(
  backups: DumpContext["backups"],
  { name, walked, changed }: DumpProgress,
  { text, rows, kind }: { text: string; rows: number; kind: "rows" | "changes" },
) {
  const number = String(walked.length + changed.length + 1).padStart(5, "0");
  return { ...(await backups.putLines(name, `${number}-${kind}`, text)), rows };
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** The duration of a lock. A killed run does not renew its lock, so the next run can start. */
const LOCK_DURATION = 2 * MINUTE;
const SAVED_EVERY = 5_000;
/** A batch queries the database about a hundred times at most. */
const MAX_ROUNDS = 8;

/** isAsked: a dump was requested for this moment. isStale: the process that held the lock is known to have ended. */
type BackupTrigger = { isAsked?: boolean; isStale?: boolean };

export function timeBudget(ms: number): DumpTurn {
  const until = Date.now() + ms;
  return { isOver: () => Date.now() >= until };
}

/** Makes part of a dump within its budget. Returns true if more is left for the next run. */
export async function backUp(
  context: DumpContext,
  budget: DumpTurn,
  { isAsked = false, isStale = false }: BackupTrigger = {},
): Promise<boolean> {
  const { backups, now } = context;
  const begun = Date.now();
  const found = await backups.readState();
  const state: BackupState = found?.state ?? {
    due: nextBackup(now),
    heldUntil: 0,
    running: null,
    complete: [],
  };
  let tag = found?.tag ?? (await backups.writeState(state, null));
  if (!tag || (state.heldUntil > now && !isStale)) return false;
  const isDue = state.running !== null || state.due <= now;
  const isRequested = !isDue && !isAsked && (await backups.isAskedFor());
  if (!isDue && !isAsked && !isRequested) return false;

  const heldUntil = () => now + (Date.now() - begun) + LOCK_DURATION;
  let saved = Date.now();
  async function save(next: BackupState): Promise<boolean> {
    if (tag) tag = await backups.writeState(next, tag);
    saved = Date.now();
    return tag !== null;
  }
  if (!(await save({ ...state, heldUntil: heldUntil() }))) return false;
  let running = state.running;
  const held = (): BackupState => ({ ...state, running, heldUntil: heldUntil() });
  try {
    if (isRequested) await backups.clearAsked();
    running = await usable(context, running);
    if (running.begunAt < now - DAY) log("error", "backup_slow", { ms: now - running.begunAt });
    if (running !== state.running && !(await save(held()))) return false;
    for (let round = 0; round < MAX_ROUNDS && !budget.isOver(); round++) {
      if (await goOn(context, running, budget)) {
        if (Date.now() - saved > SAVED_EVERY && !(await save(held()))) return false;
        continue;
      }
      const manifest = await closeDump(context, running);
      if (!manifest) break;
      // Another run may have restarted the recording of changes, which this dump would then lack.
      if (!(await save(held()))) return false;
      await backups.putManifest(manifest);
      await endDump(context);
      const names = await backups.list();
      const expired = expiredBackups(names, now);
      const complete = names.complete.filter((name) => !expired.includes(name));
      await save({ due: nextBackup(now), heldUntil: 0, running: null, complete });
      await remove(context, expired);
      return false;
    }
    await save({ ...state, running, heldUntil: 0 });
    return true;
  } catch (error) {
    const isReleased = await save({ ...state, running, heldUntil: 0 }).catch(() => true);
    // Another run has taken over and deletes the objects of this one, which explains the error.
    if (!isReleased) return false;
    throw error;
  }
}

async function goOn(context: DumpContext, running: DumpProgress, budget: DumpTurn): Promise<boolean> {
  if (running.table < running.tables.length) {
    await continueDump(context, running, budget);
    return true;
  }
  return dumpChangesSince(context, running);
}

async function usable(context: DumpContext, running: DumpProgress | null): Promise<DumpProgress> {
  const goesOn =
    running &&
    (await isDumpable(context, running)) &&
    // The last run may have ended right after it wrote the manifest. A bucket lock protects it, so begin another dump.
    !(await context.backups.isComplete(running.name));
  return goesOn ? running : beginDump(context);
}

/** Objects that the bucket still locks are retried the next night. */
async function remove({ backups }: DumpContext, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await backups.remove(name).catch((error: unknown) => log("error", "backup_not_removed", { error }));
  }
}

export type DumpReader = (key: string) => Promise<ArrayBuffer | null>;

export type RestoreTarget = {
  db: Database;
  /** Runs the statements in this order, in any number of transactions. */
  write(statements: readonly string[]): Promise<void>;
  atOnce: number;
};

export type RestoreRefusal = "no_dump" | "not_empty" | "other_schema" | "damaged" | "differs";
type Restored = { ok: true; rows: number } | { ok: false; reason: RestoreRefusal; detail: string };

const refuse = (reason: RestoreRefusal, detail: string): Restored => ({ ok: false, reason, detail });

export class UnreadableManifest extends Error {
  constructor(readonly key: string) {
    super(`${key} is not a manifest`);
  }
}

/** Returns null if the dump has no manifest and does not count. Throws `UnreadableManifest`. */
export async function readManifest(read: DumpReader, key: string): Promise<DumpManifest | null> {
  const bytes = await read(key);
  if (!bytes) return null;
  const manifest = parseManifest(new TextDecoder().decode(bytes));
  if (!manifest) throw new UnreadableManifest(key);
  return manifest;
}

async function whyNotRestorable(db: Database, manifest: DumpManifest | null): Promise<Restored | null> {
  if (manifest?.format !== 1) return refuse("no_dump", "no manifest");
  const filled = await listFilledTables(db);
  if (filled.length > 0) return refuse("not_empty", filled.join(", "));
  const { tables, migrations } = await readTables(db);
  const [dumped, here] = [manifest.migrations.at(-1), migrations.at(-1)];
  if (dumped !== here) return refuse("other_schema", `${dumped} -> ${here}`);
  const shape = (list: DumpManifest["tables"] | typeof tables) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]).sort());
  if (shape(tables) !== shape(manifest.tables)) return refuse("other_schema", "columns");
  return null;
}

/** Checks every object before it writes the first row. Checks counts and sums afterwards. */
export async function restoreDatabase(
  read: DumpReader,
  manifest: DumpManifest | null,
  target: RestoreTarget,
): Promise<Restored> {
  const refusal = await whyNotRestorable(target.db, manifest);
  if (refusal || !manifest) return refusal ?? refuse("no_dump", "no manifest");
  const damage = await findDamage(read, manifest);
  if (damage) return refuse("damaged", damage);

  const triggers = await listLoadingTriggers(target.db);
  const { numbered } = await readTables(target.db);
  await target.write(beforeLoading(triggers));
  const changes = await readDumpedChanges(read, manifest);
  const buffer = new StatementBuffer(target);
  for await (const { table, rows } of currentRows(read, manifest, changes)) {
    for (const statement of insertStatements(table, rows, numbered.has(table.name))) await buffer.write(statement);
  }
  await buffer.finish();
  await target.write(afterLoading(triggers, manifest.sequences));
  return compared(target.db, manifest);
}

export async function findDamage(read: DumpReader, manifest: DumpManifest): Promise<string | null> {
  for (const object of [...manifest.walked, ...manifest.changed]) {
    const wrong = await damageOf(read, object);
    if (wrong) return `${object.key}: ${wrong}`;
  }
  return null;
}

async function damageOf(read: DumpReader, { key, bytes, sha256 }: DumpObject): Promise<string | null> {
  const found = await read(key);
  if (!found) return "missing";
  if (found.byteLength !== bytes) return `${found.byteLength} bytes, not ${bytes}`;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", found));
  const hex = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === sha256 ? null : `SHA-256 ${hex}, not ${sha256}`;
}

/** The last version of each changed row, by table and rowid. Null if the row was deleted. */
type Changes = Map<string, Map<number, DumpedRow | null>>;

async function readDumpedChanges(read: DumpReader, { changed }: DumpManifest): Promise<Changes> {
  const changes: Changes = new Map();
  for (const object of changed) {
    for (const { head, rows } of await readParts(read, object)) {
      const of = changes.get(head.table) ?? new Map<number, DumpedRow | null>();
      changes.set(head.table, of);
      if ("removed" in head) for (const number of head.removed) of.set(number, null);
      for (const row of rows) of.set(Number(row[0]), row);
    }
  }
  return changes;
}

/** Yields the dumped rows with changes applied, then rows created later. Parents come before children. */
async function* currentRows(read: DumpReader, { tables, walked }: DumpManifest, changes: Changes) {
  let at = 0;
  const rest = (until: number) =>
    tables.slice(at, until).map((table) => ({
      table,
      rows: [...(changes.get(table.name)?.values() ?? [])].filter((row) => row !== null),
    }));
  for (const object of walked) {
    for (const { head, rows } of await readParts(read, object)) {
      const place = tables.findIndex(({ name }) => name === head.table);
      yield* rest(place);
      at = Math.max(at, place);
      const table = tables[place];
      if (table) yield { table, rows: rows.flatMap((row) => current(row, changes.get(table.name))) };
    }
  }
  yield* rest(tables.length);
}

function current(row: DumpedRow, changes: Map<number, DumpedRow | null> | undefined): DumpedRow[] {
  const number = Number(row[0]);
  const changed = changes?.get(number);
  if (changed === undefined) return [row];
  changes?.set(number, null);
  return changed ? [changed] : [];
}

async function readParts(read: DumpReader, { key }: DumpObject) {
  const bytes = await read(key);
  if (!bytes) throw new Error(`${key} is gone`);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const parts: { head: DumpHead; rows: DumpedRow[] }[] = [];
  for (const line of (await new Response(stream).text()).split("\n")) {
    if (!line) continue;
    const value = JSON.parse(line) as DumpHead | DumpedRow;
    if (Array.isArray(value)) parts.at(-1)?.rows.push(value);
    else parts.push({ head: value, rows: [] });
  }
  return parts;
}

class StatementBuffer {
  private waiting: string[] = [];
  private length = 0;

  constructor(private readonly target: RestoreTarget) {}

  async write(statement: string): Promise<void> {
    this.waiting.push(statement);
    this.length += statement.length;
    if (this.length > this.target.atOnce) await this.finish();
  }

  async finish(): Promise<void> {
    if (this.waiting.length > 0) await this.target.write(this.waiting);
    [this.waiting, this.length] = [[], 0];
  }
}

async function compared(db: Database, { tables, sums }: DumpManifest): Promise<Restored> {
  const loaded = await readLoaded(db, tables);
  const short = tables.find(({ rows }, at) => rows !== loaded.counts[at]);
  if (short) return refuse("differs", `${short.name}: ${loaded.counts[tables.indexOf(short)]}, not ${short.rows}`);
  const said = (list: typeof sums) => JSON.stringify(list.map((sum) => [sum.kind, sum.accounts, sum.balance]));
  if (said(sums) !== said(loaded.sums)) return refuse("differs", `${said(loaded.sums)}, not ${said(sums)}`);
  return { ok: true, rows: loaded.counts.reduce((sum, count) => sum + count, 0) };
}
