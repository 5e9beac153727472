import { findStuckNotification, markAnswered } from "~/db/money/gateway-notifications.server";
import { recordOperatorAction } from "~/db/operator/actions.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { FOREIGN } from "~/domain/money/payment";
import { sideOf } from "~/domain/order/order";
import type { Context } from "~/platform/core/context.server";
import { type NotificationReceipt, receiveGatewayNotification } from "./receive-gateway-notification.server";

type NotificationReplay = { key: string; orderId: string; operatorId: string; reason: string };

const ODD: readonly NotificationReceipt[] = ["amount_mismatch", "part_back", ...FOREIGN];

/** Refuses effective notifications and sides of the order. Settles it, save where money is still at odds. */
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
