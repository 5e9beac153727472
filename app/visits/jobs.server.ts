import { mailWording } from "~/notifications/text";
import type { Context } from "~/platform/context.server";
import { forEachDue, type StepProgress } from "~/platform/job-rotation.server";
import { listVisitsToRemind, recordVisitReminder, removeAddresses } from "./queries.server";
import { visitReminders } from "./text";

const REMINDERS_PER_BATCH = 50;
const ADDRESSES_PER_BATCH = 500;

export async function remindOfVisits(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  progress?: StepProgress,
): Promise<boolean> {
  const options = { now, wording: mailWording(env.appOrigin) };
  return forEachDue("remind of a visit", {
    progress,
    batch: REMINDERS_PER_BATCH,
    list: async (limit) => (await listVisitsToRemind(db, now, limit)).map((visit) => ({ ...visit, id: visit.orderId })),
    work: (visit) => recordVisitReminder(db, visit, visitReminders(visit, now), options),
  });
}

export async function removeOldAddresses({ db, now }: Pick<Context, "db" | "now">): Promise<boolean> {
  return (await removeAddresses(db, now, ADDRESSES_PER_BATCH)) >= ADDRESSES_PER_BATCH;
}
