/** A row of `services`: an offer somebody sells, or a wanted request somebody posts. The column is called `type`. */
export type ListingKind = "offer" | "wanted";
export type ListingStatus = "active" | "inactive";

/** What its owner calls one, within a sentence. */
export const LISTING_NAMES = { offer: "jasa", wanted: "jasa dicari" } as const;

export const MAX_PICTURES = 8;
/** Of one person, in an hour. A form takes minutes to fill in, so only a machine gets there. */
export const LISTINGS_AN_HOUR = 30;
/** Prices of a long list are put up one after the other, two in a minute. */
export const LISTING_CHANGES_AN_HOUR = 120;
/** Characters, as for what follows it. */
export const MIN_TITLE = 5;
export const MIN_DESCRIPTION = 20;

const STATUS_LABELS: Record<ListingKind, Record<ListingStatus, string>> = {
  offer: { active: "Aktif", inactive: "Tidak Aktif" },
  wanted: { active: "Terbuka", inactive: "Ditutup" },
};

export function listingStatusLabel(kind: ListingKind, status: ListingStatus): string {
  return STATUS_LABELS[kind][status];
}
