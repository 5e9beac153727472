import { withdrawalReturnedNotification } from "~/copy/money/withdrawal-notifications";
import { withdrawalReturned } from "~/domain/money/ledger";
import { markReturned } from "~/domain/money/manual-payout";
import type { Context } from "~/platform/core/context.server";
import { decideWithdrawal } from "./decide-withdrawal.server";

/** The bank returned it days later: the money goes back to the balance. */
export function returnWithdrawal(
  context: Context,
  { id, operatorId, reason }: { id: string; operatorId: string; reason: string },
) {
  return decideWithdrawal(context, {
    id,
    operatorId,
    line: () => ({ kind: "return_withdrawal", reason }),
    done: (found) =>
      found.status === "failed" && found.decidedBy === operatorId && found.reason === reason
        ? "returned"
        : null,
    rule: (found) => markReturned(found, { operatorId }),
    become: () => ({ status: "failed", decidedBy: operatorId, decidedAt: context.now, reason }),
    postings: ({ userId, amount }) => withdrawalReturned(userId, id, amount),
    notification: (found) => withdrawalReturnedNotification(found, reason),
  });
}
