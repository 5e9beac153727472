import { DAY } from "../core/dates";

export const BODY_IN_ROW = 30 * DAY;
/** ms; covers a card's chargeback. Then only what the books need stays, ten years by law. */
export const BODY_KEPT = 90 * DAY;
export const OPEN_BODY_KEPT = 365 * DAY;

/** JSON that stands in a row whose body lies in the archive; no notification is that. */
export const ARCHIVED_BODY = '""';
