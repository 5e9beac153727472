import { describe, expect, it } from "vitest";
import { disputeOf } from "~/orders/dispute";
import { nextStep } from "~/orders/status-text";
import { anOrder, NOW, PEOPLE } from "./fixture";

const WHY = "Berkasnya tidak bisa dibuka.";
const told = (kind: string, version: number, actor: "buyer" | "seller" | "operator", detail = {}) => ({
  kind,
  version,
  at: NOW + version,
  actor,
  detail: { reason: WHY, ...detail },
});

describe("a dispute", () => {
  it("shows both sides' texts from its events", () => {
    const events = [
      told("delivered", 4, "seller"),
      told("disputed", 5, "buyer"),
      told("dispute_answered", 6, "seller"),
    ];
    expect(disputeOf(anOrder("disputed"), events)).toMatchObject({
      opened: { by: "buyer", version: 5, reason: WHY },
      answer: { by: "seller", version: 6 },
      offer: null,
      end: null,
    });
    expect(disputeOf(anOrder("delivered"), events.slice(0, 1))).toBeNull();
  });

  it("ends with a ruling or an agreement, not with an earlier agreement", () => {
    const opened = told("disputed", 5, "buyer");
    const ruled = told("ruled", 7, "operator", { back: 140_000 });
    const closed = anOrder("completed");
    expect(disputeOf(closed, [told("settled", 3, "seller"), opened])?.end).toBeNull();
    expect(disputeOf(closed, [opened, ruled])?.end).toEqual({
      kind: "ruled",
      at: ruled.at,
      reason: WHY,
      finding: null,
    });
    const found = told("ruled", 7, "operator", { back: 140_000, finding: "seller_absent" });
    expect(disputeOf(closed, [opened, found])?.end).toMatchObject({ finding: "seller_absent" });
  });

  it("shows whose answer is missing, until when, and what happens then", () => {
    const open = anOrder("disputed");
    const late = (open.answerDueAt ?? 0) + 1;
    expect(nextStep(open, "seller", NOW, PEOPLE)).toMatchObject({ yours: true, dueAt: open.answerDueAt });
    expect(nextStep(open, "buyer", NOW, PEOPLE)).toMatchObject({ who: "Menunggu penjual" });
    for (const side of ["buyer", "seller"] as const)
      expect(nextStep(open, side, NOW, PEOPLE).text).toContain("10 November 2026, 10.20 WIB");
    expect(nextStep(open, "buyer", late, PEOPLE)).toMatchObject({ who: "Menunggu JasaWarga", dueAt: null });
    expect(nextStep(open, "seller", late, PEOPLE)).toMatchObject({ yours: true, dueAt: null });
    const offered = anOrder("disputed", { answerDueAt: null, proposedBy: "seller", buyerShare: 40 });
    expect(nextStep(offered, "buyer", NOW, PEOPLE).text).toContain("Rp 140.000 untuk pembeli");
    expect(nextStep(offered, "seller", NOW, PEOPLE).title).toBe("Usulan Anda menunggu jawaban Budi");
  });

  it("asks the side that may agree, even while the other side has to answer", () => {
    const offered = anOrder("disputed", { proposedBy: "seller", buyerShare: 40 });
    expect(nextStep(offered, "buyer", NOW, PEOPLE)).toMatchObject({
      yours: true,
      title: "Sari mengusulkan pembagian uang",
      dueAt: null,
    });
    expect(nextStep(offered, "seller", NOW, PEOPLE)).toMatchObject({
      yours: true,
      dueAt: offered.answerDueAt,
    });
  });
});
