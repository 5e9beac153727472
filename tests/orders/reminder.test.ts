import { describe, expect, it } from "vitest";
import { reminder } from "~/orders/event-text";
import { answerDueFor, PHASES, reminderAt } from "~/orders/order";
import { DAY, HOUR } from "~/platform/dates";
import { anOrder, BUDI, NOW, PEOPLE, SARI } from "./fixture";

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
        const notice = reminder(anOrder(phase), PEOPLE, "Desain logo", NOW);
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
    });
    const order = anOrder("delivered");
    expect(reminder(order, PEOPLE, "Desain logo", NOW)).toMatchObject({
      cause: `remind:${order.id}:${order.version}`,
      title: "Pengingat: Periksa hasil kerja Sari",
    });
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
