import { describe, expect, it } from "vitest";
import type { CommandOf } from "~/orders/lifecycle";
import type { Order } from "~/orders/order";
import { isOverReportLimit, type PastReport, reportDueAt } from "~/orders/rules/no-show";
import { appointmentOutcome } from "~/orders/rules/visit-day";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { COMMANDS, VISIT } from "./commands";
import {
  accepted,
  anOrder,
  BUDI,
  budi,
  HENDRA,
  NOW,
  operator,
  refusal,
  SARI,
  sari,
  scheduler,
  VISITED,
} from "./fixture";

/** 10 November 2026, 13.00 WIB. */
const BEGIN = Date.UTC(2026, 10, 10, 6);
const END = BEGIN + 2 * HOUR;
const visited = {
  ...VISITED,
  visitAt: BEGIN,
  visitAgreedAt: BEGIN - 3 * DAY,
  callOutFee: 25_000,
  maxDays: 30,
} as const;
const working = anOrder("working", visited);
const arrived = { ...working, arrivedAt: BEGIN + 5 * MINUTE };
const { report_seller: reportSeller, report_buyer: reportBuyer } = COMMANDS;

const noShow = (by: "buyer" | "seller") =>
  by === "buyer"
    ? accepted(working, budi, reportSeller, BEGIN + HOUR).order
    : accepted(arrived, sari, reportBuyer, BEGIN + 25 * MINUTE).order;

describe("the buyer reports that the seller did not come", () => {
  it.each([
    ["a millisecond before an hour has passed", BEGIN + HOUR - 1, "report_early"],
    ["an hour after the begin", BEGIN + HOUR, "accepted"],
    ["a day after the begin", BEGIN + DAY, "accepted"],
    ["a millisecond later", BEGIN + DAY + 1, "report_late"],
  ])("%s", (_, now, answer) => {
    expect(refusal(working, budi, reportSeller, now)).toBe(answer);
    expect(refusal({ ...working, visitMode: "at_seller" }, budi, reportSeller, now)).toBe(answer);
  });

  it("but not about an hour that passed before the payment", () => {
    const late = { ...working, startedAt: BEGIN + MINUTE };
    expect(refusal(late, budi, reportSeller, BEGIN + HOUR)).toBe("no_visit");
    expect(refusal({ ...late, arrivedAt: BEGIN + 5 * MINUTE }, sari, reportBuyer, BEGIN + 25 * MINUTE)).toBe(
      "no_visit",
    );
  });

  it("and the operators decide if the buyer paid an extra after the begin", () => {
    const extra = { no: 2, bill: 2, kind: "extra", title: "Freon", amount: 250_000, state: "held" } as const;
    const first = { no: 1, bill: 1, kind: "work", title: "", amount: working.totalPrice ?? 0, state: "held" } as const;
    const sums = { released: 0, returned: 0, taken: 0 };
    const paid = (paidAt: number) => ({
      ...working,
      parts: [
        { ...first, ...sums },
        { ...extra, ...sums, paidAt },
      ],
    });
    expect(accepted(paid(BEGIN + MINUTE), budi, reportSeller, BEGIN + HOUR).order.phase).toBe("disputed");
    expect(accepted(paid(BEGIN - MINUTE), budi, reportSeller, BEGIN + HOUR).order.phase).toBe("no_show");
  });

  it("and the seller has two hours to answer", () => {
    const { order, event, postings } = accepted(working, budi, { ...reportSeller, reason: "Sepi." }, BEGIN + HOUR);
    expect(order).toEqual({
      ...working,
      phase: "no_show",
      proposedBy: "buyer",
      answerDueAt: BEGIN + 3 * HOUR,
      version: working.version + 1,
    });
    expect(event).toMatchObject({ kind: "seller_reported", detail: { reason: "Sepi.", until: BEGIN + 3 * HOUR } });
    expect(postings).toEqual([]);
  });

  it("never once the arrival is recorded, without a tick, before an hour is agreed on, or for the seller", () => {
    expect(refusal(arrived, budi, reportSeller, BEGIN + HOUR)).toBe("already_arrived");
    const unticked = { ...reportSeller, waited: false } as unknown as CommandOf<"report_seller">;
    expect(refusal(working, budi, unticked, BEGIN + HOUR)).toBe("not_ticked");
    expect(refusal({ ...working, visitAt: null }, budi, reportSeller, BEGIN + HOUR)).toBe("no_visit");
    expect(refusal(working, sari, reportSeller, BEGIN + HOUR)).toBe("wrong_side");
    expect(refusal({ ...working, phase: "revision" }, budi, reportSeller, BEGIN + HOUR)).toBe("not_now");
  });

  it("and an arrival before a later agreement is none", () => {
    const moved = { ...working, arrivedAt: BEGIN - 5 * DAY };
    expect(refusal(moved, budi, reportSeller, BEGIN + HOUR)).toBe("accepted");
  });
});

describe("the answer to the buyer's report is due", () => {
  const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 10, hour - 7, minute);
  const large = { ...working, price: 1_000_001, totalPrice: 1_000_001 };
  it.each([
    ["two hours after it", working, at(7), at(9)],
    ["two hours after it, also in the evening", working, at(19, 59), at(21, 59)],
    ["the next morning, if it is sent at night", working, at(20), at(33)],
    ["the same morning, if it is sent before seven", working, at(30, 59), at(33)],
    ["a day after it, with more than a million in escrow", large, at(14, 8), at(38, 8)],
    ["a day after it at night too, because that is later", large, at(21), at(45)],
  ])("%s", (_, order, now, due) => {
    expect(reportDueAt(order, "buyer", "WIB", now)).toBe(due);
  });

  it("by the clock of the place", () => {
    expect(reportDueAt(working, "buyer", "WIT", at(18))).toBe(at(31));
    expect(reportDueAt({ ...working, totalPrice: 1_000_000 }, "buyer", "WIB", at(14))).toBe(at(16));
  });
});

describe("the answer to the seller's report is due", () => {
  const at = (hour: number) => Date.UTC(2026, 10, 10, hour - 7);
  it.each([
    ["twelve hours after it", 7, 19],
    ["the next morning instead of the evening", 8, 33],
    ["the same morning instead of the night", 20, 33],
    ["twelve hours after it, once that is morning", 21, 33],
    ["and later", 23, 35],
  ])("%s", (_, now, due) => {
    expect(reportDueAt(working, "seller", "WIB", at(now))).toBe(at(due));
  });
});

describe("a report of the buyer ends", () => {
  it("after its time: everything goes back, and the appointment is missed", () => {
    const reported = noShow("buyer");
    expect(refusal(reported, scheduler, COMMANDS.enforce_no_show, BEGIN + 3 * HOUR)).toBe("not_yet_due");
    const { order, event, postings } = accepted(reported, scheduler, COMMANDS.enforce_no_show, BEGIN + 3 * HOUR + 1);
    expect(order).toMatchObject({
      status: "cancelled",
      phase: null,
      paymentStatus: "refund_pending",
      proposedBy: null,
    });
    expect(event).toMatchObject({ kind: "seller_missed", detail: { amount: 350_000 } });
    expect(postings).toEqual([{ from: `escrow:${order.id}`, to: `refund:${BUDI}`, amount: 350_000 }]);
    expect(appointmentOutcome(order, event)).toBe("missed");
  });

  it("at once if the seller admits it, and only by the seller", () => {
    expect(refusal(noShow("buyer"), budi, COMMANDS.admit_no_show, BEGIN + 2 * HOUR)).toBe("wrong_side");
    const { event } = accepted(noShow("buyer"), sari, COMMANDS.admit_no_show, BEGIN + 2 * HOUR);
    expect(event).toMatchObject({ kind: "seller_missed", actor: { kind: "seller" } });
  });

  it("in a dispute if the seller contradicts it, which an operator may rule on at once", () => {
    const { order, event } = accepted(noShow("buyer"), sari, COMMANDS.contradict_no_show, BEGIN + 2 * HOUR);
    expect(order).toMatchObject({
      phase: "disputed",
      disputedBy: "buyer",
      proposedBy: null,
      answerDueAt: null,
      rulingDueAt: BEGIN + 2 * HOUR + 2 * DAY,
    });
    expect(event).toMatchObject({ kind: "no_show_contradicted", detail: { reason: expect.any(String) } });
    expect(refusal(noShow("buyer"), budi, COMMANDS.contradict_no_show)).toBe("wrong_side");
    const short = { ...COMMANDS.contradict_no_show, reason: "Saya datang, kok." };
    expect(refusal(noShow("buyer"), sari, short)).toBe("reason_too_short");
  });

  it("if the buyer says that the seller came after all, who then has arrived now", () => {
    const { order, event } = accepted(noShow("buyer"), budi, COMMANDS.confirm_arrival, BEGIN + 2 * HOUR);
    expect(order).toEqual({
      ...working,
      arrivedAt: BEGIN + 2 * HOUR,
      arrivalAnswer: "confirmed",
      version: working.version + 2,
    });
    expect(appointmentOutcome(order, event)).toBe("kept");
    expect(refusal(noShow("buyer"), sari, COMMANDS.confirm_arrival)).toBe("wrong_side");
  });

  it("if the buyer withdraws it", () => {
    const { order } = accepted(noShow("buyer"), budi, COMMANDS.withdraw_report, BEGIN + 2 * HOUR);
    expect(order).toEqual({ ...working, version: working.version + 2 });
    expect(refusal(noShow("buyer"), sari, COMMANDS.withdraw_report)).toBe("wrong_side");
  });

  it("if both agree on another hour, which begins a new visit", () => {
    const visit = { ...VISIT, agreed: { day: "2026-11-10", slot: 780 } };
    const { order } = accepted(noShow("buyer"), sari, { ...COMMANDS.accept_visit, visit }, BEGIN + 2 * HOUR);
    expect(order).toMatchObject({ phase: "working", proposedBy: null, answerDueAt: null, buyerMoves: 1 });
    expect(order.visitAt).toBeGreaterThan(BEGIN);
    expect(refusal(order, budi, reportSeller, BEGIN + 2 * HOUR)).toBe("report_early");
    expect(refusal(noShow("buyer"), budi, { ...COMMANDS.accept_visit, visit }, BEGIN + 2 * HOUR)).toBe("own_change");
  });

  it("and ends the extra that waits, because nobody works on it", () => {
    const extra = accepted(working, sari, COMMANDS.propose_extra, BEGIN).order;
    const { order, closesChange } = accepted(extra, budi, reportSeller, BEGIN + HOUR);
    expect(order).toMatchObject({ phase: "no_show", changeBy: null, answerDueAt: BEGIN + 3 * HOUR });
    expect(closesChange).toBe("withdrawn");
  });
});

describe("the seller reports that the buyer is not there", () => {
  it.each([
    ["a millisecond before 20 minutes", BEGIN + 25 * MINUTE - 1, "report_early"],
    ["20 minutes after the arrival", BEGIN + 25 * MINUTE, "accepted"],
    ["at the end of the slot", END, "accepted"],
    ["a millisecond later", END + 1, "report_late"],
  ])("%s", (_, now, answer) => {
    expect(refusal(arrived, sari, reportBuyer, now)).toBe(answer);
  });

  it("after the begin if the arrival was before, with a photo, and only after an arrival", () => {
    const early = { ...working, arrivedAt: BEGIN - 30 * MINUTE };
    expect(refusal(early, sari, reportBuyer, BEGIN + 20 * MINUTE - 1)).toBe("report_early");
    expect(refusal(early, sari, reportBuyer, BEGIN + 20 * MINUTE)).toBe("accepted");
    expect(refusal(arrived, sari, { ...reportBuyer, files: 0 }, BEGIN + HOUR)).toBe("no_photo");
    expect(refusal(working, sari, reportBuyer, BEGIN + HOUR)).toBe("not_arrived");
    expect(refusal(arrived, budi, reportBuyer, BEGIN + HOUR)).toBe("wrong_side");
  });

  it("who has not come, where the work is done at the seller's place", () => {
    const there = { ...working, visitMode: "at_seller" } as const;
    expect(refusal(there, sari, reportBuyer, BEGIN + 20 * MINUTE - 1)).toBe("report_early");
    expect(refusal(there, sari, reportBuyer, BEGIN + 20 * MINUTE)).toBe("accepted");
    expect(refusal({ ...there, arrivedAt: BEGIN }, sari, reportBuyer, BEGIN + HOUR)).toBe("already_arrived");
  });

  it("and without an answer gets the call-out fee, and the buyer the rest", () => {
    const reported = noShow("seller");
    expect(reported).toMatchObject({ phase: "no_show", proposedBy: "seller" });
    const due = reported.answerDueAt ?? 0;
    const { order, event, postings } = accepted(reported, scheduler, COMMANDS.enforce_no_show, due + 1);
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending" });
    expect(event).toMatchObject({ kind: "buyer_missed", detail: { amount: 325_000, callOutFee: 25_000 } });
    expect(postings).toEqual([
      { from: `escrow:${order.id}`, to: `refund:${BUDI}`, amount: 325_000 },
      { from: `escrow:${order.id}`, to: `seller:${SARI}`, amount: 22_500 },
      { from: `escrow:${order.id}`, to: "platform_fee", amount: 2_500 },
    ]);
    expect(appointmentOutcome(order, event)).toBeNull();
  });

  it("or in a dispute if the buyer contradicts it", () => {
    const { order } = accepted(noShow("seller"), budi, COMMANDS.contradict_no_show, BEGIN + HOUR);
    expect(order).toMatchObject({ phase: "disputed", disputedBy: "seller", answerDueAt: null });
  });
});

describe("the buyer contradicts an arrival that the seller stated", () => {
  const { deny_arrival: deny } = COMMANDS;
  const CAME = BEGIN + 5 * MINUTE;

  it.each([
    ["a millisecond before 20 minutes", CAME + 20 * MINUTE - 1, "report_early"],
    ["20 minutes after it", CAME + 20 * MINUTE, "accepted"],
    ["a day after it", CAME + DAY, "accepted"],
    ["a millisecond later", CAME + DAY + 1, "report_late"],
  ])("%s", (_, now, answer) => {
    expect(refusal(arrived, budi, deny, now)).toBe(answer);
    expect(refusal({ ...arrived, visitMode: "at_seller" }, budi, deny, now)).toBe(answer);
  });

  it("from 20 minutes after the begin, if the arrival was stated before", () => {
    const early = { ...working, arrivedAt: BEGIN - 50 * MINUTE };
    expect(refusal(early, budi, deny, BEGIN + 20 * MINUTE - 1)).toBe("report_early");
    expect(refusal(early, budi, deny, BEGIN + 20 * MINUTE)).toBe("accepted");
  });

  it("in a dispute, in which the seller is asked and the stated arrival does not count", () => {
    const { order, event, postings } = accepted(arrived, budi, deny, BEGIN + HOUR);
    expect(order).toMatchObject({
      phase: "disputed",
      disputedBy: "buyer",
      arrivedAt: null,
      arrivalAnswer: "denied",
      answerDueAt: BEGIN + HOUR + 3 * DAY,
      rulingDueAt: BEGIN + HOUR + 5 * DAY,
    });
    expect(event).toMatchObject({ kind: "seller_reported", detail: { disputed: 1, arrivedAt: CAME } });
    expect(postings).toEqual([]);
    expect(appointmentOutcome(order, event)).toBeNull();
  });

  const deliver = (order: Order, now: number) => accepted(order, sari, { ...COMMANDS.deliver, visit: null }, now).order;

  it("also after a delivery or a revision, which then do not show that the seller came", () => {
    const delivered = deliver(arrived, BEGIN + 15 * MINUTE);
    const revised = accepted(delivered, budi, COMMANDS.request_revision, BEGIN + 16 * MINUTE).order;
    for (const order of [delivered, revised]) {
      const dispute = accepted(order, budi, deny, BEGIN + HOUR).order;
      expect(dispute).toMatchObject({ phase: "disputed", arrivedAt: null, reviewDueAt: null });
      const offered = accepted(dispute, sari, { ...COMMANDS.propose_settlement, back: 350_000 }, BEGIN + 2 * HOUR);
      const settled = accepted(offered.order, budi, COMMANDS.accept_settlement, BEGIN + 2 * HOUR);
      expect(appointmentOutcome(settled.order, settled.event)).toBe("missed");
    }
  });

  it("that only a delivery states, within the same time, and not one before the visit", () => {
    const delivered = deliver(working, CAME);
    const times = [CAME + 20 * MINUTE - 1, CAME + 20 * MINUTE, CAME + DAY, CAME + DAY + 1];
    const answers = ["report_early", "accepted", "accepted", "report_late"];
    expect(times.map((now) => refusal(delivered, budi, deny, now))).toEqual(answers);
    expect(accepted(delivered, budi, deny, BEGIN + HOUR).event.detail).toMatchObject({ arrivedAt: CAME });
    const before = { ...delivered, deliveredAt: BEGIN - DAY };
    expect(refusal(before, budi, deny, BEGIN + HOUR)).toBe("no_visit");
  });

  it("never after confirming it, until another hour is agreed on", () => {
    const confirmed = accepted(noShow("buyer"), budi, COMMANDS.confirm_arrival, BEGIN + 2 * HOUR).order;
    expect(refusal(confirmed, budi, deny, BEGIN + 3 * HOUR)).toBe("already_arrived");
    expect(refusal(deliver(confirmed, BEGIN + 2 * HOUR), budi, deny, BEGIN + 3 * HOUR)).toBe("already_arrived");
    const visit = { ...VISIT, agreed: { day: "2026-11-10", slot: 780 } };
    const moved = accepted(confirmed, sari, { ...COMMANDS.accept_visit, visit }, BEGIN + 3 * HOUR).order;
    expect(moved.arrivalAnswer).toBeNull();
  });

  it("beyond the limits too, but then the arrival counts until a ruling finds otherwise", () => {
    const past = (end: PastReport["end"], days: number): PastReport => {
      return { buyerId: BUDI, end, at: BEGIN + HOUR - days * DAY, fee: 0 };
    };
    const answerOf = (reports: PastReport[], order: Order = arrived) =>
      accepted(order, budi, { ...deny, past: reports }, BEGIN + HOUR).order.arrivalAnswer;
    expect(answerOf([past("denied", 1), past("denied", 91), past("unanswered", 1)])).toBe("denied");
    expect(answerOf([past("denied", 1), past("denied", 89)])).toBeNull();
    expect([179, 181].map((days) => answerOf([past("false", days)]))).toEqual([null, "denied"]);
    const sums = { released: 0, returned: 0, taken: 0, state: "held" } as const;
    const extra = { no: 2, bill: 2, kind: "extra", title: "Freon", amount: 50_000, paidAt: CAME, ...sums } as const;
    const work = { no: 1, bill: 1, kind: "work", title: "", amount: 350_000, ...sums } as const;
    expect(answerOf([], { ...arrived, parts: [work, extra] })).toBeNull();
    const reports = [past("denied", 1), past("denied", 2)];
    const { order, event } = accepted(arrived, budi, { ...deny, past: reports }, BEGIN + HOUR);
    expect(order).toMatchObject({ phase: "disputed", disputedBy: "buyer", arrivedAt: CAME });
    expect(event.detail).toMatchObject({ disputed: 1, arrivedAt: CAME });
  });

  it("with 20 characters, and never without an arrival, for the seller, or after a later agreement", () => {
    expect(refusal(arrived, budi, { ...deny, reason: "Tidak ada orang." }, BEGIN + HOUR)).toBe("reason_too_short");
    expect(refusal(working, budi, deny, BEGIN + HOUR)).toBe("no_visit");
    expect(refusal(arrived, sari, deny, BEGIN + HOUR)).toBe("wrong_side");
    expect(refusal({ ...arrived, visitAgreedAt: BEGIN + 10 * MINUTE }, budi, deny, BEGIN + HOUR)).toBe("no_visit");
  });
});

describe("a ruling after a visit began", () => {
  const denied = accepted(arrived, budi, COMMANDS.deny_arrival, BEGIN + HOUR).order;
  const answered = { ...denied, answerDueAt: null };
  const rule = { ...COMMANDS.rule_dispute, finding: null } as const;

  it("must say what happened, whatever the sums are, and only then", () => {
    expect(refusal(answered, operator, rule, BEGIN + 2 * HOUR)).toBe("no_finding");
    expect(refusal(answered, operator, { ...rule, finding: "unclear" }, BEGIN + 2 * HOUR)).toBe("accepted");
    const ahead = { ...answered, visitAt: BEGIN + DAY };
    expect(
      accepted(ahead, operator, { ...rule, finding: "unclear" }, BEGIN + 2 * HOUR).event.detail,
    ).not.toHaveProperty("finding");
  });

  it.each([
    ["both_came", "kept"],
    ["seller_absent", "missed"],
    ["buyer_absent", null],
    ["unclear", null],
  ] as const)("decides about the appointment by its finding, not by the sums: %s", (finding, outcome) => {
    for (const back of [0, 280_000, 350_000]) {
      const { order, event } = accepted(answered, operator, { ...rule, back, finding }, BEGIN + 2 * HOUR);
      expect(event.detail).toMatchObject({ finding });
      expect(appointmentOutcome(order, event)).toBe(outcome);
    }
  });
});

describe("beyond the limits a report opens a dispute at once", () => {
  const past = (end: PastReport["end"], days: number, changes: Partial<PastReport> = {}): PastReport => ({
    buyerId: HENDRA,
    end,
    at: NOW - days * DAY,
    fee: 25_000,
    ...changes,
  });
  const isOver = (side: "buyer" | "seller", reports: PastReport[], order: Order = working) =>
    isOverReportLimit(order, side, reports, NOW);

  it("for a buyer with two orders in 90 days that ended without an answer, or wait for one", () => {
    expect(isOver("buyer", [past("unanswered", 1)])).toBe(false);
    expect(isOver("buyer", [past("unanswered", 1), past("unanswered", 89)])).toBe(true);
    expect(isOver("buyer", [past("unanswered", 1), past("unanswered", 91)])).toBe(false);
    expect(isOver("buyer", [past("unanswered", 1), past("open", 0)])).toBe(true);
    expect(isOver("buyer", [past("admitted", 1), past("admitted", 2), past("other", 3)])).toBe(false);
  });

  it("for a buyer whose report was ruled false in the last 180 days", () => {
    expect(isOver("buyer", [past("false", 179)])).toBe(true);
    expect(isOver("buyer", [past("false", 181)])).toBe(false);
  });

  it("for a seller with three reports in 30 days, or one of this buyer in 90, with or without a fee", () => {
    const three = [past("unanswered", 1), past("admitted", 2), past("open", 0)];
    expect(isOver("seller", three)).toBe(true);
    expect(isOver("seller", three.slice(1))).toBe(false);
    expect(isOver("seller", [...three.slice(1), past("unanswered", 31)])).toBe(false);
    expect(isOver("seller", [...three.slice(1), past("unanswered", 1, { fee: 0 })])).toBe(true);
    expect(isOver("seller", [past("unanswered", 89, { buyerId: BUDI })])).toBe(true);
    expect(isOver("seller", [past("unanswered", 91, { buyerId: BUDI })])).toBe(false);
    expect(isOver("seller", three, { ...working, callOutFee: 0 })).toBe(true);
  });

  it("for a seller whose report was ruled false in the last 180 days", () => {
    expect(isOver("seller", [past("false", 179)])).toBe(true);
    expect(isOver("seller", [past("false", 181)])).toBe(false);
  });

  it("in which the other side is asked first", () => {
    const limited = { ...reportSeller, past: [past("false", 1)] };
    const { order, event } = accepted(working, budi, limited, BEGIN + HOUR);
    expect(order).toMatchObject({
      phase: "disputed",
      disputedBy: "buyer",
      proposedBy: null,
      answerDueAt: BEGIN + HOUR + 3 * DAY,
      rulingDueAt: BEGIN + HOUR + 5 * DAY,
    });
    expect(event).toMatchObject({ kind: "seller_reported", detail: { disputed: 1 } });
    const fees = [past("unanswered", 1, { buyerId: BUDI })];
    expect(accepted(arrived, sari, { ...reportBuyer, past: fees }, BEGIN + HOUR).order).toMatchObject({
      phase: "disputed",
      disputedBy: "seller",
    });
    expect(refusal(arrived, sari, { ...reportBuyer, files: 0, past: fees }, BEGIN + HOUR)).toBe("no_photo");
  });
});
