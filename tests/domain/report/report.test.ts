import { expect, it } from "vitest";
import { loggedReason } from "~/domain/account/appeal";
import { isReportable, mayClose, mayReport, reportChoices, reportReason } from "~/domain/report/report";

it("lets anybody report what is not their own", () => {
  expect(mayReport({ responsibleId: "sari" }, "budi").ok).toBe(true);
  expect(mayReport({ responsibleId: "sari" }, "sari")).toEqual({ ok: false, reason: "own" });
});

it("takes reports of four kinds of things; an appeal is none of them", () => {
  expect(["listing", "person", "review", "message"].every(isReportable)).toBe(true);
  for (const junk of ["appeal", "constructor", "toString", "", null, 7])
    expect(isReportable(junk)).toBe(false);
});

it("offers choices that fit, each once, and ends with anything else", () => {
  for (const subject of ["listing", "person", "review", "message"] as const) {
    const values = reportChoices(subject).map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.at(-1)).toBe("other");
  }
  expect(reportChoices("review").map(({ value }) => value)).not.toContain("forbidden");
});

it("keeps the choice on the first line, and what was written below", () => {
  expect(reportReason("rude", "Membentak saya.\nDua kali.")).toBe(
    "Kasar, menghina, atau mengancam\nMembentak saya.\nDua kali.",
  );
});

it("lets no operator judge in their own cause, and nobody judge twice", () => {
  const open = {
    status: "open",
    reporterId: "budi",
    responsibleId: "sari",
    reviewedId: null,
    standing: "free",
  } as const;
  expect(mayClose(open, "ayu").ok).toBe(true);
  expect(mayClose(open, "budi")).toEqual({ ok: false, reason: "own_cause" });
  expect(mayClose(open, "sari")).toEqual({ ok: false, reason: "own_cause" });
  expect(mayClose({ ...open, reviewedId: "ayu" }, "ayu")).toEqual({ ok: false, reason: "own_cause" });
  expect(mayClose({ ...open, status: "closed" }, "ayu")).toEqual({ ok: false, reason: "already" });
});

it("lets nobody answer an appeal against what they did, unless nobody else can", () => {
  const appeal = {
    status: "open",
    reporterId: "sari",
    responsibleId: "sari",
    reviewedId: null,
    standing: "free",
  } as const;
  expect(mayClose(appeal, "bagas").ok).toBe(true);
  for (const standing of ["own_suspension", "own_order"] as const)
    expect(mayClose({ ...appeal, standing }, "ayu")).toEqual({ ok: false, reason: standing });
  expect(mayClose({ ...appeal, standing: "alone" }, "ayu").ok).toBe(true);
  expect(loggedReason("Buktinya meyakinkan.", "free")).toBe("Buktinya meyakinkan.");
  expect(loggedReason("Buktinya meyakinkan.", "alone")).toMatch(
    /^Tanpa operator lain.*: Buktinya meyakinkan\.$/,
  );
});
