import type { AppLoadContext } from "@remix-run/cloudflare";
import { insertFault } from "~/db/operator/faults.server";
import type { LogEvent } from "~/domain/core/log";
import { isId } from "~/domain/core/text";
import { requestId, routeId } from "~/platform/core/log.server";

export function noteFault(
  { deferredDb, defer, now }: AppLoadContext,
  {
    event,
    route = routeId(),
    orderId,
  }: { event: LogEvent; route?: string | null; orderId: string | undefined },
): void {
  const order = isId(orderId) ? orderId : null;
  defer(
    insertFault(deferredDb, { requestId: requestId(), event, route: route ?? "root", orderId: order, now }),
  );
}
