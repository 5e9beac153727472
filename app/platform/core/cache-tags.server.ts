import { log } from "./log.server";

/** Pages that list things of many people: home, search, categories, the board of requests. */
export const LISTS = "lists";

export function personCacheTag(id: string): string {
  return `person:${id}`;
}

/** Pages that show the newest offers of a category beside something else. */
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
  const headers = {
    "Cache-Control": `public, max-age=${REMEMBERED_SECONDS}`,
    // The clock's time: a request's own is from before its change.
    [PURGED_AT]: String(Date.now()),
  };
  const purges = [...tags].map((tag) => cache.put(purgeKey(origin, tag), new Response(null, { headers })));
  await Promise.all(purges).catch((error: unknown) => log("error", "purge_failed", { error }));
}

/** UTC ms; 0 for never. */
export async function lastPurge(cache: Cache, origin: string, tags: readonly string[]): Promise<number> {
  const purges = await Promise.all(tags.map((tag) => cache.match(purgeKey(origin, tag))));
  return Math.max(0, ...purges.map((purge) => Number(purge?.headers.get(PURGED_AT) ?? 0)));
}

/** No document is kept under such an address: theirs all have a query. */
function purgeKey(origin: string, tag: string): Request {
  return new Request(`${origin}/.purged/${tag}`);
}
