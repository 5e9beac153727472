import { CATEGORIES, CATEGORY_GROUPS } from "~/listings/category";
import { EVERYWHERE_CHOICE, placeBySlug, placeOf } from "~/places/place";
import { KIND_PARAMETERS, MODE_PARAMETERS, readSearchKey, SEARCH_SORTS } from "~/search/address";
import type { Context } from "./context.server";
import { HOUR } from "./dates";
import { readNewestKey } from "./paging";
import { contentSecurityPolicy, openerPolicy } from "./response.server";
import { shownCode } from "./strings";

const RETRY_AFTER = "10";

function secondsToNextHour(now: number): string {
  return String(Math.ceil((HOUR - (now % HOUR)) / 1000));
}

const REQUEST_ID = "X-Request-Id";

/** Names a response by a code. A page that failed in the Worker's second entry keeps its code. */
export function nameRequest({ headers }: Response, id: string): void {
  if (!headers.has(REQUEST_ID)) headers.set(REQUEST_ID, shownCode(id));
}

const OWN_PAGE = "private, no-cache";

const REFUSED_FORMS = new Set([400, 409, 429]);

/**
 * Adds headers. `goesBack` means that a member's browser caches the response, so that Back needs no network. A form
 * that was shown again after a POST must be cached too, also for visitors. Otherwise Back asks to send it again.
 */
export function finishResponse(
  response: Response,
  context: Context,
  goesBack: false | "page" | "form" = false,
): Response {
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
    // This is set here, because error pages lose the headers that the limit set. Most limits are hourly.
    if (response.status === 429) headers.set("Retry-After", secondsToNextHour(context.now));
  }
  // A response that sets a cookie is personal, and a cached redirect would not set it again.
  if (!headers.has("Cache-Control") || headers.has("Set-Cookie"))
    headers.set("Cache-Control", goesBack && isPage(finished, goesBack) ? OWN_PAGE : "private, no-store");
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

function isPage({ status, headers }: Response, kind: "page" | "form"): boolean {
  return (
    (status === 200 || (kind === "form" && REFUSED_FORMS.has(status))) &&
    !headers.has("Set-Cookie") &&
    (headers.get("Content-Type")?.startsWith("text/html") ?? false)
  );
}

/** Matches tracking parameters that other sites add. No page of ours reads them. */
const IGNORED = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|ttclid|yclid|_ga|ref)$/;

const OWN_VALUES = new Set<string>([
  ...SEARCH_SORTS,
  ...Object.values(KIND_PARAMETERS),
  ...Object.values(MODE_PARAMETERS),
  ...[...CATEGORIES, ...CATEGORY_GROUPS].map(({ slug }) => slug),
  EVERYWHERE_CHOICE,
  "online",
  "semua",
]);

/** Keeps an address with unknown words out of search engines, because anybody can write such a link. */
export function markUnlisted({ headers }: Response, url: string): void {
  if (!isListed(new URL(url).searchParams)) headers.set("X-Robots-Tag", "noindex, follow");
}

function isListed(params: URLSearchParams): boolean {
  return [...params].every(([name, value]) => {
    if (name === "after" || name === "before") return isPageKey(value);
    return IGNORED.test(name) || isOwnValue(value);
  });
}

/** Returns true for a key of a public list, which has one of two forms. An empty key means the first page. */
function isPageKey(value: string): boolean {
  return value === "" || readSearchKey(value) !== null || readNewestKey(value) !== null;
}

/** Matches steps of filters and counts of cards. A longer number may be personal. */
const SMALL_NUMBER = /^\d{1,2}(?:\.\d)?$/;

function isOwnValue(value: string): boolean {
  if (value === "" || SMALL_NUMBER.test(value) || OWN_VALUES.has(value)) return true;
  return placeBySlug(value) !== null || placeOf(value) !== null;
}

/** Matches bookmarks. D1 silently accepts any other text and compares with it. */
const BOOKMARK = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;

export function isBookmark(text: unknown): text is string {
  return typeof text === "string" && BOOKMARK.test(text);
}

/** Seconds, more than the lag of a replica. */
const COOKIE_SECONDS = 60;
const BOOKMARK_COOKIE = "bookmark";

export function bookmarkIn(request: Request): string | null {
  const sent = new RegExp(`(?:^|;\\s*)${BOOKMARK_COOKIE}=([^;]*)`).exec(request.headers.get("Cookie") ?? "")?.[1];
  return isBookmark(sent) ? sent : null;
}

/** Sets the bookmark after a form, because cached pages set no cookie, and only for members, to reveal no account. */
export function rememberWritten(request: Request, { replicas, env, outgoing }: Context): void {
  if (request.method !== "POST" || !replicas.wrote || !replicas.pinned) return;
  const bookmark = replicas.bookmark();
  if (!isBookmark(bookmark)) return;
  const secure = env.appOrigin.startsWith("https:") ? "; Secure" : "";
  outgoing.append(
    "Set-Cookie",
    `${BOOKMARK_COOKIE}=${bookmark}; Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`,
  );
}
