import { DAY } from "../../core/dates";
import { isPrice } from "../../core/money";
import { MAX_DAYS } from "../../listing/package";
import type { Visit } from "../../visit/visit";
import { QUOTE_VALIDITY } from "../escrow";
import { quoteExpired } from "../order";
import { QUOTES_A_DAY } from "../repeat-limits";
import { buttonStep } from "../step";
import { deadlineOfQuote, outlastsQuote } from "../visit-terms";

type Quote = { kind: "quote"; price: number; days: number; visit?: Visit | null };

export const quote = buttonStep<Quote, "quoted", "bad_days" | "visit_after_days">({
  kind: "quote",
  needsListing: true,
  limit: { event: "quoted", times: QUOTES_A_DAY, within: DAY, refusal: "too_many_quotes" },
  // The same price again renews an offer that has run out.
  isDone: ({ order, side, command, now }) =>
    side === "seller" &&
    order.phase === "quoted" &&
    !quoteExpired(order, now) &&
    order.price === command?.price &&
    order.maxDays === command.days,
  transitions: [
    {
      by: ["seller"],
      from: ["inquiry", "quoted"],
      check: (order, { price, days, visit = null }, now) => {
        if (!isPrice(price)) return "bad_price";
        if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) return "bad_days";
        return outlastsQuote(order, visit, { days, now }) ? "visit_after_days" : null;
      },
      does: (order, { price, days, visit = null }, now) => ({
        changes: {
          phase: "quoted",
          price,
          totalPrice: price * order.quantity,
          maxDays: days,
          deadline: deadlineOfQuote(order, visit, { days, now }),
          quoteExpiresAt: now + QUOTE_VALIDITY,
          changeBy: null,
        },
        event: "quoted",
        detail: { price, days },
      }),
    },
  ],
});
