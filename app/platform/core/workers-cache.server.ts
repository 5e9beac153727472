import { CACHE_TAGS } from "./cache-tags.server";
import { collectPurges } from "./collected-purges.server";
import {
  ageOf,
  type CacheScope,
  type DocumentCache,
  FRESH_SECONDS,
  isStorable,
  locationCache,
  withBegin,
  withEtag,
} from "./edge-cache.server";
import { log } from "./log.server";

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
