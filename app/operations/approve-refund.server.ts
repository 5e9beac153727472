import { recordAct } from "~/db/operator-acts.server";
import { changeRefund, findRefund } from "~/db/refunds-by-hand.server";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { mayHandle, type NotDone } from "~/domain/refund-handling";
import type { Context } from "~/platform/context.server";

/** `words`: the reason, or the bank's reference. `seen`: the account that was shown beside the button, as `accountMark` has it. */
export type RefundHandling = { id: string; operatorId: string; words: string; seen: string };

/** The first of the two operators that a large sum needs says yes. Nobody is told: no money has moved yet. */
export async function approveRefund(
  { db, now }: Pick<Context, "db" | "now">,
  { id, operatorId, words, seen }: RefundHandling,
): Promise<Outcome<"done", NotDone>> {
  const found = await findRefund(db, id);
  if (!found) return refused("no_refund");
  const { refund, order } = found;
  // The same button, pressed twice.
  if (refund.status === "approved" && refund.approvedBy === operatorId && !refund.lapsed) return ok("done");
  const allowed = mayHandle("approval", refund, order, { operatorId, seen });
  if (!allowed.ok) return allowed;
  const act = recordAct(db, { operatorId, kind: "approve_refund", subjectId: id, reason: words }, now);
  const changed = await changeRefund(db, refund, { status: "approved", approvedBy: operatorId }, [act]);
  return changed ? ok("done") : refused("changed_meanwhile");
}
