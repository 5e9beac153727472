import { DAY } from "../core/dates";

/** Of one person. */
export const MAX_FAVOURITES = 200;
export const FAVOURITE_CHANGES_AN_HOUR = 120;

/** Listings that one person saw last; an older one makes room. */
export const MAX_SEEN = 30;
/** ms since it was seen. */
export const SEEN_KEPT = 90 * DAY;

export type FavouriteRefusal = "no_offer" | "own_offer" | "too_many" | "too_often";
