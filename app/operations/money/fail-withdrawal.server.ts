import { withdrawalFailedNotification } from "~/copy/money/withdrawal-notifications";
import { UNASSIGNED } from "~/domain/money/assignment";
import { withdrawalFailed } from "~/domain/money/ledger";
import { markFailed } from "~/domain/money/manual-payout";
import type { Context } from "~/platform/core/context.server";
import { decideWithdrawal } from "./decide-withdrawal.server";

export function failWithdrawal(
  context: Context,
  { id, operatorId, reason }: { id: string; operatorId: string; reason: string },
) {
  return decideWithdrawal(context, {
    id,
    operatorId,
    line: () => ({ kind: "fail_withdrawal", reason }),
    done: (found) =>
      found.status === "failed" && found.decidedBy === operatorId && found.reason === reason
        ? "failed"
        : null,
    rule: (found) => markFailed(found, { operatorId }),
    become: () => ({
      status: "failed",
      decidedBy: operatorId,
      decidedAt: context.now,
      reason,
      ...UNASSIGNED,
    }),
    postings: ({ userId, amount }) => withdrawalFailed(userId, id, amount),
    notification: (found) => withdrawalFailedNotification(found, reason),
  });
}
