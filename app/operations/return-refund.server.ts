import { NO_CLAIM } from "~/domain/claim";
import { ACCOUNT_REMINDER } from "~/domain/refund";
import { transferReturned } from "~/domain/refund-notices";
import type { Context } from "~/platform/context.server";
import { decideRefund, type RefundHandling } from "./decide-refund.server";

/** Days after a refund was paid the bank sent it back: it is owed again, and the buyer is asked for another account. */
export function returnRefund(context: Context, handling: RefundHandling) {
  const { now } = context;
  const { words: reason } = handling;
  const lastError = reason.slice(0, 300);
  return decideRefund(context, handling, {
    act: "transfer-return",
    line: ({ refund }) => ({ kind: "return_refund", reason: `Referensi ${refund.reference}. ${reason}` }),
    command: ({ refund: { amount, version } }) => ({ kind: "return_refund", amount, debt: version }),
    isDone: ({ refund }) =>
      refund.status === "pending" && refund.account === null && refund.lastError === lastError,
    become: () => ({
      status: "pending",
      account: null,
      approvedBy: null,
      paidBy: null,
      paidAt: null,
      reference: "",
      lastError,
      nextTryAt: now + ACCOUNT_REMINDER,
      ...NO_CLAIM,
    }),
    notice: ({ refund, row }) => transferReturned(refund, row.serviceTitle, reason, now),
  });
}
