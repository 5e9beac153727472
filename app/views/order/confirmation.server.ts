import { allowedActions } from "~/copy/order/actions";
import { visitAheadSentence } from "~/copy/visit/standing";
import type { OrderRow } from "~/db/order/orders.server";
import { ok, refused } from "~/domain/core/outcome";
import { findAction } from "~/domain/order/actions";
import { refusalBefore } from "~/domain/order/decide";
import type { CommandKind } from "~/domain/order/decision";
import { sideOf } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { isTooEarly } from "~/domain/order/visit-terms";
import type { Visit } from "~/domain/visit/visit";

type Confirmed = { order: OrderRow; visit?: Visit | null };

/** Refused where the step has no button now. */
export function confirmationView(
  { order, visit = null }: Confirmed,
  userId: string,
  command: CommandKind,
  now: number,
) {
  const side = sideOf(order, userId);
  if (!side) return refused("no_order");
  const action = findAction(allowedActions(order, side, now, peopleOf(order)), command);
  if (!action) return refused(refusalBefore(order, side, command, now) ?? "not_now");
  const early = command === "deliver" && visit !== null && isTooEarly(order, visit, now);
  return ok({
    orderId: order.id,
    title: order.title,
    side,
    button: action.label,
    consequence: (early && visitAheadSentence(visit, order.buyerName)) || action.consequence,
    total: order.totalPrice,
    feePercent: order.feePercent,
    version: order.version,
  });
}
