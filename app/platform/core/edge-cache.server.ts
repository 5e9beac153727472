import { WANTED_STEP, wantedShown } from "~/domain/listing/wanted-strip";
import { SEARCH_PARAMETERS } from "~/domain/search/search";
import { CACHE_TAGS, edgeCache, lastPurge, lastPurgeOfAny, purgeTags } from "./cache-tags.server";
import { etagOf, isHeld } from "./etag.server";
import { log } from "./log.server";
import { atMost, PAGE_PATIENCE } from "./time-limit.server";
import { placeOfCategory, placeOfHome, placeOfSearch, savesData } from "./visitor-cookies.server";

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
