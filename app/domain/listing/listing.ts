export type ListingKind = "offer" | "wanted";
export type ListingStatus = "active" | "inactive";

export const MAX_PICTURES = 8;
export const MAX_AREAS = 10;
export const LISTINGS_AN_HOUR = 30;
export const LISTING_CHANGES_AN_HOUR = 120;
/** Of one person and kind, on sale or not, that are not deleted: a review of theirs writes to each of them. */
export const MAX_OWN_LISTINGS = 100;
export const MIN_TITLE = 5;
export const MAX_TITLE = 100;
export const MIN_DESCRIPTION = 20;

export const MAX_POSTED = 40;
