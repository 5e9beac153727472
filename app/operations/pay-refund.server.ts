import { recordAct } from "~/db/operator-acts.server";
import { findRefund, type HeldRefund, isOvertaken, refundChange } from "~/db/refunds-by-hand.server";
import { decide } from "~/domain/order-decide";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { isLastDebt } from "~/domain/refund";
import { mayHandle, type NotDone } from "~/domain/refund-handling";
import type { Context } from "~/platform/context.server";
import type { RefundHandling } from "./approve-refund.server";
import { writeDecision } from "./write-decision.server";

const TRIES = 3;

/** An operator has sent the money to the buyer's account and names the bank's reference for it. */
export async function payRefund(
  context: Context,
  handling: RefundHandling,
): Promise<Outcome<"done", NotDone>> {
  const { id, operatorId, words: reference, seen } = handling;
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await findRefund(context.db, id);
    if (!found) return refused("no_refund");
    const { refund, order } = found;
    // The same button, pressed twice.
    if (refund.status === "paid" && refund.paidBy === operatorId && refund.reference === reference)
      return ok("done");
    const allowed = mayHandle("payment", refund, order, { operatorId, reference, seen });
    if (!allowed.ok) return allowed;
    if (await write(context, found, handling)) return ok("done");
  }
  return refused("changed_meanwhile");
}

/** False: the order or the debt changed meanwhile. */
async function write(
  context: Context,
  found: HeldRefund,
  { id, operatorId, words: reference }: RefundHandling,
): Promise<boolean> {
  const { db, now } = context;
  const { refund, order, debts } = found;
  const last = isLastDebt(debts, id);
  const command = { kind: "record_refund" as const, amount: refund.amount, through: "bank" as const, last };
  const decision = decide(order, { kind: "operator", userId: operatorId }, command, now);
  if (!decision.ok) throw new Error(`refund ${id}: ${decision.reason}`);
  const reason = `Referensi ${reference}`;
  try {
    return await writeDecision(context, found, decision, [
      refundChange(db, refund, {
        status: "paid",
        paidBy: operatorId,
        paidAt: now,
        reference,
        nextTryAt: null,
      }),
      recordAct(db, { operatorId, kind: "pay_refund", subjectId: id, reason }, now),
    ]);
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
