import { listUntrimmedBodies, trimBodies } from "~/db/money/gateway-notifications.server";
import { BODY_KEPT, OPEN_BODY_KEPT } from "~/domain/money/gateway-body";
import type { Context } from "~/platform/core/context.server";

const A_RUN = 50;

/** Cuts what the gateway said long ago down to what the books need: bodies name people, and parts of their cards. */
export async function trimGatewayNotifications({ db, gateways, now }: Context): Promise<void> {
  const old = await listUntrimmedBodies(db, { settled: now - BODY_KEPT, open: now - OPEN_BODY_KEPT }, A_RUN);
  await trimBodies(
    db,
    old.map((told) => ({ id: told.id, body: gateways.of(told).keptBody(told.body) })),
    now,
  );
}
