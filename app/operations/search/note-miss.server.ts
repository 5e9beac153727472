import { countMiss } from "~/db/search/misses.server";
import { toDateInput } from "~/domain/core/dates";
import type { Context } from "~/platform/core/context.server";

export function noteMiss(
  { deferredDb, defer, now }: Pick<Context, "deferredDb" | "defer" | "now">,
  miss: string | null,
): void {
  if (miss !== null) defer(countMiss(deferredDb, { day: toDateInput(now), query: miss, now }));
}
