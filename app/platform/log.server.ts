import { AsyncLocalStorage } from "node:async_hooks";
import { CODE_LENGTH, type LogAbout, type LogEvent, type LogLevel, logLine, requestCode } from "./log-lines";

type LoggedRequest = { id: string; ray: string | null; startedAt: number; route: string | null };

const asked = new AsyncLocalStorage<LoggedRequest>();

export function newRequestId(): string {
  return requestCode(crypto.getRandomValues(new Uint8Array(CODE_LENGTH)));
}

/** Logs under an id of ours. Cloudflare's id is logged as `ray` only, because anybody can send it. */
export function loggingAs<Result>(
  { id, startedAt, ray = null }: { id: string; startedAt: number; ray?: string | null },
  work: () => Result,
): Result {
  return asked.run({ id, ray, startedAt, route: null }, work);
}

export function requestId(): string {
  return asked.getStore()?.id ?? newRequestId();
}

export function routeId(): string | null {
  return asked.getStore()?.route ?? null;
}

export function logRoute(id: string): void {
  const request = asked.getStore();
  if (request) request.route = id;
}

export function log(level: LogLevel, event: LogEvent, about: LogAbout = {}): void {
  const request = asked.getStore();
  const facts = request ? { route: request.route, ms: Date.now() - request.startedAt, ...about } : about;
  // biome-ignore lint/suspicious/noConsole: the one place that may
  console[level](logLine(level, event, facts, request ? { request: request.id, ray: request.ray } : {}));
}
