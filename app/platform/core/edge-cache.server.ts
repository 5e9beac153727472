import { CACHE_TAGS, edgeCache, lastPurge } from "./cache-tags.server";
import { atMost, PAGE_PATIENCE } from "./time-limit.server";

/** How long a visitor's document is shown as it is: nobody sees a change later than this, wherever it was made. */
const FRESH_SECONDS = 60;
/** How long it may stand in for one that cannot be made. Nothing can be bought from it: an order asks the database. */
const STANDING_IN_SECONDS = 60 * 60;
/** What the clocks of a location's machines may differ by (ms). */
const CLOCK_SKEW = 1_000;

/** Query parameters that change a document. Others are left out of the key, so that junk makes no second copy. */
export const KNOWN_PARAMETERS = [
  "q",
  "jenis",
  "kategori",
  "lokasi",
  "hargaMin",
  "hargaMax",
  "rating",
  "waktu",
  "wanted",
  "sort",
  "after",
  "before",
  "page",
];

/** What a document says of itself when any signed-out visitor may have it. */
export const PUBLIC_DOCUMENT = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-if-error=${STANDING_IN_SECONDS}`;

const BEGUN_AT = "X-Begun-At";

type Visit = {
  /** UTC ms */
  now: number;
  origin: string;
  version: string;
  privateCookies: string[];
  defer(work: Promise<unknown>): void;
};

/**
 * Answers a signed-out visitor's document from this location's cache, for a minute and while nothing that it shows was
 * purged. Later the visitor waits for a new one, and gets an older copy only where none can be made. Whoever sends a
 * session or a toast goes past it, and so does a page's data without its document: what is asked for there depends on
 * parameters that the key leaves out.
 */
export async function throughEdgeCache(
  request: Request,
  visit: Visit,
  render: () => Promise<Response>,
): Promise<Response> {
  const cache = edgeCache();
  if (!cache || request.method === "POST") return render();
  if (request.method === "HEAD" || isData(request) || sendsAny(request, visit.privateCookies))
    return forBrowser(await render());

  const key = cacheKey(request, visit.version);
  const copy = await findCopy(cache, key, visit);
  if (copy?.fresh) return forBrowser(copy.response);

  const rendering = render();
  // A database that hangs is no better than one that fails, so a visitor for whom there is a copy waits no longer.
  const inTime = copy ? await atMost(PAGE_PATIENCE, rendering, null) : await rendering;
  if (copy && (inTime === null || isFault(inTime))) {
    if (inTime === null) visit.defer(rendering.then((late) => store(cache, key, late, visit.now)));
    return forBrowser(copy.response);
  }
  const response = inTime ?? (await rendering);
  // Asked before copying: a copy that nobody reads would be held in memory, and pictures are large.
  if (isStorable(response)) visit.defer(store(cache, key, response.clone(), visit.now));
  // No such document any more: a copy of it stands in for nothing.
  else if (copy) visit.defer(cache.delete(key));
  return forBrowser(response);
}

/** The copy that may be shown, or may stand in: what was changed in this location is not shown again in any case. */
async function findCopy(
  cache: Cache,
  key: Request,
  { now, origin }: Visit,
): Promise<{ response: Response; fresh: boolean } | null> {
  const response = await cache.match(key);
  if (!response) return null;
  const begunAt = Number(response.headers.get(BEGUN_AT) ?? 0);
  const age = now - begunAt;
  if (age > STANDING_IN_SECONDS * 1000) return null;
  const tags = response.headers.get(CACHE_TAGS)?.split(",") ?? [];
  const purgedAt = await lastPurge(cache, origin, tags);
  if (begunAt <= purgedAt) return null;
  return { response, fresh: age <= FRESH_SECONDS * 1000 && begunAt > purgedAt + CLOCK_SKEW };
}

/** The address under which single fetch asks for what a page's loaders answer. */
function isData(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}

/** Errs on the side of yes: the cookie parser reads `session =x` as a session too, and so must whoever guards a copy. */
export function sendsAny(request: Request, names: string[]): boolean {
  const cookies = request.headers.get("Cookie") ?? "";
  return names.some((name) => cookies.includes(name));
}

function cacheKey(request: Request, version: string): Request {
  const url = new URL(request.url);
  const kept = new URLSearchParams();
  for (const name of KNOWN_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  // A document names its stylesheet by hash: one kept from before a deployment would stand there naked.
  kept.set("version", version);
  // A visitor who saves data gets another document: without the font.
  if (request.headers.get("Save-Data") === "on") kept.set("save-data", "on");
  return new Request(`${url.origin}${url.pathname}?${kept}`);
}

function isStorable({ status, headers }: Response): boolean {
  return status === 200 && headers.get("Cache-Control") === PUBLIC_DOCUMENT && !headers.has("Set-Cookie");
}

/** Ours, not the visitor's. A page that goes on without what it could not read is no error, but says that nobody may keep it. */
function isFault(response: Response): boolean {
  return response.status >= 500 || (response.status === 200 && !isStorable(response));
}

/** `begunAt`: before anything was read for it, UTC ms. A change made while it was rendered is later than that. */
async function store(cache: Cache, key: Request, response: Response, begunAt: number): Promise<void> {
  if (!isStorable(response)) return;
  const kept = new Response(response.body, response);
  kept.headers.set("Cache-Control", `public, max-age=${STANDING_IN_SECONDS}`);
  kept.headers.set(BEGUN_AT, String(begunAt));
  // What the database was asked for it, it is not asked again.
  kept.headers.delete("Server-Timing");
  await cache.put(key, kept);
}

/**
 * A browser must ask for a document again each time, and no other cache on the way may keep it: after signing in the
 * same address shows another page, and nobody could purge those.
 */
function forBrowser(response: Response): Response {
  const { headers } = response;
  const document = headers.has(BEGUN_AT) || headers.get("Cache-Control") === PUBLIC_DOCUMENT;
  if (!document) return response;
  const sent = new Response(response.body, response);
  sent.headers.delete(BEGUN_AT);
  sent.headers.delete(CACHE_TAGS);
  sent.headers.set("Cache-Control", "private, no-cache");
  return sent;
}
