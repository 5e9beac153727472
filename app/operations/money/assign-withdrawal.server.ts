import { assignmentLogLine } from "~/copy/money/assignment";
import { ok } from "~/domain/core/outcome";
import { type AssignmentAction, assignmentAfter, isAssigned } from "~/domain/money/assignment";
import { mayActOnPayout } from "~/domain/money/manual-payout";
import { MANUAL_PAYOUT_KINDS } from "~/domain/operator/action";
import type { Context } from "~/platform/core/context.server";
import { decideWithdrawal } from "./decide-withdrawal.server";

export function assignWithdrawal(
  context: Context,
  act: AssignmentAction,
  { id, operatorId }: { id: string; operatorId: string },
) {
  const by = { operatorId, now: context.now };
  return decideWithdrawal(context, {
    id,
    operatorId,
    line: (found) => ({ kind: MANUAL_PAYOUT_KINDS.withdrawals[act], reason: assignmentLogLine(act, found) }),
    done: (found) => (isAssigned(act, found, operatorId) ? act : null),
    rule(found) {
      const allowed = mayActOnPayout(act, found, by);
      return allowed.ok ? ok(act) : allowed;
    },
    become: ({ status }) => ({ status, ...assignmentAfter(act, by) }),
  });
}
