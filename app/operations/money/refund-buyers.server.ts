import { listRefundsDue } from "~/db/money/refunds-due.server";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import type { StepTurn } from "../core/take-turns.server";
import { refundBuyer } from "./refund-buyer.server";

const BATCH = 25;

export async function refundBuyers(context: Context, turn?: StepTurn): Promise<boolean> {
  return forEachDue("refund", {
    ...{ turn, batch: BATCH },
    list: (limit) => listRefundsDue(context.db, "gateway", context.now, limit),
    // Down for one is down for all: the next run goes on from here.
    work: async (refund) => ((await refundBuyer(context, refund)) === "unreachable" ? "stop" : undefined),
  });
}
