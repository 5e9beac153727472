import { tell } from "~/db/notifications.server";
import { recordAct } from "~/db/operator-acts.server";
import { decideWithdrawal, findWithdrawal } from "~/db/withdrawals.server";
import { withdrawalFailed } from "~/domain/ledger";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { decideFor, markFailed, type NotDecided } from "~/domain/withdrawal";
import { withdrawalFailedNotice } from "~/domain/withdrawal-notices";
import type { Context } from "~/platform/context.server";
import { sendOutbox } from "./send-outbox.server";

/** It cannot be paid: the money goes back to the balance, and its owner is told why. */
export async function failWithdrawal(
  context: Context,
  { id, operatorId, reason }: { id: string; operatorId: string; reason: string },
): Promise<Outcome<"failed", NotDecided>> {
  const { db, now, env } = context;
  const found = await findWithdrawal(db, id);
  if (!found) return refused("no_withdrawal");
  // The same button, pressed twice.
  if (found.status === "failed" && found.decidedBy === operatorId && found.reason === reason)
    return ok("failed");
  const theirs = decideFor(found.userId, operatorId);
  if (!theirs.ok) return theirs;
  const decided = markFailed(found);
  if (!decided.ok) return decided;
  const written = await decideWithdrawal(
    db,
    found,
    { status: decided.value, decidedBy: operatorId, decidedAt: now, reason },
    {
      postings: withdrawalFailed(found.userId, id, found.amount),
      now,
      alongside: [
        recordAct(db, { operatorId, kind: "fail_withdrawal", subjectId: id, reason }, now),
        ...tell(db, withdrawalFailedNotice(found, reason), { now, appOrigin: env.appOrigin }),
      ],
    },
  );
  if (!written) return refused("not_open");
  context.defer(sendOutbox(context));
  return decided;
}
