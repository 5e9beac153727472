import { claimLine } from "~/copy/money/assignment";
import { type ClaimAct, claimAfter, isClaimed } from "~/domain/money/assignment";
import { handwork } from "~/domain/money/refund";
import { HAND_KINDS } from "~/domain/operator/action";
import type { Context } from "~/platform/core/context.server";
import { decideRefund, type RefundHandling } from "./decide-refund.server";

/** An operator takes a refund in hand before they send it, takes it over from one who left it, or lays it down. */
export function claimRefund(context: Context, act: ClaimAct, handling: RefundHandling) {
  const { operatorId } = handling;
  return decideRefund(context, handling, {
    act,
    line: ({ refund }) => ({ kind: HAND_KINDS.refunds[act], reason: claimLine(act, refund) }),
    isDone: ({ refund }) => isClaimed(act, handwork(refund), operatorId),
    become: ({ refund: { status } }) => ({ status, ...claimAfter(act, { operatorId, now: context.now }) }),
  });
}
