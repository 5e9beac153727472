import { describe, expect, it } from "vitest";
import type { ProposalTerms } from "~/orders/opening";
import { changedProposal, proposalTimeText } from "~/proposals/text";

const shown: ProposalTerms = {
  price: 385_000,
  days: 6,
  deadline: null,
  changedAt: 1_000,
  sellerPlace: "31.74",
};
const changes = (now: Partial<ProposalTerms>, atSeller = false) =>
  changedProposal(shown, { ...shown, ...now }, atSeller)?.changes;

describe("a proposal that changed since the page was opened", () => {
  it("is shown with its changes and the current sum", () => {
    expect(changedProposal(shown, { ...shown, price: 400_000, days: 9, changedAt: 2_000 }, false)).toEqual({
      changes: [
        "Harga berubah dari Rp 385.000 menjadi Rp 400.000.",
        "Waktunya berubah dari “6 hari setelah dibayar” menjadi “9 hari setelah dibayar”.",
      ],
      total: "Totalnya Rp 400.000. Periksa, lalu terima lagi bila setuju.",
    });
  });

  it("is shown if only its text or the day changed", () => {
    expect(changes({ changedAt: 2_000 })).toEqual(["Pesannya ditulis ulang."]);
    expect(changes({ days: null, deadline: Date.UTC(2026, 11, 5) })).toEqual([
      "Waktunya berubah dari “6 hari setelah dibayar” menjadi “5 Desember 2026”.",
    ]);
  });

  it("is confirmed again if the shown version cannot be read", () => {
    expect(changedProposal(null, shown, false)).toEqual({
      changes: [],
      total:
        "Penawaran yang Anda lihat tidak dapat kami baca. Totalnya Rp 385.000. Periksa, lalu terima lagi bila setuju.",
    });
  });

  it("is shown if its seller has moved, to buyers who go there", () => {
    expect(changes({ sellerPlace: "32.76" }, true)).toEqual(["Tempat penjual kini Depok."]);
    expect(changes({ sellerPlace: "32.76" })).toBeUndefined();
    // That mode is not offered in this case.
    expect(changes({ sellerPlace: null }, true)).toBeUndefined();
  });

  it("is accepted without a question if nothing changed", () => {
    expect(changes({})).toBeUndefined();
    expect(proposalTimeText({ days: null, deadline: null })).toBe("Dibicarakan");
  });
});
