import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "~/platform/dates";
import type { Visit } from "~/visits/visit";
import { COMMANDS, VISIT } from "./commands";
import { accepted, anOrder, budi, NOW, refusal, sari, VISITED } from "./fixture";

const BEGIN = NOW;
const END = BEGIN + 2 * HOUR;
const working = anOrder("working", { ...VISITED, visitAt: BEGIN });

describe("the seller leaves", () => {
  it.each([
    ["a millisecond before the last four hours", BEGIN - 4 * HOUR - 1, "not_yet_due"],
    ["four hours before", BEGIN - 4 * HOUR, "accepted"],
    ["three hours after the slot", END + 3 * HOUR, "accepted"],
    ["a millisecond later", END + 3 * HOUR + 1, "visit_over"],
  ])("%s", (_, now, answer) => {
    expect(refusal(working, sari, COMMANDS.leave, now)).toBe(answer);
  });

  it("once, before the arrival, and only towards the buyer", () => {
    const { order, event } = accepted(working, sari, COMMANDS.leave, BEGIN - HOUR);
    expect(order).toEqual({ ...working, leftAt: BEGIN - HOUR, version: working.version + 1 });
    expect(event).toMatchObject({ kind: "seller_left", detail: {} });
    expect(refusal(order, sari, COMMANDS.leave)).toBe("no_visit");
    expect(refusal({ ...working, arrivedAt: BEGIN }, sari, COMMANDS.leave)).toBe("no_visit");
    expect(refusal({ ...working, visitMode: "at_seller" }, sari, COMMANDS.leave)).toBe("no_visit");
    expect(refusal({ ...working, visitAt: null, visitAgreedAt: null }, sari, COMMANDS.leave)).toBe("no_visit");
    expect(refusal(working, budi, COMMANDS.leave)).toBe("wrong_side");
  });
});

describe("the seller arrives", () => {
  it.each([
    ["a millisecond before the last hour", BEGIN - 60 * MINUTE - 1, "not_yet_due"],
    ["an hour before", BEGIN - 60 * MINUTE, "accepted"],
    ["three hours after the slot", END + 3 * HOUR, "accepted"],
    ["a millisecond later", END + 3 * HOUR + 1, "visit_over"],
  ])("%s", (_, now, answer) => {
    expect(refusal(working, sari, COMMANDS.arrive, now)).toBe(answer);
    expect(refusal({ ...working, phase: "revision" }, sari, COMMANDS.arrive, now)).toBe(answer);
  });

  it("without having pressed that they leave, and the server's time counts", () => {
    const { order, event } = accepted(working, sari, COMMANDS.arrive, BEGIN + 6 * MINUTE);
    expect(order).toEqual({ ...working, arrivedAt: BEGIN + 6 * MINUTE, version: working.version + 1 });
    expect(event.kind).toBe("seller_arrived");
    expect(refusal(order, sari, COMMANDS.arrive)).toBe("no_visit");
  });

  it("or the buyer does, where the work is done at the seller's place", () => {
    const there = { ...working, visitMode: "at_seller" } as const;
    expect(accepted(there, sari, COMMANDS.arrive).event.kind).toBe("buyer_arrived");
  });

  it("again, once another hour is agreed on", () => {
    const before = { ...working, leftAt: BEGIN - HOUR, arrivedAt: BEGIN };
    const moved = accepted(before, sari, COMMANDS.accept_visit, BEGIN + HOUR).order;
    expect(moved).toMatchObject({ leftAt: null, arrivedAt: BEGIN, visitAgreedAt: BEGIN + HOUR });
    expect(refusal(moved, sari, COMMANDS.arrive, moved.visitAt ?? 0)).toBe("accepted");
  });
});

describe("an accepted proposal", () => {
  const agreed = { day: "2026-12-20", slot: 600 };
  const moves = (visit: Visit, actor = sari) => {
    const { buyerMoves, sellerMoves } = accepted(working, actor, { ...COMMANDS.accept_visit, visit }).order;
    return { buyerMoves, sellerMoves };
  };

  it("counts as a move by the side that proposed it, if an hour was agreed on before", () => {
    expect(moves(VISIT)).toEqual({ buyerMoves: 0, sellerMoves: 0 });
    expect(moves({ ...VISIT, agreed })).toEqual({ buyerMoves: 1, sellerMoves: 0 });
    const wish = { day: "2026-12-24", slots: [600], by: "seller" } as const;
    expect(moves({ ...VISIT, agreed, wish }, budi)).toEqual({ buyerMoves: 0, sellerMoves: 1 });
  });
});
