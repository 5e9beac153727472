import { describe, expect, it } from "vitest";
import { findAction } from "~/orders/action";
import type { Command } from "~/orders/lifecycle";
import { ANSWER_WINDOW, type Order } from "~/orders/order";
import { appointmentOutcome, visitCancellation } from "~/orders/rules/visit-day";
import { coveringVisit } from "~/orders/rules/visits";
import { allowedActions } from "~/orders/text";
import { DAY, formatDateTime, HOUR, MINUTE, type Zone } from "~/platform/dates";
import type { Visit } from "~/visits/visit";
import { COMMANDS, VISIT } from "./commands";
import { accepted, anOrder, BUDI, budi, NOW, PEOPLE, refusal, SARI, sari, scheduler, VISITED } from "./fixture";

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

it("a side moves an agreed visit at most twice, and silence keeps the old hour", () => {
  const moved = { ...working, buyerMoves: 2, sellerMoves: 1 };
  expect(refusal(moved, budi, COMMANDS.propose_visit)).toBe("moved_twice");
  expect(refusal(moved, sari, COMMANDS.propose_visit)).toBe("accepted");
  expect(refusal({ ...moved, buyerMoves: 1 }, budi, COMMANDS.propose_visit)).toBe("accepted");
  expect(refusal({ ...moved, visitAt: null }, budi, COMMANDS.propose_visit)).toBe("accepted");
  expect(accepted(moved, sari, COMMANDS.propose_visit).order.visitAt).toBe(moved.visitAt);
});

describe("the buyer cancels a visit alone", () => {
  const { cancel } = COMMANDS;
  const AGREED = BEGIN - 10 * DAY;
  const paid = { ...working, visitAgreedAt: AGREED, callOutFee: 25_000, maxDays: 30 };
  const fee = (order: typeof paid, now: number) =>
    accepted(order, budi, { ...cancel, callOutFee: 25_000 }, now).event.detail.callOutFee ?? 0;

  it("for free before an hour is agreed on", () => {
    const { order, event, postings } = accepted({ ...paid, visitAt: null, visitAgreedAt: null }, budi, cancel);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending", parts: [] });
    expect(event).toMatchObject({ kind: "cancelled", detail: { amount: 350_000 } });
    expect(postings).toEqual([{ from: `escrow:${paid.id}`, to: `refund:${BUDI}`, amount: 350_000 }]);
  });

  it.each([
    ["24 hours before", BEGIN - DAY, 0],
    ["a millisecond later", BEGIN - DAY + 1, 25_000],
    ["a millisecond before the hour after the begin is over", BEGIN + HOUR - 1, 25_000],
  ])("%s", (_, now, kept) => {
    expect(fee(paid, now)).toBe(kept);
  });

  it.each([
    ["an hour after the agreement", BEGIN - 5 * HOUR, {}, BEGIN - 4 * HOUR, 0],
    ["a millisecond later", BEGIN - 5 * HOUR, {}, BEGIN - 4 * HOUR + 1, 25_000],
    ["two hours before the begin", BEGIN - 2.5 * HOUR, {}, BEGIN - 2 * HOUR, 0],
    ["a millisecond later", BEGIN - 2.5 * HOUR, {}, BEGIN - 2 * HOUR + 1, 25_000],
    ["after the seller left", BEGIN - 3 * HOUR, { leftAt: BEGIN - 3 * HOUR }, BEGIN - 2.5 * HOUR, 25_000],
  ])("soon after the agreement: %s", (_, visitAgreedAt, left, now, kept) => {
    expect(fee({ ...paid, visitAgreedAt, ...left }, now)).toBe(kept);
  });

  it("for the call-out fee: it goes to the seller's side, and the rest back", () => {
    const { order, event, postings } = accepted(paid, budi, { ...cancel, callOutFee: 25_000 }, BEGIN);
    expect(order).toMatchObject({ status: "cancelled", phase: null, paymentStatus: "refund_pending" });
    expect(order.parts).toMatchObject([
      { no: 1, state: "closed", amount: 350_000, released: 25_000, returned: 325_000 },
    ]);
    expect(event.detail).toEqual({ reason: null, amount: 325_000, callOutFee: 25_000 });
    expect(postings).toEqual([
      { from: `escrow:${paid.id}`, to: `refund:${BUDI}`, amount: 325_000 },
      { from: `escrow:${paid.id}`, to: `seller:${SARI}`, amount: 22_500 },
      { from: `escrow:${paid.id}`, to: "platform_fee", amount: 2_500 },
    ]);
  });

  it("never for more than the page showed", () => {
    expect(refusal(paid, budi, cancel, BEGIN - DAY)).toBe("accepted");
    expect(refusal(paid, budi, cancel, BEGIN - DAY + 1)).toBe("fee_changed");
    expect(refusal(paid, budi, { ...cancel, callOutFee: 24_999 }, BEGIN)).toBe("fee_changed");
    expect(refusal({ ...paid, callOutFee: 0 }, budi, cancel, BEGIN)).toBe("accepted");
  });

  it("not an hour after the begin, after an arrival or a delivery, or without a visit", () => {
    expect(refusal(paid, budi, cancel, BEGIN + HOUR)).toBe("visit_due");
    expect(refusal({ ...paid, arrivedAt: BEGIN - 5 * MINUTE }, budi, cancel)).toBe("visit_arrived");
    expect(refusal({ ...paid, deliveredAt: BEGIN - DAY }, budi, cancel)).toBe("not_late");
    expect(refusal({ ...paid, visitMode: null, visitAt: null }, budi, cancel)).toBe("not_late");
    expect(refusal({ ...paid, phase: "revision" }, budi, cancel)).toBe("wrong_side");
  });

  it("for free if the work is late, and then it counts as late", () => {
    const late = { ...paid, deadline: BEGIN - 2 * DAY, startedAt: BEGIN - 3 * DAY, visitAt: BEGIN + HOUR };
    expect(accepted(late, budi, cancel).event).toMatchObject({ kind: "cancelled_late", detail: { amount: 350_000 } });
  });
});

describe("the buyer asks for a cancellation with a division", () => {
  const { request_cancellation: ask } = COMMANDS;
  const paid = { ...working, callOutFee: 25_000, maxDays: 30, visitAgreedAt: BEGIN - 10 * DAY };

  it.each<[string, Partial<Order>, number, string]>([
    ["before an hour is agreed on", { visitAt: null, visitAgreedAt: null }, BEGIN, "needs_no_consent"],
    ["24 hours before the visit", {}, BEGIN - DAY, "needs_no_consent"],
    ["later, when cancelling costs the fee", {}, BEGIN - DAY + 1, "needs_no_consent"],
    ["later, if the fee is Rp 0", { callOutFee: 0 }, BEGIN - DAY + 1, "needs_no_consent"],
    ["an hour after the begin", {}, BEGIN + HOUR, "accepted"],
    ["after an arrival", { arrivedAt: BEGIN }, BEGIN, "accepted"],
    ["in an order without a visit", { visitMode: null, visitAt: null, visitAgreedAt: null }, BEGIN, "accepted"],
    ["for late work", { deadline: BEGIN - 2 * DAY, startedAt: BEGIN - 3 * DAY }, BEGIN, "needs_no_consent"],
    ["of a delivery", { phase: "delivered", deliveredAt: BEGIN }, BEGIN, "accepted"],
  ])("only where cancelling alone is not possible: %s", (_, changes, now, answer) => {
    expect(refusal({ ...paid, ...changes } as Order, budi, ask, now)).toBe(answer);
  });

  it("and reads until when the seller answers, in the reader's time zone", () => {
    const said = (zone: Zone) =>
      findAction(allowedActions(paid, "buyer", BEGIN + HOUR, PEOPLE, zone), "request_cancellation")?.consequence;
    const until = BEGIN + HOUR + ANSWER_WINDOW;
    for (const zone of ["WIB", "WIT"] as const)
      expect(said(zone)).toContain(`menjawab paling lambat ${formatDateTime(until, zone)}`);
  });
});

describe("moving a visit", () => {
  // 24 December 2026, 10.00 WIB.
  const NEXT = Date.UTC(2026, 11, 24, 3);
  const agreed = { day: "2026-12-20", slot: 600 };
  const paid = { ...working, visitAgreedAt: BEGIN - 10 * DAY, callOutFee: 25_000, maxDays: 90 };
  const cancels = (order: Order, now: number) => refusal(order, budi, { ...COMMANDS.cancel, callOutFee: 0 }, now);
  const move = (by: "buyer" | "seller", order: Order, now: number, wishedAt = now, day = "2026-12-24") => {
    const visit: Visit = { ...VISIT, agreed, wish: { day, slots: [600], by, at: wishedAt } };
    return accepted(order, by === "buyer" ? sari : budi, { ...COMMANDS.accept_visit, visit, day }, now).order;
  };

  it("by the buyer in time keeps the rule of the day before, without another free hour", () => {
    const moved = move("buyer", paid, BEGIN - 2 * DAY);
    expect(moved.freeUntil).toBe(NEXT - DAY);
    expect([NEXT - DAY, NEXT - DAY + 1].map((now) => cancels(moved, now))).toEqual(["accepted", "fee_changed"]);
    const near = move("buyer", paid, NEXT - 10 * HOUR - 50 * DAY);
    expect(near.freeUntil).toBe(NEXT - DAY);
  });

  it("by the buyer after the free time does not make cancelling free again", () => {
    const moved = move("buyer", paid, BEGIN - 10 * HOUR);
    expect(moved.freeUntil).toBe(BEGIN - DAY);
    expect(cancels(moved, BEGIN - 10 * HOUR)).toBe("fee_changed");
    expect(cancels(move("buyer", moved, BEGIN - 5 * HOUR), BEGIN)).toBe("fee_changed");
    const said = findAction(allowedActions(moved, "buyer", BEGIN, PEOPLE), "cancel")?.consequence;
    expect(said).toContain("Anda pindahkan setelah batal gratisnya lewat");
  });

  it("by the seller, or because the seller did not come, gives the buyer the whole time again", () => {
    expect(move("seller", paid, BEGIN - 10 * HOUR).freeUntil).toBe(NEXT - DAY);
    expect(move("buyer", paid, BEGIN + HOUR).freeUntil).toBe(NEXT - DAY);
    const reported = accepted(paid, budi, COMMANDS.report_seller, BEGIN + HOUR).order;
    expect(move("buyer", reported, BEGIN + 2 * HOUR).freeUntil).toBe(NEXT - DAY);
    expect(move("buyer", { ...paid, arrivedAt: BEGIN }, BEGIN + HOUR).freeUntil).toBe(BEGIN - DAY);
  });

  it("by the buyer is judged by the time of the wish, not of the acceptance", () => {
    // The seller accepted late what the buyer wished for in time.
    expect(move("buyer", paid, BEGIN - 10 * HOUR, BEGIN - DAY).freeUntil).toBe(NEXT - DAY);
    expect(move("buyer", paid, BEGIN - 10 * HOUR, BEGIN - DAY + 1).freeUntil).toBe(BEGIN - DAY);
    // The seller did not come because the buyer wished for another hour.
    expect(move("buyer", paid, BEGIN + 5 * MINUTE, BEGIN - HOUR).freeUntil).toBe(BEGIN - DAY);
  });

  it("by the seller to a near hour gives no free hour to a buyer who accepted late", () => {
    const soon = { ...paid, visitAt: NEXT - 2 * HOUR };
    const accepts = (now: number, wishedAt: number) => move("seller", soon, now, wishedAt).freeUntil;
    const late = NEXT - 10 * HOUR;
    expect(accepts(late, late - 5 * HOUR)).toBe(late - 4 * HOUR);
    expect(cancels(move("seller", soon, late, late - 5 * HOUR), late)).toBe("fee_changed");
    expect(cancels(move("seller", soon, late, late - MINUTE), late)).toBe("accepted");
    const ahead = { ...paid, visitAt: NEXT + 5 * DAY };
    expect(move("seller", ahead, late, late - 5 * HOUR).freeUntil).toBe(late + HOUR);
  });

  it("of an unpaid order begins the free hour as the first agreement does", () => {
    const unpaid = anOrder("awaiting_payment", { ...VISITED, visitAt: BEGIN, startedAt: null });
    const now = NEXT - 3 * HOUR;
    expect(move("buyer", { ...unpaid, paymentDueAt: NEXT }, now).freeUntil).toBe(NEXT - 2 * HOUR);
  });
});

describe("an appointment", () => {
  const outcome = (order: Order, person: typeof sari, command: Command, now: number) => {
    const decided = accepted(order, person, command, now);
    return appointmentOutcome(decided.order, decided.event);
  };
  const deliver = { ...COMMANDS.deliver, visit: null } as Command;

  it.each<[string, number, "missed" | null]>([
    ["24 hours before", BEGIN - DAY, null],
    ["a millisecond later", BEGIN - DAY + 1, "missed"],
    ["days after it", BEGIN + 3 * DAY, "missed"],
  ])("is missed if the seller cancels late: %s", (_, now, expected) => {
    expect(outcome(working, sari, { kind: "cancel" }, now)).toBe(expected);
  });

  it("is kept once the buyer accepts the work after the begin, and not because the seller states an arrival", () => {
    const before = BEGIN - MINUTE;
    expect(outcome(working, sari, COMMANDS.arrive, before)).toBeNull();
    expect(outcome({ ...working, visitMode: "at_seller" }, sari, COMMANDS.arrive, before)).toBeNull();
    expect([before, BEGIN].map((now) => outcome(working, sari, deliver, now))).toEqual([null, null]);
    expect([before, BEGIN].map((now) => outcome(working, budi, { kind: "complete" }, now))).toEqual([null, "kept"]);
  });

  it("says nothing if its hour passed before the payment", () => {
    const late = { ...working, startedAt: BEGIN + MINUTE };
    expect(outcome(late, sari, { kind: "cancel" }, BEGIN + HOUR)).toBeNull();
    expect(outcome(late, budi, { kind: "complete" }, BEGIN + HOUR)).toBeNull();
    expect(refusal(late, sari, COMMANDS.arrive, BEGIN + HOUR)).toBe("no_visit");
    expect(visitCancellation(late, BEGIN + HOUR)).toBe("free");
  });

  it("is not missed if the seller handed over, but again once another hour was agreed on", () => {
    const cancel = { kind: "cancel" } as const;
    const came = { ...working, arrivedAt: BEGIN };
    const handed = { ...working, phase: "revision", deliveredAt: BEGIN } as const;
    // Otherwise a seller could state an arrival and cancel without a mark.
    expect([came, handed].map((order) => outcome(order, sari, cancel, BEGIN + HOUR))).toEqual(["missed", null]);
    const again = { visitAgreedAt: BEGIN + HOUR, visitAt: BEGIN + DAY };
    expect(outcome({ ...came, ...again }, sari, cancel, BEGIN + 2 * HOUR)).toBe("missed");
    expect(outcome({ ...handed, ...again }, sari, cancel, BEGIN + 2 * HOUR)).toBe("missed");
  });

  it("is missed if the order ends late after its hour, unless an arrival was stated", () => {
    const late = { ...working, deadline: BEGIN + HOUR, maxDays: null };
    const came = { ...late, arrivedAt: BEGIN };
    const [byBuyer, byClock] = [BEGIN + 2 * DAY, BEGIN + 9 * DAY];
    expect(outcome(late, budi, { kind: "cancel" }, byBuyer)).toBe("missed");
    expect(outcome(late, scheduler, COMMANDS.cancel_late, byClock)).toBe("missed");
    expect(outcome(came, scheduler, COMMANDS.cancel_late, byClock)).toBeNull();
  });

  it.each<[string, Partial<Order>, number, "missed" | null]>([
    ["everything", {}, 350_000, "missed"],
    ["more than half", {}, 180_000, "missed"],
    ["half", {}, 175_000, null],
    ["everything after a stated arrival", { arrivedAt: BEGIN }, 350_000, null],
    ["everything after a delivery", { deliveredAt: BEGIN + MINUTE }, 350_000, null],
  ])("is missed if the seller agrees to give most back after the hour: %s", (_, changes, back, expected) => {
    const request = { ...COMMANDS.request_cancellation, back };
    const asked = accepted({ ...working, ...changes }, budi, request, BEGIN + HOUR).order;
    expect(outcome(asked, sari, { kind: "accept_cancellation" }, BEGIN + 2 * HOUR)).toBe(expected);
    expect(outcome(asked, scheduler, { kind: "enforce_cancellation" }, BEGIN + 5 * DAY)).toBe(expected);
    const said = findAction(allowedActions(asked, "seller", BEGIN + 2 * HOUR, PEOPLE), "accept_cancellation");
    expect(said?.consequence.includes("janji yang tidak Anda tepati")).toBe(expected === "missed");
  });

  it.each<[string, number, number, "missed" | null]>([
    ["everything, a day before", BEGIN - DAY, 350_000, null],
    ["everything, later", BEGIN - DAY + 1, 350_000, "missed"],
    ["all but the fee, later", BEGIN - DAY + 1, 325_000, null],
  ])("is missed if the seller agrees before the hour to give back %s", (_, agreedAt, back, expected) => {
    // Requests from before this rule can be open.
    const asked = anOrder("cancel_requested", {
      ...{ ...VISITED, visitAt: BEGIN, callOutFee: 25_000, visitAgreedAt: BEGIN - 10 * DAY },
      ...{
        answerDueAt: BEGIN + 3 * DAY,
        buyerShare: Math.round(back / 3_500),
        proposedReturns: [{ no: 1, returned: back }],
      },
    });
    expect(outcome(asked, sari, { kind: "accept_cancellation" }, agreedAt)).toBe(expected);
  });

  it("does not exist before the payment or an agreement, and the buyer breaks none", () => {
    const unpaid = anOrder("awaiting_payment", { ...VISITED, visitAt: BEGIN, startedAt: null });
    expect(outcome(unpaid, sari, { kind: "cancel" }, BEGIN)).toBeNull();
    expect(outcome(anOrder("working"), sari, { kind: "cancel" }, BEGIN)).toBeNull();
    expect(outcome({ ...working, callOutFee: 0 }, budi, { kind: "cancel" }, BEGIN)).toBeNull();
  });

  it("is named before the seller breaks it", () => {
    const said = (now: number) =>
      findAction(allowedActions(working, "seller", now, { buyer: "Budi", seller: "Sari" }), "cancel")?.consequence;
    expect(said(BEGIN)).toContain("tercatat sebagai janji yang tidak Anda tepati");
    expect(said(BEGIN - DAY)).not.toContain("janji");
  });
});

describe("the call-out fee of an order", () => {
  const visit = { mode: "at_buyer", placeCode: "31.74", wish: null } as const;
  const feeOf = (totalPrice: number | null, named: number) =>
    coveringVisit(anOrder("awaiting_payment", { totalPrice }), visit, named).callOutFee;

  it("is the named one, but at most a fifth of the price, rounded down", () => {
    expect([feeOf(350_000, 50_000), feeOf(99_999, 50_000), feeOf(99_999, 0)]).toEqual([50_000, 19_999, 0]);
    expect(feeOf(null, 50_000)).toBe(50_000);
    expect(coveringVisit(anOrder("awaiting_payment"), null, 50_000).callOutFee).toBe(0);
  });

  it("is capped by a quote, and never grows with a higher price", () => {
    const inquiry = anOrder("inquiry", { callOutFee: 50_000 });
    const quoted = accepted(inquiry, sari, { kind: "quote", price: 100_000, days: 3 }).order;
    expect(quoted.callOutFee).toBe(20_000);
    expect(accepted(quoted, sari, { kind: "quote", price: 400_000, days: 3 }).order.callOutFee).toBe(20_000);
  });
});
