import type { AppLoadContext } from "@remix-run/cloudflare";
import { findOrder } from "~/db/orders.server";
import { sideOf } from "~/domain/order";
import { allowedActions, findAction } from "~/domain/order-actions";
import {
  isStepName,
  ORDER_STEPS,
  type OrderStep,
  type StepCommand,
  type StepTaken,
} from "~/domain/order-steps";
import { noOrder, notFound } from "./errors.server";
import { LOGIN_TO_SEE_ORDERS } from "./order-login.server";
import { type OrderRefusal, orderRefusalSentence } from "./order-refusal.server";
import { requireUser } from "./viewer.server";

type Visit = { context: AppLoadContext; request: Request; params: { id?: string; step?: string } };

/** The step that the address names; there are no others. */
export function stepOf({ params }: Pick<Visit, "params">): OrderStep & { command: StepCommand } {
  return isStepName(params.step) ? ORDER_STEPS[params.step] : notFound();
}

/** The page that asks. Who may not do it now is led back to the order, with the reason. */
export async function askForStep(visit: Visit) {
  const { context, request, params } = visit;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const step = stepOf(visit);
  const state = await findOrder(context.db, params.id ?? "", user.id);
  const side = state && sideOf(state.order, user.id);
  if (!state || !side) noOrder();
  const { row, order } = state;
  const people = { buyer: row.buyerName, seller: row.sellerName };
  const action = findAction(allowedActions(order, side, context.now, people), step.command);
  if (!action) throw await backFromStep(visit, step, order.phase === null ? "closed" : "not_now");
  return {
    orderId: order.id,
    title: row.serviceTitle,
    step,
    consequence: action.consequence,
    total: order.totalPrice ?? 0,
    version: order.version,
  };
}

/** Back to the order with what came of it; an order that is not one's own was never there. */
export async function backFromStep(
  { context, params }: Pick<Visit, "context" | "params">,
  { done, failed }: Pick<OrderStep, "done" | "failed">,
  refusal: OrderRefusal | null,
): Promise<Response> {
  if (refusal === "no_order") noOrder();
  const path = `/dashboard/orders/${params.id}`;
  return refusal === null
    ? context.toasts.redirectWithSuccess(path, { message: done }, { status: 303 })
    : context.toasts.redirectWithError(
        path,
        { message: failed, description: orderRefusalSentence(refusal) },
        { status: 303 },
      );
}

type Filled = { note: string; reason: string; buyerShare: number };

/** The form's fields as the command they mean. */
export function commandOf(kind: StepCommand, { note, reason, buyerShare }: Filled, files: number): StepTaken {
  switch (kind) {
    case "deliver":
      return { kind, note, files };
    case "request_cancellation":
      return { kind, buyerShare, reason };
    case "request_revision":
    case "refuse_cancellation":
      return { kind, reason };
    default:
      return { kind };
  }
}

/** Refusals that the form itself can mend, so what was typed comes back with them. */
const MENDABLE: readonly OrderRefusal[] = [
  "nothing_delivered",
  "reason_too_short",
  "bad_share",
  "files_lost",
  "too_many_files",
];

export function isMendable(refusal: OrderRefusal): boolean {
  return MENDABLE.includes(refusal);
}
