import { tell } from "~/db/notifications.server";
import { recordAct } from "~/db/operator-acts.server";
import { changeRefund, findRefund } from "~/db/refunds-by-hand.server";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { ACCOUNT_REMINDER } from "~/domain/refund";
import { mayHandle, type NotDone } from "~/domain/refund-handling";
import { accountReturned } from "~/domain/refund-notices";
import type { Context } from "~/platform/context.server";
import type { RefundHandling } from "./approve-refund.server";
import { sendOutbox } from "./send-outbox.server";

/** The bank took the transfer to nobody: the buyer is asked for another account, and reads why. */
export async function returnRefundAccount(
  context: Context,
  { id, operatorId, words: reason, seen }: RefundHandling,
): Promise<Outcome<"done", NotDone>> {
  const { db, now, env } = context;
  const found = await findRefund(db, id);
  if (!found) return refused("no_refund");
  const { refund, row, order } = found;
  const allowed = mayHandle("account-return", refund, order, { operatorId, seen });
  if (!allowed.ok) return allowed;
  const cleared = {
    status: "pending",
    account: null,
    approvedBy: null,
    lastError: reason.slice(0, 300),
    nextTryAt: now + ACCOUNT_REMINDER,
  } as const;
  const changed = await changeRefund(db, refund, cleared, [
    recordAct(db, { operatorId, kind: "return_refund_account", subjectId: id, reason }, now),
    ...tell(db, accountReturned(refund, row.serviceTitle, reason, now), { now, appOrigin: env.appOrigin }),
  ]);
  if (!changed) return refused("changed_meanwhile");
  context.defer(sendOutbox(context));
  return ok("done");
}
