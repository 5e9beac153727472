import { accountReturnedNotification } from "~/copy/money/refund-notifications";
import { UNASSIGNED } from "~/domain/money/assignment";
import { ACCOUNT_REMINDER } from "~/domain/money/refund";
import type { Context } from "~/platform/core/context.server";
import { decideRefund, type RefundDecisionInput } from "./decide-refund.server";

/** The bank rejected the account: the buyer is asked for another. */
export function returnRefundAccount(context: Context, handling: RefundDecisionInput) {
  const { now } = context;
  const { words: reason } = handling;
  const lastError = reason.slice(0, 300);
  return decideRefund(context, handling, {
    act: "account-return",
    line: () => ({ kind: "return_refund_account", reason }),
    isDone: ({ refund }) =>
      refund.status === "pending" && refund.account === null && refund.lastError === lastError,
    become: () => ({
      status: "pending",
      account: null,
      approvedBy: null,
      lastError,
      nextTryAt: now + ACCOUNT_REMINDER,
      ...UNASSIGNED,
    }),
    notification: ({ refund, order }) => accountReturnedNotification(refund, order.title, reason, now),
  });
}
