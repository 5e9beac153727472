import type { Context } from "~/platform/core/context.server";
import { decideRefund, type RefundDecisionInput } from "./decide-refund.server";

/** The operator paid and so did the gateway or the buyer's bank: the buyer has it twice, at our loss. */
export function recordTransfer(context: Context, handling: RefundDecisionInput) {
  const { operatorId, words: reference } = handling;
  return decideRefund(context, handling, {
    act: "transfer-sent",
    line: () => ({ kind: "record_transfer", reason: `Referensi ${reference}` }),
    isDone: ({ refund }) =>
      refund.status === "paid" &&
      refund.route === "bank" &&
      refund.paidBy === operatorId &&
      refund.reference === reference,
    command: ({ refund }) => ({ kind: "record_transfer", amount: refund.amount }),
    become: () => ({
      status: "paid",
      route: "bank",
      paidBy: operatorId,
      paidAt: context.now,
      reference,
    }),
  });
}
