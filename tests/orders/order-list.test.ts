import { describe, expect, it } from "vitest";
import type { ListedOrder, OrderListRead, PersonTotals } from "~/orders/list-queries.server";
import type { LifecycleState, Order } from "~/orders/order";
import { DAY, HOUR } from "~/platform/dates";
import { orderListView, readOrderListQuery, sideOfList } from "~/routes/dashboard.(orders)._index/page-data.server";
import { anOrder, NOW } from "./fixture";

let made = 0;
function line(place: LifecycleState, changes: Partial<Order & ListedOrder> = {}): ListedOrder {
  const id = `${String(++made).padStart(8, "0")}-0000-4000-8000-000000000000`;
  return {
    ...anOrder(place, { id, createdAt: NOW - made * HOUR }),
    title: "Foto produk",
    buyerName: "Budi Santoso",
    sellerName: "Sari Wulandari",
    turn: false,
    coverUrl: null,
    category: "Fotografi",
    visitPlace: null,
    visitDay: null,
    visitSlot: null,
    visitAskedBy: null,
    visitAskedDay: null,
    visitAskedSlots: null,
    ...changes,
  };
}

const some = (rows: ListedOrder[], more = false) => ({ rows, more });
const NOTHING: OrderListRead = {
  side: "buyer",
  turns: some([]),
  pending: some([]),
  inProgress: some([]),
  completed: some([]),
  cancelled: some([]),
  months: [],
  moreMonths: false,
  counted: null,
  counts: { buyer: 24, seller: 0 },
  open: 0,
  refunds: [],
  totals: null,
};
const READER = {
  suspended: false,
  zone: "WIB" as const,
  now: NOW,
  placeCode: null as string | null,
  pictureUrl: null as string | null,
  waitingOrders: 0,
};
const BUYER = { ...readOrderListQuery(new URLSearchParams()), side: "buyer" as const };

const view = (read: Partial<OrderListRead>, reader: Partial<typeof READER> = {}, asked = BUYER) =>
  orderListView({ ...NOTHING, ...read }, asked, { ...READER, ...reader });

/** 1 November and 1 October 2026 in WIB. */
const [NOVEMBER, OCTOBER] = [Date.UTC(2026, 9, 31, 17), Date.UTC(2026, 8, 30, 17)];

describe("the reader's tasks", () => {
  const late = line("awaiting_payment", { turn: true, paymentDueAt: NOW + 3 * DAY });
  const soon = line("delivered", { turn: true, reviewDueAt: NOW + 17 * HOUR });

  it("are newest first, not by deadline, and show the step and its deadline", () => {
    const { turns } = view({ turns: some([soon, late]), open: 2 });
    expect(turns).toMatchObject([
      { id: late.id, mine: { verb: "Bayar", href: `/payment/${late.id}` } },
      { id: soon.id, other: "Sari Wulandari", total: 350_000, mine: { verb: "Periksa hasil" } },
    ]);
    expect(turns.map(({ mine }) => [mine?.left, mine?.at, mine?.late])).toEqual([
      ["3 hari lagi", "Jum 13 Nov, 09.20", false],
      ["17 jam lagi", "Rab 11 Nov, 02.20", false],
    ]);
  });

  it("include the newest orders, even if more wait than were read by deadline", () => {
    const newest = [3, 2, 1].map((hours) =>
      line("awaiting_payment", { turn: true, createdAt: NOW - hours * 1_000, paymentDueAt: NOW + 4 * DAY }),
    );
    const { turns, running } = view({
      turns: some([soon, late], true),
      open: 30,
      pending: some([...newest, line("awaiting_payment", { createdAt: NOW - 500, turn: false })]),
    });
    expect(turns.map(({ id }) => id)).toEqual([...newest.reverse(), late, soon].map(({ id }) => id));
    expect(running).toHaveLength(1);
  });

  it("name the time zone of a reader in another one", () => {
    const [row] = view({ turns: some([soon]), open: 1 }, { zone: "WIT" as "WIB" }).turns;
    expect(row?.mine?.at).toBe("Rab 11 Nov, 04.20 WIT");
  });

  it("show the other side's name to the seller, and mark late ones", () => {
    const work = line("working", { turn: true, startedAt: NOW - 7 * DAY });
    const [row] = view({ turns: some([work]), open: 1 }, {}, { ...BUYER, side: "seller" as "buyer" }).turns;
    expect(row).toMatchObject({
      other: "Budi Santoso",
      mine: { verb: "Serahkan", left: "Terlambat 2 hari", late: true },
    });
  });

  it("contain refunds without an account by their order's date, and no month repeats them", () => {
    const closed = line("cancelled", { createdAt: NOVEMBER + DAY });
    const refund = {
      orderId: closed.id,
      title: closed.title,
      seller: closed.sellerName,
      amount: 110_000,
      status: closed.status,
      phase: null,
      createdAt: closed.createdAt,
      jobTotal: 110_000,
      coverUrl: null,
      category: "Fotografi",
      turn: false,
    };
    const shown = view({
      turns: some([soon]),
      open: 1,
      refunds: [refund],
      cancelled: some([closed]),
      months: [NOVEMBER],
    });
    expect(shown.turns.map(({ id }) => id)).toEqual([soon.id, closed.id]);
    expect(soon.createdAt).toBeGreaterThan(closed.createdAt);
    expect(shown.turns[1]?.mine).toMatchObject({
      verb: "Isi rekening",
      href: `/dashboard/orders/${closed.id}/refund-account`,
    });
    expect(shown.months).toEqual([]);
  });

  it("are a sentence with the next step if there are none", () => {
    const work = line("working", { deadline: NOW + 2 * DAY, title: "Logo kedai" });
    const { nothingDue, turns } = view({ inProgress: some([work]), open: 1 });
    expect(turns).toEqual([]);
    expect(nothingDue).toBe("Tidak ada yang menunggu Anda. Berikutnya Logo kedai: Sari · 12 Nov.");
    expect(view({}).nothingDue).toBeNull();
  });

  it("exclude orders on which a suspended reader cannot act, and the row says why", () => {
    const asked = line("inquiry", { turn: true });
    const shown = view(
      { turns: some([asked]), pending: some([asked]), open: 1 },
      { suspended: true },
      { ...BUYER, side: "seller" as "buyer" },
    );
    expect(shown.turns).toEqual([]);
    expect(shown.running).toMatchObject([{ note: "Tertahan selama akun Anda ditangguhkan", mine: null }]);
  });
});

describe("the two ways to begin", () => {
  const NO_ORDERS = { counts: { buyer: 0, seller: 0 } };
  const done = (first: ReturnType<typeof view>["first"]) => first?.map(({ steps }) => steps.map((step) => step.done));

  it("are shown to members without orders, and to nobody else", () => {
    expect(view(NO_ORDERS).first?.map(({ title }) => title)).toEqual(["Saya butuh jasa", "Saya menawarkan jasa"]);
    expect(view({ counts: { buyer: 0, seller: 1 } }).first).toBeNull();
    expect(view(NO_ORDERS, { suspended: true }).first).toBeNull();
    expect(view(NO_ORDERS, {}, { ...BUYER, part: "completed" }).first).toBeNull();
  });

  it("show what is done", () => {
    expect(done(view(NO_ORDERS).first)).toEqual([
      [false, false, false],
      [false, false, false],
    ]);
    const totals = { offers: 1, requests: 1 } as PersonTotals;
    expect(done(view({ ...NO_ORDERS, totals }, { placeCode: "32.73", pictureUrl: "/media/a" }).first)).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
  });
});

describe("running orders", () => {
  it("are newest first, show the next step, and exclude the reader's tasks", () => {
    const [mine, far, late, near] = [
      line("delivered", { turn: true }),
      line("working", { deadline: NOW + 9 * DAY }),
      line("working", { startedAt: NOW - 7 * DAY }),
      line("working", { visitPlace: "31.74", visitDay: "2026-11-11", visitSlot: 540 }),
    ];
    const { running } = view({ turns: some([mine]), inProgress: some([mine, far, late, near]), open: 4 });
    expect(running.map(({ id, note, wideNote }) => [id, note, wideNote])).toEqual([
      [far.id, "Sari · 19 Nov", "Sari Wulandari · sampai 19 Nov"],
      [late.id, "Tenggat sudah lewat", "Sari Wulandari · Tenggat sudah lewat"],
      [near.id, "Besok, 09.00", "Sari Wulandari · Rab, 11 Nov, 09.00–11.00 WIB · Jakarta Selatan"],
    ]);
  });

  it("are summed up with the earliest date, not the newest order", () => {
    const newer = line("working", { createdAt: NOW, deadline: NOW + 9 * DAY, title: "Cat pagar" });
    const sooner = line("working", { createdAt: NOW - DAY, deadline: NOW + 2 * DAY, title: "Logo kedai" });
    const { nothingDue, running } = view({ inProgress: some([newer, sooner]), open: 2 });
    expect(running.map(({ title }) => title)).toEqual(["Cat pagar", "Logo kedai"]);
    expect(nothingDue).toContain("Berikutnya Logo kedai");
    const elsewhere = view({ inProgress: some([sooner]), open: 1 }, { waitingOrders: 3 });
    expect(elsewhere.nothingDue).toBe(
      "Di sisi ini tidak ada yang menunggu Anda. Berikutnya Logo kedai: Sari · 12 Nov.",
    );
  });

  it("show the answer that a dispute waits for, never the deadline or visit that it stopped", () => {
    const visit = { visitPlace: "31.74", visitDay: "2026-11-11", visitSlot: 540 };
    const stopped = { ...visit, deadline: NOW + DAY, answerDueAt: NOW + 3 * DAY };
    const asked = line("disputed", { ...stopped, title: "Logo kedai" });
    const answered = line("disputed", { ...stopped, answerDueAt: null });
    const silent = line("disputed", { ...stopped, answerDueAt: NOW - HOUR });
    const { running, nothingDue } = view({ inProgress: some([asked, answered, silent]), open: 3 });
    expect(running.map(({ id, note, wideNote }) => [id, note, wideNote])).toEqual([
      [asked.id, "Tanggapan Sari · 13 Nov", "Sari Wulandari · menanggapi masalah sampai 13 Nov"],
      [answered.id, "Masalah sedang diputuskan", "Sari Wulandari · Masalah sedang diputuskan"],
      [silent.id, "Masalah sedang diputuskan", "Sari Wulandari · Masalah sedang diputuskan"],
    ]);
    expect(nothingDue).toBe("Tidak ada yang menunggu Anda. Berikutnya Logo kedai: Tanggapan Sari · 13 Nov.");
  });

  it("show the side that must answer the day of the answer", () => {
    const asked = line("disputed", { turn: true, disputedBy: "seller", answerDueAt: NOW + 3 * DAY });
    const { turns } = view({ turns: some([asked]), inProgress: some([asked]), open: 1 });
    expect(turns).toMatchObject([{ mine: { left: "3 hari lagi", at: "Jum 13 Nov, 09.20" } }]);
  });
});

describe("ended orders", () => {
  const ended = [
    line("completed", { createdAt: NOVEMBER + 3 * DAY }),
    line("completed", { createdAt: NOVEMBER + 2 * DAY }),
    line("completed", { createdAt: OCTOBER + 2 * DAY }),
  ];
  const cancelled = [line("cancelled", { createdAt: NOVEMBER + DAY })];

  const over = { completed: some(ended), cancelled: some(cancelled), months: [NOVEMBER, OCTOBER] };

  it("open the first month if nothing else is on the page", () => {
    expect(view(over).months.map(({ open }) => open)).toEqual([true, false]);
  });

  it("are collapsed by month, with a count of both kinds of end", () => {
    const { months } = view({ ...over, turns: some([line("awaiting_payment")]), open: 1 });
    expect(months).toMatchObject([
      { title: "November 2026", counts: { completed: 2, cancelled: 1 }, open: false, href: null },
      { title: "Oktober 2026", counts: { completed: 1, cancelled: 0 }, open: false, href: null },
    ]);
    expect(months[0]?.lines.map(({ id }) => id)).toEqual([ended[0]?.id, ended[1]?.id, cancelled[0]?.id]);
    expect(months[0]?.lines[0]).toMatchObject({ note: "Sari Wulandari", date: "4 Nov 2026" });
  });

  it("have a link for a month that was not read completely", () => {
    const { months } = view({
      completed: some(ended, true),
      cancelled: some(cancelled),
      months: [NOVEMBER, OCTOBER],
    });
    expect(months.map(({ counts, href }) => [counts?.completed, href])).toEqual([
      [2, null],
      [undefined, "/dashboard/orders?sisi=pembeli&bulan=2026-10"],
    ]);
  });

  it("open where requested, and continue after the last", () => {
    const rows = Array.from({ length: 21 }, (_, n) => line("completed", { createdAt: NOVEMBER + DAY - n }));
    const asked = { ...readOrderListQuery(new URLSearchParams("status=completed")), side: "buyer" as const };
    const { months, next } = view({ completed: some(rows.slice(0, 20), true) }, {}, asked);
    expect(months).toMatchObject([{ open: true, counts: null, href: null }]);
    const last = rows[19];
    expect(next).toBe(`/dashboard/orders?sisi=pembeli&status=completed&after=${last?.createdAt}_${last?.id}`);
  });
});

describe("the filter above the list", () => {
  it("counts each part, and omits empty ones", () => {
    const mine = line("delivered", { turn: true });
    const { chips } = view({
      turns: some([mine]),
      inProgress: some([mine, line("working")]),
      open: 2,
      completed: some([line("completed")], true),
    });
    expect(chips.map(({ text, count, current }) => [text, count, current])).toEqual([
      ["Semua", null, true],
      ["Giliran Anda", "1", false],
      ["Berjalan", "1", false],
      ["Selesai", "9+", false],
    ]);
  });

  it.each([
    [1, 0, "1"],
    [8, 1, "9"],
    [9, 0, "9"],
    [9, 1, "9+"],
    [10, 0, "9+"],
    [0, 10, "9+"],
  ])("counts %i steps and %i refunds as %s, in the whole list and in its own part", (steps, owed, count) => {
    const mine = Array.from({ length: steps }, () => line("delivered", { turn: true }));
    const missing = Array.from({ length: owed }, () => {
      const { id: orderId, title, sellerName: seller, status, createdAt } = line("cancelled");
      return {
        orderId,
        title,
        seller,
        status,
        createdAt,
        phase: null,
        amount: 10_000,
        jobTotal: 10_000,
        coverUrl: null,
        category: "Fotografi",
        turn: false,
      };
    });
    // One more refund belongs to an order that is a task anyway.
    const [first] = mine;
    const known = first
      ? [{ ...missing[0], ...first, orderId: first.id, jobTotal: 10_000, seller: "Sari", amount: 10_000, turn: true }]
      : [];
    const refunds = [...missing, ...known];
    const read = { turns: some(mine), open: steps, refunds };
    const counted = { turns: steps, completed: 0, cancelled: 0 };
    const part = { ...readOrderListQuery(new URLSearchParams("status=giliran")), side: "buyer" as const };
    for (const { chips } of [view(read), view({ ...read, counted }, {}, part)])
      expect(chips.find(({ text }) => text === "Giliran Anda")?.count).toBe(count);
  });

  it("keeps running ones without a count, if there are too many tasks to tell", () => {
    const mine = Array.from({ length: 12 }, () => line("delivered", { turn: true }));
    const shown = (read: Partial<OrderListRead>, status = "") =>
      view(
        { turns: some(mine, true), open: 40, ...read },
        {},
        { ...readOrderListQuery(new URLSearchParams(status)), side: "buyer" as const },
      ).chips.map(({ text, count }) => [text, count]);
    expect(shown({})).toEqual([
      ["Semua", null],
      ["Giliran Anda", "9+"],
      ["Berjalan", null],
    ]);
    expect(shown({ counted: { turns: 13, completed: 0, cancelled: 1 } }, "status=cancelled")).toEqual([
      ["Semua", null],
      ["Giliran Anda", "9+"],
      ["Berjalan", null],
      ["Dibatalkan", "1"],
    ]);
  });

  it.each(["status=x", "bulan=2026-13", "sisi=x", "after=1_1", "before=%00"])("reads %s as no filter", (text) => {
    expect(readOrderListQuery(new URLSearchParams(text))).toEqual({
      side: null,
      part: "all",
      from: null,
      until: null,
      after: null,
    });
  });

  it("continues within the shown month, and starts again for a key of another", () => {
    const key = (at: number) => `${at}_${"2".repeat(20)}`;
    const after = (at: number) =>
      readOrderListQuery(new URLSearchParams({ bulan: "2026-10", after: key(at) })).after?.createdAt ?? null;
    expect([OCTOBER, NOVEMBER - 1].map(after)).toEqual([OCTOBER, NOVEMBER - 1]);
    expect([OCTOBER - 1, NOVEMBER, 999_999_999_999_999].map(after)).toEqual([null, null, null]);
  });

  it("opens on the side with more tasks, or with any order", () => {
    const none = readOrderListQuery(new URLSearchParams());
    const both = { buyer: 24, seller: 3 };
    expect(sideOfList(none, { waitingOrders: 5, waitingSold: 3, counts: both })).toBe("seller");
    expect(sideOfList(none, { waitingOrders: 4, waitingSold: 2, counts: both })).toBe("buyer");
    const sold = { waitingOrders: 0, waitingSold: 0, counts: { buyer: 0, seller: 3 } };
    expect(sideOfList(none, sold)).toBe("seller");
    expect(sideOfList({ side: "buyer" }, sold)).toBe("buyer");
  });
});
