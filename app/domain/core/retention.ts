import { DAY } from "./dates";

export const YEAR = 365 * DAY;

/** PP 80/2019, article 25; ms. Words of an order, and what is archived of its conversation, after its end; messages in rows after they were written; reports after their answer. */
export const TRADE_KEPT = 5 * YEAR;
/** By the same article and the law on taxes, ms after the transfer: bank accounts of refunds and withdrawals. */
export const MONEY_KEPT = 10 * YEAR;
