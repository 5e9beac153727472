import { describe, expect, it } from "vitest";
import { staffAccountName } from "~/ledger/text";
import { eventDetails, staffEventSentence } from "~/orders/event-text";
import { staffActorName } from "~/orders/label-text";
import { type LifecycleState, PHASES } from "~/orders/order";
import { scheduledNext } from "~/orders/status-text";
import { outcomeLabel } from "~/payments/text";
import { DAY, HOUR } from "~/platform/dates";
import { anOrder, NOW, PEOPLE } from "./fixture";

const PLACES: LifecycleState[] = [...PHASES, "completed", "cancelled"];

describe("the next automatic step", () => {
  it("is shown in every place of an order's life, to operators", () => {
    for (const place of PLACES) {
      expect(scheduledNext(anOrder(place), NOW), place).toMatch(/^[A-Z].*\.$/);
      expect(scheduledNext(anOrder(place), NOW), place).not.toMatch(/\bAnda\b/);
    }
  });

  it("has its time, or the time at which it should have happened", () => {
    const waiting = anOrder("awaiting_payment", { paymentDueAt: NOW + HOUR });
    expect(scheduledNext(waiting, NOW)).toContain("Pesanan otomatis dibatalkan setelah");
    expect(scheduledNext(waiting, NOW)).not.toContain("sudah lewat");
    expect(scheduledNext(waiting, NOW + DAY)).toContain("(sudah lewat)");
  });

  it("is missing during a review of a payment, and without a deadline", () => {
    expect(scheduledNext(anOrder("awaiting_payment", { paymentStatus: "review" }), NOW)).toContain("tidak dibatalkan");
    const work = { deadline: null, maxDays: null };
    expect(scheduledNext(anOrder("working", work), NOW)).toContain("tidak punya tenggat");
    expect(scheduledNext(anOrder("cancelled", { paymentStatus: "refund_pending" }), NOW)).toContain("belum kembali");
  });
});

describe("the history for operators", () => {
  it("never says Anda", () => {
    for (const kind of ["paid_again", "paid_late", "completed", "released", "cancelled_late", "refunded", "x"])
      expect(staffEventSentence(kind), kind).not.toMatch(/\bAnda\b/);
    for (const actor of ["buyer", "seller", "gateway", "scheduler", "operator"] as const)
      expect(staffActorName(actor, PEOPLE, null)).not.toBe("Anda");
    expect(staffActorName("operator", PEOPLE, "Ayu Pramesti")).toBe("Ayu Pramesti, operator");
    expect(staffAccountName("refund:x", PEOPLE)).toContain(PEOPLE.buyer);
    expect(staffAccountName("seller:x", PEOPLE)).toContain(PEOPLE.seller);
  });

  it("contains every fact of an event, with a quoted reason", () => {
    expect(eventDetails({ amount: 5_000, attempt: 2, method: "QRIS", reason: "x", note: null }, false)).toBe(
      "Rp 5.000, percobaan 2, metode QRIS",
    );
    expect(eventDetails({ package: "Paket Dasar", quantity: 2, amount: 5_000 }, false)).toBe(
      "Rp 5.000, Paket Dasar, jumlah 2",
    );
    expect(eventDetails({ package: "Logo kilat", quantity: 1 }, false)).toBe("paket Logo kilat, jumlah 1");
    expect(eventDetails({ reason: "x", files: 0 }, false)).toBe("tanpa berkas");
    expect(eventDetails({ reason: null, files: 2 }, false)).toBe("2 berkas");
    expect(eventDetails({ buyerShare: 40, buyerAmount: 140_000, sellerAmount: 210_000, reason: "x" }, false)).toBe(
      "40% untuk pembeli, Rp 140.000 bagian pembeli, Rp 210.000 bagian penjual",
    );
    expect(eventDetails({ price: null, deadline: NOW, revisions: 3, reason: "x" }, false)).toBe(
      "tenggat 10 November 2026, 3 kali revisi",
    );
    expect(eventDetails({ amount: 5_000, through: "gateway" }, false)).toBe("Rp 5.000, lewat penyedia pembayaran");
    expect(eventDetails({ amount: 5_000, cause: "chargeback" }, false)).toBe("Rp 5.000, ditarik kembali oleh bank");
  });

  it("contains the results of the gateway's messages", () => {
    expect(outcomeLabel("contradicted")).toContain("tidak dibenarkan");
    expect(outcomeLabel(null)).toContain("belum dapat ditanyai");
    expect(outcomeLabel("paid")).toBe("Dibayar");
  });
});
