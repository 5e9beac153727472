import {
  afterLoading,
  beforeLoading,
  insertsOf,
  listFilledTables,
  listLoadingTriggers,
  readLoaded,
} from "~/db/backup/load.server";
import type { DumpedRow } from "~/db/backup/rows.server";
import { readTables } from "~/db/backup/tables.server";
import type { Database } from "~/db/core/connection.server";
import { type DumpHead, type DumpManifest, type DumpObject, parseManifest } from "~/domain/backup/backup";

export type DumpReader = (key: string) => Promise<ArrayBuffer | null>;

export type RestoreTarget = {
  db: Database;
  /** Statements in this order, in as many transactions as it likes. */
  write(statements: readonly string[]): Promise<void>;
  /** Characters that one call of `write` takes well. */
  atOnce: number;
};

export type RestoreRefusal = "no_dump" | "not_empty" | "other_schema" | "damaged" | "differs";
type Restored = { ok: true; rows: number } | { ok: false; reason: RestoreRefusal; detail: string };

const refuse = (reason: RestoreRefusal, detail: string): Restored => ({ ok: false, reason, detail });

/** A manifest that was cut off or damaged, or that another version of this code wrote. */
export class UnreadableManifest extends Error {
  constructor(readonly key: string) {
    super(`${key} is no manifest`);
  }
}

/** Returns the manifest under its key, or null where the dump has none and so does not count. Throws `UnreadableManifest`. */
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

/** Every object is checked before the first row is written, counts and sums afterwards. */
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
  const changes = await readChanges(read, manifest);
  const buffer = new StatementBuffer(target);
  for await (const { table, rows } of currentRows(read, manifest, changes)) {
    for (const statement of insertsOf(table, rows, numbered.has(table.name))) await buffer.write(statement);
  }
  await buffer.finish();
  await target.write(afterLoading(triggers, manifest.sequences));
  return compared(target.db, manifest);
}

/** Compares each object of a dump with its manifest. Returns the first one that is missing or damaged, and how; null for none. */
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

/** By table and number, each row as it was last; null where it was gone. */
type Changes = Map<string, Map<number, DumpedRow | null>>;

async function readChanges(read: DumpReader, { changed }: DumpManifest): Promise<Changes> {
  const changes: Changes = new Map();
  for (const object of changed) {
    for (const { head, rows } of await partsOf(read, object)) {
      const of = changes.get(head.table) ?? new Map<number, DumpedRow | null>();
      changes.set(head.table, of);
      if ("removed" in head) for (const number of head.removed) of.set(number, null);
      for (const row of rows) of.set(Number(row[0]), row);
    }
  }
  return changes;
}

/** The walk's rows with the changes in their place, then those the walk never met; parents before children. */
async function* currentRows(read: DumpReader, { tables, walked }: DumpManifest, changes: Changes) {
  let at = 0;
  const rest = (until: number) =>
    tables.slice(at, until).map((table) => ({
      table,
      rows: [...(changes.get(table.name)?.values() ?? [])].filter((row) => row !== null),
    }));
  for (const object of walked) {
    for (const { head, rows } of await partsOf(read, object)) {
      const place = tables.findIndex(({ name }) => name === head.table);
      yield* rest(place);
      at = Math.max(at, place);
      const table = tables[place];
      if (table) yield { table, rows: rows.flatMap((row) => current(row, changes.get(table.name))) };
    }
  }
  yield* rest(tables.length);
}

/** Taken out of the changes, so that what is left of them is new. */
function current(row: DumpedRow, changes: Map<number, DumpedRow | null> | undefined): DumpedRow[] {
  const number = Number(row[0]);
  const changed = changes?.get(number);
  if (changed === undefined) return [row];
  changes?.set(number, null);
  return changed ? [changed] : [];
}

async function partsOf(read: DumpReader, { key }: DumpObject) {
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
  if (short)
    return refuse("differs", `${short.name}: ${loaded.counts[tables.indexOf(short)]}, not ${short.rows}`);
  const said = (list: typeof sums) =>
    JSON.stringify(list.map((sum) => [sum.kind, sum.accounts, sum.balance]));
  if (said(sums) !== said(loaded.sums)) return refuse("differs", `${said(loaded.sums)}, not ${said(sums)}`);
  return { ok: true, rows: loaded.counts.reduce((sum, count) => sum + count, 0) };
}
