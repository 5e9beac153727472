import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChangeTerms } from "~/orders/change";
import { type Command, decide } from "~/orders/lifecycle";
import { type Order, workDueAt } from "~/orders/order";
import { pricedTotal } from "~/orders/parts";
import { isAfterDeadline, visitBefore } from "~/orders/rules/visits";
import { zoneAt } from "~/places/place";
import { DAY, HOUR } from "~/platform/dates";
import { dayAfter, SLOT_STARTS, spanOf, type Visit } from "~/visits/visit";

import { accepted, anOrder, budi, NOW, refusal, sari } from "./fixture";

const TODAY = "2026-11-10";
const PLACES = ["31.74", "94.71"] as const;
const slots = (one: { day: string; slot: number }, placeCode: string) => spanOf(one, zoneAt(placeCode));
const at = (days: number, slot: number = 600) => ({ day: dayAfter(TODAY, days), slot });
const agreedOn = (days: number): Visit => ({
  mode: "at_buyer",
  placeCode: "31.74",
  wish: null,
  agreed: at(days),
});
const terms = (days: number) => ({ price: null, deadline: NOW + days * DAY, revisions: null });

describe("a deadline beside an agreed visit", () => {
  it("cannot be before the end of the visit, unless the work was delivered", () => {
    const order = anOrder("working", { changeBy: "buyer" });
    const accept = (days: number, visit: Visit | null) => ({ kind: "accept_change", ...terms(days), visit }) as const;
    expect(refusal(order, sari, accept(2, agreedOn(3)))).toBe("deadline_before_visit");
    expect(refusal(order, sari, accept(3, agreedOn(3)))).toBe("deadline_before_visit");
    expect(refusal(order, sari, accept(4, agreedOn(3)))).toBe("accepted");
    expect(refusal(order, sari, accept(2, null))).toBe("accepted");
    const handedOver = anOrder("revision", { changeBy: "buyer" });
    expect(refusal(handedOver, sari, accept(2, agreedOn(3)))).toBe("accepted");
    const propose = { kind: "propose_change", description: "Selesai lebih awal.", ...terms(2) } as const;
    expect(refusal(anOrder("working"), budi, { ...propose, visit: agreedOn(3) })).toBe("deadline_before_visit");
  });

  it("moves to a later agreed day, and the history says so", () => {
    const visit: Visit = { ...agreedOn(3), agreed: null, wish: { ...at(9), slots: [600], by: "buyer" } };
    const accept = { kind: "accept_visit", visit, ...at(9) } as const;
    const { order, event } = accepted(anOrder("working"), sari, accept);
    expect(order.deadline).toBeGreaterThan(slots(at(9), "31.74").to);
    expect(event.detail.deadline).toBe(order.deadline);
    const handedOver = anOrder("revision", { deadline: NOW - DAY });
    expect(accepted(handedOver, sari, accept).order.deadline).toBe(NOW - DAY);
    const inTime = anOrder("working", { deadline: NOW + 20 * DAY });
    expect(accepted(inTime, sari, accept).event.detail).not.toHaveProperty("deadline");
  });

  type Act =
    | { do: "propose" | "accept"; by: "buyer" | "seller"; days: number; slot: number; wait: number }
    | { do: "quote" | "change"; by: "buyer" | "seller"; days: number; wait: number }
    | { do: "approve" | "pay"; wait: number };
  const by = fc.constantFrom("buyer" as const, "seller" as const);
  const wait = fc.constantFrom(0, HOUR, 9 * HOUR, 2 * DAY);
  const days = fc.integer({ min: 0, max: 40 });
  const slot = fc.constantFrom(...SLOT_STARTS);
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ do: fc.constantFrom("propose" as const, "accept" as const), by, days, slot, wait }),
    fc.record({ do: fc.constantFrom("quote" as const, "change" as const), by, days, wait }),
    fc.record({ do: fc.constantFrom("approve" as const, "pay" as const), wait }),
  );

  function commandOf(order: Order, visit: Visit, one: Act, now: number): Command {
    const { wish } = visit;
    switch (one.do) {
      case "propose":
        return { kind: "propose_visit", visit, day: at(one.days).day, slots: [one.slot] };
      case "accept":
        return { kind: "accept_visit", visit, day: wish?.day ?? TODAY, slot: wish?.slots[0] ?? 600 };
      case "quote":
        return { kind: "quote", price: 400_000, days: one.days, visit };
      case "change":
        return { kind: "accept_change", ...changed(one.days, now), visit };
      case "approve":
        return { kind: "accept_quote" };
      case "pay":
        return { kind: "record_payment", bill: 1, amount: pricedTotal(order), attempt: 1, method: "qris" };
    }
  }
  const changed = (days: number, now: number): ChangeTerms => ({ ...terms(0), deadline: now + days * DAY });

  function actorOf(one: Act) {
    if (one.do === "pay") return { kind: "gateway" } as const;
    return one.do === "approve" || ("by" in one && one.by === "buyer") ? budi : sari;
  }

  function after({ order, visit }: { order: Order; visit: Visit }, one: Act, now: number) {
    if (order.phase === "inquiry" && (one.do === "pay" || one.do === "approve")) return { order, visit };
    const command = commandOf(order, visit, one, now);
    if (command.kind === "propose_visit") {
      const wish = { day: command.day, slots: command.slots };
      if (isAfterDeadline(visitBefore(order, now), { placeCode: visit.placeCode, wish })) return { order, visit };
    }
    // A change is accepted by the side that did not propose it.
    const asked =
      one.do === "change" ? ({ ...order, changeBy: one.by === "buyer" ? "seller" : "buyer" } as Order) : order;
    const decision = decide(asked, actorOf(one), command, now);
    if (!decision.ok) return { order, visit };
    if (command.kind === "propose_visit" && one.do === "propose")
      return { order: decision.order, visit: { ...visit, wish: { ...command, by: one.by } } };
    if (command.kind === "accept_visit")
      return { order: decision.order, visit: { ...visit, wish: null, agreed: { ...command } } };
    return { order: decision.order, visit };
  }

  it("covers the visit after any history of prices, days, hours and terms, so that the work is never late before", () => {
    let agreed = 0;
    const start = fc.record({
      place: fc.constantFrom(...PLACES),
      phase: fc.constantFrom("inquiry" as const, "quoted" as const, "awaiting_payment" as const),
      deadline: fc.option(days),
    });
    fc.assert(
      fc.property(start, fc.array(act, { minLength: 4, maxLength: 25 }), (from, acts) => {
        let now = NOW;
        let state = {
          order: anOrder(from.phase, {
            deadline: from.deadline === null ? null : NOW + from.deadline * DAY,
            quoteExpiresAt: NOW + 90 * DAY,
            paymentDueAt: NOW + 90 * DAY,
          }),
          visit: { mode: "at_buyer", placeCode: from.place, agreed: null, wish: null } as Visit,
        };
        for (const one of acts) {
          now += one.wait;
          state = after(state, one, now);
          const { order, visit } = state;
          if (visit.agreed === null) continue;
          agreed += 1;
          const due = workDueAt(order) ?? (order.maxDays === null ? Infinity : now + order.maxDays * DAY);
          expect(due).toBeGreaterThanOrEqual(slots(visit.agreed, visit.placeCode).to);
        }
      }),
      { numRuns: 600 },
    );
    expect(agreed).toBeGreaterThan(300);
  });
});
