import { describe, expect, it } from "vitest";
import type { LedgerAccount } from "~/ledger/ledger";
import { postingReason } from "~/ledger/text";
import type { EventDetail } from "~/orders/lifecycle";

describe("the reason of a ledger entry", () => {
  const reason = (from: LedgerAccount, to: LedgerAccount, kind: string, detail: EventDetail = {}) =>
    postingReason({ from, to }, { kind, detail }, "buyer");

  it("does not call owed money sent, and addresses the buyer", () => {
    const owed = { from: "escrow:o1", to: "refund:b1" } as const;
    const cancelled = { kind: "cancelled", detail: {} };
    expect(postingReason(owed, cancelled, "buyer")).toBe("Menjadi hak Anda, untuk dikirim kembali");
    expect(postingReason(owed, cancelled, "seller")).toBe("Menjadi hak pembeli, untuk dikirim kembali");
    expect(postingReason(owed, cancelled, "staff")).toBe("Menjadi hak pembeli, untuk dikirim kembali");
    expect(reason("refund:b1", "bank", "refunded")).toBe("Pengembalian dibayarkan");
    expect(reason("bank", "refund:b1", "refund_returned")).toBe("Transfer dikembalikan bank");
  });

  it("names a payment that is refunded at once", () => {
    const came = (kind: string) => reason("gateway_clearing", "escrow:o1", kind);
    expect(came("paid")).toBe("Pembayaran diterima dan ditahan");
    for (const kind of ["paid_again", "paid_late", "paid_outdated"]) {
      expect(came(kind)).toContain("untuk dikembalikan");
      expect(came(kind)).not.toContain("ditahan");
    }
  });

  it("names who refunded a payment, also if it was owed already", () => {
    for (const from of ["escrow:o1", "refund:b1", "loss"] as const) {
      expect(reason(from, "gateway_clearing", "taken_back", { cause: "chargeback" })).toBe(
        "Ditarik kembali oleh bank Anda",
      );
      expect(reason(from, "gateway_clearing", "taken_back", { cause: "refund" })).toBe(
        "Dikembalikan oleh penyedia pembayaran",
      );
    }
    expect(reason("refund:b1", "gateway_clearing", "refunded")).toBe("Pengembalian dibayarkan");
    expect(reason("loss", "refund:b1", "refunded")).toBe("Ditanggung JasaWarga");
  });
});
