import { log } from "./log.server";
import { pause } from "./time-limit.server";

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
