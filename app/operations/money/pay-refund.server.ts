import { UNASSIGNED } from "~/domain/money/assignment";
import { isLastDebt } from "~/domain/money/refund";
import type { Context } from "~/platform/core/context.server";
import { decideRefund, type RefundDecisionInput } from "./decide-refund.server";

export function payRefund(context: Context, handling: RefundDecisionInput) {
  const { operatorId, words: reference } = handling;
  return decideRefund(context, handling, {
    act: "payment",
    line: () => ({ kind: "pay_refund", reason: `Referensi ${reference}` }),
    isDone: ({ refund }) =>
      refund.status === "paid" && refund.paidBy === operatorId && refund.reference === reference,
    command: ({ refund, debts }) => ({
      kind: "record_refund",
      amount: refund.amount,
      through: "bank",
      last: isLastDebt(debts, refund.id),
    }),
    become: () => ({
      status: "paid",
      paidBy: operatorId,
      paidAt: context.now,
      reference,
      nextTryAt: null,
      ...UNASSIGNED,
    }),
  });
}
