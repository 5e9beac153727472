import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide } from "~/orders/lifecycle";
import { type Order, REVIEW_WINDOW, workDueAt } from "~/orders/order";
import { bookedSpan, isTooEarly, visitTurn } from "~/orders/rules/visits";
import { DAY, HOUR, MINUTE } from "~/platform/dates";

import { dayAfter, SLOT_STARTS, type Visit, type VisitWish } from "~/visits/visit";

import { COMMANDS } from "./commands";
import { accepted, anOrder, NOW, refusal, sari, scheduler } from "./fixture";

const TODAY = "2026-11-10";
/** A day in Jakarta, counted from NOW, which is 09.20 there. */
const wish = (days: number, by: "buyer" | "seller", slots: readonly number[] = [600]): VisitWish => ({
  day: dayAfter(TODAY, days),
  slots,
  by,
});
const visit = (agreed: number | null, wished: VisitWish | null = null): Visit => ({
  mode: "at_buyer",
  placeCode: "31.74",
  wish: wished,
  agreed: agreed === null ? null : { day: dayAfter(TODAY, agreed), slot: 600 },
});
const TEN_OCLOCK = NOW + 40 * MINUTE;
const deliver = (of: Visit | null) => ({ ...COMMANDS.deliver, visit: of });
const working = anOrder("working");
const due = workDueAt(working) ?? 0;

describe("a delivery of on-site work", () => {
  it("is possible when the agreed visit begins, not before", () => {
    const rows: [Order, Visit | null, number | null][] = [
      [working, null, null],
      [working, visit(null), null],
      [working, visit(2), TEN_OCLOCK + 2 * DAY],
      [working, visit(2, wish(1, "seller")), TEN_OCLOCK + 2 * DAY],
      [working, visit(null, wish(3, "buyer")), TEN_OCLOCK + 3 * DAY],
      [working, visit(null, wish(1, "seller")), TEN_OCLOCK + DAY],
      // Either of the two hours is possible, so the first one counts.
      [working, visit(null, wish(3, "buyer", [780, 600])), TEN_OCLOCK + 3 * DAY],
      [anOrder("cancel_requested"), visit(2), TEN_OCLOCK + 2 * DAY],
      // An hour after the deadline blocks only until the deadline.
      [working, visit(9), due],
      [working, visit(null, wish(30, "buyer")), due],
      // A second delivery waits only for an agreed visit.
      [anOrder("revision"), visit(-1), null],
      [anOrder("revision"), visit(9), TEN_OCLOCK + 9 * DAY],
      [anOrder("revision"), visit(-1, wish(9, "buyer")), null],
      [anOrder("revision"), visit(null, wish(9, "buyer")), null],
    ];
    for (const [order, of, from] of rows) {
      if (from !== null) expect(refusal(order, sari, deliver(of), from - 1)).toBe("visit_ahead");
      expect(refusal(order, sari, deliver(of), from ?? NOW)).toBe("accepted");
    }
  });

  it("has all the time to review after the visit, and after the deadline if the buyer named no hour", () => {
    const rows: [Visit | null, number, number][] = [
      [null, NOW, NOW],
      [visit(2), TEN_OCLOCK + 2 * DAY, TEN_OCLOCK + 2 * DAY + 2 * HOUR],
      [visit(2), TEN_OCLOCK + 4 * DAY, TEN_OCLOCK + 4 * DAY],
      [visit(9), due, TEN_OCLOCK + 9 * DAY + 2 * HOUR],
      [visit(null, wish(3, "buyer", [600, 780])), TEN_OCLOCK + 3 * DAY, TEN_OCLOCK + 3 * DAY + 5 * HOUR],
      [visit(null, wish(1, "seller")), TEN_OCLOCK + DAY, due],
      [visit(null), NOW, due],
    ];
    for (const [of, now, counted] of rows)
      expect(accepted(working, sari, deliver(of), now).order.reviewDueAt).toBe(counted + REVIEW_WINDOW);
  });

  it("is not blocked by an unanswered wish after the first delivery", () => {
    const again = anOrder("revision", { deadline: NOW + 2 * DAY });
    const rows: [Visit, number][] = [
      [visit(null, wish(59, "buyer")), NOW],
      [visit(-1, wish(59, "buyer")), NOW],
      [visit(null, wish(59, "seller")), NOW + 2 * DAY],
    ];
    for (const [of, counted] of rows)
      expect(accepted(again, sari, deliver(of)).order.reviewDueAt).toBe(counted + REVIEW_WINDOW);
  });

  const anyVisit: fc.Arbitrary<Visit> = fc
    .record({
      agreed: fc.option(fc.integer({ min: -5, max: 59 })),
      days: fc.integer({ min: -5, max: 59 }),
      slots: fc.uniqueArray(fc.constantFrom(...SLOT_STARTS), { minLength: 1, maxLength: 2 }),
      by: fc.constantFrom("buyer", "seller", null),
    })
    .map(({ agreed, days, slots, by }) => visit(agreed, by && wish(days, by, slots)));
  const anyOrder = fc
    .record({
      place: fc.constantFrom("working", "revision", "cancel_requested"),
      maxDays: fc.option(fc.integer({ min: 1, max: 40 })),
      deadline: fc.option(fc.integer({ min: -3, max: 40 }).map((days) => NOW + days * DAY)),
      reviewDueAt: fc.option(fc.integer({ min: 0, max: 90 }).map((days) => NOW + days * DAY)),
    })
    .map(({ place, reviewDueAt, ...terms }) =>
      anOrder(place, { ...terms, reviewDueAt: place === "cancel_requested" ? reviewDueAt : null }),
    );
  const anyTime = fc.integer({ min: 0, max: 70 * 24 * 60 }).map((minutes) => NOW + minutes * MINUTE);

  it("is never released before the time to review after the visit, and is accepted in the end", () => {
    fc.assert(
      fc.property(anyOrder, anyVisit, anyTime, (order, of, now) => {
        const decision = decide(order, sari, deliver(of), now);
        expect(decision.ok).toBe(!isTooEarly(order, of, now));
        const counts = order.deliveredAt === null || of.agreed !== null;
        const end = (counts && bookedSpan(of)?.to) || 0;
        // A wish that the other side can move blocks until the deadline at most.
        if (!decision.ok) {
          expect(decision).toEqual({ ok: false, reason: "visit_ahead" });
          expect(refusal(order, sari, deliver(of), bookedSpan(of)?.to)).toBe("accepted");
          if (of.agreed === null) expect(now).toBeLessThan(workDueAt(order) ?? end);
          return;
        }
        const { order: next } = decision;
        const until = next.reviewDueAt ?? 0;
        expect(until).toBeGreaterThanOrEqual(
          Math.max(now, end, (order.reviewDueAt ?? 0) - REVIEW_WINDOW) + REVIEW_WINDOW,
        );
        expect(refusal(next, scheduler, { kind: "release" }, until)).toBe("not_yet_due");
        expect(refusal(next, scheduler, { kind: "release" }, until + 1)).toBe("accepted");
      }),
    );
  });
});

describe("the visit step of a side before the work", () => {
  it("is an answer, waiting, or nothing", () => {
    const rows: [Order, Visit | null, string | null, string | null][] = [
      [working, null, null, null],
      [working, visit(null), null, null],
      [working, visit(null, wish(2, "buyer")), "awaited", "answer"],
      [working, visit(null, wish(2, "seller")), "answer", "awaited"],
      [working, visit(2), null, "ahead"],
      [working, visit(2, wish(3, "buyer")), null, "answer"],
      [working, visit(2, wish(3, "seller")), "answer", "ahead"],
      [working, visit(-1), null, null],
      [working, visit(null, wish(-1, "buyer")), null, null],
      // A change of terms is answered first.
      [anOrder("working", { changeBy: "buyer" }), visit(null, wish(2, "buyer")), "awaited", "awaited"],
      [
        anOrder("working", { deadline: NOW - DAY, startedAt: NOW - 3 * DAY }),
        visit(null, wish(2, "buyer")),
        null,
        null,
      ],
      [anOrder("delivered"), visit(null, wish(2, "buyer")), null, null],
      [anOrder("cancel_requested"), visit(2), null, null],
      [anOrder("revision"), visit(-1, wish(2, "seller")), "answer", null],
    ];
    for (const [order, of, buyer, seller] of rows) {
      expect(visitTurn(order, of, "buyer", NOW)).toBe(buyer);
      expect(visitTurn(order, of, "seller", NOW)).toBe(seller);
    }
  });
});
