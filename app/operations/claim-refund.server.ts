import { type ClaimAct, claimAfter, claimLine, isClaimed } from "~/domain/claim";
import { handwork } from "~/domain/refund";
import type { Context } from "~/platform/context.server";
import { decideRefund, type RefundHandling } from "./decide-refund.server";

const KINDS = { claim: "claim_refund", takeover: "take_over_refund", release: "release_refund" } as const;

/** An operator takes a refund in hand before they send it, takes it over from one who left it, or lays it down. */
export function claimRefund(context: Context, act: ClaimAct, handling: RefundHandling) {
  const { operatorId } = handling;
  return decideRefund(context, handling, {
    act,
    line: ({ refund }) => ({ kind: KINDS[act], reason: claimLine(act, refund) }),
    isDone: ({ refund }) => isClaimed(act, handwork(refund), operatorId),
    become: ({ refund: { status } }) => ({ status, ...claimAfter(act, { operatorId, now: context.now }) }),
  });
}
