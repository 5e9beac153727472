import { describe, expect, it } from "vitest";
import { orderNotifications } from "~/orders/event-text";
import type { EventDetail } from "~/orders/lifecycle";
import { moneyPath, moneySummary } from "~/orders/money-text";
import { type LifecycleState, type Order, PHASES, type Phase, type Side } from "~/orders/order";
import { divisionText, nextStep } from "~/orders/status-text";
import { DAY, formatDateTime, HOUR } from "~/platform/dates";
import { COMMANDS } from "./commands";
import { accepted, anOrder, BUDI, budi, NOW, PEOPLE, SARI, sari } from "./fixture";

const PLACES: LifecycleState[] = [...PHASES, "completed", "cancelled"];
const SIDES: Side[] = ["buyer", "seller"];
const TIMES = { first: NOW - DAY, last: NOW - DAY };

const moneySummaries = (order: Order) => SIDES.map((side) => moneySummary(order, side, PEOPLE, TIMES));
const texts = (order: Order, now = NOW) => SIDES.map((side) => nextStep(order, side, now, PEOPLE).text);
const lateOrder = (place: LifecycleState) =>
  anOrder(place, { deadline: place === "working" ? NOW + HOUR : null, revisionsLeft: 0 });

describe("the texts for both sides", () => {
  it("repeat no word and leave no gap, in time and late", () => {
    for (const place of PLACES)
      for (const now of [NOW, NOW + 2 * HOUR, NOW + 40 * DAY])
        for (const said of [...texts(lateOrder(place), now), ...moneySummaries(anOrder(place))]) {
          expect(said, place).not.toMatch(/\b(\p{L}{2,}) \1\b/iu);
          expect(said, place).not.toMatch(/undefined|null| {2}|\(\)| [.,;]/);
        }
  });

  it("never describe a past time as a future one", () => {
    for (const place of ["awaiting_payment", "delivered", "cancel_requested", "working"] as const)
      for (const said of texts(lateOrder(place), NOW + 2 * HOUR))
        expect(said, place).not.toMatch(/(sebelum|pada) 10 November 2026, 10\.20/);
  });
});

describe("the texts about the money", () => {
  const OPEN: Phase[] = ["cancel_requested", "disputed"];

  it.each(OPEN)("promise it to nobody while it is undecided: %s", (phase) => {
    for (const said of moneySummaries(anOrder(phase))) expect(said).not.toContain("setuju");
    for (const side of SIDES) {
      const [, , last] = moneyPath(anOrder(phase), side);
      expect([last.label, last.note]).toEqual([expect.stringMatching(/^Menunggu/), null]);
    }
  });

  it("date the release by the day the order closed, not by a later change", () => {
    const paidAgain = { first: NOW - 2 * DAY, last: NOW };
    const order = anOrder("completed", { closedAt: NOW - DAY });
    for (const side of SIDES)
      expect(moneySummary(order, side, PEOPLE, paidAgain)).toContain(`pada ${formatDateTime(NOW - DAY)}`);
  });

  it("name who ends it", () => {
    const [buyer, seller] = moneySummaries(anOrder("disputed"));
    expect(buyer).toContain("tidak dikembalikan kepada Anda sampai Anda berdua sepakat atau tim JasaWarga memutuskan");
    expect(seller).toContain("tidak diteruskan kepada Anda");
    expect(moneySummaries(anOrder("cancel_requested")).join()).toMatch(
      /Sari Wulandari .* menjawab usulan Anda, yaitu Rp 210\.000/,
    );
    for (const phase of ["working", "delivered", "revision"] as const)
      expect(moneySummaries(anOrder(phase))[0]).toContain("setelah Anda menerima hasilnya");
    expect(moneySummaries(anOrder("delivered"))[0]).toContain("dengan sendirinya pada 10 November 2026, 10.20 WIB");
  });

  it("omit the other side's zero if one side gets all", () => {
    expect(divisionText(anOrder("disputed", { buyerShare: 100 }))).toBe("seluruhnya untuk pembeli (Rp 350.000).");
    expect(divisionText(anOrder("disputed", { buyerShare: 0 }))).toBe(
      "seluruhnya untuk penjual (Rp 315.000 setelah biaya platform).",
    );
  });
});

describe("what a seller would receive", () => {
  it("is shown with the fee before the payment", () => {
    for (const place of ["quoted", "awaiting_payment"] as const) {
      const [buyer, seller] = texts(anOrder(place));
      expect(seller).toMatch(/menerima Rp 315\.000 setelah biaya platform 10% \(Rp 35\.000\)/);
      expect(buyer).not.toContain("biaya platform");
    }
  });

  it("is shown in every cancellation request, because silence counts as agreement", () => {
    const left = "Anda menerima Rp 126.000 setelah biaya platform 10% (Rp 14.000).";
    const asked = anOrder("cancel_requested");
    const { event, order } = accepted(anOrder("working"), budi, {
      kind: "request_cancellation",
      back: 210_000,
      byPart: "",
      reason: "Saya tidak membutuhkannya lagi.",
    });
    const [notice] = orderNotifications({ order, event, people: PEOPLE, title: "Logo" });
    const said = [texts(asked)[1], texts(asked, NOW + 2 * HOUR)[1], moneySummaries(asked)[1], notice?.body];
    for (const text of said) expect(text).toContain(left);
    expect(texts(anOrder("cancel_requested", { buyerShare: 100 }))[1]).toContain("Anda menerima Rp 0.");
  });
});

describe("late work", () => {
  const late = NOW + 2 * HOUR;

  it("has the dates from which the buyer may cancel and when it ends automatically", () => {
    const order = anOrder("working", { deadline: NOW + HOUR });
    expect(nextStep(order, "buyer", late, PEOPLE)).toMatchObject({ title: "Sari belum menyerahkan hasil" });
    for (const said of texts(order, late)) {
      expect(said).toContain("pengembalian penuh sejak 11 November 2026, 10.20 WIB");
      expect(said).toContain("Tanpa hasil sampai 17 November 2026, 10.20 WIB, pesanan otomatis dibatalkan");
    }
    for (const said of texts(order, NOW + 3 * DAY)) expect(said).toContain("pengembalian penuh sekarang");
  });
});

describe("a delivery", () => {
  const notice = (changes: Partial<Order>, detail: EventDetail = { files: 0 }) =>
    orderNotifications({
      order: anOrder("delivered", changes),
      event: { kind: "delivered", actor: { kind: "seller", userId: SARI }, at: NOW, detail },
      people: PEOPLE,
      title: "Logo",
    }).find(({ userId }) => userId === BUDI)?.body;

  it("offers a revision only while one is left", () => {
    expect(texts(anOrder("delivered"))[0]).toContain("minta revisi");
    expect(notice({})).toContain("minta revisi");
    for (const said of [texts(anOrder("delivered", { revisionsLeft: 0 }))[0], notice({ revisionsLeft: 0 })]) {
      expect(said).not.toContain("minta revisi");
      expect(said).toContain("ajukan masalah");
    }
  });

  it("says that it answers a cancellation request, so that its author does not wait for another answer", () => {
    const asked = anOrder("cancel_requested");
    const { order, event } = accepted(asked, sari, { ...COMMANDS.deliver, note: "", files: 1 });
    const said = notice(order, event.detail);
    expect(said).toContain("Dengan itu Sari menolak pembatalan yang Anda minta. Periksa hasilnya");
    expect(notice({})).not.toContain("pembatalan");
  });

  it("is mentioned while a cancellation request waits for its answer", () => {
    expect(texts(anOrder("cancel_requested", { phaseBefore: "delivered" }))[0]).toContain("tarik permintaan ini");
  });
});
