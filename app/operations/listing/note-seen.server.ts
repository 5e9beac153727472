import { writeSeen } from "~/db/listing/seen.server";
import type { Context } from "~/platform/core/context.server";

export function noteSeen(
  { deferredDb, defer, now }: Pick<Context, "deferredDb" | "defer" | "now">,
  seen: { userId: string; listingId: string },
): void {
  defer(writeSeen(deferredDb, { ...seen, now }));
}
