import { DAY } from "../core/dates";

/**
 * What the gateway said stays word for word as long as somebody may still have to look into it (ms): a card's chargeback and
 * the talk about it come within that. Then only what the books need stays, as the law has it, for ten years.
 */
export const BODY_KEPT = 90 * DAY;
/** The same of what nobody has dealt with. */
export const OPEN_BODY_KEPT = 365 * DAY;
