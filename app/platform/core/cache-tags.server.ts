import { log } from "./log.server";

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
