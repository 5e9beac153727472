import { describe, expect, it } from "vitest";
import { accountName, postingReason } from "~/ledger/text";
import { findAction } from "~/orders/action";
import { eventSentence } from "~/orders/event-text";
import { actorName, eventNote, notesTitle } from "~/orders/label-text";
import { type CommandKind, decide, refusalBefore, stepOfKind } from "~/orders/lifecycle";
import { moneyPath, moneySummary, releaseSentence } from "~/orders/money-text";
import { type LifecycleState, type Order, PAYMENT_STATUSES, PHASES, type Side, workDueAt } from "~/orders/order";
import { nextStep } from "~/orders/status-text";
import type { ButtonCopy } from "~/orders/step-text";
import { STEP_COPY } from "~/orders/step-text";
import { allowedActions, orderRefusalSentence } from "~/orders/text";
import { DAY, HOUR } from "~/platform/dates";
import type { RefundStage } from "~/refunds/refund";

import { COMMANDS } from "./commands";
import { anOrder, budi, NOW, PEOPLE, sari } from "./fixture";

const PLACES: LifecycleState[] = [...PHASES, "completed", "cancelled"];
const commandsOf = (place: LifecycleState, side: "buyer" | "seller", changes = {}) =>
  allowedActions(anOrder(place, changes), side, NOW, PEOPLE).map((action) => action.command);

describe("the possible actions", () => {
  it("are those that the rules accept, in every place and for either side", () => {
    for (const place of PLACES) {
      for (const [side, actor] of [
        ["buyer", budi],
        ["seller", sari],
      ] as const) {
        // Actions that answer a visit have their buttons at the visit.
        const taken = Object.values(COMMANDS).filter(
          ({ kind }) => stepOfKind(kind).surface !== "visit" && decide(anOrder(place), actor, COMMANDS[kind], NOW).ok,
        );
        expect(commandsOf(place, side).sort(), `${side} at ${place}`).toEqual(taken.map(({ kind }) => kind).sort());
      }
    }
  });

  it("put the answer to a proposed division first", () => {
    expect(commandsOf("disputed", "buyer", { proposedBy: "seller", buyerShare: 40 })).toEqual([
      "accept_settlement",
      "propose_settlement",
    ]);
  });

  it("have a position on the page, so that none is missing", () => {
    for (const place of PLACES) {
      for (const side of ["buyer", "seller"] as const) {
        for (const action of allowedActions(anOrder(place), side, NOW, PEOPLE))
          expect(action.group, action.command).not.toBeNull();
      }
    }
  });

  it("exclude those that have expired", () => {
    expect(commandsOf("quoted", "buyer", { quoteExpiresAt: NOW - 1 })).toEqual(["propose_change", "cancel"]);
    expect(commandsOf("awaiting_payment", "buyer", { paymentDueAt: NOW - 1 })).toEqual(["cancel"]);
  });

  it("are refused with their own text if no input could help", () => {
    const why = (place: LifecycleState, side: "buyer" | "seller", command: CommandKind, changes = {}) =>
      refusalBefore(anOrder(place, changes), side, command, NOW);
    expect(why("working", "buyer", "open_dispute")).toBe("not_late");
    expect(why("delivered", "buyer", "request_revision", { revisionsLeft: 0 })).toBe("no_revisions_left");
    expect(why("disputed", "seller", "answer_dispute", { answerDueAt: null })).toBe("already_answered");
    expect(why("delivered", "buyer", "propose_change", { changeBy: "seller" })).toBe("change_open");
    expect(why("working", "buyer", "deliver")).toBe("wrong_side");
    expect(why("inquiry", "seller", "deliver")).toBe("not_now");
    expect(why("completed", "seller", "deliver")).toBe("closed");
    expect(why("working", "seller", "deliver")).toBeNull();
  });

  it("first say what happens to the money", () => {
    const actions = allowedActions(anOrder("delivered"), "buyer", NOW, PEOPLE);
    expect(findAction(actions, "complete")).toMatchObject({
      command: "complete",
      label: "Terima Hasil",
      consequence:
        "Rp 315.000 diteruskan ke Sari Wulandari setelah biaya platform Rp 35.000. Tidak bisa ditarik kembali.",
    });
    expect(releaseSentence(anOrder("working", { feePercent: 0 }), "Sari Wulandari")).toBe(
      "Rp 350.000 diteruskan ke Sari Wulandari.",
    );
    const early = findAction(allowedActions(anOrder("working"), "buyer", NOW, PEOPLE), "complete");
    expect(early?.label, "nothing was handed over yet").toBe("Selesaikan Order");
    expect(early?.consequence).toMatch(/^Hasil belum diserahkan\. Rp 315\.000 .* Tidak bisa ditarik kembali\.$/);
  });

  it("do not contain the reader's name", () => {
    const said = (place: LifecycleState, side: "buyer" | "seller", command: CommandKind, changes = {}) =>
      findAction(allowedActions(anOrder(place, changes), side, NOW, PEOPLE), command)?.consequence;
    const asked = { buyerShare: 60, answerDueAt: NOW + 1 };
    expect(said("cancel_requested", "seller", "accept_cancellation", asked)).toBe(
      "Rp 210.000 dikembalikan kepada Budi Santoso. Rp 126.000 diteruskan kepada Anda setelah biaya platform Rp 14.000.",
    );
    expect(said("disputed", "buyer", "accept_settlement", { buyerShare: 60, proposedBy: "seller" })).toBe(
      "Rp 210.000 dikembalikan kepada Anda. Rp 126.000 diteruskan ke Sari Wulandari setelah biaya platform Rp 14.000. Pesanan ditutup dengan pembagian ini.",
    );
    expect(said("working", "seller", "cancel")).toBe(
      "Rp 350.000 dikembalikan seluruhnya kepada Budi Santoso. Karena pesanan ini sudah dibayar, pembatalannya menurunkan Success Rate di profil Anda.",
    );
    for (const place of PLACES)
      for (const side of ["buyer", "seller"] as const)
        for (const { consequence } of allowedActions(
          anOrder(place, { buyerShare: 60, proposedBy: side === "buyer" ? "seller" : "buyer" }),
          side,
          NOW,
          PEOPLE,
        ))
          expect(consequence, place).not.toContain(PEOPLE[side]);
  });

  it("have at most forty words of ours", () => {
    const words = (...texts: (string | undefined)[]) =>
      texts.flatMap((text) => text?.match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length;
    const copies = new Map<string, { page?: ButtonCopy["page"]; events: unknown }>(Object.entries(STEP_COPY));
    for (const place of PLACES)
      for (const side of ["buyer", "seller"] as const)
        for (const { command, consequence } of allowedActions(
          anOrder(place, { buyerShare: 60, proposedBy: side === "buyer" ? "seller" : "buyer" }),
          side,
          NOW,
          PEOPLE,
        )) {
          const page = copies.get(command)?.page;
          expect(
            words(consequence, ...Object.values(page?.inputs ?? {}).map(({ hint }) => hint), page?.note),
            `${command} of the ${side} at ${place}`,
          ).toBeLessThanOrEqual(40);
        }
  });

  it("say that an open bill ends with the order", () => {
    const cancel = (changes: object) =>
      findAction(allowedActions(anOrder("awaiting_payment", changes), "buyer", NOW, PEOPLE), "cancel");
    expect(cancel({})?.consequence).toContain("Belum ada uang yang dibayar");
    expect(cancel({ paymentStatus: "awaiting" })?.consequence).toContain("dikembalikan seluruhnya");
  });
});

describe("the next step", () => {
  it("is shown in every place to either side, in whole sentences", () => {
    for (const place of PLACES) {
      for (const side of ["buyer", "seller"] as const) {
        const told = nextStep(anOrder(place), side, NOW, PEOPLE);
        expect(told.yours).toBe(told.who === "Giliran Anda");
        for (const words of [told.title, told.text, told.summary]) expect(words.trim()).toBe(words);
        expect(told.text).toMatch(/\.$/);
        expect(`${told.title} ${told.text}`).not.toMatch(/undefined|null|NaN| {2}|Rp 0/);
      }
    }
  });

  it("is never with both sides", () => {
    for (const place of PLACES) {
      const sides = (["buyer", "seller"] as const).map((side) => nextStep(anOrder(place), side, NOW, PEOPLE).yours);
      expect(sides.filter(Boolean).length).toBeLessThanOrEqual(1);
    }
  });

  it("is with the buyer while the order waits for the payment", () => {
    expect(nextStep(anOrder("awaiting_payment"), "buyer", NOW, PEOPLE)).toEqual({
      yours: true,
      who: "Giliran Anda",
      title: "Bayar untuk memulai pekerjaan",
      text: "Uang Anda kami simpan dan baru diteruskan setelah Anda puas. Bayar sebelum 10 November 2026, 10.20 WIB. Setelah itu pesanan otomatis dibatalkan.",
      brief: "Sari mulai bekerja begitu uang masuk titipan. Tanpa pembayaran, pesanan otomatis dibatalkan.",
      summary: "bayar sebelum 10 November 2026, 10.20 WIB",
      dueAt: NOW + HOUR,
      answers: false,
      extra: null,
      waitsFor: "buyer",
    });
    expect(nextStep(anOrder("awaiting_payment"), "seller", NOW, PEOPLE)).toMatchObject({
      yours: false,
      who: "Menunggu pembeli",
    });
  });

  it("is with the staff after that time, and with the gateway during a review", () => {
    const overdue = nextStep(anOrder("awaiting_payment"), "buyer", NOW + 2 * HOUR, PEOPLE);
    expect(overdue).toMatchObject({ who: "Menunggu JasaWarga", title: "Tenggat pembayaran sudah lewat" });
    const reviewed = nextStep(anOrder("awaiting_payment", { paymentStatus: "review" }), "buyer", NOW, PEOPLE);
    expect(reviewed.who).toBe("Menunggu penyedia pembayaran");
  });

  it("is with the seller again when a quote has expired", () => {
    const late = NOW + 2 * HOUR;
    expect(nextStep(anOrder("quoted"), "seller", late, PEOPLE).who).toBe("Giliran Anda");
    expect(nextStep(anOrder("quoted"), "buyer", late, PEOPLE).who).toBe("Menunggu penjual");
  });

  it("ends with the order", () => {
    expect(nextStep(anOrder("completed"), "buyer", NOW, PEOPLE).who).toBe("Selesai");
    expect(nextStep(anOrder("completed"), "seller", NOW, PEOPLE).text).toBe("Anda menerima Rp 315.000.");
    expect(nextStep(anOrder("cancelled"), "buyer", NOW, PEOPLE)).toMatchObject({
      who: "Dibatalkan",
      text: "Tidak ada uang yang diteruskan ke penjual.",
    });
    const owed = anOrder("cancelled", { paymentStatus: "refund_pending" });
    expect(nextStep(owed, "buyer", NOW, PEOPLE).text).toBe(
      "Seluruh uang dikembalikan kepada Anda. Perkembangannya bisa Anda lihat di halaman ini.",
    );
    expect(nextStep({ ...owed, paymentStatus: "refunded" }, "seller", NOW, PEOPLE).text).toBe(
      "Seluruh uang sudah dikembalikan kepada pembeli.",
    );
    expect(nextStep(anOrder("cancelled", { paymentStatus: "expired" }), "buyer", NOW, PEOPLE).text).toContain(
      "tidak dibayar tepat waktu",
    );
    expect(nextStep(anOrder("completed", { disputedBy: "buyer" }), "buyer", NOW, PEOPLE).text).not.toContain(
      "Terima kasih",
    );
  });
});

describe("the path of the money", () => {
  const path = (paymentStatus: (typeof PAYMENT_STATUSES)[number], side?: "buyer" | "seller") =>
    moneyPath(anOrder("working", { paymentStatus }), side).map((stop) => `${stop.label}: ${stop.state}`);

  it("has three stops with one current, for every payment status", () => {
    for (const status of PAYMENT_STATUSES) {
      const states = moneyPath(anOrder("working", { paymentStatus: status })).map((stop) => stop.state);
      expect(states.filter((state) => state === "now")).toHaveLength(1);
      expect(states.join(" ")).toMatch(/^(past )*now( next)*$/);
    }
  });

  it("goes from the buyer through escrow to the seller", () => {
    expect(path("unpaid")).toEqual(["Anda: now", "Titipan JasaWarga: next", "Penjual: next"]);
    expect(path("held")).toEqual(["Anda: past", "Titipan JasaWarga: now", "Penjual: next"]);
    expect(path("released")).toEqual(["Anda: past", "Titipan JasaWarga: past", "Penjual: now"]);
    expect(path("refund_pending")).toEqual(["Anda: past", "Ada pada JasaWarga: now", "Kembali ke Anda: next"]);
    expect(path("refunded")).toEqual(["Anda: past", "Titipan JasaWarga: past", "Kembali ke Anda: now"]);
    expect(path("released", "seller")).toEqual(["Pembeli: past", "Titipan JasaWarga: past", "Anda: now"]);
  });

  it("keeps owed money with us until it is sent, and says what it waits for", () => {
    const owed = (stage: RefundStage, amount = 70_000) => [{ amount, stage }];
    const cancelled = anOrder("cancelled", { paymentStatus: "refund_pending" });
    const split = anOrder("completed", { paymentStatus: "split", buyerShare: 20 });
    const ends = (order: Order, side: Side, stage: RefundStage) => {
      const [, held, last] = moneyPath(order, side, owed(stage));
      return [held.note, last.state, last.note];
    };
    expect(ends(cancelled, "buyer", "account")).toEqual(["Rp 70.000", "next", "Menunggu rekening Anda"]);
    expect(ends(cancelled, "seller", "account")).toEqual(["Rp 70.000", "next", "Sedang dikirim"]);
    expect(ends(split, "buyer", "account")).toEqual([
      "Rp 70.000",
      "next",
      "Rp 70.000 menunggu rekening Anda, Rp 252.000 penjual",
    ]);
    expect(ends(split, "seller", "ready")).toEqual(["Rp 70.000", "next", "Rp 70.000 sedang dikirim, Rp 252.000 Anda"]);
    expect(ends(split, "buyer", "paid")).toEqual([null, "now", "Rp 70.000 Anda, Rp 252.000 penjual"]);
    const refunded = anOrder("cancelled", { paymentStatus: "refunded" });
    expect(moneyPath(refunded, "buyer", owed("paid", 300_000))[2].note).toBe("Rp 300.000");

    const times = { first: NOW, last: NOW };
    const story = (order: Order, side: Side, stage: RefundStage) =>
      moneySummary(order, side, PEOPLE, times, owed(stage));
    expect(story(cancelled, "buyer", "account")).toContain("Rp 70.000 menunggu rekening Anda dan tetap milik Anda.");
    expect(story(split, "buyer", "ready")).toContain("Rp 70.000 menunggu transfer kami.");
    expect(story(split, "seller", "account")).not.toContain("rekening");
    expect(story(split, "buyer", "paid")).not.toContain("menunggu");
  });

  it("never says that nothing moved once a bill with an older price was paid", () => {
    for (const paymentStatus of ["unpaid", "awaiting", "expired"] as const)
      for (const side of ["buyer", "seller"] as const) {
        const story = (first: number | null) =>
          moneySummary(anOrder("cancelled", { paymentStatus }), side, PEOPLE, { first, last: first });
        expect(story(null)).toContain("Tidak ada uang yang berpindah.");
        expect(story(NOW)).not.toContain("berpindah");
        expect(story(NOW)).toContain("dikembalikan seluruhnya");
      }
  });

  it("shows the sum", () => {
    expect(moneyPath(anOrder("working"))[1].note).toBe("Rp 350.000");
    expect(moneyPath(anOrder("completed"))[2].note).toBe("Rp 315.000");
    const split = anOrder("completed", { paymentStatus: "split", buyerShare: 60 });
    expect(moneyPath(split, "buyer")[2].note).toBe("Rp 210.000 Anda, Rp 126.000 penjual");
    expect(moneyPath(split, "seller")[2].note).toBe("Rp 210.000 pembeli, Rp 126.000 Anda");
  });

  it("is shown account by account in the ledger", () => {
    expect(accountName("gateway_clearing", "buyer", PEOPLE)).toBe("Anda");
    expect(accountName("escrow:o1", "buyer", PEOPLE)).toBe("Titipan JasaWarga");
    expect(accountName("seller:s1", "buyer", PEOPLE)).toBe("Sari Wulandari");
    expect(accountName("refund:b1", "seller", PEOPLE)).toBe("Pengembalian untuk Budi Santoso");
    const paid = { kind: "paid", detail: {} };
    expect(postingReason({ from: "gateway_clearing", to: "escrow:o1" }, paid, "buyer")).toBe(
      "Pembayaran diterima dan ditahan",
    );
  });
});

describe("the activity list", () => {
  it("shows events from the reader's side", () => {
    expect(eventSentence("placed", "buyer")).toBe("Pesanan dibuat");
    expect(eventSentence("paid", "seller")).toBe("Pembayaran diterima dan ditahan");
    expect(eventSentence("completed", "seller")).toBe("Pesanan selesai, uang diteruskan kepada Anda");
    expect(eventSentence("completed", "buyer")).toBe("Pesanan selesai, uang diteruskan ke penjual");
  });

  it("shows an unknown kind", () => {
    expect(eventSentence("toString", "buyer")).toBe("Pesanan diperbarui");
  });

  it("names the author", () => {
    expect(actorName("buyer", "buyer", PEOPLE)).toBe("Anda");
    expect(actorName("seller", "buyer", PEOPLE)).toBe("Sari Wulandari");
    expect(actorName("scheduler", "buyer", PEOPLE)).toBe("JasaWarga, otomatis");
  });

  it("adds the facts if there are any", () => {
    expect(eventNote({ price: 400_000, days: 3 })).toBe("Rp 400.000, 3 hari");
    expect(eventNote({ reason: "Jadwal penuh" })).toBe("“Jadwal penuh”");
    expect(eventNote({ reason: null })).toBeNull();
  });
});

it("the notes of an order from a proposal are labelled as a proposal, and others as notes", () => {
  const sari = { sellerName: "Sari Wulandari" };
  expect(notesTitle({ kind: "proposal", ...sari })).toBe("Penawaran Sari");
  for (const kind of ["package", "custom"] as const) expect(notesTitle({ kind, ...sari })).toBe("Catatan");
});

it("a refusal is a sentence in Indonesian", () => {
  expect(orderRefusalSentence("own_listing")).toBe("Anda tidak bisa memesan jasa Anda sendiri.");
});

it("the deadline is the chosen day, or follows the longest estimate", () => {
  expect(workDueAt({ deadline: 5, startedAt: 1, maxDays: 3 })).toBe(5);
  expect(workDueAt({ deadline: null, startedAt: NOW, maxDays: 3 })).toBe(NOW + 3 * DAY);
  expect(workDueAt({ deadline: null, startedAt: null, maxDays: 3 })).toBeNull();
});

it("a new price is mentioned only if the form has one", () => {
  const said = (place: LifecycleState, changes = {}) =>
    findAction(allowedActions(anOrder(place, changes), "buyer", NOW, PEOPLE), "propose_change")?.consequence;
  expect(said("awaiting_payment")).not.toContain("Harga tetap");
  for (const text of [said("awaiting_payment", { paymentStatus: "review" }), said("working")])
    expect(text).toContain("Harga tetap");
});
