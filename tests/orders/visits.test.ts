import { describe, expect, it } from "vitest";
import { type CommandOf, decide, stepOfKind } from "~/orders/lifecycle";
import { DAY, endOfDate } from "~/platform/dates";

import type { Visit } from "~/visits/visit";
import { COMMANDS, VISIT } from "./commands";
import { accepted, anOrder, budi, NOW, refusal, sari } from "./fixture";

const agreed: Visit = { ...VISIT, agreed: { day: "2026-12-24", slot: 600 }, wish: null };
const accept = (changes: Partial<CommandOf<"accept_visit">> = {}) => ({
  ...COMMANDS.accept_visit,
  ...changes,
});

describe("agreeing on a visit", () => {
  it("leaves the order unchanged except its visit and version: status, phase, money and all deadlines", () => {
    for (const place of ["inquiry", "quoted", "awaiting_payment", "working", "revision"] as const) {
      const deadline = endOfDate("2026-12-24");
      const order = anOrder(place, { deadline, changeBy: place === "inquiry" ? null : "buyer" });
      for (const [actor, command] of [
        [budi, COMMANDS.propose_visit],
        [sari, COMMANDS.propose_visit],
        [sari, COMMANDS.accept_visit],
      ] as const) {
        const decision = accepted(order, actor, command);
        const visit =
          command.kind === "accept_visit"
            ? {
                visitMode: "at_buyer",
                visitAt: Date.UTC(2026, 11, 24, 3),
                visitAgreedAt: NOW,
                freeUntil: Date.UTC(2026, 11, 23, 3),
              }
            : {};
        expect(decision.order).toEqual({ ...order, ...visit, version: order.version + 1 });
        expect(decision).toMatchObject({ postings: [], closesAttempts: null, closesChange: null });
      }
    }
  });

  it("writes day, hour and kabupaten into the history, without the street", () => {
    expect(accepted(anOrder("working"), sari, COMMANDS.accept_visit).event).toMatchObject({
      kind: "visit_accepted",
      detail: { day: "2026-12-24", slot: 600, otherSlot: null, place: "31.74" },
    });
    expect(accepted(anOrder("working"), budi, COMMANDS.propose_visit).event).toMatchObject({
      kind: "visit_proposed",
      detail: { day: "2026-12-24", slot: 480, otherSlot: 600, place: "31.74" },
    });
  });

  it("is possible for the other side, of the shown visit, and while it is in the future", () => {
    const order = anOrder("working");
    expect(refusal(order, budi, accept())).toBe("own_change");
    expect(refusal(order, sari, accept({ day: "2026-12-25" }))).toBe("no_visit");
    expect(refusal(order, sari, accept({ slot: 480 }))).toBe("no_visit");
    expect(refusal(order, sari, accept({ visit: agreed }))).toBe("no_visit");
    expect(refusal(order, sari, accept({ visit: null }))).toBe("no_visit");
    expect(refusal(order, sari, accept(), NOW + 60 * DAY)).toBe("visit_passed");
    expect(refusal(order, sari, { ...COMMANDS.propose_visit, visit: null })).toBe("no_visit");
  });

  it("is possible before the delivery, never in a dispute or after the end", () => {
    for (const place of ["delivered", "cancel_requested", "disputed"] as const)
      expect(decide(anOrder(place), sari, COMMANDS.propose_visit, NOW)).toEqual({
        ok: false,
        reason: "not_now",
      });
    for (const place of ["completed", "cancelled"] as const)
      expect(refusal(anOrder(place), sari, COMMANDS.accept_visit)).toBe("closed");
  });

  it("is confirmed when it is repeated", () => {
    const press = { order: anOrder("working"), change: null, formId: null, ownLast: null, now: NOW };
    const { isDone } = stepOfKind("accept_visit");
    expect(isDone({ ...press, side: "seller", command: accept({ visit: agreed }) })).toBe(true);
    expect(isDone({ ...press, side: "seller", command: accept() })).toBe(false);
    const proposed = stepOfKind("propose_visit");
    const again = { ...COMMANDS.propose_visit, slots: [780, 600] };
    expect(proposed.isDone({ ...press, side: "buyer", command: again })).toBe(true);
    expect(proposed.isDone({ ...press, side: "seller", command: again })).toBe(false);
    expect(proposed.isDone({ ...press, side: "buyer", command: COMMANDS.propose_visit })).toBe(false);
  });

  it("before a quote makes its day the deadline if the days would end earlier", () => {
    const day = endOfDate("2026-12-24");
    const quote = (days: number) => ({ kind: "quote", price: 400_000, days, visit: VISIT }) as const;
    const first = accepted(anOrder("inquiry"), sari, quote(3)).order;
    expect(first).toMatchObject({ deadline: day, maxDays: 3 });
    expect(accepted(first, sari, quote(60)).order.deadline).toBeNull();
    expect(accepted(first, sari, quote(5)).order.deadline).toBe(day);
    expect(accepted(anOrder("inquiry"), sari, quote(60)).order.deadline).toBeNull();
    const mine: Visit = { ...VISIT, wish: { day: "2026-12-24", slots: [600], by: "seller" } };
    expect(accepted(anOrder("inquiry"), sari, { ...quote(50), visit: mine }).order.deadline).toBeNull();
    expect(refusal(anOrder("inquiry"), sari, { ...quote(3), visit: mine })).toBe("visit_after_days");
    const both = accepted(anOrder("inquiry"), sari, { ...quote(3), visit: agreed });
    expect(both.order.deadline).toBe(day);
    const chosen = anOrder("inquiry", { deadline: NOW + 90 * DAY });
    expect(accepted(chosen, sari, quote(3)).order.deadline).toBe(NOW + 90 * DAY);
    expect(accepted(anOrder("inquiry"), sari, { ...quote(3), visit: null }).order.deadline).toBeNull();
  });
});
