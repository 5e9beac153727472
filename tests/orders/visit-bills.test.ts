import fc from "fast-check";
import { expect, it } from "vitest";
import { PAYMENT_WINDOW } from "~/orders/order";
import { billDueAt, coveringVisit } from "~/orders/rules/visits";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { momentOf, SLOT_STARTS, today, type Visit } from "~/visits/visit";

import { accepted, anOrder, budi, sari } from "./fixture";

const BEGINS = Date.parse("2026-11-24T10:00:00+07:00");
const visit = (agreed: Visit["agreed"], slots: readonly number[] = []): Visit => ({
  mode: "at_buyer",
  placeCode: "31.74",
  agreed,
  wish: slots.length === 0 ? null : { day: "2026-11-24", slots, by: "buyer" },
});
const AGREED = { day: "2026-11-24", slot: 600 };
const FIVE_LEFT = 5 * MINUTE;

it.each([
  ["without a visit: the usual window", null, 30 * HOUR, PAYMENT_WINDOW],
  ["a visit after the window", visit(AGREED), 26 * HOUR, PAYMENT_WINDOW],
  ["a visit an hour after the window ends", visit(AGREED), PAYMENT_WINDOW + HOUR, PAYMENT_WINDOW],
  ["a minute nearer", visit(AGREED), PAYMENT_WINDOW + HOUR - MINUTE, PAYMENT_WINDOW - MINUTE],
  ["tomorrow morning", visit(AGREED), 16 * HOUR, 15 * HOUR],
  ["the first of two wished hours", visit(null, [780, 600]), 16 * HOUR, 15 * HOUR],
  ["an agreed visit before a wished one", visit({ ...AGREED, slot: 780 }, [600]), 16 * HOUR, 18 * HOUR],
  ["the soonest that can be ordered", visit(null, [600]), 2 * HOUR, HOUR],
  ["a visit too soon: an hour to pay all the same", visit(AGREED), FIVE_LEFT, HOUR],
  ["the second wished hour, once the first has begun", visit(null, [600, 780]), 0, 2 * HOUR],
  ["begun: the usual window", visit(AGREED), 0, PAYMENT_WINDOW],
])("%s", (_, over, ahead, left) => {
  const now = BEGINS - ahead;
  expect(billDueAt(over, now) - now).toBe(left);
});

it("every bill of an order ends before its visit begins, and leaves an hour to pay", () => {
  const slot = fc.constantFrom(...SLOT_STARTS);
  fc.assert(
    fc.property(
      fc.constantFrom("31.74", "51.71", "91.71"),
      fc.integer({ min: 0, max: 4 }),
      fc.uniqueArray(slot, { minLength: 1, maxLength: 2 }),
      fc.integer({ min: 0, max: DAY }),
      (placeCode, days, slots, into) => {
        const now = BEGINS + into;
        const zone = ({ "31.74": "WIB", "51.71": "WITA", "91.71": "WIT" } as const)[placeCode] ?? "WIB";
        const day = today(now + days * DAY, zone);
        const begin = momentOf(day, Math.min(...slots), zone);
        fc.pre(begin >= now + 2 * HOUR);
        const order = { ...anOrder("awaiting_payment"), createdAt: now, paymentDueAt: now + PAYMENT_WINDOW };
        const due = coveringVisit(order, { mode: "at_buyer", placeCode, wish: { day, slots } }).paymentDueAt ?? 0;
        expect(due).toBeLessThan(begin);
        expect(due).toBeGreaterThanOrEqual(now + HOUR);
        expect(due).toBeLessThanOrEqual(now + PAYMENT_WINDOW);
      },
    ),
  );
});

it("an order without a price requires no payment", () => {
  const wished = { mode: "at_buyer", placeCode: "31.74", wish: { day: "2026-11-24", slots: [600] } } as const;
  expect(coveringVisit(anOrder("inquiry"), wished).paymentDueAt).toBeNull();
});

it("the bill ends before the visit also if price or day are agreed on later", () => {
  const now = BEGINS - 16 * HOUR;
  const due = BEGINS - HOUR;
  const quoted = anOrder("quoted", { quoteExpiresAt: now + DAY });
  const wished = visit(null, [600]);
  expect(accepted(quoted, budi, { kind: "accept_quote", visit: wished }, now).order.paymentDueAt).toBe(due);
  const unpaid = anOrder("awaiting_payment", { changeBy: "seller", paymentDueAt: now + 20 * HOUR });
  const cheaper = { kind: "accept_change", price: 90_000, deadline: null, revisions: null } as const;
  expect(accepted(unpaid, budi, { ...cheaper, visit: wished }, now).order.paymentDueAt).toBe(due);
  const agrees = { kind: "accept_visit", visit: wished, ...AGREED } as const;
  expect(accepted(unpaid, sari, agrees, now).order.paymentDueAt).toBe(due);
  const later = { ...agrees, visit: visit(null, [960]), slot: 960 };
  const sooner = { ...unpaid, paymentDueAt: now + 2 * HOUR };
  expect(accepted(sooner, sari, later, now).order.paymentDueAt).toBe(now + 2 * HOUR);
});
