import { formatMonth, lastMonths, monthKey } from "~/domain/core/dates";

const OFFERED = 24;

/** Months of WIB to choose from, newest first: `2026-11`. */
export function monthOptions(now: number) {
  return lastMonths(now, OFFERED).map((at) => ({ value: monthKey(at), label: formatMonth(at) }));
}
