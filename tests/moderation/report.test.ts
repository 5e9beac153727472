import { expect, it } from "vitest";
import { canCloseReport, canReport, isReportable } from "~/moderation/report";

it("everybody can report other people's content", () => {
  expect(canReport({ responsibleId: "sari" }, "budi").ok).toBe(true);
  expect(canReport({ responsibleId: "sari" }, "sari")).toEqual({ ok: false, reason: "own" });
});

it("four kinds of things can be reported, and an appeal is not one of them", () => {
  expect(["listing", "person", "review", "message"].every(isReportable)).toBe(true);
  for (const junk of ["appeal", "constructor", "toString", "", null, 7]) expect(isReportable(junk)).toBe(false);
});

it("no operator decides their own case, and nobody decides twice", () => {
  const open = {
    status: "open",
    reporterId: "budi",
    responsibleId: "sari",
    reviewedId: null,
    conflict: "free",
  } as const;
  expect(canCloseReport(open, "ayu").ok).toBe(true);
  expect(canCloseReport(open, "budi")).toEqual({ ok: false, reason: "own_cause" });
  expect(canCloseReport(open, "sari")).toEqual({ ok: false, reason: "own_cause" });
  expect(canCloseReport({ ...open, reviewedId: "ayu" }, "ayu")).toEqual({ ok: false, reason: "own_cause" });
  expect(canCloseReport({ ...open, status: "closed" }, "ayu")).toEqual({ ok: false, reason: "already" });
});
