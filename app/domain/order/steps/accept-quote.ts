import { DAY } from "../../core/dates";
import { paymentPath } from "../../money/payment-path";
import type { Visit } from "../../visit/visit";
import { type Order, quoteExpired } from "../order";
import { pressStep } from "../step";
import { billDueAt } from "../visit-terms";

type AcceptQuote = { kind: "accept_quote"; visit?: Visit | null };

const breaksDeadline = ({ deadline, maxDays }: Order, now: number): boolean =>
  deadline !== null && maxDays !== null && now + maxDays * DAY > deadline;

export const acceptQuote = pressStep<AcceptQuote, "quote_accepted", "quote_expired">({
  kind: "accept_quote",
  page: "acceptance",
  place: "onward",
  leadsTo: paymentPath,
  needsListing: true,
  isDone: ({ order, side }) => side === "buyer" && order.phase === "awaiting_payment",
  repeat: { events: ["quote_accepted"], as: "agrees" },
  transitions: [
    {
      by: ["buyer"],
      from: ["quoted"],
      guard: (order, now) => (quoteExpired(order, now) ? "quote_expired" : null),
      does: (order, { visit = null }, now) => ({
        changes: {
          phase: "awaiting_payment",
          paymentDueAt: billDueAt(visit, now),
          changeBy: null,
          // Both agreed to these days, so an earlier wish is no deadline any longer.
          ...(breaksDeadline(order, now) ? { deadline: null } : {}),
        },
        event: "quote_accepted",
        detail: { amount: order.totalPrice },
      }),
    },
  ],
});
