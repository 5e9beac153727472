import { cacheForAll, type DocumentEntry } from "~/platform/edge-cache.server";

type Kept = { response: Response; tags: string[]; until: number };

/**
 * Simulates the Workers Cache in front of the Worker's second entry, because the local runtime has none. Follows
 * Cloudflare's documentation (workers/cache, August 2026): all locations share it. Responses are kept for two hours
 * unless headers say otherwise. It removes its own headers, and allows 25 purges at once and five a minute.
 */
export class WorkersCacheDouble implements DocumentEntry {
  private readonly kept = new Map<string, Kept>();
  private now = 0;
  private make: (request: Request) => Promise<Response> = async () => new Response(null, { status: 404 });
  made = 0;
  purges = 25;
  purged: string[][] = [];

  get size() {
    return this.kept.size;
  }

  answers(now: number, make: (request: Request) => Promise<Response>): void {
    this.now = now;
    this.make = make;
  }

  async fetch(request: Request, { cf }: { cf: { cacheKey: string } }): Promise<Response> {
    const copy = this.kept.get(cf.cacheKey);
    if (copy && this.now < copy.until) return withCacheStatus(copy.response, "HIT");
    this.made += 1;
    const answer = await cacheForAll(request, await this.make(request), this.now);
    const seconds = cacheSeconds(answer);
    if (seconds <= 0) return withCacheStatus(answer, "BYPASS");
    const tags = (answer.headers.get("Cache-Tag") ?? "").toLowerCase().split(",");
    this.kept.set(cf.cacheKey, { response: answer.clone(), tags, until: this.now + seconds * 1000 });
    return withCacheStatus(answer, "MISS");
  }

  async forget(tags: string[]) {
    this.purged.push(tags);
    if (tags.length > 100 || this.purges === 0) return { success: false, errors: [{ code: 1134 }] };
    this.purges -= 1;
    const named = tags.map((tag) => tag.toLowerCase());
    for (const [key, copy] of this.kept) if (copy.tags.some((tag) => named.includes(tag))) this.kept.delete(key);
    return { success: true, errors: [] };
  }
}

function cacheSeconds({ status, headers }: Response): number {
  if (headers.has("Set-Cookie")) return 0;
  const told = headers.get("Cloudflare-CDN-Cache-Control") ?? headers.get("Cache-Control");
  if (told === null) return status === 200 ? 7200 : status === 404 ? 180 : 0;
  if (/private|no-store/.test(told)) return 0;
  return Number(/(?:^|[ ,])max-age=(\d+)/.exec(told)?.[1] ?? 0);
}

function withCacheStatus(response: Response, status: string): Response {
  const answer = new Response(response.clone().body, response);
  answer.headers.set("CF-Cache-Status", status);
  answer.headers.delete("Cache-Tag");
  answer.headers.delete("Cloudflare-CDN-Cache-Control");
  return answer;
}
