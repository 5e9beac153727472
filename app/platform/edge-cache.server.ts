/** How long a visitor's document counts as fresh, and how long it may still be shown while a new one is made. */
const FRESH_SECONDS = 60;
const STALE_SECONDS = 600;

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
export const PUBLIC_DOCUMENT = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`;

const STORED_AT = "X-Stored-At";

/**
 * Answers a signed-out visitor's document from this location's cache: fresh for a minute, then stale for ten more
 * while visits renew it in the background. Whoever sends a session or a toast goes past it, and so does a page's data
 * without its document: what is asked for there depends on parameters that the key leaves out.
 */
export async function throughEdgeCache(
  request: Request,
  visit: { now: number; version: string; privateCookies: string[]; defer(work: Promise<unknown>): void },
  render: () => Promise<Response>,
): Promise<Response> {
  const cache = edgeCache();
  if (!cache || request.method === "POST") return render();
  if (request.method === "HEAD" || isData(request) || sendsAny(request, visit.privateCookies))
    return forBrowser(await render());
  const key = cacheKey(request, visit.version);
  const stored = await cache.match(key);
  if (stored) {
    const age = visit.now - Number(stored.headers.get(STORED_AT) ?? 0);
    if (age > FRESH_SECONDS * 1000) visit.defer(renew(cache, key, render, visit.now));
    return forBrowser(stored);
  }
  const response = await render();
  // Asked before copying: a copy that nobody reads would be held in memory, and pictures are large.
  if (isStorable(response)) visit.defer(store(cache, key, response.clone(), visit.now));
  return forBrowser(response);
}

function edgeCache(): Cache | undefined {
  // The browser's types know no default cache; Workers have one, Node none at all.
  return typeof caches === "undefined" ? undefined : (caches as unknown as { default: Cache }).default;
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

/** A document that is no more goes at once; a fault of ours leaves the stale one standing. */
async function renew(
  cache: Cache,
  key: Request,
  render: () => Promise<Response>,
  now: number,
): Promise<void> {
  const response = await render();
  if (isStorable(response)) await store(cache, key, response, now);
  else if (response.status < 500) await cache.delete(key);
}

async function store(cache: Cache, key: Request, response: Response, now: number): Promise<void> {
  const kept = new Response(response.body, response);
  kept.headers.set("Cache-Control", `public, max-age=${FRESH_SECONDS + STALE_SECONDS}`);
  kept.headers.set(STORED_AT, String(now));
  await cache.put(key, kept);
}

/** A browser must ask for a document again each time: after signing in the same address shows another page. */
function forBrowser(response: Response): Response {
  const document =
    response.headers.has(STORED_AT) || response.headers.get("Cache-Control") === PUBLIC_DOCUMENT;
  if (!document) return response;
  const sent = new Response(response.body, response);
  sent.headers.delete(STORED_AT);
  sent.headers.set("Cache-Control", "private, no-cache");
  return sent;
}
