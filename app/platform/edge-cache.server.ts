import { WANTED_STEP, wantedShown } from "~/listings/listing";
import { SEARCH_PARAMETERS } from "~/search/search";
import { atMost, PAGE_PATIENCE, pause } from "./calls.server";
import { log } from "./log.server";
import { placeOfCategory, placeOfHome, placeOfSearch, savesData } from "./sessions.server";

export const LISTS = "lists";

export function personCacheTag(id: string): string {
  return `person:${id}`;
}

export function categoryCacheTag(name: string): string {
  return `category:${encodeURIComponent(name)}`;
}

/** Never reaches a browser. Not Cloudflare's Cache-Tag, which its cache need not give back. */
export const CACHE_TAGS = "X-Cache-Tags";
const PURGED_AT = "X-Purged-At";

/** Seconds; longer than any copy that a purge puts out of date. */
const REMEMBERED_SECONDS = 2 * 60 * 60;

export function edgeCache(): Cache | undefined {
  // The browser's types know no default cache; Workers have one, Node none at all.
  return typeof caches === "undefined" ? undefined : (caches as unknown as { default: Cache }).default;
}

/** Notes the time per tag, as nobody knows all the copies. A fault is only logged: copies live for a minute. */
export async function purgeTags(origin: string, tags: Iterable<string>): Promise<void> {
  const cache = edgeCache();
  if (!cache) return;
  const headers = purgedNow();
  const named = [...tags];
  if (named.length === 0) return;
  const keys = [...named.map((tag) => purgeKey(origin, tag)), anyKey(origin)];
  const purges = keys.map((key) => cache.put(key, new Response(null, { headers })));
  await Promise.all(purges).catch(async (error: unknown) => {
    log("error", "purge_failed", { error });
    // Where a tag's time stands and this one does not, nobody would ask for the tag's.
    await cache.delete(anyKey(origin)).catch(() => false);
  });
}

/** Of whatever tag, UTC ms; null where it is not known, which is then noted as now: later than any purge so far. */
export async function lastPurgeOfAny(
  cache: Cache,
  { origin, defer }: { origin: string; defer(work: Promise<unknown>): void },
): Promise<number | null> {
  const noted = await cache.match(anyKey(origin));
  const at = Number(noted?.headers.get(PURGED_AT) ?? 0);
  if (at > 0) return at;
  defer(cache.put(anyKey(origin), new Response(null, { headers: purgedNow() })));
  return null;
}

/** UTC ms; 0 for never. */
export async function lastPurge(cache: Cache, origin: string, tags: readonly string[]): Promise<number> {
  const purges = await Promise.all(tags.map((tag) => cache.match(purgeKey(origin, tag))));
  return Math.max(0, ...purges.map((purge) => Number(purge?.headers.get(PURGED_AT) ?? 0)));
}

function purgedNow(): Record<string, string> {
  return {
    "Cache-Control": `public, max-age=${REMEMBERED_SECONDS}`,
    // The clock's time: a request's own is from before its change.
    [PURGED_AT]: String(Date.now()),
  };
}

/** No document is kept under such an address: theirs all have a query. */
function purgeKey(origin: string, tag: string): Request {
  return new Request(`${origin}/.purged/${tag}`);
}

function anyKey(origin: string): Request {
  return new Request(`${origin}/.purged-any`);
}

/** Cloudflare takes five purges a minute of a Worker, 25 in a burst, and 100 tags in each. */
const BETWEEN = 12_000;
const TAGS_IN_ONE = 100;
/** As long as the runtime lets work go on after a response (ms), less one purge. */
const COLLECTING = 25_000;

type Purge = (tags: string[]) => Promise<{ success: boolean; errors: { code: number }[] } | undefined>;

/** What Cloudflare refuses goes with the next; what has not gone in time is dropped, as the copies end after their minute. */
export function collectPurges(wait: (ms: number) => Promise<void> = pause) {
  const waiting = new Set<string>();
  let nextAt = 0;
  let collectsUntil = 0;

  return async function collect(tags: readonly string[], purge: Purge): Promise<void> {
    for (const tag of tags) waiting.add(tag);
    // Also after a sender that the runtime ended in the middle.
    if (Date.now() < collectsUntil) return;
    collectsUntil = Date.now() + COLLECTING;
    for (;;) {
      const at = Math.max(nextAt, Date.now());
      if (waiting.size === 0 || at > collectsUntil) break;
      await wait(at - Date.now());
      nextAt = at + BETWEEN;
      const sent = [...waiting].slice(0, TAGS_IN_ONE);
      for (const tag of sent) waiting.delete(tag);
      const result = await purge(sent);
      if (result?.success !== false) continue;
      log("error", "purge_refused", { count: sent.length, status: result.errors[0]?.code ?? 0 });
      for (const tag of sent) waiting.add(tag);
    }
    if (waiting.size > 0) log("error", "purges_dropped", { count: waiting.size });
    waiting.clear();
    collectsUntil = 0;
  };
}

/** Weak, as the edge compresses what it sends: the same words, not the same bytes. */
export async function etagOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).slice(0, 12);
  return `W/"${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** Whether the browser that asks holds `etag` already (RFC 9110, 13.1.2, compared weakly). */
export function isHeld(request: Request, etag: string | null): boolean {
  const asked = request.headers.get("If-None-Match");
  if (asked === null || etag === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return asked.trim() === "*" || asked.split(",").some((tag) => opaque(tag) === opaque(etag));
}

/** Nobody sees a change later than this, wherever it was made. */
export const FRESH_SECONDS = 60;
/** As a stand-in when rendering fails. Nothing can be bought from it: an order asks the database. */
const STANDING_IN_SECONDS = 60 * 60;
/** Between the clocks of a location's machines, and until every replica of the database has a change (ms). */
const SETTLING = 5_000;
/** How long before a copy the last purge of whatever tag must be, that none of its own is asked: one noted late hides a later one. */
const QUIET = 3 * SETTLING;

/** Only these are in the key, so that junk makes no second copy. `wanted` is of the home page, `foto` of the data saver. */
export const KNOWN_PARAMETERS = [...SEARCH_PARAMETERS, "wanted", "foto"];

export const PUBLIC_DOCUMENT = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-if-error=${STANDING_IN_SECONDS}`;

const BEGUN_AT = "X-Begun-At";

export type DocumentCache = {
  ask(request: Request, render: () => Promise<Response>): Promise<Response>;
  /** What was just rendered; gives it as it is to be handed on. `begunAt`: UTC ms, before anything was read for it. */
  keep(request: Request, rendered: Response, begunAt: number): Promise<Response>;
  forget(tags: Iterable<string>): Promise<void>;
};

export type CacheScope = {
  /** UTC ms */
  now: number;
  origin: string;
  version: string;
  privateCookies: string[];
  defer(work: Promise<unknown>): void;
  /** Asked first, where there is another cache; null where it has nothing that counts in this location. */
  behind?(key: Request): Promise<Response | null>;
};

export function locationCache(scope: CacheScope): DocumentCache {
  const cache: DocumentCache = {
    ask: (request, render) => throughLocation(request, scope, cache.keep, render),
    async keep(request, rendered, begunAt) {
      const copies = edgeCache();
      if (!copies || !isStorable(rendered)) return rendered;
      const document = await withEtag(rendered);
      scope.defer(putCopy(copies, cacheKey(request, scope.version), document.clone(), begunAt));
      return document;
    },
    forget: (tags) => purgeTags(scope.origin, tags),
  };
  return cache;
}

/** A stale copy only where rendering fails or hangs. A page's data depends on parameters outside the key. */
async function throughLocation(
  request: Request,
  scope: CacheScope,
  keep: DocumentCache["keep"],
  render: () => Promise<Response>,
): Promise<Response> {
  const cache = edgeCache();
  if (!cache || request.method === "POST") return render();
  if (isData(request) || sendsAny(request, scope.privateCookies)) return forBrowser(request, await render());

  const key = cacheKey(request, scope.version);
  // A page can be made without the cache: a cache that fails counts as an empty one.
  const copy = await findCopy(cache, key, scope).catch((error: unknown) => {
    log("error", "cache_out", { error });
    return null;
  });
  if (copy?.fresh && !scope.behind) return forBrowser(request, copy.response);
  const fresh = copy?.fresh ? copy.response : null;
  const rendering = (async () => (await scope.behind?.(key)) ?? fresh ?? render())();
  // A database that hangs is no better than one that fails: with a copy at hand, the wait is limited.
  const inTime = copy ? await atMost(PAGE_PATIENCE, rendering, null) : await rendering;
  if (copy && (inTime === null || inTime === fresh || isFault(inTime))) {
    if (inTime === null) scope.defer(rendering.then((late) => keep(request, late, scope.now)));
    return forBrowser(request, copy.response);
  }
  const rendered = inTime ?? (await rendering);
  if (!isStorable(rendered)) {
    if (copy) scope.defer(cache.delete(key));
    return forBrowser(request, rendered);
  }
  // Of what the other cache gives, one copy a minute is enough to stand in.
  return forBrowser(request, fresh ? rendered : await keep(request, rendered, scope.now));
}

async function findCopy(
  cache: Cache,
  key: Request,
  scope: CacheScope,
): Promise<{ response: Response; fresh: boolean } | null> {
  const [response, ofAny] = await Promise.all([cache.match(key), lastPurgeOfAny(cache, scope)]);
  const age = response ? await ageOf(response, scope, ofAny) : "gone";
  return response && age !== "gone" ? { response, fresh: age === "fresh" } : null;
}

/** `gone`: nothing older than a purge in this location is shown again. `ofAny`: when that last was, of whatever tag. */
export async function ageOf(
  { headers }: Response,
  { now, origin }: CacheScope,
  ofAny: number | null = null,
): Promise<"fresh" | "old" | "gone"> {
  const begunAt = begunAtOf(headers) ?? 0;
  const age = now - begunAt;
  if (age > STANDING_IN_SECONDS * 1000) return "gone";
  if (ofAny !== null && begunAt > ofAny + QUIET) return age <= FRESH_SECONDS * 1000 ? "fresh" : "old";
  const cache = edgeCache();
  const tags = headers.get(CACHE_TAGS)?.split(",") ?? [];
  const purgedAt = cache ? await lastPurge(cache, origin, tags) : 0;
  if (begunAt <= purgedAt) return "gone";
  return age <= FRESH_SECONDS * 1000 && begunAt > purgedAt + SETTLING ? "fresh" : "old";
}

function begunAtOf(headers: Headers): number | null {
  const begunAt = headers.get(BEGUN_AT);
  return begunAt === null ? null : Number(begunAt);
}

function isData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/** Errs on the side of yes: the cookie parser reads `session =x` as a session too. */
export function sendsAny(request: Request, names: string[]): boolean {
  const cookies = request.headers.get("Cookie") ?? "";
  return names.some((name) => cookies.includes(name));
}

/** What of its query a page may repeat: the rest is one visitor's, and a copy is for all. */
export function knownParameters(request: Request): URLSearchParams {
  const { searchParams } = new URL(request.url);
  const kept = new URLSearchParams();
  for (const name of KNOWN_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

export function cacheKey(request: Request, version: string): Request {
  const url = new URL(request.url);
  const kept = knownParameters(request);
  // Home has one copy for each place and number of requests, however they were written. Where the address names the place,
  // the page's own link names it too.
  if (url.pathname === "/") {
    const place = placeOfHome(request);
    if (kept.has("lokasi")) kept.set("lokasi", "");
    if (place !== null) kept.set("place", place);
    const wanted = wantedShown(kept.get("wanted"));
    kept.delete("wanted");
    if (wanted > WANTED_STEP) kept.set("wanted", String(wanted));
  }
  const remembered = placeOfSearch(request);
  if (remembered !== null) kept.set("place", remembered);
  const around = placeOfCategory(request);
  if (around !== null) kept.set("place", around.code);
  // A document names its stylesheet by hash: one from before a deployment would miss it.
  kept.set("version", version);
  if (savesData(request)) kept.set("save-data", "on");
  return new Request(`${url.origin}${url.pathname}?${kept}`);
}

export function isStorable({ status, headers }: Response): boolean {
  return status === 200 && headers.get("Cache-Control") === PUBLIC_DOCUMENT && !headers.has("Set-Cookie");
}

/** A page that goes on without what it could not read answers 200, but is not storable. */
function isFault(response: Response): boolean {
  return response.status >= 500 || (response.status === 200 && !isStorable(response));
}

async function putCopy(cache: Cache, key: Request, document: Response, begunAt: number): Promise<void> {
  const kept = withBegin(document, begunAt);
  kept.headers.set("Cache-Control", `public, max-age=${STANDING_IN_SECONDS}`);
  await cache.put(key, kept);
}

/** Noted from before anything was read, so that a change made while rendering is later; a copy of a copy is as old as that. */
export function withBegin(document: Response, begunAt: number): Response {
  const kept = new Response(document.body, document);
  if (begunAtOf(kept.headers) === null) kept.headers.set(BEGUN_AT, String(begunAt));
  kept.headers.delete("Server-Timing");
  return kept;
}

/** A document is one string, so reading it whole keeps nobody waiting. */
export async function withEtag(document: Response): Promise<Response> {
  if (document.headers.has("ETag")) return document;
  const body = await document.arrayBuffer();
  const tagged = new Response(body, document);
  tagged.headers.set("ETag", await etagOf(body));
  return tagged;
}

/** After signing in the same address shows another page, and copies elsewhere could not be purged: a browser asks each time. */
function forBrowser(request: Request, response: Response): Response {
  const { headers } = response;
  const document = headers.has(BEGUN_AT) || headers.get("Cache-Control") === PUBLIC_DOCUMENT;
  if (!document) return response;
  const held = response.status === 200 && isHeld(request, headers.get("ETag"));
  const sent = held ? new Response(null, { status: 304, headers }) : new Response(response.body, response);
  if (held) {
    sent.headers.delete("Content-Type");
    sent.headers.delete("Content-Length");
  }
  sent.headers.delete(BEGUN_AT);
  sent.headers.delete(CACHE_TAGS);
  sent.headers.set("Cache-Control", "private, no-cache");
  return sent;
}

/** The Worker's second entry, which the platform calls only for what Workers Cache has no copy of. */
export type Documents = {
  fetch(request: Request, init: { cf: { cacheKey: string } }): Promise<Response>;
  forget(tags: string[]): Promise<{ success: boolean; errors: { code: number }[] } | undefined>;
};

/** Documents that ask the database. The rest is quicker made than asked for in two tiers of a cache. */
export const SHARED =
  /^\/$|^\/(explore|wanted|gig|u|category)(\/[^/]+)?$|^\/category\/[^/]+\/[^/]+$|^\/gig\/[^/]+\/reviews$|^\/suggestions$/;

/** Cloudflare's, which it takes off; the plain one says what browsers are told. */
const KEPT = "Cloudflare-CDN-Cache-Control";
/** Without the second part it would stand in for faults without end, and this location's copies do that for an hour. */
const AS_LONG_AS_FRESH = `public, max-age=${FRESH_SECONDS}, stale-if-error=0`;

const collectOfAll = collectPurges();

/** A copy counts only while it is younger than a minute and than this location's purges, so neither bound needs one to arrive. */
export function workersCache(scope: CacheScope, documents: Documents, collect = collectOfAll): DocumentCache {
  const location = locationCache({ ...scope, behind: (key) => findShared(key, scope, documents) });
  return {
    ask: location.ask,
    keep: keepForAll,
    async forget(tags) {
      const named = [...tags];
      await location.forget(named);
      if (named.length > 0) scope.defer(collect(named, (some) => documents.forget(some)));
    },
  };
}

async function findShared(key: Request, scope: CacheScope, documents: Documents): Promise<Response | null> {
  const { pathname, search } = new URL(key.url);
  if (!SHARED.test(pathname)) return null;
  try {
    const answer = await documents.fetch(bareRequest(key), { cf: { cacheKey: `${pathname}${search}` } });
    if (isStorable(answer) && (await ageOf(answer, scope)) !== "fresh") return null;
    const passed = new Response(answer.body, answer);
    for (const name of ["Age", "CF-Cache-Status", "Cache-Tag", KEPT]) passed.headers.delete(name);
    return passed;
  } catch (error) {
    log("error", "documents_unreachable", { error });
    return null;
  }
}

/** Holds nothing but what is in the key, so that whatever else somebody sends, nobody else is shown what comes of it. */
export function bareRequest(key: Request): Request {
  const url = new URL(key.url);
  const headers = new Headers({ Host: url.host });
  const place = url.searchParams.get("place");
  if (place !== null) headers.set("Cookie", `place=${place}`);
  if (url.searchParams.has("save-data")) headers.set("Save-Data", "on");
  for (const name of ["place", "save-data", "version"]) url.searchParams.delete(name);
  return new Request(url, { headers });
}

/** In the second entry. Every answer says whether it is kept: without a word the platform would for two hours. */
export async function keepForAll(_request: Request, rendered: Response, begunAt: number): Promise<Response> {
  if (!isStorable(rendered)) {
    const answer = new Response(rendered.body, rendered);
    answer.headers.set(KEPT, "no-store");
    return answer;
  }
  const document = withBegin(await withEtag(rendered), begunAt);
  document.headers.set(KEPT, AS_LONG_AS_FRESH);
  const tags = document.headers.get(CACHE_TAGS);
  if (tags !== null) document.headers.set("Cache-Tag", tags);
  return document;
}
