import { wordingFor } from "~/copy/notification/wording";
import { visitReminders } from "~/copy/visit/reminder";
import { listVisitsToRemind, noteVisitReminded, removeAddresses } from "~/db/visit/visits.server";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";

const A_RUN = 50;
const REMOVED_A_RUN = 500;

/** On the morning before, both sides. Bounded. */
export async function remindOfVisits({ db, env, now }: Pick<Context, "db" | "env" | "now">): Promise<void> {
  const due = new Map((await listVisitsToRemind(db, now, A_RUN)).map((visit) => [visit.orderId, visit]));
  await forEachDue("remind of a visit", [...due.keys()], async (id) => {
    const visit = due.get(id);
    if (!visit) return;
    const options = { now, wording: wordingFor(env.appOrigin) };
    await noteVisitReminded(db, visit, visitReminders(visit, now), options);
  });
}

/** Bounded; what is left waits for the next run. */
export async function removeOldAddresses({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await removeAddresses(db, now, REMOVED_A_RUN);
}
