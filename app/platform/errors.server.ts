import type { AppLoadContext } from "@remix-run/cloudflare";
import { isNotAdmitted } from "~/database/connection.server";
import { storeFault } from "~/database/faults.server";
import { log, requestId, routeId } from "./log.server";
import type { LogAbout, LogEvent } from "./log-lines";
import { isId } from "./strings";

export function notFound(said = "Not Found"): never {
  throw new Response(null, { status: 404, statusText: said });
}

export function noService(): never {
  notFound("Service not found");
}

export function noOrder(): never {
  notFound("Order not found");
}

export function badRequest(): never {
  throw new Response(null, { status: 400, statusText: "Bad Request" });
}

export function methodNotAllowed(): never {
  throw new Response(null, { status: 405, statusText: "Method Not Allowed" });
}

/** Rethrows refusals, which are not faults: responses, and writes of a session that has ended. */
export function logFault(event: LogEvent, error: unknown, about: LogAbout = {}): void {
  if (isNotAdmitted(error)) throw error;
  for (const thrown of [error, error instanceof Error && error.cause]) if (thrown instanceof Response) throw thrown;
  log("error", event, { ...about, error });
}

export function recordError(
  { deferredDb, defer, now }: AppLoadContext,
  { event, route = routeId(), orderId }: { event: LogEvent; route?: string | null; orderId: string | undefined },
): void {
  const order = isId(orderId) ? orderId : null;
  defer(storeFault(deferredDb, { requestId: requestId(), event, route: route ?? "root", orderId: order, now }));
}
