import { listRefundsDue } from "~/db/money/refunds-due.server";
import type { Context } from "~/platform/core/context.server";
import { forEachDue } from "../core/each-due.server";
import { refundBuyer } from "./refund-buyer.server";

const A_RUN = 25;

/** Longest overdue first; failures are retried ever less often. */
export async function refundBuyers(context: Context): Promise<void> {
  const due = await listRefundsDue(context.db, "gateway", context.now, A_RUN);
  // Down for one is down for all: the next run goes on from here.
  await forEachDue("refund", due, async (refund) =>
    (await refundBuyer(context, refund)) === "unreachable" ? "stop" : undefined,
  );
}
