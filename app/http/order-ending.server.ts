import type { AppLoadContext } from "@remix-run/cloudflare";
import { findOrder } from "~/db/orders.server";
import { sideOf } from "~/domain/order";
import { allowedActions, findAction } from "~/domain/order-actions";
import { refused } from "~/domain/outcome";
import { noOrder } from "./errors.server";
import { LOGIN_TO_SEE_ORDERS } from "./order-login.server";
import { type OrderRefusal, orderRefusalSentence } from "./order-refusal.server";
import { requireUser } from "./viewer.server";

/** What completing or cancelling is called when it worked and when it did not. */
const RESULTS = {
  complete: { done: "Order berhasil diselesaikan", failed: "Gagal menyelesaikan order" },
  cancel: { done: "Order berhasil dibatalkan", failed: "Gagal membatalkan order" },
} as const;

type Visit = { context: AppLoadContext; request: Request; params: { id?: string } };
type Command = keyof typeof RESULTS;

/** The page that asks. Who may not do it now is led back to the order, with the reason. */
export async function askForEnding({ context, request, params }: Visit, command: Command) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const state = await findOrder(context.db, params.id ?? "", user.id);
  const side = state && sideOf(state.order, user.id);
  if (!state || !side) noOrder();
  const { row, order } = state;
  const people = { buyer: row.buyerName, seller: row.sellerName };
  const action = findAction(allowedActions(order, side, context.now, people), command);
  if (!action) {
    throw await backToOrder(context, order.id, command, order.phase === null ? "closed" : "not_now");
  }
  return {
    orderId: order.id,
    title: row.serviceTitle,
    consequence: action.consequence,
    version: order.version,
  };
}

/** For what went wrong where no rule said no: the order is as it was. */
export function notEnded(error: unknown) {
  console.error("end order", error);
  return refused("failed" as const);
}

/** Back to the order with what came of it; an order that is not one's own was never there. */
export async function backToOrder(
  context: AppLoadContext,
  id: string,
  command: Command,
  refusal: OrderRefusal | null,
): Promise<Response> {
  if (refusal === "no_order") noOrder();
  const path = `/dashboard/orders/${id}`;
  const { done, failed } = RESULTS[command];
  return refusal === null
    ? context.toasts.redirectWithSuccess(path, { message: done }, { status: 303 })
    : context.toasts.redirectWithError(
        path,
        { message: failed, description: orderRefusalSentence(refusal) },
        { status: 303 },
      );
}
