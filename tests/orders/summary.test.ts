import { describe, expect, it } from "vitest";
import type { OrderSummaryRead, PersonTotals } from "~/orders/list-queries.server";

import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { orderSummaryView } from "~/routes/dashboard.(orders)._index/page-data.server";
import { anOrder, NOW, VISITED } from "./fixture";

const NOTHING: OrderSummaryRead = {
  money: [],
  nearRequests: [],
  waiting: { buyer: null, seller: null },
  refund: null,
  visits: { buyer: [], seller: [] },
  wanted: [],
  balance: 0,
  withdrawing: false,
};
const READER = {
  suspended: false,
  zone: "WIB" as const,
  now: NOW,
  waitingOrders: 0,
  unreadMessages: 0,
};

const view = (
  read: Partial<OrderSummaryRead> = {},
  totals: Partial<PersonTotals> | null = null,
  reader: Partial<typeof READER> = {},
) => orderSummaryView({ ...NOTHING, ...read }, totals as PersonTotals | null, { ...READER, ...reader });

const SELLS = { offers: 2, soldOpen: 1, soldHeldIncome: 1_214_500, bought: 0, boughtHeldAmount: 0 };

const listed = (...[place, changes]: Parameters<typeof anOrder>) => ({
  ...anOrder(place, changes),
  title: "Servis AC: cuci, isi freon",
  buyerName: "Lina Nuraini",
  sellerName: "Hendra Gunawan",
  visitPlace: null,
  visitDay: null,
  visitSlot: null,
  visitAskedBy: null,
  visitAskedDay: null,
  visitAskedSlots: null,
});

/** NOW is 09.20 in Jakarta on 10 November 2026. */
const dayIn = (days: number) => new Date(NOW + days * DAY + 7 * HOUR).toISOString().slice(0, 10);
const visit = (id: string, days: number, slot: number, more = {}) => ({
  ...anOrder("working", { id }),
  day: dayIn(days),
  slot,
  title: "Servis AC, 2 unit",
  placeCode: "32.76",
  sellerId: "hendra",
  buyerName: "Agus Maulana",
  sellerName: "Hendra Gunawan",
  ...more,
});

describe("the next visit", () => {
  const next = (visits: Partial<OrderSummaryRead["visits"]>) =>
    view({ visits: { ...NOTHING.visits, ...visits } })?.visit;

  it("is the earliest of both sides, with the other person and the place", () => {
    expect(next({ seller: [visit("sold", 1, 780)], buyer: [visit("bought", 3, 480)] })).toEqual({
      href: "/dashboard/orders/sold",
      title: "Servis AC",
      weekday: "Besok",
      date: "11 Nov",
      text: "13.00–15.00 · Agus · Kota Depok",
      step: null,
    });
    expect(next({ seller: [visit("sold", 4, 780)], buyer: [visit("bought", 3, 480)] })).toEqual({
      href: "/dashboard/orders/bought",
      title: "Servis AC",
      weekday: "Jum",
      date: "13 Nov",
      text: "08.00–10.00 · Hendra · Kota Depok",
      step: null,
    });
  });

  it.each([
    ["is one that has begun", [visit("a", 0, 480)], "a"],
    ["is not one that has ended", [visit("a", 0, 420), visit("b", 0, 600)], "b"],
    // 09.20 in Jakarta is 11.20 in Jayapura.
    ["ends by the clock of its place", [visit("a", 0, 540, { placeCode: "91.71" }), visit("b", 1, 600)], "b"],
    ["has a day and an hour", [visit("a", 1, 600, { day: null, slot: null })], undefined],
  ] as const)("%s", (_what, seller, expected) => {
    const href = next({ seller: [...seller] })?.href;
    expect(href).toBe(expected && `/dashboard/orders/${expected}`);
  });

  it("has the seller's step of the day, and none for the buyer or a suspended seller", () => {
    const today = visit("sold", 0, 600, { ...VISITED, visitAt: NOW + 40 * MINUTE });
    const step = (visits: Partial<OrderSummaryRead["visits"]>, reader = {}) =>
      view({ visits: { ...NOTHING.visits, ...visits } }, null, reader)?.visit?.step;
    const label = "Saya Berangkat";
    expect(step({ seller: [today] })).toEqual({ label, href: "/dashboard/orders/sold/departure", version: 4 });
    expect(step({ seller: [{ ...today, leftAt: NOW }] })?.label).toBe("Saya Sudah Sampai");
    expect(step({ seller: [{ ...today, leftAt: NOW, arrivedAt: NOW }] })).toBeNull();
    expect(step({ buyer: [today] })).toBeNull();
    expect(step({ seller: [today] }, { suspended: true })).toBeNull();
  });

  it("contains no street", () => {
    const seller = [visit("a", 1, 600, { street: "Jl. Kemakmuran 18" })];
    expect(JSON.stringify(next({ seller }))).not.toContain("Kemakmuran");
  });
});

describe("tasks", () => {
  const pay = listed("awaiting_payment", { paymentDueAt: NOW + 17 * HOUR });
  const work = listed("working", { startedAt: NOW, deadline: NOW + 4 * DAY });
  const refund = {
    orderId: "r",
    title: "Les",
    seller: "Ratna Dewi",
    amount: 70_000,
    coverUrl: null,
    category: "Bisnis",
    turn: false,
    status: "cancelled" as const,
    phase: null,
    createdAt: NOW,
    jobTotal: 70_000,
  };

  it("are counted, and the one due first is shown with its verb", () => {
    const turns = view({ waiting: { buyer: pay, seller: work } }, SELLS, { waitingOrders: 4 })?.turns;
    expect(turns).toEqual({
      count: "4",
      nearest: {
        href: `/payment/${pay.id}`,
        title: "Bayar: Servis AC",
        other: "Hendra",
        left: "17 jam lagi",
        until: pay.paymentDueAt,
        late: false,
      },
    });
    expect(view({ waiting: { buyer: pay, seller: null } }, null, { waitingOrders: 13 })?.turns?.count).toBe("9+");
  });

  it("are due at the hour of an agreed visit instead of the last day of the work", () => {
    const visited = { ...work, visitPlace: "32.76", visitDay: dayIn(1), visitSlot: 600 };
    const turns = view({ waiting: { buyer: null, seller: visited } }, SELLS, { waitingOrders: 1 })?.turns;
    expect(turns?.nearest).toMatchObject({ left: "Besok, 10.00", other: "Lina" });
  });

  it("are late in words and by their mark", () => {
    const late = listed("working", { startedAt: NOW - 9 * DAY, maxDays: 2 });
    const nearest = view({ waiting: { buyer: null, seller: late } }, SELLS)?.turns?.nearest;
    expect(nearest).toMatchObject({ left: "Terlambat 7 hari", late: true });
  });

  it("are refunds without an account if no step has a deadline", () => {
    expect(view({ refund }, null, { waitingOrders: 1 })?.turns?.nearest).toMatchObject({
      href: "/dashboard/orders/r/refund-account",
      title: "Isi rekening: Les",
      left: "Uang menunggu",
    });
    const both = { refund, waiting: { buyer: pay, seller: null } };
    expect(view(both, null, { waitingOrders: 2 })?.turns?.nearest.title).toBe("Bayar: Servis AC");
  });

  it("are empty for a suspended person who may not take the step", () => {
    const summary = view(
      { waiting: { buyer: null, seller: listed("inquiry") }, wanted: [{ id: "w", proposals: 3 }] },
      SELLS,
      { suspended: true, waitingOrders: 1, unreadMessages: 2 },
    );
    expect(summary).toMatchObject({ turns: null, links: [] });
  });

  it("have proposals and messages as links, several requests together", () => {
    const requests = [
      { id: "w", proposals: 3 },
      { id: "x", proposals: 0 },
    ];
    expect(view({ wanted: requests }, null, { unreadMessages: 1 })?.links).toEqual([
      { href: "/dashboard/wanted/w/proposals", text: "3 penawaran" },
      { href: "/messages", text: "1 pesan baru" },
    ]);
    expect(view({ wanted: [...requests, { id: "y", proposals: 2 }] })?.links).toEqual([
      { href: "/dashboard/wanted", text: "5 penawaran" },
    ]);
  });
});

describe("money", () => {
  it("is the withdrawable and the held sum", () => {
    expect(view({ balance: 2_393_500 }, SELLS)?.money).toEqual([
      { label: "Dapat ditarik", amount: 2_393_500 },
      { label: "Dalam titipan", amount: 1_214_500 },
    ]);
  });

  it("shows the sum paid and the sum to receive, each with its name", () => {
    expect(view({ balance: 20_000 }, { ...SELLS, boughtHeldAmount: 150_000 })?.money).toEqual([
      { label: "Dapat ditarik", amount: 20_000 },
      { label: "Uang Anda dititipkan", amount: 150_000 },
      { label: "Akan Anda terima", amount: 1_214_500 },
    ]);
  });

  it.each([
    ["is offered from the least sum on", { balance: 10_000 }, "Dapat ditarik", "Tarik Saldo"],
    ["is not offered below it", { balance: 9_999 }, "Saldo", undefined],
    ["is named while one is under way", { balance: 10_000, withdrawing: true }, "Saldo", "Penarikan diproses"],
  ])("a withdrawal %s", (_, read, label, link) => {
    const summary = view(read, SELLS);
    expect([summary?.money[0]?.label, summary?.links.at(-1)?.text]).toEqual([label, link]);
  });
});

it("the strip is hidden if it would be empty", () => {
  expect(view()).toBeNull();
  expect(view({}, { offers: 0, soldOpen: 0, bought: 3, boughtHeldAmount: 0 })).toBeNull();
  expect(view({}, { boughtHeldAmount: 1 })).not.toBeNull();
});

describe("the money of months", () => {
  const month = (text: string, amount: number, kind: "earned" | "spent" = "earned") => ({ kind, month: text, amount });

  it("has six months with the newest last, and a January names its year", () => {
    const money = [month("2026-06", 300_000), month("2026-11", 50_000)];
    expect(view({ money }, SELLS)?.months).toEqual({
      months: ["Jun", "Jul", "Agu", "Sep", "Okt", "Nov"],
      earned: [300_000, 0, 0, 0, 0, 50_000],
      spent: null,
    });
    const later = view({ money }, SELLS, { now: NOW + 90 * DAY })?.months;
    expect(later?.months).toEqual(["Sep", "Okt", "Nov", "Des", "Jan 2027", "Feb"]);
    expect(later?.earned).toEqual([0, 0, 50_000, 0, 0, 0]);
  });

  it("shows what orders cost, and is absent without money", () => {
    const spent = [month("2026-10", 120_000, "spent")];
    expect(view({ money: spent })?.months).toMatchObject({ earned: null, spent: [0, 0, 0, 0, 120_000, 0] });
    expect(view({ money: [month("2026-10", 0, "spent")] })).toBeNull();
    expect(view({ money: [month("2025-10", 9_000)] })).toBeNull();
  });
});
