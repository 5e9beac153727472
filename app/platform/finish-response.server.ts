import type { Context } from "./context.server";
import { HOUR } from "./dates";
import { shownCode } from "./forms";
import { contentSecurityPolicy, openerPolicy } from "./response.server";

const RETRY_AFTER = "10";

function secondsToNextHour(now: number): string {
  return String(Math.ceil((HOUR - (now % HOUR)) / 1000));
}

const REQUEST_ID = "X-Request-Id";

/** A page that failed in the Worker's second entry keeps the code it already has. */
export function nameRequest({ headers }: Response, id: string): void {
  if (!headers.has(REQUEST_ID)) headers.set(REQUEST_ID, shownCode(id));
}

const OWN_PAGE = "private, no-cache";

/** `goesBack` means that a member's browser caches the response, so that Back needs no network. */
export function finishResponse(response: Response, context: Context, goesBack = false): Response {
  const finished = new Response(response.body, response);
  const { headers } = finished;
  context.outgoing.forEach((value, name) => {
    headers.append(name, value);
  });
  if (!headers.has("Content-Security-Policy")) {
    headers.set("Content-Security-Policy", contentSecurityPolicy(context.policy, context.nonce));
  }
  headers.set("X-Content-Type-Options", "nosniff");
  // `no-referrer` would make browsers send `Origin: null` with forms, which the guard refuses.
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
  headers.set("Cross-Origin-Opener-Policy", openerPolicy(context.policy));
  if (!headers.has("Retry-After")) {
    if (response.status === 503) headers.set("Retry-After", RETRY_AFTER);
    // Set here because error pages lose the headers that the limit set. Most limits are hourly.
    if (response.status === 429) headers.set("Retry-After", secondsToNextHour(context.now));
  }
  // A response that sets a cookie is personal, and a cached redirect would not set it again.
  if (!headers.has("Cache-Control") || headers.has("Set-Cookie"))
    headers.set("Cache-Control", goesBack && isPage(finished) ? OWN_PAGE : "private, no-store");
  if (headers.get("Cache-Control")?.startsWith("private")) {
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
  }
  if (context.env.development) {
    const { ms, trips, rows } = context.meter;
    headers.append("Server-Timing", `d1;dur=${ms.toFixed(1)};desc="trips=${trips} rows=${rows}"`);
  } else {
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  return finished;
}

function isPage({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    !headers.has("Set-Cookie") &&
    (headers.get("Content-Type")?.startsWith("text/html") ?? false)
  );
}
