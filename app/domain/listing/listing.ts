/** A row of `services`: an offer somebody sells, or a wanted request somebody posts. The column is called `type`. */
export type ListingKind = "offer" | "wanted";
export type ListingStatus = "active" | "inactive";

export const MAX_PICTURES = 8;
/** Of one person, in an hour. A form takes minutes to fill in, so only a machine gets there. */
export const LISTINGS_AN_HOUR = 30;
/** Prices of a long list are put up one after the other, two in a minute. */
export const LISTING_CHANGES_AN_HOUR = 120;
/** Characters, as for what follows it. */
export const MIN_TITLE = 5;
export const MIN_DESCRIPTION = 20;
