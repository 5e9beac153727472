import type { AppLoadContext } from "@remix-run/cloudflare";
import { allowedActions } from "~/copy/order/actions";
import { peopleOf } from "~/copy/order/labels";
import type { SessionUser } from "~/db/account/sessions.server";
import { findOrder, type OrderState } from "~/db/order/orders.server";
import { mayWhileSuspended } from "~/domain/account/suspension";
import { findAction } from "~/domain/order/actions";
import { refusalBefore } from "~/domain/order/decide";
import type { CommandKind } from "~/domain/order/decision";
import { type Side, sideOf } from "~/domain/order/order";
import { noOrder } from "./errors.server";
import { LOGIN_TO_SEE_ORDERS } from "./order-login.server";
import { type OrderRefusal, orderRefusalSentence } from "./order-refusal.server";
import { requireAccount, requireUser } from "./viewer.server";

export type OrderVisit = { context: AppLoadContext; request: Request; params: { id?: string } };

/** What is said when it worked and when it did not. */
export type Results = { done: string; failed: string };

/** Who is about to do this to an order of theirs; people who are suspended only what protects what is theirs. */
export function requireUserFor(
  { context, request }: Pick<OrderVisit, "context" | "request">,
  command: CommandKind,
): Promise<SessionUser> {
  const ask = mayWhileSuspended(command) ? requireAccount : requireUser;
  return ask(context, request, LOGIN_TO_SEE_ORDERS);
}

/** What a page shows before it asks. Who may not do it now is led back to the order, with the reason. */
export async function askBefore(visit: OrderVisit, command: CommandKind, results: Results) {
  const { context, params } = visit;
  const user = await requireUserFor(visit, command);
  const state = await findOrder(context.db, params.id ?? "", user.id);
  const side = state && sideOf(state.order, user.id);
  if (!state || !side) noOrder();
  const { row, order } = state;
  const people = peopleOf(row);
  const action = findAction(allowedActions(order, side, context.now, people), command);
  if (!action) throw await backToOrder(visit, results, whyNot(state, side, command, context.now));
  return {
    orderId: order.id,
    title: row.serviceTitle,
    side,
    consequence: action.consequence,
    total: order.totalPrice ?? 0,
    feePercent: order.feePercent,
    version: order.version,
  };
}

/** What the rules say of something that has no button on the order now. */
export function whyNot({ order }: OrderState, side: Side, command: CommandKind, now: number): OrderRefusal {
  return refusalBefore(order, side, command, now) ?? "not_now";
}

/** Back to the order with what came of it; an order that is not one's own was never there. */
export async function backToOrder(
  { context, params }: Pick<OrderVisit, "context" | "params">,
  { done, failed }: Results,
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
