import { MAX_DAYS, type Package } from "./package";

const NUMBERED =
  /(\d{1,3})(?:[.,]\d+)?(?:\s*(?:-|–|—|s\/d|sampai|hingga)\s*(\d{1,3}))?\s*(jam|hari|hr|minggu|pekan|bulan|$)/i;
const UNITS: Record<string, number> = { jam: 1 / 24, minggu: 7, pekan: 7, bulan: 30 };
const SAID: readonly [RegExp, number][] = [
  [/\bse(jam|hari)\b|hari (ini|yang sama|itu juga)|langsung/i, 1],
  [/\bse(minggu|pekan)\b/i, 7],
  [/\bsebulan\b/i, 30],
];

/** "3-5 hari" as 5, "1 jam" as 1, "seminggu" as 7: the longest it may take, in days. Null when no time is named. */
export function longestDays(text: string): number | null {
  const [, from, to, unit] = NUMBERED.exec(text.trim()) ?? [];
  if (from === undefined) return SAID.find(([words]) => words.test(text))?.[1] ?? null;
  const days = Math.ceil(Number(to ?? from) * (UNITS[unit?.toLowerCase() ?? ""] ?? 1));
  return days >= 1 && days <= MAX_DAYS ? days : null;
}

/**
 * Within how many days an offer can be had for certain: the slow end of its quickest package, or of the time it states
 * as a whole. Null when it names none, and for requests, which have a deadline instead.
 */
export function deliveryDays(
  listing: { kind: "wanted" } | { kind: "offer"; deliveryTime: string; packages: readonly Package[] },
): number | null {
  if (listing.kind === "wanted") return null;
  const stated = listing.packages
    .map(({ minDays, maxDays }) => maxDays ?? minDays)
    .filter((days) => days !== null);
  return stated.length > 0 ? Math.min(...stated) : longestDays(listing.deliveryTime);
}
