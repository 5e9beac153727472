import { withdrawalFailed } from "~/domain/ledger";
import { markFailed } from "~/domain/withdrawal";
import { withdrawalFailedNotice } from "~/domain/withdrawal-notices";
import type { Context } from "~/platform/context.server";
import { decideWithdrawal } from "./decide-withdrawal.server";

/** It cannot be paid: the money goes back to the balance, and its owner is told why. */
export function failWithdrawal(
  context: Context,
  { id, operatorId, reason }: { id: string; operatorId: string; reason: string },
) {
  return decideWithdrawal(context, {
    id,
    operatorId,
    act: { kind: "fail_withdrawal", reason },
    isDone: (found) => found.status === "failed" && found.decidedBy === operatorId && found.reason === reason,
    rule: markFailed,
    become: { status: "failed", decidedBy: operatorId, decidedAt: context.now, reason },
    postings: ({ userId, amount }) => withdrawalFailed(userId, id, amount),
    notice: (found) => withdrawalFailedNotice(found, reason),
  });
}
