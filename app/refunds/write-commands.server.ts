import type { BatchStatement } from "~/database/statements.server";
import type { NotificationDraft } from "~/notifications/notification";
import { notifyIfAny, sendSoon } from "~/notifications/send-outbox.server";
import { saveOrderDecision } from "~/orders/commands.server";
import { type Actor, type Command, decide } from "~/orders/lifecycle";
import type { Context } from "~/platform/context.server";
import { isVersionConflict, type RefundWithOrder, refundChange } from "./manual-queries.server";
import type { RefundChange } from "./refund";

export type RefundStep = {
  command: Command | null;
  change: RefundChange | null;
  notification: NotificationDraft | null | undefined;
};

/** Writes a whole step in one batch. Returns false if the refund or its order changed since they were read. */
export async function writeRefundStep(
  context: Context,
  { refund, ...found }: RefundWithOrder,
  { command, change, notification }: RefundStep,
  { actor, first = [], alongside }: { actor: Actor; first?: BatchStatement[]; alongside: readonly BatchStatement[] },
): Promise<boolean> {
  const { db, now } = context;
  const statements = [
    ...first,
    ...(change ? [refundChange(db, refund, change, now)] : []),
    ...notifyIfAny(context, notification),
    ...alongside,
  ];
  try {
    if (command) {
      const decision = decide(found.order, actor, command, now);
      if (!decision.ok) throw new Error(`refund ${refund.id}: ${decision.reason}`);
      return await saveOrderDecision(context, found, decision, statements);
    }
    await db.batch(statements as [BatchStatement, ...BatchStatement[]]);
  } catch (error) {
    if (isVersionConflict(error)) return false;
    throw error;
  }
  sendSoon(context);
  return true;
}
