import { countMiss } from "~/db/search/misses.server";
import { toDateInput } from "~/domain/core/dates";
import type { Context } from "~/platform/core/context.server";

/** After the response: whoever searches does not wait for it. `miss` as `missText` gives it. */
export function noteMiss(
  { deferredDb, defer, now }: Pick<Context, "deferredDb" | "defer" | "now">,
  miss: string | null,
): void {
  if (miss !== null) defer(countMiss(deferredDb, { day: toDateInput(now), query: miss, now }));
}
