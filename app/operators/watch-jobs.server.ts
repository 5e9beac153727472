import { sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { log } from "~/platform/log.server";
import {
  beginAlert,
  endAlert,
  readHealth,
  recordSchedulerEnd,
  recordSchedulerStart,
  type SchedulerState,
} from "./health-queries.server";
import { alertChanges, hasSchedulerStopped, healthProblems } from "./operator";
import { alertMail } from "./text";

/**
 * Begins a run. Notifies operators if no run has ended for a while, because a stopped scheduler cannot report itself.
 */
export async function beginRun({ db, env, now }: Pick<Context, "db" | "env" | "now">): Promise<SchedulerState | null> {
  const before = await recordSchedulerStart(db, now);
  const finishedAt = before?.finishedAt ?? null;
  if (!hasSchedulerStopped(finishedAt, now)) return before;
  const silence = { count: 1, since: finishedAt };
  log("error", "alert_began", { reason: "scheduler" });
  const mail = alertMail("scheduler", { began: silence }, { now, origin: env.appOrigin });
  await db.batch(beginAlert(db, { kind: "scheduler", ...silence, now }, mail));
  return before;
}

export async function endRun(
  context: Context,
  before: SchedulerState | null,
  failed: readonly string[],
): Promise<void> {
  const { db, env, now, backups } = context;
  const backup = backups.readState().catch((error: unknown) => {
    log("error", "backup_state_unread", { error });
    return null;
  });
  const { open, ...figures } = await readHealth(db, now);
  const failing = failed.filter((step) => before?.failed.includes(step));
  const wrongs = healthProblems(
    { ...figures, finishedAt: now, failing, backupDue: (await backup)?.state.due ?? null },
    now,
  );
  const { began, ended } = alertChanges(
    wrongs,
    open.map(({ kind }) => kind),
  );
  const mailOptions = { now, origin: env.appOrigin };
  const begins = began.flatMap((kind) => {
    const counted = wrongs[kind];
    if (!counted) return [];
    log("error", "alert_began", { reason: kind, count: counted.count });
    return beginAlert(db, { kind, ...counted, now }, alertMail(kind, { began: counted }, mailOptions));
  });
  const ends = open.flatMap(({ id, kind, beganAt }) => {
    if (!ended.includes(kind)) return [];
    log("info", "alert_ended", { reason: kind });
    return endAlert(db, { id, now }, alertMail(kind, { ended: { beganAt } }, mailOptions));
  });
  const { booksSound, stuck } = figures;
  await db.batch([
    recordSchedulerEnd(db, { now, failed: [...failed], booksSound, stuckSince: stuck.since }),
    ...begins,
    ...ends,
  ]);
  if (began.length + ended.length > 0) await sendOutbox(context);
}
