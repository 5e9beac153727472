import { describe, expect, it } from "vitest";
import {
  ANSWER_WINDOW,
  LATE_CANCEL,
  LATE_GRACE,
  PAID_BEFORE_VISIT,
  PAYMENT_WINDOW,
  QUOTE_VALIDITY,
  REVIEW_WINDOW,
  RULING_WINDOW,
  workDueAt,
} from "~/orders/order";
import { DAY, HOUR } from "~/platform/dates";
import { REVIEW_WRITING_WINDOW } from "~/reviews/review";
import { COMMANDS } from "./commands";
import { accepted, anOrder, BUDI, budi, NOW, operator, refusal, SARI, sari, scheduler } from "./fixture";

const why = "Warna hijaunya terlalu muda untuk papan nama.";
const { deliver } = COMMANDS;

it.each(Object.entries({ REVIEW_WINDOW, LATE_CANCEL, QUOTE_VALIDITY, REVIEW_WRITING_WINDOW }))(
  "%s is a whole number of days, as the texts say",
  (_, window) => expect(window % DAY).toBe(0),
);

it.each(Object.entries({ PAYMENT_WINDOW, PAID_BEFORE_VISIT, LATE_GRACE, ANSWER_WINDOW, RULING_WINDOW }))(
  "%s is a whole number of hours, as the texts say",
  (_, window) => expect(window % HOUR).toBe(0),
);

describe("a delivery", () => {
  it("needs a note or a file", () => {
    expect(refusal(anOrder("working"), sari, { ...deliver, note: "  ", files: 0 })).toBe("nothing_delivered");
    expect(refusal(anOrder("working"), sari, { ...deliver, note: "" })).toBe("accepted");
    expect(refusal(anOrder("working"), sari, { ...deliver, files: 0 })).toBe("accepted");
  });

  it("gives the buyer time to review it, again after each revision", () => {
    const { order } = accepted(anOrder("revision"), sari, deliver);
    expect(order).toMatchObject({ phase: "delivered", reviewDueAt: NOW + REVIEW_WINDOW });
  });

  it("is released by the scheduler only after the last millisecond", () => {
    const order = anOrder("delivered");
    const due = order.reviewDueAt ?? 0;
    expect(refusal(order, scheduler, { kind: "release" }, due)).toBe("not_yet_due");
    expect(accepted(order, scheduler, { kind: "release" }, due + 1).postings).toEqual([
      { from: `escrow:${order.id}`, to: `seller:${SARI}`, amount: 315_000 },
      { from: `escrow:${order.id}`, to: "platform_fee", amount: 35_000 },
    ]);
  });
});

describe("a revision", () => {
  it("uses up the quota, and is refused without one", () => {
    const one = accepted(anOrder("delivered", { revisionsLeft: 1 }), budi, {
      kind: "request_revision",
      reason: why,
    });
    expect(one.order).toMatchObject({ phase: "revision", revisionsLeft: 0, reviewDueAt: null });
    const none = anOrder("delivered", { revisionsLeft: 0 });
    expect(refusal(none, budi, { kind: "request_revision", reason: why })).toBe("no_revisions_left");
  });

  it("without a limit stays unlimited", () => {
    const order = anOrder("delivered", { revisionsLeft: null });
    expect(accepted(order, budi, { kind: "request_revision", reason: why }).order.revisionsLeft).toBeNull();
  });

  it("needs a text of at least twenty characters", () => {
    const short = { kind: "request_revision", reason: "Kurang bagus, ulangi" } as const;
    expect(refusal(anOrder("delivered"), budi, short)).toBe("accepted");
    expect(refusal(anOrder("delivered"), budi, { ...short, reason: ` ${short.reason.slice(1)} ` })).toBe(
      "reason_too_short",
    );
  });
});

describe("cancelling paid work", () => {
  it("by the seller refunds everything", () => {
    const { order, postings } = accepted(anOrder("working"), sari, { kind: "cancel", reason: "Sakit" });
    expect(order).toMatchObject({ status: "cancelled", paymentStatus: "refund_pending", closedAt: NOW });
    expect(postings).toEqual([{ from: `escrow:${order.id}`, to: `refund:${BUDI}`, amount: 350_000 }]);
  });

  it("by the buyer is possible a day after the deadline, and by the scheduler after seven", () => {
    const order = anOrder("working");
    const due = workDueAt(order) ?? 0;
    expect(refusal(order, budi, { kind: "cancel" }, due + LATE_GRACE)).toBe("not_late");
    expect(accepted(order, budi, { kind: "cancel" }, due + LATE_GRACE + 1).event.kind).toBe("cancelled_late");
    expect(refusal(order, scheduler, { kind: "cancel_late" }, due + LATE_CANCEL)).toBe("not_yet_due");
    expect(refusal(order, scheduler, { kind: "cancel_late" }, due + LATE_CANCEL + 1)).toBe("accepted");
  });

  it("for lateness never happens without a deadline", () => {
    const order = anOrder("working", { maxDays: null });
    expect(refusal(order, budi, { kind: "cancel" }, NOW + 900 * DAY)).toBe("not_late");
    expect(refusal(order, scheduler, { kind: "cancel_late" }, NOW + 900 * DAY)).toBe("not_yet_due");
  });
});

describe("a cancellation request", () => {
  const request = { kind: "request_cancellation", back: 210_000, byPart: "", reason: "Acaranya batal." } as const;

  it("names a sum and a reason, and waits for the answer", () => {
    const { order } = accepted(anOrder("delivered"), budi, request);
    expect(order).toMatchObject({
      phase: "cancel_requested",
      phaseBefore: "delivered",
      buyerShare: 60,
      proposedReturns: [{ no: 1, returned: 210_000 }],
      proposedBy: "buyer",
      answerDueAt: NOW + ANSWER_WINDOW,
    });
    for (const back of [-1, 33.3, Number.NaN])
      expect(refusal(anOrder("working"), budi, { ...request, back })).toBe("bad_sum");
    expect(refusal(anOrder("working"), budi, { ...request, back: 350_001 })).toBe("above_held");
    expect(refusal(anOrder("working"), budi, { ...request, reason: " " })).toBe("reason_too_short");
    expect(refusal(anOrder("working"), budi, { ...request, reason: " Sembilan. " })).toBe("reason_too_short");
    expect(refusal(anOrder("working"), budi, { ...request, reason: "Ada banjir" })).toBe("accepted");
  });

  it("that is accepted divides the money, with a fee on the seller's part only", () => {
    const { order, postings } = accepted(anOrder("cancel_requested"), sari, { kind: "accept_cancellation" });
    expect(order).toMatchObject({ status: "completed", paymentStatus: "split", buyerShare: 60 });
    expect(postings).toEqual([
      { from: `escrow:${order.id}`, to: `refund:${BUDI}`, amount: 210_000 },
      { from: `escrow:${order.id}`, to: `seller:${SARI}`, amount: 126_000 },
      { from: `escrow:${order.id}`, to: "platform_fee", amount: 14_000 },
    ]);
  });

  it.each([
    [100, "cancelled", "refund_pending"],
    [0, "completed", "released"],
  ])("for %d per cent back ends %s and %s", (buyerShare, status, paymentStatus) => {
    const order = anOrder("cancel_requested", { buyerShare });
    expect(accepted(order, sari, { kind: "accept_cancellation" }).order).toMatchObject({
      status,
      paymentStatus,
    });
  });

  it("that is withdrawn continues the earlier phase", () => {
    const later = NOW + 3 * DAY;
    const asked = anOrder("cancel_requested", { phaseBefore: "delivered", reviewDueAt: later });
    const { order } = accepted(asked, budi, { kind: "withdraw_cancellation" });
    expect(order).toMatchObject({
      phase: "delivered",
      reviewDueAt: later,
      phaseBefore: null,
      buyerShare: null,
      proposedReturns: null,
      proposedBy: null,
      answerDueAt: null,
    });
  });

  it("does not block a delivery, which answers it", () => {
    const asked = anOrder("cancel_requested");
    const { order } = accepted(asked, sari, deliver);
    expect(order).toMatchObject({
      phase: "delivered",
      deliveredAt: NOW,
      reviewDueAt: NOW + REVIEW_WINDOW,
      phaseBefore: null,
      buyerShare: null,
      proposedReturns: null,
      proposedBy: null,
      answerDueAt: null,
    });
    const due = asked.answerDueAt ?? 0;
    expect(refusal(order, scheduler, { kind: "enforce_cancellation" }, due + 1)).toBe("not_now");
    expect(accepted(order, budi, request, due + 1).order.phase).toBe("cancel_requested");
  });

  it("that is declined or withdrawn leaves at least a day for the delivery", () => {
    const asked = anOrder("cancel_requested", { phaseBefore: "delivered", reviewDueAt: NOW - HOUR });
    const no = { kind: "refuse_cancellation", reason: "Sudah selesai." } as const;
    expect(accepted(asked, sari, no).order).toMatchObject({ phase: "delivered", reviewDueAt: NOW + DAY });
    expect(refusal(asked, sari, { ...no, reason: "Tidak mau" })).toBe("reason_too_short");
    expect(accepted(asked, budi, { kind: "withdraw_cancellation" }).order.reviewDueAt).toBe(NOW + DAY);
    const atWork = anOrder("cancel_requested", { phaseBefore: "revision" });
    expect(accepted(atWork, sari, no).order).toMatchObject({ phase: "revision", reviewDueAt: null });
  });

  it("without an answer in time ends as proposed", () => {
    const order = anOrder("cancel_requested");
    const due = order.answerDueAt ?? 0;
    expect(refusal(order, scheduler, { kind: "enforce_cancellation" }, due)).toBe("not_yet_due");
    expect(accepted(order, scheduler, { kind: "enforce_cancellation" }, due + 1).order.paymentStatus).toBe("split");
  });
});

describe("a dispute", () => {
  const problem = { kind: "open_dispute", reason: "Berkasnya tidak bisa dibuka." } as const;

  it("stops every scheduled step", () => {
    const { order } = accepted(anOrder("delivered"), sari, problem);
    expect(order).toMatchObject({ phase: "disputed", reviewDueAt: null, disputedBy: "seller" });
    const asked = accepted(anOrder("cancel_requested"), sari, problem).order;
    expect(asked).toMatchObject({ buyerShare: null, proposedReturns: null, proposedBy: null });
    for (const kind of ["release", "cancel_late", "enforce_cancellation"] as const)
      expect(refusal(order, scheduler, { kind }, NOW + 900 * DAY)).toBe("not_now");
  });

  it("about running work needs it to be late", () => {
    const order = anOrder("working");
    const due = workDueAt(order) ?? 0;
    expect(refusal(order, budi, problem, due)).toBe("not_late");
    expect(refusal(order, budi, problem, due + 1)).toBe("accepted");
  });

  it("is answered by the other side, once", () => {
    const answer = { kind: "answer_dispute", reason: "Berkasnya bisa dibuka di sini." } as const;
    expect(refusal(anOrder("disputed"), budi, answer)).toBe("wrong_side");
    const { order } = accepted(anOrder("disputed"), sari, answer);
    expect(order.answerDueAt).toBeNull();
    expect(refusal(order, sari, answer)).toBe("already_answered");
  });

  it("must be ruled two days after both were heard, and a late answer does not extend that", () => {
    const reason = "Berkasnya tidak bisa dibuka sama sekali.";
    const opened = accepted(anOrder("delivered"), budi, { kind: "open_dispute", reason }).order;
    expect(opened.rulingDueAt).toBe(NOW + ANSWER_WINDOW + RULING_WINDOW);
    const answer = { kind: "answer_dispute", reason } as const;
    expect(accepted(opened, sari, answer, NOW + HOUR).order.rulingDueAt).toBe(NOW + HOUR + RULING_WINDOW);
    const late = NOW + ANSWER_WINDOW + DAY;
    expect(accepted(opened, sari, answer, late).order.rulingDueAt).toBe(opened.rulingDueAt);
    const ruling = { kind: "rule_dispute", back: 175_000, byPart: "", reason } as const;
    expect(accepted(opened, operator, ruling, late).order.rulingDueAt).toBeNull();
  });

  it("can be ruled once both were heard, or one did not answer in time", () => {
    const ruling = { kind: "rule_dispute", back: 350_000, byPart: "", reason: "Tidak ada hasil kerja." } as const;
    const silent = anOrder("disputed");
    expect(refusal(silent, operator, ruling)).toBe("not_yet_due");
    expect(refusal(silent, operator, ruling, (silent.answerDueAt ?? 0) + 1)).toBe("accepted");
    const heard = anOrder("disputed", { answerDueAt: null });
    expect(accepted(heard, operator, ruling).order).toMatchObject({
      status: "cancelled",
      paymentStatus: "refund_pending",
    });
    expect(refusal(heard, operator, { ...ruling, reason: "" })).toBe("reason_too_short");
    expect(refusal(heard, operator, { ...ruling, back: 50.5 })).toBe("bad_sum");
    expect(refusal(heard, operator, { ...ruling, back: 350_001 })).toBe("above_held");
  });

  it("ends when one side accepts the other's offer, never its own", () => {
    const offered = accepted(anOrder("disputed"), sari, { kind: "propose_settlement", back: 87_500, byPart: "" }).order;
    expect(refusal(offered, sari, { kind: "accept_settlement" })).toBe("own_change");
    expect(accepted(offered, budi, { kind: "accept_settlement" }).order).toMatchObject({
      status: "completed",
      paymentStatus: "split",
      buyerShare: 25,
    });
  });
});

describe("the deadline of the work", () => {
  it("is the chosen day, unless it passed before the work could begin", () => {
    const started = { startedAt: NOW, maxDays: 5 };
    expect(workDueAt({ ...started, deadline: NOW + DAY })).toBe(NOW + DAY);
    expect(workDueAt({ ...started, deadline: NOW - DAY })).toBe(NOW + 5 * DAY);
    expect(workDueAt({ startedAt: null, maxDays: 5, deadline: NOW - DAY })).toBe(NOW - DAY);
  });

  it("follows the agreed days if the wished day is earlier", () => {
    const accept = { kind: "accept_quote" } as const;
    expect(accepted(anOrder("quoted", { deadline: NOW + DAY }), budi, accept).order.deadline).toBeNull();
    const enough = NOW + 9 * DAY;
    expect(accepted(anOrder("quoted", { deadline: enough }), budi, accept).order.deadline).toBe(enough);
  });
});
