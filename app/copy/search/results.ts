import type { ListingKind } from "~/domain/listing/listing";

const SOON = ["bisa hari ini", "bisa besok"] as const;

/** Whole days; null and what is later say nothing. */
export function soonText(startsInDays: number | null): string | null {
  return startsInDays === null ? null : (SOON[startsInDays] ?? null);
}

/** `all`: there are no more of them. */
export function countText(count: number, kind: ListingKind, all = true): string {
  return `${count} ${kind === "wanted" ? "permintaan" : "jasa"}${all ? "" : " di halaman ini"}`;
}
