import { describe, expect, it } from "vitest";
import { PROPOSAL_STATUSES } from "~/database/stored-values";
import { shownStatus } from "~/proposals/proposal";
import { PROPOSAL_STATUS_LABELS, sendingRefusalSentence, settlingRefusalSentence, termsLine } from "~/proposals/text";

describe("the texts", () => {
  it("describe every refusal in a sentence", () => {
    for (const reason of ["own_wanted", "wanted_closed", "declined", "accepted", "full"] as const)
      expect(sendingRefusalSentence(reason)).toMatch(/^[A-Z].+\.$/);
    for (const reason of ["withdrawn", "declined", "accepted"] as const)
      expect(settlingRefusalSentence(reason)).toMatch(/^[A-Z].+\.$/);
  });

  it("mention the wanted listing's state only for an open proposal", () => {
    const labels = (chosen: boolean) =>
      PROPOSAL_STATUSES.map((status) => PROPOSAL_STATUS_LABELS[shownStatus(status, { open: false, chosen })]);
    expect(labels(false)).toEqual(["Permintaan ditutup", "Ditarik", "Ditolak", "Diterima"]);
    expect(labels(true)).toEqual(["Tidak terpilih", "Ditarik", "Ditolak", "Diterima"]);
    expect(shownStatus("open", { open: true, chosen: true })).toBe("open");
  });

  it("mention what was left open", () => {
    expect(termsLine({ price: 350_000, days: 5 })).toBe("Rp 350.000, 5 hari");
    expect(termsLine({ price: null, days: null })).toBe("Harga dibicarakan, waktu dibicarakan");
  });
});
