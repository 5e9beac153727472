import { tell } from "~/db/notifications.server";
import { recordAct } from "~/db/operator-acts.server";
import { decideWithdrawal, findWithdrawal } from "~/db/withdrawals.server";
import { withdrawalPaid } from "~/domain/ledger";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { decideFor, markPaid, type NotDecided } from "~/domain/withdrawal";
import { withdrawalPaidNotice } from "~/domain/withdrawal-notices";
import type { Context } from "~/platform/context.server";
import { sendOutbox } from "./send-outbox.server";

/** An operator has sent the money and names the bank's reference for it; its owner is told. */
export async function payWithdrawal(
  context: Context,
  { id, operatorId, reference }: { id: string; operatorId: string; reference: string },
): Promise<Outcome<"paid", NotDecided>> {
  const { db, now, env } = context;
  const found = await findWithdrawal(db, id);
  if (!found) return refused("no_withdrawal");
  // The same button, pressed twice.
  if (found.status === "paid" && found.decidedBy === operatorId && found.reference === reference)
    return ok("paid");
  const theirs = decideFor(found.userId, operatorId);
  if (!theirs.ok) return theirs;
  const decided = markPaid(found, { operatorId, reference });
  if (!decided.ok) return decided;
  const written = await decideWithdrawal(
    db,
    found,
    { status: decided.value, decidedBy: operatorId, decidedAt: now, reference },
    {
      postings: withdrawalPaid(id, found.amount),
      now,
      alongside: [
        recordAct(
          db,
          { operatorId, kind: "pay_withdrawal", subjectId: id, reason: `Referensi ${reference}` },
          now,
        ),
        ...tell(db, withdrawalPaidNotice(found, reference), { now, appOrigin: env.appOrigin }),
      ],
    },
  );
  if (!written) return refused("not_open");
  context.defer(sendOutbox(context));
  return decided;
}
