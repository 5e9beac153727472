import { describe, expect, it } from "vitest";
import { currentRuling, decideRulingRole, isCurrent, isDueForRuling } from "~/orders/ruling";
import { rulingLine } from "~/orders/text";
import { SECOND_PERSON_ABOVE } from "~/platform/money";
import { anOrder, BUDI, HENDRA, NOW } from "./fixture";

const AYU = "a7000000-0000-4000-8000-000000000004";
const ruling = { returns: [{ no: 1, returned: 140_000 }], reason: "Sebagian hasil tidak pernah diserahkan." };
const cheap = anOrder("disputed");
const dear = anOrder("disputed", { price: SECOND_PERSON_ABOVE + 1, totalPrice: SECOND_PERSON_ABOVE + 1 });
const proposed = { ...ruling, operatorId: AYU, version: dear.version, at: NOW };

describe("a ruling", () => {
  it("of a sum up to the limit needs one operator", () => {
    expect(decideRulingRole(cheap, ruling, HENDRA, null)).toEqual({ ok: true, value: "rule" });
    const limit = anOrder("disputed", { price: SECOND_PERSON_ABOVE, totalPrice: SECOND_PERSON_ABOVE });
    expect(decideRulingRole(limit, ruling, HENDRA, null)).toEqual({ ok: true, value: "rule" });
  });

  it("above it needs the same decision from two operators", () => {
    const roleOf = (by: string, said = ruling, standing: typeof proposed | null = proposed) =>
      decideRulingRole(dear, said, by, standing);
    expect(roleOf(HENDRA, ruling, null)).toEqual({ ok: true, value: "propose" });
    expect(roleOf(HENDRA)).toEqual({ ok: true, value: "second" });
    expect(roleOf(AYU)).toEqual({ ok: true, value: "propose" });
    expect(roleOf(HENDRA, { ...ruling, returns: [{ no: 1, returned: 140_001 }] })).toEqual({
      ok: true,
      value: "propose",
    });
    expect(roleOf(HENDRA, { ...ruling, reason: `${ruling.reason} Jadi begitu.` })).toEqual({
      ok: true,
      value: "propose",
    });
  });

  it("is never made by one of the sides", () => {
    expect(decideRulingRole(cheap, ruling, BUDI, null)).toEqual({ ok: false, reason: "own_order" });
  });

  it("is possible once both sides were heard, or one missed the time", () => {
    const due = cheap.answerDueAt ?? 0;
    expect(isDueForRuling(cheap, due)).toBe(false);
    expect(isDueForRuling(cheap, due + 1)).toBe(true);
    expect(isDueForRuling(anOrder("disputed", { answerDueAt: null }), NOW)).toBe(true);
    expect(isDueForRuling(anOrder("delivered"), NOW)).toBe(false);
  });

  it("is logged in words", () => {
    expect(rulingLine({ ...ruling, back: 140_000, byPart: "" })).toBe(
      "Rp 140.000 kembali kepada pembeli: Sebagian hasil tidak pernah diserahkan.",
    );
  });

  it("that is proposed counts for its state only", () => {
    const { version } = dear;
    expect(currentRuling(dear, proposed, version)).toBe(proposed);
    expect(currentRuling({ ...dear, version: version + 1 }, proposed, version + 1)).toBeNull();
    expect(currentRuling({ ...dear, phase: null }, proposed, version)).toBeNull();
  });

  it("stays valid after settlement proposals, and ends with any other change", () => {
    const later = { ...dear, version: dear.version + 3 };
    expect(currentRuling(later, proposed, dear.version)).toBe(proposed);
    expect(isCurrent(dear.version, later, dear.version)).toBe(true);
    expect(isCurrent(dear.version, later, dear.version + 1)).toBe(false);
    expect(isCurrent(later.version + 1, later, dear.version)).toBe(false);
    expect(isCurrent(null, later, dear.version)).toBe(false);
  });
});
