import { type ChangedRows, readChanges, readMoment, readPage } from "~/db/backup/rows.server";
import {
  countWatchers,
  forgetChanges,
  LEFT_OUT,
  readTables,
  watchChanges,
  watched,
} from "~/db/backup/tables.server";
import { backupName, type DumpManifest, type DumpProgress } from "~/domain/backup/backup";
import type { Context } from "~/platform/core/context.server";

export type DumpContext = Pick<Context, "db" | "replicas" | "backups" | "now">;

export type DumpTurn = { isOver(): boolean };

/** Characters: an object's, and what one answer of the database should hold. */
const OBJECT = 4_000_000;
const ANSWER = 1_000_000;
const FIRST_PAGE = 200;
const MAX_PAGE = 5_000;
const MIN_PAGE = 20;
const CHANGES = 2_000;
const LAST_CHANGES = 1_000;

export async function beginDump({ db, replicas, now }: DumpContext): Promise<DumpProgress> {
  const { tables, migrations } = await readTables(db);
  await watchChanges(db, tables);
  return {
    ...{ name: backupName(now), begunAt: now, beginBookmark: replicas.reached() },
    ...{ tables, migrations, table: 0, row: 0, change: 0, walked: [], changed: [] },
  };
}

/** Whether what was dumped so far still fits: a migration changes tables, and takes along the triggers of those it makes anew. */
export async function isDumpable({ db }: DumpContext, progress: DumpProgress): Promise<boolean> {
  const [{ tables, migrations }, watchers] = [await readTables(db), await countWatchers(db)];
  return (
    watchers === watched(progress.tables) &&
    JSON.stringify([tables, migrations]) === JSON.stringify([progress.tables, progress.migrations])
  );
}

/** One object more of the walk; `progress` is moved on. False: every table has been walked. */
export async function walkOn(
  { db, backups }: DumpContext,
  progress: DumpProgress,
  budget: DumpTurn,
): Promise<boolean> {
  let [text, rows, headed] = ["", 0, -1];
  let limit = FIRST_PAGE;
  let { table: at, row } = progress;
  for (let table = progress.tables[at]; table && text.length < OBJECT; table = progress.tables[at]) {
    if (budget.isOver() && rows > 0) break;
    const page = await readPage(db, table, row, limit);
    const before = text.length;
    if (page.length > 0 && headed !== at) text += line({ table: table.name, columns: table.columns });
    if (page.length > 0) headed = at;
    text += page.map(line).join("");
    rows += page.length;
    row = Number(page.at(-1)?.[0] ?? row);
    if (page.length < limit) [at, row, limit] = [at + 1, 0, FIRST_PAGE];
    else limit = nextLimit(limit, text.length - before);
  }
  if (rows > 0) progress.walked.push(await storeLines(backups, progress, { text, rows, kind: "rows" }));
  [progress.table, progress.row] = [at, row];
  return progress.table < progress.tables.length;
}

function nextLimit(limit: number, length: number): number {
  return Math.max(MIN_PAGE, Math.min(MAX_PAGE, Math.floor((limit * ANSWER) / Math.max(1, length))));
}

/** Dumps anew what changed meanwhile. False: so little is left that the closing moment can read it. */
export async function catchUp({ db, backups }: DumpContext, progress: DumpProgress): Promise<boolean> {
  const { through, changed } = await readChanges(db, progress.tables, progress.change, CHANGES);
  const some = through - progress.change;
  if (some <= LAST_CHANGES / 2) return false;
  await storeChanges(backups, progress, changed);
  progress.change = through;
  return true;
}

/**
 * Dumps the last changes and returns the manifest, with counts and sums of the same moment; a dump counts only once it is
 * stored. Returns null if too much has changed since, or the tables have.
 */
export async function closeDump(
  { db, replicas, backups, now }: DumpContext,
  progress: DumpProgress,
): Promise<DumpManifest | null> {
  const moment = await readMoment(db, progress.tables, progress.change, LAST_CHANGES);
  if (moment.changes > LAST_CHANGES || moment.watchers !== watched(progress.tables)) return null;
  const endBookmark = replicas.reached();
  const endedAt = Math.max(now, Date.now());
  await storeChanges(backups, progress, moment.changed);
  const { name, begunAt, beginBookmark, migrations, walked, changed } = progress;
  const manifest: DumpManifest = {
    ...{ format: 1, name, begunAt, endedAt, beginBookmark, endBookmark, migrations },
    tables: progress.tables.map((table, at) => ({ ...table, rows: moment.counts[at] ?? 0 })),
    ...{ leftOut: LEFT_OUT, sequences: moment.sequences, sums: moment.sums, walked, changed },
  };
  return manifest;
}

export const endDump = ({ db }: DumpContext): Promise<unknown> => forgetChanges(db);

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
