import { DAY } from "../core/dates";
import { PROPOSALS_A_DAY } from "./change";
import type { EventKind } from "./decision";

/** Of one seller on one order: each is a new price to think about, and a mail. */
export const QUOTES_A_DAY = 10;

/**
 * Requests to cancel one order: each stops the clock of a delivery until it is answered and leaves a day after. A month is
 * far longer than so many can last, so that they cannot put off the seller's money without end.
 */
export const CANCELLATIONS_A_MONTH = 3;

const MONTH = 30 * DAY;

/** What moves nothing by itself and so could be repeated for ever: so many times within so long, milliseconds. */
export const REPEATS = {
  change_proposed: { times: PROPOSALS_A_DAY, within: DAY, refusal: "too_many_proposals" },
  settlement_proposed: { times: PROPOSALS_A_DAY, within: DAY, refusal: "too_many_proposals" },
  quoted: { times: QUOTES_A_DAY, within: DAY, refusal: "too_many_quotes" },
  cancellation_requested: { times: CANCELLATIONS_A_MONTH, within: MONTH, refusal: "too_many_cancellations" },
} as const satisfies Partial<Record<EventKind, { times: number; within: number; refusal: string }>>;

export type Repeated = keyof typeof REPEATS;
export type RepeatRefusal = (typeof REPEATS)[Repeated]["refusal"];
