import { wordingFor } from "~/copy/notification/wording";
import {
  changeRefund,
  findRefund,
  type HeldRefund,
  isOvertaken,
  type RefundChange,
  refundChange,
} from "~/db/money/manual-refunds.server";
import { notify } from "~/db/notification/notifications.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { mayHandleRefund, type NotDone, type RefundAction } from "~/domain/money/manual-refund";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { OperatorActionKind } from "~/domain/operator/action";
import { decide } from "~/domain/order/decide";
import type { Command } from "~/domain/order/decision";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { writeOrderDecision } from "../order/write-order-decision.server";

/** `words`: the reason, or the bank's reference. `seen`: `seenBeside` of what the page showed. */
export type RefundDecisionInput = { id: string; operatorId: string; words: string; seen: string };

type Deciding = {
  act: RefundAction;
  line(found: HeldRefund): { kind: OperatorActionKind; reason: string };
  isDone?(found: HeldRefund): boolean;
  ask?(found: HeldRefund): Promise<Outcome<unknown, NotDone>>;
  become(found: HeldRefund): RefundChange;
  command?(found: HeldRefund): Command;
  notification?(found: HeldRefund): NotificationDraft | null;
};

const TRIES = 3;

/** Row, money, log and notification in one batch. */
export async function decideRefund(
  context: Context,
  { id, operatorId, words, seen }: RefundDecisionInput,
  deciding: Deciding,
): Promise<Outcome<"done", NotDone>> {
  const { db, now } = context;
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await findRefund(db, id, { readerId: operatorId, now });
    if (!found) return refused("no_refund");
    if (deciding.isDone?.(found)) return ok("done");
    const by = { operatorId, now, reference: words, seen };
    const allowed = mayHandleRefund(deciding.act, found.refund, found.order, by);
    if (!allowed.ok) return allowed;
    const asked = await deciding.ask?.(found);
    if (asked && !asked.ok) return asked;
    if (await write(context, found, operatorId, deciding)) return ok("done");
  }
  return refused("changed_meanwhile");
}

/** False: the debt, or its order, changed meanwhile. */
async function write(
  context: Context,
  found: HeldRefund,
  operatorId: string,
  { line, become, command, notification }: Deciding,
): Promise<boolean> {
  const { db, now, env } = context;
  const { refund, order } = found;
  const news = notification?.(found) ?? null;
  const alongside = [
    recordOperatorAction(db, { operatorId, subjectId: refund.id, ...line(found) }, now),
    ...(news ? notify(db, news, { now, wording: wordingFor(env.appOrigin) }) : []),
  ];
  if (!command) {
    const written = await changeRefund(db, refund, become(found), now, alongside);
    if (written && news) context.defer(sendOutbox(context));
    return written;
  }
  const decision = decide(order, { kind: "operator", userId: operatorId }, command(found), now);
  if (!decision.ok) throw new Error(`refund ${refund.id}: ${decision.reason}`);
  try {
    return await writeOrderDecision(context, found, decision, [
      refundChange(db, refund, become(found), now),
      ...alongside,
    ]);
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
