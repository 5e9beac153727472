import { listUntrimmedBodies, trimBodies } from "~/db/money/gateway-notifications.server";
import { BODY_KEPT, OPEN_BODY_KEPT } from "~/domain/money/gateway-body";
import type { Context } from "~/platform/core/context.server";

const BATCH = 50;

/** Old bodies hold names and parts of card numbers; only what the books need stays. True: there is more. */
export async function trimGatewayNotifications({ db, gateways, now }: Context): Promise<boolean> {
  const old = await listUntrimmedBodies(db, { settled: now - BODY_KEPT, open: now - OPEN_BODY_KEPT }, BATCH);
  await trimBodies(
    db,
    old.map((notification) => ({
      id: notification.id,
      body: gateways.of(notification).keptBody(notification.body),
    })),
    now,
  );
  return old.length === BATCH;
}
