import { claimLine } from "~/copy/money/assignment";
import { ok } from "~/domain/core/outcome";
import { type ClaimAct, claimAfter, isClaimed } from "~/domain/money/assignment";
import { mayAct } from "~/domain/money/manual-payout";
import { HAND_KINDS } from "~/domain/operator/action";
import type { Context } from "~/platform/core/context.server";
import { decideWithdrawal } from "./decide-withdrawal.server";

/** An operator takes a withdrawal in hand before they send it, takes it over from one who left it, or lays it down. */
export function claimWithdrawal(
  context: Context,
  act: ClaimAct,
  { id, operatorId }: { id: string; operatorId: string },
) {
  const by = { operatorId, now: context.now };
  return decideWithdrawal(context, {
    id,
    operatorId,
    line: (found) => ({ kind: HAND_KINDS.withdrawals[act], reason: claimLine(act, found) }),
    done: (found) => (isClaimed(act, found, operatorId) ? act : null),
    rule(found) {
      const allowed = mayAct(act, found, by);
      return allowed.ok ? ok(act) : allowed;
    },
    become: ({ status }) => ({ status, ...claimAfter(act, by) }),
  });
}
