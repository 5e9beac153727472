import { recordAct } from "~/db/operator-acts.server";
import { decideWithdrawal, findWithdrawal } from "~/db/withdrawals.server";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { approve, decideFor, type NotDecided } from "~/domain/withdrawal";
import type { Context } from "~/platform/context.server";

/** The first of the two operators that a large sum needs says yes. Nobody is told: no money has moved yet. */
export async function approveWithdrawal(
  { db, now }: Pick<Context, "db" | "now">,
  { id, operatorId, reason }: { id: string; operatorId: string; reason: string },
): Promise<Outcome<"approved", NotDecided>> {
  const found = await findWithdrawal(db, id);
  if (!found) return refused("no_withdrawal");
  // The same button, pressed twice.
  if (found.status === "approved" && found.approvedBy === operatorId) return ok("approved");
  const theirs = decideFor(found.userId, operatorId);
  if (!theirs.ok) return theirs;
  const decided = approve(found);
  if (!decided.ok) return decided;
  const written = await decideWithdrawal(
    db,
    found,
    { status: decided.value, approvedBy: operatorId },
    {
      postings: [],
      now,
      alongside: [recordAct(db, { operatorId, kind: "approve_withdrawal", subjectId: id, reason }, now)],
    },
  );
  return written ? decided : refused("not_open");
}
