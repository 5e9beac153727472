/** Per person and order within 24 hours, changes and settlements apart; each notifies the other side. */
export const CHANGES_A_DAY = 5;

/** Per order: each mails the buyer a new price. */
export const QUOTES_A_DAY = 10;

/** Per order in 30 days: each pauses a delivery's review, so more could put off the payout for ever. */
export const CANCELLATIONS_A_MONTH = 3;

export type RepeatRefusal = "too_many_changes" | "too_many_quotes" | "too_many_cancellations";
