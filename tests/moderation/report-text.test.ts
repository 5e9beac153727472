import { expect, it } from "vitest";
import { loggedReason } from "~/accounts/text";
import { canCloseReport } from "~/moderation/report";
import { reportChoices, reportReason } from "~/moderation/text";

it("the choices fit the subject, are unique, and end with anything else", () => {
  for (const subject of ["listing", "person", "review", "message"] as const) {
    const values = reportChoices(subject).map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
    expect(values.at(-1)).toBe("other");
  }
  expect(reportChoices("review").map(({ value }) => value)).not.toContain("forbidden");
});

it("the choice is on the first line, with the typed text below", () => {
  expect(reportReason("rude", "Membentak saya.\nDua kali.")).toBe(
    "Kasar, menghina, atau mengancam\nMembentak saya.\nDua kali.",
  );
});

it("an operator cannot answer an appeal against their own action, unless nobody else can", () => {
  const appeal = {
    status: "open",
    reporterId: "sari",
    responsibleId: "sari",
    reviewedId: null,
    conflict: "free",
  } as const;
  expect(canCloseReport(appeal, "bagas").ok).toBe(true);
  for (const conflict of ["own_suspension", "own_order"] as const)
    expect(canCloseReport({ ...appeal, conflict: conflict }, "ayu")).toEqual({ ok: false, reason: conflict });
  expect(canCloseReport({ ...appeal, conflict: "alone" }, "ayu").ok).toBe(true);
  expect(loggedReason("Buktinya meyakinkan.", "free")).toBe("Buktinya meyakinkan.");
  expect(loggedReason("Buktinya meyakinkan.", "alone")).toMatch(/^Tanpa operator lain.*: Buktinya meyakinkan\.$/);
});
