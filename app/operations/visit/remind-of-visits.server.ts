import { wordingFor } from "~/copy/notification/wording";
import { visitReminders } from "~/copy/visit/reminder";
import { listVisitsToRemind, noteVisitReminded, removeAddresses } from "~/db/visit/visits.server";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";

const BATCH = 50;
const REMOVED_A_BATCH = 500;

export async function remindOfVisits(
  { db, env, now }: Pick<Context, "db" | "env" | "now">,
  turn?: StepTurn,
): Promise<boolean> {
  const options = { now, wording: wordingFor(env.appOrigin) };
  return forEachDue("remind of a visit", {
    ...{ turn, batch: BATCH },
    list: async (limit) =>
      (await listVisitsToRemind(db, now, limit)).map((visit) => ({ ...visit, id: visit.orderId })),
    work: (visit) => noteVisitReminded(db, visit, visitReminders(visit, now), options),
  });
}

export async function removeOldAddresses({ db, now }: Pick<Context, "db" | "now">): Promise<boolean> {
  return (await removeAddresses(db, now, REMOVED_A_BATCH)) >= REMOVED_A_BATCH;
}
