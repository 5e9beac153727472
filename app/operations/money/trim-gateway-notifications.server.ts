import { type KeptBody, listUntrimmedBodies, trimBodies } from "~/db/money/gateway-notifications.server";
import { BODY_KEPT, OPEN_BODY_KEPT } from "~/domain/money/gateway-body";
import { digest } from "~/platform/account/tokens.server";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";

const BATCH = 50;

/** Old bodies hold names and parts of card numbers; only what the books need stays. True: there is more. */
export async function trimGatewayNotifications(context: Context): Promise<boolean> {
  const { db, now } = context;
  const old = await listUntrimmedBodies(db, { settled: now - BODY_KEPT, open: now - OPEN_BODY_KEPT }, BATCH);
  await trimBodies(db, await Promise.all(old.map((one) => trimBody(context, one))), now);
  return old.length === BATCH;
}

async function trimBody(
  { gateways, archive }: Context,
  { id, body, archivedHash, ...of }: KeptBody & { gateway: string },
): Promise<KeptBody> {
  const gateway = gateways.of(of);
  if (archivedHash === null) return { id, body: gateway.keptBody(body), archivedHash };
  const whole = await archive.get(id);
  if (whole === null) {
    log("error", "archive_broken", { id });
    return { id, body, archivedHash };
  }
  // Over the whole one, so that nothing of it stays behind, whatever ends the run here.
  const kept = gateway.keptBody(whole);
  await archive.put(id, kept);
  return { id, body, archivedHash: await digest(kept) };
}
