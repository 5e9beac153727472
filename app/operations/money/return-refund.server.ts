import { transferReturnedNotification } from "~/copy/money/refund-notifications";
import { UNASSIGNED } from "~/domain/money/assignment";
import { paymentMark } from "~/domain/money/manual-refund";
import { ACCOUNT_REMINDER } from "~/domain/money/refund";
import type { Context } from "~/platform/core/context.server";
import { decideRefund, type RefundDecisionInput } from "./decide-refund.server";

const PAYING: readonly string[] = ["pay_refund", "record_transfer"];

/** The bank returned a refund: owed again, or, where the buyer has it another way too, our loss made good. */
export function returnRefund(context: Context, handling: RefundDecisionInput) {
  const { now } = context;
  const { operatorId, words: reason, seen } = handling;
  const lastError = reason.slice(0, 300);
  return decideRefund(context, handling, {
    act: "transfer-return",
    line: ({ refund }) => ({ kind: "return_refund", reason: `Referensi ${refund.reference}. ${reason}` }),
    command: (found) => ({
      kind: "return_refund",
      amount: found.refund.amount,
      debt: found.refund.version,
      taken: found.refund.paidElsewhere,
    }),
    // Not done where the debt was paid anew: the page would seem to mean that payment.
    isDone: ({ refund, acts }) =>
      !(refund.status === "paid" && refund.route === "bank") &&
      refund.lastError === lastError &&
      acts.find(({ kind }) => kind === "return_refund")?.operatorId === operatorId &&
      acts.some(({ kind, at }) => PAYING.includes(kind) && paymentMark({ paidAt: at }) === seen),
    become: (found) =>
      found.refund.paidElsewhere
        ? { status: "paid", route: "gateway", paidBy: null, reference: "", lastError, ...UNASSIGNED }
        : {
            status: "pending",
            account: null,
            approvedBy: null,
            paidBy: null,
            paidAt: null,
            reference: "",
            lastError,
            nextTryAt: now + ACCOUNT_REMINDER,
            ...UNASSIGNED,
          },
    notification: (found) =>
      found.refund.paidElsewhere
        ? null
        : transferReturnedNotification(found.refund, found.order.title, reason, now),
  });
}
