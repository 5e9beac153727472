import { WANTED_PAGE_SIZE, wantedShown } from "~/listings/listing";
import { SEARCH_PARAMETERS } from "~/search/address";
import { PAGE_PATIENCE, pause, withTimeLimit } from "./calls.server";
import { log } from "./log.server";
import { isDataSaverOn, placeOfCategory, placeOfHome, placeOfSearch } from "./visitor-cookies.server";

export const LISTS_CACHE_TAG = "lists";

export function personCacheTag(id: string): string {
  return `person:${id}`;
}

export function categoryCacheTag(name: string): string {
  return `category:${encodeURIComponent(name)}`;
}

/** The header with tags, removed before the response is sent. Cached copies may lack Cloudflare's Cache-Tag. */
export const CACHE_TAGS = "X-Cache-Tags";
const PURGED_AT = "X-Purged-At";

/** Seconds for which a purge is stored. It is longer than the life of any copy. */
const REMEMBERED_SECONDS = 2 * 60 * 60;

export function edgeCache(): Cache | undefined {
  // Workers have `caches.default`, which the browser types lack. Node has no `caches`.
  return typeof caches === "undefined" ? undefined : (caches as unknown as { default: Cache }).default;
}

/** Stores the time of the purge per tag, because copies cannot be listed. They expire after a minute anyway. */
async function purgeTags(origin: string, tags: Iterable<string>): Promise<void> {
  const cache = edgeCache();
  if (!cache) return;
  const headers = purgedNow();
  const named = [...tags];
  if (named.length === 0) return;
  const keys = [...named.map((tag) => purgeKey(origin, tag)), anyKey(origin)];
  const purges = keys.map((key) => cache.put(key, new Response(null, { headers })));
  await Promise.all(purges).catch(async (error: unknown) => {
    log("error", "purge_failed", { error });
    // Without the time of any purge, readers do not skip the time of this tag.
    await cache.delete(anyKey(origin)).catch(() => false);
  });
}

/** Returns the last purge. If unknown, it stores and returns now, which is later than any purge so far. */
async function lastPurgeOfAny(
  cache: Cache,
  { origin, defer }: { origin: string; defer(work: Promise<unknown>): void },
): Promise<number | null> {
  const noted = await cache.match(anyKey(origin));
  const at = Number(noted?.headers.get(PURGED_AT) ?? 0);
  if (at > 0) return at;
  defer(cache.put(anyKey(origin), new Response(null, { headers: purgedNow() })));
  return null;
}

/** Returns 0 for never. */
export async function lastPurge(cache: Cache, origin: string, tags: readonly string[]): Promise<number> {
  const purges = await Promise.all(tags.map((tag) => cache.match(purgeKey(origin, tag))));
  return Math.max(0, ...purges.map((purge) => Number(purge?.headers.get(PURGED_AT) ?? 0)));
}

function purgedNow(): Record<string, string> {
  return {
    "Cache-Control": `public, max-age=${REMEMBERED_SECONDS}`,
    // This uses the clock, because the request's own time is earlier than its change.
    [PURGED_AT]: String(Date.now()),
  };
}

/** Returns the key of a purge. It cannot collide with a document, because those keys all have a query. */
function purgeKey(origin: string, tag: string): Request {
  return new Request(`${origin}/.purged/${tag}`);
}

function anyKey(origin: string): Request {
  return new Request(`${origin}/.purged-any`);
}

/** ms between purges. Cloudflare allows a Worker five a minute, 25 in a burst, with 100 tags each. */
const PURGE_INTERVAL = 12_000;
const TAGS_IN_ONE = 100;
/** ms for collecting tags: the runtime's limit for work after a response, less one purge. */
const COLLECTING_TIME = 25_000;

type Purge = (tags: string[]) => Promise<{ success: boolean; errors: { code: number }[] } | undefined>;

/** Collects tags for a purge. Tags that Cloudflare refuses wait for the next, or are dropped: copies expire. */
export function collectPurges(wait: (ms: number) => Promise<void> = pause) {
  const waiting = new Set<string>();
  let nextAt = 0;
  let collectsUntil = 0;

  return async function collect(tags: readonly string[], purge: Purge): Promise<void> {
    for (const tag of tags) waiting.add(tag);
    // The time limit also ends the wait for a sender that the runtime ended early.
    if (Date.now() < collectsUntil) return;
    collectsUntil = Date.now() + COLLECTING_TIME;
    for (;;) {
      const at = Math.max(nextAt, Date.now());
      if (waiting.size === 0 || at > collectsUntil) break;
      await wait(at - Date.now());
      nextAt = at + PURGE_INTERVAL;
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

/** Returns a weak tag, because the edge compresses the response and changes its bytes. */
async function computeEtag(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body)).slice(0, 12);
  return `W/"${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** Compares weakly, as RFC 9110, 13.1.2 demands. */
function isNotModified(request: Request, etag: string | null): boolean {
  const asked = request.headers.get("If-None-Match");
  if (asked === null || etag === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return asked.trim() === "*" || asked.split(",").some((tag) => opaque(tag) === opaque(etag));
}

/** Seconds until every visitor sees a change. */
const FRESH_SECONDS = 60;
/** Seconds. Such a copy is shown if rendering fails. Stale prices do no harm, because the database checks orders. */
const STANDING_IN_SECONDS = 60 * 60;
/** ms for differences between the clocks of a location plus the lag of database replicas. */
const SETTLING_TIME = 5_000;
/** ms before a copy. If no tag was purged in this time, the copy's own tags are not checked. */
const QUIET_TIME = 3 * SETTLING_TIME;

/** The parameters in the key. `wanted` is for the home page, `foto` for the data saver. */
export const KNOWN_PARAMETERS = [...SEARCH_PARAMETERS, "wanted", "foto"];

export const PUBLIC_DOCUMENT = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-if-error=${STANDING_IN_SECONDS}`;

const BEGUN_AT = "X-Begun-At";

export type DocumentCache = {
  ask(request: Request, render: () => Promise<Response>): Promise<Response>;
  /** Stores the response and returns the one to send. `begunAt` precedes all reads for it. */
  keep(request: Request, rendered: Response, begunAt: number): Promise<Response>;
  forget(tags: Iterable<string>): Promise<void>;
};

type CacheScope = {
  now: number;
  origin: string;
  version: string;
  privateCookies: string[];
  defer(work: Promise<unknown>): void;
  /** Reads the second cache, if there is one, before the first. Null if it has no valid copy for this location. */
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

/** Answers with a stale copy if rendering fails or hangs. Its data may depend on more than the key. */
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
  const copy = await findCopy(cache, key, scope).catch((error: unknown) => {
    log("error", "cache_not_read", { error });
    return null;
  });
  if (copy?.fresh && !scope.behind) return forBrowser(request, copy.response);
  const fresh = copy?.fresh ? copy.response : null;
  const rendering = (async () => (await scope.behind?.(key)) ?? fresh ?? render())();
  // With a copy at hand, the wait for a hanging database is limited.
  const inTime = copy ? await withTimeLimit(PAGE_PATIENCE, rendering, null) : await rendering;
  if (copy && (inTime === null || inTime === fresh || isFault(inTime))) {
    if (inTime === null) scope.defer(rendering.then((late) => keep(request, late, scope.now)));
    return forBrowser(request, copy.response);
  }
  const rendered = inTime ?? (await rendering);
  if (!isStorable(rendered)) {
    if (copy) scope.defer(cache.delete(key));
    return forBrowser(request, rendered);
  }
  // One local copy per minute is enough as a fallback.
  return forBrowser(request, fresh ? rendered : await keep(request, rendered, scope.now));
}

async function findCopy(
  cache: Cache,
  key: Request,
  scope: CacheScope,
): Promise<{ response: Response; fresh: boolean } | null> {
  const [response, ofAny] = await Promise.all([cache.match(key), lastPurgeOfAny(cache, scope)]);
  const age = response ? await copyAge(response, scope, ofAny) : "gone";
  return response && age !== "gone" ? { response, fresh: age === "fresh" } : null;
}

/** Returns the age of a copy. `gone` means older than a purge here. `ofAny` is the last purge of any tag. */
async function copyAge(
  { headers }: Response,
  { now, origin }: CacheScope,
  ofAny: number | null = null,
): Promise<"fresh" | "old" | "gone"> {
  const begunAt = readStartTime(headers) ?? 0;
  const age = now - begunAt;
  if (age > STANDING_IN_SECONDS * 1000) return "gone";
  if (ofAny !== null && begunAt > ofAny + QUIET_TIME) return age <= FRESH_SECONDS * 1000 ? "fresh" : "old";
  const cache = edgeCache();
  const tags = headers.get(CACHE_TAGS)?.split(",") ?? [];
  const purgedAt = cache ? await lastPurge(cache, origin, tags) : 0;
  if (begunAt <= purgedAt) return "gone";
  return age <= FRESH_SECONDS * 1000 && begunAt > purgedAt + SETTLING_TIME ? "fresh" : "old";
}

function readStartTime(headers: Headers): number | null {
  const begunAt = headers.get(BEGUN_AT);
  return begunAt === null ? null : Number(begunAt);
}

function isData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/** Returns true if a cookie may be sent. The parser also reads `session =x` as a session, so doubtful cookies count. */
export function sendsAny(request: Request, names: string[]): boolean {
  const cookies = request.headers.get("Cookie") ?? "";
  return names.some((name) => cookies.includes(name));
}

/** Returns the known parameters. Others belong to one visitor, so a cached page must not repeat them. */
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
  // The home page has one copy per place and number of requests, however the parameters are written. The page's own
  // link contains the place if the address does.
  if (url.pathname === "/") {
    const place = placeOfHome(request);
    if (kept.has("lokasi")) kept.set("lokasi", "");
    if (place !== null) kept.set("place", place);
    const wanted = wantedShown(kept.get("wanted"));
    kept.delete("wanted");
    if (wanted > WANTED_PAGE_SIZE) kept.set("wanted", String(wanted));
  }
  const remembered = placeOfSearch(request);
  if (remembered !== null) kept.set("place", remembered);
  const around = placeOfCategory(request);
  if (around !== null) kept.set("place", around.code);
  // A document links its style sheet by hash, which changes with each deployment.
  kept.set("version", version);
  if (isDataSaverOn(request)) kept.set("save-data", "on");
  return new Request(`${url.origin}${url.pathname}?${kept}`);
}

export function isStorable({ status, headers }: Response): boolean {
  return status === 200 && headers.get("Cache-Control") === PUBLIC_DOCUMENT && !headers.has("Set-Cookie");
}

/** Returns true for a page that must not be stored, although it has status 200, because data could not be read. */
function isFault(response: Response): boolean {
  return response.status >= 500 || (response.status === 200 && !isStorable(response));
}

async function putCopy(cache: Cache, key: Request, document: Response, begunAt: number): Promise<void> {
  const kept = withStartTime(document, begunAt);
  kept.headers.set("Cache-Control", `public, max-age=${STANDING_IN_SECONDS}`);
  await cache.put(key, kept);
}

/** Adds the start of rendering, so that a change during it counts as later. A copy of a copy keeps that time. */
function withStartTime(document: Response, begunAt: number): Response {
  const kept = new Response(document.body, document);
  if (readStartTime(kept.headers) === null) kept.headers.set(BEGUN_AT, String(begunAt));
  kept.headers.delete("Server-Timing");
  return kept;
}

/** Adds a tag. Reading the whole body costs no time, because a document is one string. */
async function withEtag(document: Response): Promise<Response> {
  if (document.headers.has("ETag")) return document;
  const body = await document.arrayBuffer();
  const tagged = new Response(body, document);
  tagged.headers.set("ETag", await computeEtag(body));
  return tagged;
}

/** Makes the browser revalidate each time: a login changes the page, and copies elsewhere cannot be purged. */
function forBrowser(request: Request, response: Response): Response {
  const { headers } = response;
  const document = headers.has(BEGUN_AT) || headers.get("Cache-Control") === PUBLIC_DOCUMENT;
  if (!document) return response;
  const isUnchanged = response.status === 200 && isNotModified(request, headers.get("ETag"));
  const sent = isUnchanged ? new Response(null, { status: 304, headers }) : new Response(response.body, response);
  if (isUnchanged) {
    sent.headers.delete("Content-Type");
    sent.headers.delete("Content-Length");
  }
  sent.headers.delete(BEGUN_AT);
  sent.headers.delete(CACHE_TAGS);
  sent.headers.set("Cache-Control", "private, no-cache");
  return sent;
}

/** The Worker's second entry, which the platform calls only on a miss of Workers Cache. */
export type DocumentEntry = {
  fetch(request: Request, init: { cf: { cacheKey: string } }): Promise<Response>;
  forget(tags: string[]): Promise<{ success: boolean; errors: { code: number }[] } | undefined>;
};

/** Documents that query the database. Others render faster than two cache tiers answer. */
export const WORKERS_CACHE_PATHS =
  /^\/$|^\/(explore|wanted|gig|u|category)(\/[^/]+)?$|^\/category\/[^/]+\/[^/]+$|^\/gig\/[^/]+\/reviews$|^\/suggestions$/;

/** The header that Cloudflare reads and removes. Browsers see the plain header. */
const CDN_CACHE_CONTROL = "Cloudflare-CDN-Cache-Control";
/** The value without which the platform would serve a copy during errors without limit (stale-if-error=0). */
const AS_LONG_AS_FRESH = `public, max-age=${FRESH_SECONDS}, stale-if-error=0`;

const collectOfAll = collectPurges();

/** Creates the second cache. A copy must be younger than a minute and than this location's purges. */
export function workersCache(scope: CacheScope, documents: DocumentEntry, collect = collectOfAll): DocumentCache {
  const location = locationCache({ ...scope, behind: (key) => findShared(key, scope, documents) });
  return {
    ask: location.ask,
    keep: cacheForAll,
    async forget(tags) {
      const named = [...tags];
      await location.forget(named);
      if (named.length > 0) scope.defer(collect(named, (some) => documents.forget(some)));
    },
  };
}

async function findShared(key: Request, scope: CacheScope, documents: DocumentEntry): Promise<Response | null> {
  const { pathname, search } = new URL(key.url);
  if (!WORKERS_CACHE_PATHS.test(pathname)) return null;
  try {
    const answer = await documents.fetch(bareRequest(key), { cf: { cacheKey: `${pathname}${search}` } });
    if (isStorable(answer) && (await copyAge(answer, scope)) !== "fresh") return null;
    const passed = new Response(answer.body, answer);
    for (const name of ["Age", "CF-Cache-Status", "Cache-Tag", CDN_CACHE_CONTROL]) passed.headers.delete(name);
    return passed;
  } catch (error) {
    log("error", "documents_unreachable", { error });
    return null;
  }
}

/** Returns a request with only what is in the key, so that no other input of a visitor affects the shared copy. */
export function bareRequest(key: Request): Request {
  const url = new URL(key.url);
  const headers = new Headers({ Host: url.host });
  const place = url.searchParams.get("place");
  if (place !== null) headers.set("Cookie", `place=${place}`);
  if (url.searchParams.has("save-data")) headers.set("Save-Data", "on");
  for (const name of ["place", "save-data", "version"]) url.searchParams.delete(name);
  return new Request(url, { headers });
}

/** Runs in the second entry and sets cache headers, because the platform's default is two hours. */
export async function cacheForAll(_request: Request, rendered: Response, begunAt: number): Promise<Response> {
  if (!isStorable(rendered)) {
    const answer = new Response(rendered.body, rendered);
    answer.headers.set(CDN_CACHE_CONTROL, "no-store");
    return answer;
  }
  const document = withStartTime(await withEtag(rendered), begunAt);
  document.headers.set(CDN_CACHE_CONTROL, AS_LONG_AS_FRESH);
  const tags = document.headers.get(CACHE_TAGS);
  if (tags !== null) document.headers.set("Cache-Tag", tags);
  return document;
}
