/** Of one seller on one order: each is a new price to think about, and a mail. */
export const QUOTES_A_DAY = 10;

/**
 * Requests to cancel one order within 30 days: each stops the clock of a delivery until it is answered and leaves a day
 * after. A month is far longer than so many can last, so that they cannot put off the seller's money without end.
 */
export const CANCELLATIONS_A_MONTH = 3;

export type RepeatRefusal = "too_many_proposals" | "too_many_quotes" | "too_many_cancellations";
