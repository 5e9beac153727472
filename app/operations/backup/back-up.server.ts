import { type BackupState, type DumpProgress, expiredBackups, nextBackup } from "~/domain/backup/backup";
import { DAY, MINUTE } from "~/domain/core/dates";
import { log } from "~/platform/core/log.server";
import {
  beginDump,
  catchUp,
  closeDump,
  type DumpContext,
  type DumpTurn,
  endDump,
  isDumpable,
  walkOn,
} from "./dump-database.server";

/** ms after which a run that did not renew its hold counts as ended: a killed run delays the next one no longer. */
const HOLD = 2 * MINUTE;
/** How often the state is written while a dump runs, ms. */
const SAVED_EVERY = 5_000;
/** A turn asks the database about a hundred times at most. */
const ROUNDS = 8;

/** `isAsked`: make a dump now, whatever the hour. `isStale`: the holder is known to have ended, so its hold does not count. */
type Asked = { isAsked?: boolean; isStale?: boolean };

export function budgetOf(ms: number): DumpTurn {
  const until = Date.now() + ms;
  return { isOver: () => Date.now() >= until };
}

/** Makes a part of a dump and returns whether there is more to do. Several runs make one dump; each ends soon after its budget. */
export async function backUp(
  context: DumpContext,
  budget: DumpTurn,
  { isAsked = false, isStale = false }: Asked = {},
): Promise<boolean> {
  const { backups, now } = context;
  const begun = Date.now();
  const found = await backups.readState();
  const state: BackupState = found?.state ?? {
    ...{ due: nextBackup(now), heldUntil: 0, running: null, complete: [] },
  };
  let tag = found?.tag ?? (await backups.writeState(state, null));
  if (!tag || (state.heldUntil > now && !isStale)) return false;
  const isDue = state.running !== null || state.due <= now;
  const isRequested = !isDue && !isAsked && (await backups.isAskedFor());
  if (!isDue && !isAsked && !isRequested) return false;

  const heldUntil = () => now + (Date.now() - begun) + HOLD;
  let saved = Date.now();
  /** Returns false if another run has taken over. */
  async function save(next: BackupState): Promise<boolean> {
    if (tag) tag = await backups.writeState(next, tag);
    saved = Date.now();
    return tag !== null;
  }
  if (!(await save({ ...state, heldUntil: heldUntil() }))) return false;
  let running = state.running;
  const held = (): BackupState => ({ ...state, running, heldUntil: heldUntil() });
  try {
    if (isRequested) await backups.forgetRequest();
    running = await usable(context, running);
    if (running.begunAt < now - DAY) log("error", "backup_slow", { ms: now - running.begunAt });
    if (running !== state.running && !(await save(held()))) return false;
    for (let round = 0; round < ROUNDS && !budget.isOver(); round++) {
      if (await goOn(context, running, budget)) {
        if (Date.now() - saved > SAVED_EVERY && !(await save(held()))) return false;
        continue;
      }
      const manifest = await closeDump(context, running);
      if (!manifest) break;
      // A run that took over may have begun to note changes anew, which would be missing here.
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
    // The finished part of the dump is kept, and the next run continues at once.
    const isReleased = await save({ ...state, running, heldUntil: 0 }).catch(() => true);
    // A run that took over removes what this one reads.
    if (!isReleased) return false;
    throw error;
  }
}

async function goOn(context: DumpContext, running: DumpProgress, budget: DumpTurn): Promise<boolean> {
  if (running.table < running.tables.length) {
    await walkOn(context, running, budget);
    return true;
  }
  return catchUp(context, running);
}

async function usable(context: DumpContext, running: DumpProgress | null): Promise<DumpProgress> {
  const goesOn =
    running &&
    (await isDumpable(context, running)) &&
    // Cut off right after its manifest, which a lock of the bucket lets nobody write again.
    !(await context.backups.isComplete(running.name));
  return goesOn ? running : beginDump(context);
}

/** What the bucket still locks is tried again the next night. */
async function remove({ backups }: DumpContext, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await backups.remove(name).catch((error: unknown) => log("error", "backup_not_removed", { error }));
  }
}
