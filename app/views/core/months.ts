import { formatMonth, lastMonths, monthKey } from "~/domain/core/dates";

const OFFERED = 24;

/** Months of WIB to choose from, newest first: `2026-11`. `since`: before its month there is nothing. UTC ms. */
export function monthOptions(now: number, since = 0) {
  const first = monthKey(since);
  return lastMonths(now, OFFERED)
    .map((at) => ({ value: monthKey(at), label: formatMonth(at) }))
    .filter(({ value }) => value >= first);
}
