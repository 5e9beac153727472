import type { HeldRefund } from "~/db/refunds-by-hand.server";
import { NO_CLAIM } from "~/domain/claim";
import { isTaken } from "~/domain/gateway-refund";
import { ACCOUNT_REMINDER } from "~/domain/refund";
import { paymentMark } from "~/domain/refund-handling";
import { transferReturned } from "~/domain/refund-notices";
import type { Context } from "~/platform/context.server";
import { decideRefund, type RefundHandling } from "./decide-refund.server";

/**
 * Days after a refund was paid the bank sent it back: it is owed again, and the buyer is asked for another account. Who
 * got the payment back from their own bank meanwhile is owed nothing: then it makes our loss good.
 */
export function returnRefund(context: Context, handling: RefundHandling) {
  const { now } = context;
  const { operatorId, words: reason, seen } = handling;
  const lastError = reason.slice(0, 300);
  const taken = ({ refund, attempts, acts }: HeldRefund) =>
    isTaken(refund, attempts) || acts.some(({ kind }) => kind === "record_transfer");
  return decideRefund(context, handling, {
    act: "transfer-return",
    line: ({ refund }) => ({ kind: "return_refund", reason: `Referensi ${refund.reference}. ${reason}` }),
    command: (found) => ({
      kind: "return_refund",
      amount: found.refund.amount,
      debt: found.refund.version,
      taken: taken(found),
    }),
    // Of a debt that is paid anew nothing is told as done: the page would seem to speak of that payment.
    isDone: ({ refund, acts }) =>
      !(refund.status === "paid" && refund.route === "bank") &&
      refund.lastError === lastError &&
      acts.find(({ kind }) => kind === "return_refund")?.operatorId === operatorId &&
      acts.some(({ kind, at }) => kind === "pay_refund" && paymentMark({ paidAt: at }) === seen),
    become: (found) =>
      taken(found)
        ? { status: "paid", route: "gateway", paidBy: null, reference: "", lastError, ...NO_CLAIM }
        : {
            status: "pending",
            account: null,
            approvedBy: null,
            paidBy: null,
            paidAt: null,
            reference: "",
            lastError,
            nextTryAt: now + ACCOUNT_REMINDER,
            ...NO_CLAIM,
          },
    notice: (found) =>
      taken(found) ? null : transferReturned(found.refund, found.row.serviceTitle, reason, now),
  });
}
