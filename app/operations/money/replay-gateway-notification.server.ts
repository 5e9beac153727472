import { findStuckNotification, markAnswered } from "~/db/money/gateway-notifications.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { FOREIGN } from "~/domain/money/payment";
import { sideOf } from "~/domain/order/order";
import type { Context } from "~/platform/core/context.server";
import { type NotificationReceipt, receiveGatewayNotification } from "./receive-gateway-notification.server";

export type NotificationReplay = { key: string; orderId: string; operatorId: string; reason: string };

/** What the gateway answered that does not add up with the order. */
const ODD: readonly NotificationReceipt[] = ["amount_mismatch", "part_back", ...FOREIGN];

/**
 * Takes in once more what the gateway said and what had no effect, as if it had just come. Refused when there is no
 * such notification of this order or it has had its effect, to a side of that order, and when the gateway cannot be asked;
 * the log has its line before the gateway is. Whatever it answers, the notification is dealt with, save where the money does
 * not add up and the order goes on.
 */
export async function replayGatewayNotification(
  context: Context,
  { key, orderId, operatorId, reason }: NotificationReplay,
): Promise<
  Outcome<Exclude<NotificationReceipt, "unreachable">, "no_notification" | "own_order" | "unreachable">
> {
  const { db, now } = context;
  const stuck = await findStuckNotification(db, { key, orderId });
  if (!stuck) return refused("no_notification");
  if (sideOf(stuck, operatorId) !== null) return refused("own_order");
  await recordOperatorAction(
    db,
    { operatorId, kind: "replay_notification", subjectId: orderId, reason },
    now,
  );
  const receipt = await receiveGatewayNotification(context, context.gateways.of(stuck), stuck.body);
  if (receipt === "unreachable") return refused("unreachable");
  const odd = ODD.includes(receipt);
  if (odd || receipt === "contradicted") await markAnswered(db, { key, orderId, odd }, now);
  return ok(receipt);
}
