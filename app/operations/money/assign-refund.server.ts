import { assignmentLogLine } from "~/copy/money/assignment";
import { type AssignmentAction, assignmentAfter, isAssigned } from "~/domain/money/assignment";
import { toManualPayout } from "~/domain/money/refund";
import { MANUAL_PAYOUT_KINDS } from "~/domain/operator/action";
import type { Context } from "~/platform/core/context.server";
import { decideRefund, type RefundDecisionInput } from "./decide-refund.server";

export function assignRefund(context: Context, act: AssignmentAction, handling: RefundDecisionInput) {
  const { operatorId } = handling;
  return decideRefund(context, handling, {
    act,
    line: ({ refund }) => ({
      kind: MANUAL_PAYOUT_KINDS.refunds[act],
      reason: assignmentLogLine(act, refund),
    }),
    isDone: ({ refund }) => isAssigned(act, toManualPayout(refund), operatorId),
    become: ({ refund: { status } }) => ({
      status,
      ...assignmentAfter(act, { operatorId, now: context.now }),
    }),
  });
}
