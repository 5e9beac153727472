import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moneySummary } from "~/orders/money-text";
import { type LifecycleState, PAYMENT_STATUSES, PHASES, type Side } from "~/orders/order";
import { nextStep } from "~/orders/status-text";
import { DAY, formatDateTime, HOUR, MINUTE, type Zone } from "~/platform/dates";
import { refundCopy } from "~/refunds/text";
import { anOrder, NOW, PEOPLE } from "./fixture";

const SIDES: Side[] = ["buyer", "seller"];
const ZONES: Record<Zone, string> = { WIB: "Asia/Jakarta", WITA: "Asia/Makassar", WIT: "Asia/Jayapura" };

/** Formats the time with Intl, as a second implementation. */
function byIntl(at: number, zone: Zone): string {
  const intl = new Intl.DateTimeFormat("id-ID", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: ZONES[zone],
  });
  return `${intl.format(at).replace(" pukul ", ", ")} ${zone}`;
}

const MOMENT = /\d{1,2} [A-Z][a-z]+ \d{4}, \d\d\.\d\d (?:WIB|WITA|WIT)\b/g;

const said = (place: LifecycleState, at: number, now: number, zone: Zone) => {
  const due = { quoteExpiresAt: at, paymentDueAt: at, reviewDueAt: at, answerDueAt: at, closedAt: at };
  const priced = { price: 350_000, totalPrice: 350_000, buyerShare: 40 };
  const order = anOrder(place, { ...due, startedAt: at, deadline: at });
  return SIDES.flatMap((side) => [
    nextStep(order, side, now, PEOPLE, zone).text,
    ...PAYMENT_STATUSES.map((paymentStatus) =>
      moneySummary({ ...order, ...priced, paymentStatus }, side, PEOPLE, { first: at, last: at }, [], zone),
    ),
  ]);
};

const moment = fc.integer({ min: NOW - 400 * DAY, max: NOW + 400 * DAY });
const zone = fc.constantFrom<Zone>("WIB", "WITA", "WIT");
const place = fc.constantFrom<LifecycleState>(...PHASES, "completed", "cancelled");

describe("the times of an order are shown in the reader's zone", () => {
  it("for each of them, and in no other zone", () => {
    fc.assert(
      fc.property(place, moment, fc.integer({ min: -3 * DAY, max: 3 * DAY }), zone, (there, at, ahead, read) => {
        const here = said(there, at, at + ahead, read);
        const inJakarta = said(there, at, at + ahead, "WIB");
        for (const [index, text] of here.entries()) {
          const named = text.match(MOMENT) ?? [];
          const theirs = inJakarta[index]?.match(MOMENT) ?? [];
          expect(named).toHaveLength(theirs.length);
          for (const one of named) expect(one.endsWith(` ${read}`), text).toBe(true);
        }
      }),
    );
  });

  it("as Intl formats them, with the day in that zone", () => {
    fc.assert(
      fc.property(moment, zone, (at, read) => {
        const order = anOrder("awaiting_payment", { paymentDueAt: at });
        for (const side of SIDES)
          expect(nextStep(order, side, at - MINUTE, PEOPLE, read).text).toContain(byIntl(at, read));
      }),
    );
  });

  it("for a refund too", () => {
    const times = { createdAt: NOW, paidAt: NOW + HOUR, nextTryAt: null };
    const way = { status: "paid", route: "gateway", account: null, method: "QRIS", arrives: null } as const;
    const said = { reference: "", cause: "ruled", returned: false, assignedTo: null, tries: 0 };
    const refund = { amount: 350_000, ...times, ...way, ...said };
    for (const side of SIDES)
      expect(refundCopy({ ...refund, zone: "WIT" }, side, "Budi").text).toContain(formatDateTime(NOW + HOUR, "WIT"));
  });
});

describe("a deadline in whole days", () => {
  it("is a day in Jakarta, also when that day has ended", () => {
    const lastMoment = Date.UTC(2026, 10, 24, 16, 59, 59, 999);
    const order = anOrder("working", { deadline: lastMoment });
    for (const read of ["WIB", "WITA", "WIT"] as const)
      expect(nextStep(order, "buyer", lastMoment - DAY, PEOPLE, read).text).toContain("Tenggat 24 November 2026.");
  });
});
