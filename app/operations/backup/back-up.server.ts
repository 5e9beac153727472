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

/** Past it a run that was cut off holds up no other. */
const HELD = 10 * MINUTE;
/** How often the state is written while a dump runs, ms. */
const SAVED_EVERY = 5_000;
/** A turn asks the database about a hundred times at most. */
const ROUNDS = 8;

export function budgetOf(ms: number): DumpTurn {
  const until = Date.now() + ms;
  return { isOver: () => Date.now() >= until };
}

/** Several runs make one dump, a run ends soon after its budget. True: there is more to do. */
export async function backUp(context: DumpContext, budget: DumpTurn): Promise<boolean> {
  const { backups, now } = context;
  const found = await backups.readState();
  const state: BackupState = found?.state ?? {
    ...{ due: nextBackup(now), heldUntil: 0, running: null, complete: [] },
  };
  let tag = found?.tag ?? (await backups.writeState(state, null));
  if (!tag || state.heldUntil > now) return false;
  const asked = !state.running && state.due > now && (await backups.isAskedFor());
  if (!state.running && state.due > now && !asked) return false;

  tag = await backups.writeState({ ...state, heldUntil: now + HELD }, tag);
  let saved = Date.now();
  /** False: another run has taken over. */
  async function save(next: BackupState): Promise<boolean> {
    if (tag) tag = await backups.writeState(next, tag);
    saved = Date.now();
    return tag !== null;
  }
  if (!tag) return false;
  if (asked) await backups.forgetRequest();

  const running = await usable(context, state.running);
  if (running.begunAt < now - DAY) log("error", "backup_slow", { ms: now - running.begunAt });
  const held = (): BackupState => ({ ...state, running, heldUntil: now + HELD });
  if (running !== state.running && !(await save(held()))) return false;
  for (let round = 0; round < ROUNDS && !budget.isOver(); round++) {
    if (await goOn(context, running, budget)) {
      if (Date.now() - saved > SAVED_EVERY && !(await save(held()))) return false;
      continue;
    }
    const manifest = await closeDump(context, running);
    if (!manifest) break;
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
