import { DAY } from "../../core/dates";
import { isPrice } from "../../core/money";
import { MAX_DAYS } from "../../listing/package";
import { QUOTE_VALIDITY } from "../escrow";
import { QUOTES_A_DAY } from "../repeat-limits";
import { buttonStep } from "../step";

type Quote = { kind: "quote"; price: number; days: number };

export const quote = buttonStep<Quote, "quoted", "bad_days">({
  kind: "quote",
  needsListing: true,
  limit: { event: "quoted", times: QUOTES_A_DAY, within: DAY, refusal: "too_many_quotes" },
  isDone: ({ order, side, command }) =>
    side === "seller" &&
    order.phase === "quoted" &&
    order.price === command?.price &&
    order.maxDays === command.days,
  transitions: [
    {
      by: ["seller"],
      from: ["inquiry", "quoted"],
      check: (_, { price, days }) => {
        if (!isPrice(price)) return "bad_price";
        return Number.isInteger(days) && days >= 1 && days <= MAX_DAYS ? null : "bad_days";
      },
      does: (order, { price, days }, now) => ({
        changes: {
          phase: "quoted",
          price,
          totalPrice: price * order.quantity,
          maxDays: days,
          quoteExpiresAt: now + QUOTE_VALIDITY,
          // A change was proposed of the offer before.
          changeBy: null,
        },
        event: "quoted",
        detail: { price, days },
      }),
    },
  ],
});
