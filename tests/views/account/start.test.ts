import { describe, expect, it } from "vitest";
import type { StartRead } from "~/db/account/start.server";
import { DAY } from "~/domain/core/dates";
import { type StartReader, startView } from "~/views/account/start.server";
import { anOrder, NOW } from "../../domain/order/fixture";

const READER: StartReader = {
  ...{ id: "hendra", name: "Hendra Gunawan", placeCode: "32.76", suspended: false, zone: "WIB", now: NOW },
};
const TOTALS = { offers: 2, soldOpen: 1, soldHeldIncome: 1_214_500, bought: 0, boughtHeldAmount: 0 };

const empty = {
  waiting: { buyer: [], seller: [], refunds: [] },
  ...{ visits: [], moreVisits: false, running: [], bought: [], conversations: [], requests: [], offers: [] },
  ...{ balance: 0, totals: null, faceless: false },
} satisfies Record<string, unknown>;

const read = (found: Record<string, unknown> = {}) => ({ ...empty, ...found }) as unknown as StartRead;
const sells = (found: Record<string, unknown> = {}) => read({ totals: TOTALS, ...found });

/** An order as a list reads it. */
const listed = (...[place, changes]: Parameters<typeof anOrder>) => ({
  ...anOrder(place, changes),
  ...{ title: "Servis AC: cuci, isi freon", buyerName: "Lina Nuraini", sellerName: "Hendra Gunawan" },
  ...{ visitPlace: null, visitDay: null, visitSlot: null },
  ...{ visitAskedBy: null, visitAskedDay: null, visitAskedSlots: null },
});

const at = (offset: number) => new Date(NOW + offset * DAY + 7 * 3_600_000).toISOString().slice(0, 10);
const visit = (orderId: string, day: string, slot: number, more = {}) => ({
  ...{ orderId, day, slot, title: "Servis AC, 2 unit", buyerName: "Agus Maulana", mode: "at_buyer" },
  ...{ placeCode: "32.76", street: "Jl. Kemakmuran 18", ...more },
});

describe("the day of somebody who sells", () => {
  it("stands by its hours, with the address and a map of it", () => {
    const visits = [visit("1", at(0), 13 * 60), visit("2", at(1), 9 * 60), visit("3", at(4), 9 * 60)];
    const page = startView(sells({ visits }), READER);
    expect(page.sells).toBe(true);
    expect(page.today).toMatchObject([
      {
        href: "/dashboard/orders/1",
        time: "13.00",
        until: "–15.00",
        text: "Agus Maulana · Jl. Kemakmuran 18",
      },
    ]);
    expect(page.today[0]?.map).toBe(
      "https://www.openstreetmap.org/search?query=Jl.%20Kemakmuran%2018%2C%20Kota%20Depok",
    );
    expect(page.ahead).toBe("Besok 1, pekan ini 2");
  });

  it("says that more is ahead than was read", () => {
    const ahead = (days: number[], moreVisits: boolean) => {
      const visits = days.map((days, index) => visit(String(index), at(days), 540 + index));
      return startView(sells({ visits, moreVisits }), READER).ahead;
    };
    expect(ahead([0, 1, 1, 2, 3], true)).toBe("Besok 2, pekan ini 4+");
    expect(ahead([0, 1, 1, 2, 3], false)).toBe("Besok 2, pekan ini 4");
    expect(ahead([0, 1, 1], true)).toBe("Besok 2+");
  });

  it("names no street that is not theirs to see, and no way to their own place", () => {
    const unknown = startView(sells({ visits: [visit("1", at(0), 540, { street: null })] }), READER);
    expect(unknown.today).toMatchObject([{ text: "Agus Maulana · Kota Depok", map: null }]);
    const home = startView(sells({ visits: [visit("1", at(0), 540, { mode: "at_seller" })] }), READER);
    expect(home.today).toMatchObject([{ text: "Agus Maulana · di tempat Anda", map: null }]);
  });

  it("takes in what must be handed over today, once", () => {
    const late = listed("working", { startedAt: NOW - 9 * DAY, maxDays: 2 });
    const page = startView(sells({ waiting: { buyer: [], seller: [late], refunds: [] } }), READER);
    expect(page.today).toMatchObject([{ time: "Lewat", until: "tenggat", title: "Servis AC", now: true }]);
    expect(page.turns).toEqual([]);
  });

  it("says what may be drawn and what is held, and what one offer lacks", () => {
    const offers = [
      { id: "a", title: "Cuci AC", coverUrl: "/media/a" },
      { id: "b", title: "Perbaikan listrik", coverUrl: null },
    ];
    const page = startView(sells({ offers, balance: 2_393_500 }), READER);
    expect(page.money).toEqual([
      { label: "Dapat ditarik", amount: 2_393_500 },
      { label: "Dalam titipan", amount: 1_214_500 },
    ]);
    expect(page.tip).toMatchObject({ about: "Perbaikan listrik", href: "/dashboard/services/edit/b" });
    expect(startView(sells({ faceless: true }), READER).tip).toMatchObject({ href: "/profile/edit" });
    expect(startView(sells(), READER).tip).toBeNull();
  });
});

describe("the way to withdraw", () => {
  it.each([
    ["stands from the least sum on", { balance: 10_000 }, true, "Dapat ditarik"],
    ["is left out below it", { balance: 9_999 }, false, "Saldo"],
    ["is left out while a withdrawal is under way", { balance: 10_000, withdrawing: true }, false, "Saldo"],
  ])("%s", (_, found, drawable, label) => {
    const page = startView(sells(found), READER);
    expect([page.drawable, page.money[0]?.label]).toEqual([drawable, label]);
  });
});

describe("somebody who both sells and buys", () => {
  const held = { ...TOTALS, boughtHeldAmount: 150_000 };

  it("sees what they paid and what they will be paid, each by its name", () => {
    expect(startView(read({ totals: held, balance: 20_000 }), READER).money).toEqual([
      { label: "Dapat ditarik", amount: 20_000 },
      { label: "Uang Anda dititipkan", amount: 150_000 },
      { label: "Akan Anda terima", amount: 1_214_500 },
    ]);
  });

  it("finds the purchase that is in dispute, by the day of the answer and without its visit", () => {
    const dispute = { ...listed("disputed", { answerDueAt: NOW + 2 * DAY }), id: "asked" };
    const running = [{ ...dispute, visitPlace: "32.76", visitDay: at(1), visitSlot: 540 }];
    expect(startView(read({ totals: held, running }), READER).next).toEqual([
      {
        href: "/dashboard/orders/asked",
        ...{ weekday: "Kam", date: "12 Nov", title: "Servis AC", text: "Hendra menanggapi masalah" },
      },
    ]);
    const answered = [{ ...dispute, answerDueAt: null }];
    expect(startView(read({ totals: held, running: answered }), READER).next).toMatchObject([
      { weekday: "Tanpa", date: "tenggat", text: "Hendra · masalah sedang diputuskan" },
    ]);
  });
});

describe("what waits", () => {
  it("is told by whom, how long and with the verb of the step, the earliest first", () => {
    const pay = listed("awaiting_payment", { paymentDueAt: NOW + 17 * 3_600_000 });
    const check = listed("delivered", { reviewDueAt: NOW + 2 * DAY });
    const page = startView(read({ waiting: { buyer: [check, pay], seller: [], refunds: [] } }), READER);
    expect(page.turns).toMatchObject([
      { href: `/payment/${pay.id}`, title: "Servis AC", text: "Hendra · 17 jam lagi", verb: "Bayar" },
      { text: "Hendra · 2 hari lagi", verb: "Periksa hasil" },
    ]);
    expect(page.all).toBeNull();
  });

  it("waits for the hour that was agreed, and not for the last day of the work", () => {
    const working = listed("working", { deadline: NOW + 4 * DAY });
    const visited = { visitPlace: "32.76", visitDay: at(1), visitSlot: 600 };
    const soon = listed("working", { deadline: NOW + 2 * DAY });
    const seller = [soon, { ...working, id: "visited", ...visited }];
    const page = startView(sells({ waiting: { buyer: [], seller, refunds: [] } }), READER);
    expect(page.turns).toMatchObject([
      { href: "/dashboard/orders/visited", text: "Lina · Besok, 10.00" },
      { text: "Lina · 2 hari lagi" },
    ]);
  });

  it("begins with money that cannot get back, and ends with proposals and messages", () => {
    const refunds = [{ orderId: "r", title: "Les", seller: "Ratna Dewi", amount: 70_000 }];
    const requests = [
      { id: "w", title: "Logo kedai", proposals: 3 },
      { id: "x", title: "Cat kamar", proposals: 0 },
    ];
    const conversations = [
      { id: "t", otherName: "Budi Santoso", excerpt: "Parkir bisa?", unread: 1, lastSenderId: "budi" },
      { id: "u", otherName: "Rina Kartika", excerpt: "Baik.", unread: 0, lastSenderId: "rina" },
    ];
    const page = startView(
      read({ waiting: { buyer: [], seller: [], refunds }, requests, conversations }),
      READER,
    );
    expect(page.turns.map(({ verb, href }) => `${verb} → ${href}`)).toEqual([
      "Isi rekening → /dashboard/orders/r/refund-account",
      "Bandingkan → /dashboard/wanted/w/proposals",
      "Balas → /messages/t#terbaru",
    ]);
  });

  const several = (place: "delivered" | "working" | "inquiry", count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...listed(place, { reviewDueAt: NOW + (index + 1) * DAY, startedAt: NOW - 9 * DAY, maxDays: 2 }),
      id: `${place}-${index}`,
    }));
  const waiting = (found: Record<string, unknown>) => ({
    waiting: { buyer: [], seller: [], refunds: [], ...found },
  });

  it("shows three, and counts the orders that the link leads to", () => {
    const page = startView(read(waiting({ buyer: several("delivered", 5) })), READER);
    expect(page.turns).toHaveLength(3);
    expect(page.all).toEqual({ text: "Semua 5", href: "/dashboard/orders?sisi=pembeli" });
  });

  it("does not count again what stands under today", () => {
    const late = several("working", 4);
    const idle = startView(sells(waiting({ seller: late })), READER);
    expect([idle.today.length, idle.turns.length, idle.all]).toEqual([4, 0, null]);
    const page = startView(sells(waiting({ seller: [...late, ...several("inquiry", 4)] })), READER);
    expect(page.all).toEqual({ text: "Semua 4", href: "/dashboard/orders?sisi=penjual" });
  });

  it("counts one side alone where both wait, and names it as the list does", () => {
    const [buyer, seller] = [several("delivered", 2), several("inquiry", 4)];
    expect(startView(sells(waiting({ buyer, seller })), READER).all).toEqual({
      ...{ text: "Dipesan dari saya (4)", href: "/dashboard/orders?sisi=penjual" },
    });
  });

  it("does not say that nothing waits where not everything was read", () => {
    const many = startView(sells(waiting({ seller: several("inquiry", 10) })), READER);
    expect(many.all?.text).toBe("Semua 10+");
    const late = startView(sells(waiting({ seller: several("working", 10) })), READER);
    expect([late.turns, late.all?.text]).toEqual([[], "Lihat semua"]);
  });
});

describe("somebody who only buys", () => {
  it("sees what comes next by its day, without what is theirs to do", () => {
    const soon = { ...listed("working", { startedAt: NOW, maxDays: 3 }), id: "soon" };
    const met = { ...listed("working", { startedAt: NOW, maxDays: 9 }), id: "met" };
    const mine = { ...listed("delivered", { reviewDueAt: NOW + DAY }), id: "mine" };
    const running = [{ ...met, visitPlace: "32.76", visitDay: at(1), visitSlot: 540 }, soon, mine];
    const page = startView(read({ running, waiting: { buyer: [mine], seller: [], refunds: [] } }), READER);
    expect(page.next.map(({ href, text }) => `${href}: ${text}`)).toEqual([
      "/dashboard/orders/met: Hendra · 09.00–11.00",
      "/dashboard/orders/soon: Hendra menyerahkan hasil",
    ]);
  });

  it("sees work that is late before all, and work without a deadline after", () => {
    const late = { ...listed("working", { startedAt: NOW - 9 * DAY, maxDays: 2 }), id: "late" };
    const revised = { ...listed("revision"), id: "revised" };
    expect(startView(read({ running: [revised, late] }), READER).next).toMatchObject([
      { href: "/dashboard/orders/late", weekday: "Lewat", text: "Hendra · tenggat sudah lewat" },
      { href: "/dashboard/orders/revised", weekday: "Tanpa", text: "Hendra · revisi dikerjakan" },
    ]);
  });

  it("is offered what was bought before, each once", () => {
    const bought = ["a", "a", "b"].map((id) => ({
      ...{ id, title: "Buku menu, 8 halaman", category: "Desain Grafis", coverUrl: null, price: 200_000 },
      sellerName: "Sari Wulandari",
    }));
    const page = startView(read({ bought }), READER);
    expect(page.again.map(({ id, title, seller }) => [id, title, seller])).toEqual([
      ["a", "Buku menu", "Sari"],
      ["b", "Buku menu", "Sari"],
    ]);
  });

  it("is told how to begin where there is nothing yet", () => {
    expect(startView(read(), READER)).toMatchObject({ sells: false, empty: true, searchIn: "Depok" });
    expect(startView(read({ totals: { ...TOTALS, offers: 0, soldOpen: 0, bought: 1 } }), READER).empty).toBe(
      false,
    );
  });
});
