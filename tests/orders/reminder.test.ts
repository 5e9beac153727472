import { describe, expect, it } from "vitest";
import { reminder } from "~/orders/event-text";
import { answerDueFor, PHASES, reminderAt } from "~/orders/order";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { anOrder, BUDI, NOW, PEOPLE, SARI } from "./fixture";
import { withDueBill } from "./parted";

describe("a reminder", () => {
  it.each([
    ["delivered", { reviewDueAt: NOW + 3 * DAY }, NOW + 2 * DAY],
    ["awaiting_payment", { paymentDueAt: NOW + DAY }, NOW + 18 * HOUR],
    ["quoted", { quoteExpiresAt: NOW + 7 * DAY }, NOW + 6 * DAY],
    ["working", { startedAt: NOW, maxDays: 5 }, NOW + 4 * DAY],
    ["cancel_requested", { answerDueAt: NOW + 3 * DAY }, NOW + 2 * DAY],
    ["disputed", { answerDueAt: NOW + 3 * DAY }, NOW + 2 * DAY],
    ["disputed", { answerDueAt: null }, null],
    ["working", { maxDays: null }, null],
    ["revision", {}, null],
    ["inquiry", {}, null],
    ["delivered", { reviewDueAt: NOW + HOUR }, null],
  ] as const)("of an order that is %s with %o comes at %d", (place, changes, at) => {
    expect(reminderAt(anOrder(place, changes), NOW)).toBe(at);
  });

  it("goes to the person who has to act, once for each state", () => {
    const to = Object.fromEntries(
      PHASES.map((phase) => {
        const notice = reminder(anOrder(phase), PEOPLE, "Desain logo", { at: NOW, now: NOW });
        return [phase, notice && { [BUDI]: "Budi", [SARI]: "Sari" }[notice.userId]];
      }),
    );
    expect(to).toEqual({
      inquiry: null,
      quoted: "Budi",
      awaiting_payment: "Budi",
      working: "Sari",
      delivered: "Budi",
      revision: null,
      cancel_requested: "Sari",
      disputed: "Sari",
      no_show: "Sari",
    });
    const order = anOrder("delivered");
    expect(reminder(order, PEOPLE, "Desain logo", { at: NOW, now: NOW })).toMatchObject({
      cause: `remind:${order.id}:${order.version}`,
      title: "Pengingat: Periksa hasil kerja Sari",
    });
  });
});

describe("the reminder of a bill during the work", () => {
  const billed = (window: number) => ({
    ...withDueBill(anOrder("working", { startedAt: NOW, maxDays: 5 }), [250_000], NOW),
    paymentDueAt: NOW + window,
  });

  it("comes six hours before its end, and half an hour before the end of two hours", () => {
    expect(reminderAt(billed(DAY), NOW)).toBe(NOW + 18 * HOUR);
    expect(reminderAt(billed(2 * HOUR), NOW)).toBe(NOW + 90 * MINUTE);
    expect(reminderAt(billed(10 * MINUTE), NOW), "then that of the work").toBe(NOW + 4 * DAY);
  });

  it("goes to the buyer, and has one key for the bill, so that it is sent once", () => {
    const order = billed(DAY);
    const notice = (at: number) => reminder(order, PEOPLE, "Servis AC", { at, now: at });
    expect(notice(NOW + 18 * HOUR)).toMatchObject({
      userId: BUDI,
      kind: "payment",
      cause: `remind:${order.id}:bill:2`,
      title: "Pengingat: Bayar tambahan Rp 250.000",
      dueAt: NOW + DAY,
    });
    expect(notice(NOW + 23.5 * HOUR)?.cause).toBe(`remind:${order.id}:bill:2`);
    expect(notice(NOW + 4 * DAY)).toMatchObject({ userId: SARI, cause: `remind:${order.id}:${order.version}` });
  });
});

describe("an answer is due", () => {
  const due = NOW + 3 * DAY;
  it.each([
    ["quoted", { quoteExpiresAt: due }, "buyer"],
    ["quoted", { quoteExpiresAt: due, changeBy: "seller" }, "buyer"],
    ["quoted", { quoteExpiresAt: due, changeBy: "buyer" }, null],
    ["delivered", { reviewDueAt: due }, "buyer"],
    ["cancel_requested", { answerDueAt: due }, "seller"],
    ["disputed", { answerDueAt: due, disputedBy: "buyer" }, "seller"],
    ["disputed", { answerDueAt: due, disputedBy: "seller" }, "buyer"],
    ["working", { startedAt: NOW, maxDays: 3 }, null],
  ] as const)("of an order that is %s with %o from: %s", (place, changes, from) => {
    const order = anOrder(place, changes);
    const asked = (["buyer", "seller"] as const).filter((side) => answerDueFor(side, order) === due);
    expect(asked).toEqual(from === null ? [] : [from]);
  });
});
