import { describe, expect, it } from "vitest";
import { type LifecycleState, type Order, PAYMENT_WINDOW, QUOTE_VALIDITY, workDueAt } from "~/orders/order";
import { nextStep } from "~/orders/status-text";
import { acceptanceConsequence, changeRows } from "~/orders/text";
import { DAY, HOUR } from "~/platform/dates";

import { COMMANDS, LATER, NEW_TERMS, pay } from "./commands";
import { accepted, anOrder, budi, gateway, NOW, PEOPLE, refusal, sari, scheduler } from "./fixture";

const NOTHING = { price: null, deadline: null, revisions: null };
const proposal = (terms: object) => ({ ...COMMANDS.propose_change, ...NOTHING, ...terms });
const acceptance = (terms: object) => ({ kind: "accept_change" as const, ...NOTHING, ...terms });
const orderWithChange = (place: LifecycleState, changes: Partial<Order> = {}) =>
  anOrder(place, { changeBy: "buyer", ...changes });

const CHANGEABLE = ["quoted", "awaiting_payment", "working", "delivered", "revision"] as const;
const ELSEWHERE = ["inquiry", "cancel_requested", "disputed", "completed", "cancelled"] as const;

describe("proposing a change", () => {
  it("leaves the order unchanged, and stores the proposal", () => {
    const before = anOrder("working");
    const { order, event, postings, closesChange } = accepted(before, budi, COMMANDS.propose_change);
    expect(order).toEqual({ ...before, changeBy: "buyer", version: before.version + 1 });
    expect(event).toMatchObject({
      kind: "change_proposed",
      detail: { ...NEW_TERMS, reason: "Ditambah satu halaman." },
    });
    expect([postings, closesChange]).toEqual([[], null]);
  });

  it("is possible one at a time", () => {
    for (const actor of [budi, sari]) {
      expect(refusal(orderWithChange("working"), actor, COMMANDS.propose_change)).toBe("change_open");
    }
  });

  it.each(ELSEWHERE)("is not possible for an order that is %s", (place) => {
    const why = place === "completed" || place === "cancelled" ? "closed" : "not_now";
    expect(refusal(anOrder(place), budi, COMMANDS.propose_change)).toBe(why);
  });

  it("can name a price only before the payment, and not during a review of a payment", () => {
    const dearer = proposal({ price: 400_000 });
    expect(refusal(anOrder("quoted"), budi, dearer)).toBe("accepted");
    expect(refusal(anOrder("awaiting_payment"), sari, dearer)).toBe("accepted");
    for (const place of ["working", "delivered", "revision"] as const)
      expect(refusal(anOrder(place), sari, dearer)).toBe("price_fixed");
    const reviewed = anOrder("awaiting_payment", { paymentStatus: "review" });
    expect(refusal(reviewed, sari, dearer)).toBe("payment_under_review");
    expect(refusal(reviewed, sari, proposal({ revisions: 2 }))).toBe("accepted");
  });

  it.each([
    [{ price: 999 }, "bad_price"],
    [{ price: 500_000_001 }, "bad_price"],
    [{ deadline: NOW }, "deadline_passed"],
    [{ deadline: NOW + 0.5 }, "deadline_passed"],
    [{ deadline: Number.NaN }, "deadline_passed"],
    [{ revisions: -1 }, "bad_revisions"],
    [{ revisions: 100 }, "bad_revisions"],
    [{ revisions: 1.5 }, "bad_revisions"],
    [{ description: "  " }, "reason_too_short"],
  ])("with %o is refused", (terms, reason) => {
    expect(refusal(anOrder("quoted"), budi, proposal(terms))).toBe(reason);
  });

  it("can be about the work alone", () => {
    expect(refusal(anOrder("revision"), sari, proposal({}))).toBe("accepted");
  });

  it("is refused after the payment time", () => {
    expect(refusal(anOrder("awaiting_payment"), budi, COMMANDS.propose_change, LATER)).toBe("payment_overdue");
    expect(refusal(orderWithChange("awaiting_payment"), sari, COMMANDS.accept_change, LATER)).toBe("payment_overdue");
  });
});

describe("the answer", () => {
  it.each(CHANGEABLE)("comes from the other side, and withdrawing from the author (%s)", (place) => {
    const order = orderWithChange(place);
    for (const command of [COMMANDS.accept_change, COMMANDS.decline_change]) {
      expect(refusal(order, budi, command)).toBe("own_change");
      expect(accepted(order, sari, command).order.changeBy).toBeNull();
      expect(refusal(anOrder(place), sari, command)).toBe("no_change");
    }
    expect(refusal(order, sari, COMMANDS.withdraw_change)).toBe("wrong_side");
    expect(accepted(order, budi, COMMANDS.withdraw_change).closesChange).toBe("withdrawn");
  });

  it("no leaves all unchanged, with or without a reason", () => {
    const { order, event, closesChange } = accepted(orderWithChange("working"), sari, COMMANDS.decline_change);
    expect(order).toEqual({ ...anOrder("working"), version: order.version });
    expect([event.detail, closesChange]).toEqual([{ reason: "Jadwal saya penuh." }, "declined"]);
    expect(accepted(orderWithChange("working"), sari, { kind: "decline_change", reason: "" }).event.detail).toEqual({
      reason: null,
    });
  });

  it("yes moves the deadline, and with it the lateness", () => {
    const { order, closesChange, closesAttempts } = accepted(orderWithChange("working"), sari, COMMANDS.accept_change);
    expect(order).toMatchObject({ deadline: NEW_TERMS.deadline, revisionsLeft: 3, totalPrice: 350_000 });
    expect(workDueAt(order)).toBe(NEW_TERMS.deadline);
    expect([closesChange, closesAttempts]).toEqual(["accepted", null]);
    expect(refusal(order, budi, COMMANDS.cancel, NOW + 20 * DAY)).toBe("not_late");
  });

  it("yes to a day that has passed meanwhile is refused", () => {
    const late = NEW_TERMS.deadline + 1;
    expect(refusal(orderWithChange("working"), sari, COMMANDS.accept_change, late)).toBe("deadline_passed");
  });

  it("yes to another price before acceptance renews the quote, even an expired one", () => {
    const expired = orderWithChange("quoted", { quoteExpiresAt: NOW - 1, quantity: 2, totalPrice: 700_000 });
    const { order, closesAttempts } = accepted(expired, sari, acceptance({ price: 300_000 }));
    expect(order).toMatchObject({
      phase: "quoted",
      price: 300_000,
      totalPrice: 600_000,
      quoteExpiresAt: NOW + QUOTE_VALIDITY,
    });
    expect(closesAttempts).toBeNull();
    expect(refusal(order, budi, COMMANDS.accept_quote)).toBe("accepted");
  });

  it("yes to another price before the payment ends every bill and restarts the payment time", () => {
    const { order, closesAttempts } = accepted(
      orderWithChange("awaiting_payment", { paymentStatus: "awaiting" }),
      sari,
      acceptance({ price: 300_000 }),
    );
    expect(order).toMatchObject({
      paymentStatus: "unpaid",
      totalPrice: 300_000,
      paymentDueAt: NOW + PAYMENT_WINDOW,
    });
    expect(closesAttempts).toEqual({ status: "cancelled", from: ["pending", "review", "failed"] });
    expect(accepted(order, gateway, pay).event.kind).toBe("paid_outdated");
    expect(accepted(order, gateway, { ...pay, amount: 300_000 }).event.kind).toBe("paid");
  });

  it("yes to other terms leaves the bill open", () => {
    const waiting = orderWithChange("awaiting_payment", { paymentStatus: "awaiting" });
    const { order, closesAttempts } = accepted(waiting, sari, COMMANDS.accept_change);
    expect(order).toMatchObject({ paymentStatus: "awaiting", paymentDueAt: waiting.paymentDueAt });
    expect(closesAttempts).toBeNull();
  });

  it("yes to an earlier day reduces the days of work that has not started", () => {
    const soon = acceptance({ deadline: NOW + 2 * DAY + HOUR });
    expect(accepted(orderWithChange("quoted"), sari, soon).order.maxDays).toBe(2);
    expect(accepted(orderWithChange("working"), sari, soon).order.maxDays).toBe(5);
  });
});

describe("an open change", () => {
  it.each([
    ["quoted", sari, COMMANDS.quote],
    ["quoted", budi, COMMANDS.accept_quote],
    ["awaiting_payment", gateway, pay],
    ["working", budi, COMMANDS.request_cancellation],
    ["delivered", sari, COMMANDS.open_dispute],
    ["delivered", budi, COMMANDS.complete],
    ["working", sari, COMMANDS.cancel],
    ["quoted", budi, COMMANDS.cancel],
  ] as const)("ends when the order continues without it (%s, %o)", (place, actor, command) => {
    const { order, closesChange } = accepted(orderWithChange(place), actor, command);
    expect([order.changeBy, closesChange]).toEqual([null, "withdrawn"]);
  });

  it("ends with the order that nobody paid", () => {
    expect(accepted(orderWithChange("awaiting_payment"), scheduler, COMMANDS.expire, LATER).closesChange).toBe(
      "withdrawn",
    );
  });

  it.each([
    ["awaiting_payment", budi, COMMANDS.start_payment],
    ["awaiting_payment", gateway, COMMANDS.payment_failed],
    ["working", sari, COMMANDS.deliver],
    ["delivered", budi, COMMANDS.request_revision],
  ] as const)("stays open while the work continues (%s, %o)", (place, actor, command) => {
    expect(accepted(orderWithChange(place), actor, command)).toMatchObject({
      order: { changeBy: "buyer" },
      closesChange: null,
    });
  });
});

describe("the texts", () => {
  it("show the answer as the next step, but keep the main step's title", () => {
    const seller = (place: LifecycleState) => nextStep(orderWithChange(place), "seller", NOW, PEOPLE);
    expect(seller("delivered")).toMatchObject({
      yours: true,
      who: "Giliran Anda",
      title: "Jawab usulan perubahan Budi",
      summary: "jawab usulan perubahan",
    });
    expect(seller("delivered").text).toContain("setelah hasilnya diterima");
    expect(seller("working").title).toBe("Kerjakan pesanan Budi");
    expect(seller("working").text).toContain("Budi mengusulkan perubahan dan menunggu jawaban Anda.");
    expect(nextStep(orderWithChange("delivered"), "buyer", NOW, PEOPLE).text).toContain(
      "Usulan perubahan Anda menunggu jawaban Sari.",
    );
  });

  it("show what each side pays or receives, before and after", () => {
    const terms = { ...NEW_TERMS, price: 300_000 };
    expect(changeRows(anOrder("quoted"), terms, "seller")).toEqual([
      { label: "Harga", before: "Rp 350.000", after: "Rp 300.000" },
      { label: "Biaya platform 10%", before: "Rp 35.000", after: "Rp 30.000" },
      { label: "Anda menerima", before: "Rp 315.000", after: "Rp 270.000" },
      { label: "Tenggat", before: "5 hari setelah dibayar", after: "10 Desember 2026" },
      { label: "Sisa revisi", before: "2 kali", after: "3 kali" },
    ]);
    expect(changeRows(anOrder("quoted"), terms, "buyer")[0]).toEqual({
      label: "Harga",
      before: "Rp 350.000",
      after: "Rp 300.000",
    });
  });

  it("show what happens to the money before anything is accepted", () => {
    const dearer = { ...NOTHING, price: 400_000 };
    expect(acceptanceConsequence(anOrder("quoted"), dearer, "seller")).toContain("Pembeli masih perlu menyetujui");
    const bill = anOrder("awaiting_payment", { paymentStatus: "awaiting" });
    expect(acceptanceConsequence(bill, dearer, "buyer")).toContain("menjadi Rp 400.000, dalam 24 jam");
    expect(acceptanceConsequence(bill, dearer, "buyer")).toContain("dikembalikan seluruhnya");
    expect(acceptanceConsequence(anOrder("working"), NEW_TERMS, "buyer")).toBe(
      "Rp 350.000 tetap di titipan. Harganya tidak berubah. Pengingat dan hitungan keterlambatan mengikuti tenggat yang baru.",
    );
  });
});
