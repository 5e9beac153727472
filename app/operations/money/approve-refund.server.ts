import type { Context } from "~/platform/core/context.server";
import { decideRefund, type RefundDecisionInput } from "./decide-refund.server";

/** First of two approvals; no money moves, nobody is notified. */
export function approveRefund(context: Context, handling: RefundDecisionInput) {
  const { operatorId, words: reason } = handling;
  return decideRefund(context, handling, {
    act: "approval",
    line: () => ({ kind: "approve_refund", reason }),
    isDone: ({ refund }) =>
      refund.status === "approved" && refund.approvedBy === operatorId && !refund.lapsed,
    become: () => ({ status: "approved", approvedBy: operatorId }),
  });
}
