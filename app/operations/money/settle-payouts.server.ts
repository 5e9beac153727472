import { listPayoutsDue } from "~/db/money/payouts.server";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { callFind } from "./call-payout.server";

const BATCH = 20;

export async function settlePayouts(context: Context, turn?: StepTurn): Promise<boolean> {
  const { db, now, payouts } = context;
  return forEachDue("payout", {
    ...{ turn, batch: BATCH },
    list: (limit) => listPayoutsDue(db, { routes: payouts.names, now, limit }),
    work: async (attempt) => ((await callFind(context, attempt)) === "unsure" ? "unsure" : undefined),
  });
}
