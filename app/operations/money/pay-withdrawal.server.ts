import { withdrawalPaidNotification } from "~/copy/money/withdrawal-notifications";
import { UNASSIGNED } from "~/domain/money/assignment";
import { withdrawalPaid } from "~/domain/money/ledger";
import { markPaid } from "~/domain/money/manual-payout";
import type { Context } from "~/platform/core/context.server";
import { decideWithdrawal } from "./decide-withdrawal.server";

export function payWithdrawal(
  context: Context,
  { id, operatorId, reference }: { id: string; operatorId: string; reference: string },
) {
  return decideWithdrawal(context, {
    id,
    operatorId,
    line: () => ({ kind: "pay_withdrawal", reason: `Referensi ${reference}` }),
    done: (found) =>
      found.status === "paid" && found.decidedBy === operatorId && found.reference === reference
        ? "paid"
        : null,
    rule: (found) => markPaid(found, { operatorId, reference }),
    become: () => ({
      status: "paid",
      decidedBy: operatorId,
      decidedAt: context.now,
      reference,
      ...UNASSIGNED,
    }),
    postings: ({ amount }) => withdrawalPaid(id, amount),
    notification: (found) => withdrawalPaidNotification(found, reference),
  });
}
