import { describe, expect, it } from "vitest";
import { termsLine } from "~/copy/proposal/labels";
import { sendingRefusalSentence, settlingRefusalSentence } from "~/copy/proposal/refusals";
import { PROPOSAL_STATUSES, shownStatus } from "~/domain/proposal/proposal";

describe("the words", () => {
  it("tell every refusal in a sentence", () => {
    for (const reason of ["own_request", "request_closed", "declined", "accepted", "full"] as const)
      expect(sendingRefusalSentence(reason)).toMatch(/^[A-Z].+\.$/);
    for (const reason of ["withdrawn", "declined", "accepted"] as const)
      expect(settlingRefusalSentence(reason)).toMatch(/^[A-Z].+\.$/);
  });

  it("say that a request is closed only of a proposal that waits", () => {
    expect(PROPOSAL_STATUSES.map((status) => shownStatus(status, false))).toEqual([
      "closed",
      "withdrawn",
      "declined",
      "accepted",
    ]);
    expect(shownStatus("open", true)).toBe("open");
  });

  it("say what was left open", () => {
    expect(termsLine({ price: 350_000, days: 5 })).toBe("Rp 350.000, 5 hari");
    expect(termsLine({ price: null, days: null })).toBe("Harga dibicarakan, waktu dibicarakan");
  });
});
