import { expect, it } from "vitest";
import { isReportable, mayClose, mayReport } from "~/moderation/report";

it("lets anybody report what is not their own", () => {
  expect(mayReport({ responsibleId: "sari" }, "budi").ok).toBe(true);
  expect(mayReport({ responsibleId: "sari" }, "sari")).toEqual({ ok: false, reason: "own" });
});

it("takes reports of four kinds of things; an appeal is none of them", () => {
  expect(["listing", "person", "review", "message"].every(isReportable)).toBe(true);
  for (const junk of ["appeal", "constructor", "toString", "", null, 7])
    expect(isReportable(junk)).toBe(false);
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
