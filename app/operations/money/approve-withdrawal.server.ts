import { approve } from "~/domain/money/manual-payout";
import type { Context } from "~/platform/core/context.server";
import { decideWithdrawal } from "./decide-withdrawal.server";

/** First of two approvals; no money moves, nobody is notified. */
export function approveWithdrawal(
  context: Context,
  { id, operatorId, reason }: { id: string; operatorId: string; reason: string },
) {
  return decideWithdrawal(context, {
    id,
    operatorId,
    line: () => ({ kind: "approve_withdrawal", reason }),
    done: ({ status, approvedBy, lapsed }) =>
      status === "approved" && approvedBy === operatorId && !lapsed ? "approved" : null,
    rule: (found) => approve(found, { operatorId }),
    become: () => ({ status: "approved", approvedBy: operatorId }),
  });
}
