import { DAY } from "../core/dates";

/** Listings that one person saw last; an older one makes room. */
export const MAX_SEEN = 30;
/** ms since it was seen. */
export const SEEN_KEPT = 90 * DAY;
