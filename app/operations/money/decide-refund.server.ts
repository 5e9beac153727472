import { REFUND_ACT_COPY } from "~/copy/money/refund-acts";
import { wordingFor } from "~/copy/notification/wording";
import {
  changeRefund,
  findRefund,
  type HeldRefund,
  isOvertaken,
  refundChange,
} from "~/db/money/manual-refunds.server";
import { notify } from "~/db/notification/notifications.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { mayHandleRefund, type NotDone, type RefundAction } from "~/domain/money/manual-refund";
import { REFUND_ACTS } from "~/domain/money/refund-acts";
import { MANUAL_PAYOUT_KINDS } from "~/domain/operator/action";
import { decide } from "~/domain/order/decide";
import type { Context } from "~/platform/core/context.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { writeOrderDecision } from "../order/write-order-decision.server";
import { confirmUnpaid } from "./confirm-unpaid.server";

/** `words`: the reason, or the bank's reference. `seen`: `seenBeside` of what the page showed. */
type RefundDecisionInput = { id: string; operatorId: string; words: string; seen: string };

const TRIES = 3;

export async function decideRefund(
  context: Context,
  act: RefundAction,
  input: RefundDecisionInput,
): Promise<Outcome<RefundAction, NotDone>> {
  const { db, now } = context;
  const { id, operatorId } = input;
  for (let tries = 0; tries < TRIES; tries++) {
    const found = await findRefund(db, id, { readerId: operatorId, now });
    if (!found) return refused("no_refund");
    if (REFUND_ACTS[act].isDone(found.refund, { ...input, now }, found.acts)) return ok(act);
    const allowed = mayHandleRefund(act, found.refund, found.order, { ...input, now });
    if (!allowed.ok) return allowed;
    const unpaid = act === "bank-transfer" ? await confirmUnpaid(context, id) : ok("unpaid");
    if (!unpaid.ok) return unpaid;
    if (await write(context, act, found, input)) return allowed;
  }
  return refused("changed_meanwhile");
}

/** False: the debt, or its order, changed meanwhile. */
async function write(
  context: Context,
  act: RefundAction,
  found: HeldRefund,
  input: RefundDecisionInput,
): Promise<boolean> {
  const { db, now, env } = context;
  const { refund, order, debts } = found;
  const { operatorId, words } = input;
  const { log, notification } = REFUND_ACT_COPY[act];
  const change = REFUND_ACTS[act].become(refund, { ...input, now });
  const command = REFUND_ACTS[act].command?.(refund, debts);
  const draft = notification?.(refund, order.title, words, now);
  const line = { kind: MANUAL_PAYOUT_KINDS.refunds[act], reason: log?.(refund, words) ?? words };
  const alongside = [
    recordOperatorAction(db, { operatorId, subjectId: refund.id, ...line }, now),
    ...(draft ? notify(db, draft, { now, wording: wordingFor(env.appOrigin) }) : []),
  ];
  if (!command) {
    const written = await changeRefund(db, refund, change, now, alongside);
    if (written && draft) context.defer(sendOutbox(context));
    return written;
  }
  const decision = decide(order, { kind: "operator", userId: operatorId }, command, now);
  if (!decision.ok) throw new Error(`refund ${refund.id}: ${decision.reason}`);
  try {
    return await writeOrderDecision(context, found, decision, [
      refundChange(db, refund, change, now),
      ...alongside,
    ]);
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}
