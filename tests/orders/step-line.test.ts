import { describe, expect, it } from "vitest";
import type { ListedOrder } from "~/orders/list-queries.server";
import type { Side } from "~/orders/order";
import { waitingViews } from "~/orders/page-data.server";
import { isPaymentPath } from "~/payments/payment";
import { DAY } from "~/platform/dates";
import { orderLineView, orderSummaryView } from "~/routes/dashboard.(orders)._index/page-data.server";
import { anOrder, NOW } from "./fixture";

const READER = { suspended: false, zone: "WIB" as const, now: NOW };

function listed(...[place, changes]: Parameters<typeof anOrder>): ListedOrder {
  return {
    ...anOrder(place, changes),
    title: "Foto produk",
    buyerName: "Budi Santoso",
    sellerName: "Sari Wulandari",
    turn: true,
    coverUrl: null,
    category: "Fotografi",
    visitPlace: null,
    visitDay: null,
    visitSlot: null,
    visitAskedBy: null,
    visitAskedDay: null,
    visitAskedSlots: null,
  };
}

function stepInEveryList(order: ListedOrder, side: Side, reader = READER) {
  const waiting = { buyer: [], seller: [], refunds: [], [side]: [order] };
  const nothing = { refund: null, visits: { buyer: [], seller: [] }, wanted: [], money: [], nearRequests: [] };
  const read = { ...nothing, waiting: { buyer: null, seller: null, [side]: order } };
  const summary = orderSummaryView({ ...read, balance: 0, withdrawing: false }, null, {
    ...reader,
    waitingOrders: 1,
    unreadMessages: 0,
  });
  return {
    list: orderLineView(order, side, reader).mine,
    strip: summary?.turns?.nearest,
    home: waitingViews(waiting, reader)[0],
  };
}

describe("the reader's step", () => {
  it("is to answer a change during the work, wherever the order is listed", () => {
    const work = listed("working", { startedAt: NOW, deadline: NOW + 3 * DAY, changeBy: "buyer" });
    const { list, strip, home } = stepInEveryList(work, "seller");
    expect([list?.verb, strip?.title, home?.step]).toEqual([
      "Jawab",
      "Jawab: Foto produk",
      "Jawab usulan perubahan Budi",
    ]);
  });

  it("links to the payment, or to the order if a change must be answered first", () => {
    const pay = listed("awaiting_payment", { paymentDueAt: NOW + DAY });
    const ways = (order: ListedOrder) => Object.values(stepInEveryList(order, "buyer")).map((line) => line?.href);
    expect(new Set(ways(pay))).toEqual(new Set([`/payment/${pay.id}`]));
    expect(ways(pay).every((href) => isPaymentPath(href ?? ""))).toBe(true);
    const changed = { ...pay, changeBy: "seller" as const };
    expect(new Set(ways(changed))).toEqual(new Set([`/dashboard/orders/${pay.id}`]));
  });

  it("is due when the other side's wish can no longer be accepted, not when the work is", () => {
    const work = listed("working", { startedAt: NOW, deadline: NOW + 3 * DAY });
    const wish = { visitAskedBy: "buyer" as const, visitAskedDay: "2026-11-11", visitAskedSlots: [600, 480] };
    const { list, strip } = stepInEveryList({ ...work, visitPlace: "32.73", ...wish }, "seller");
    expect([list?.verb, strip?.title]).toEqual(["Jawab jadwal", "Jawab jadwal: Foto produk"]);
    expect([strip?.other, strip?.left]).toEqual(["Budi", "Besok"]);
  });

  it("is missing for a suspended reader who may not take it", () => {
    const work = listed("inquiry");
    const shown = stepInEveryList(work, "seller", { ...READER, suspended: true });
    expect(shown).toEqual({ list: null, strip: undefined, home: undefined });
  });
});
