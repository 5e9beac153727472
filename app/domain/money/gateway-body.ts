import { DAY } from "../core/dates";

/** ms; covers a card's chargeback. Then only what the books need stays, ten years by law. */
export const BODY_KEPT = 90 * DAY;
/** ms; for what nobody has dealt with. */
export const OPEN_BODY_KEPT = 365 * DAY;
