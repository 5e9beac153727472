import { describe, expect, it } from "vitest";
import { assignmentLogLine } from "~/copy/money/assignment";
import { nextAssigneeLine } from "~/copy/money/manual-payout";
import { HOUR, MINUTE } from "~/domain/core/dates";
import { assignmentAfter, isAssigned, UNASSIGNED } from "~/domain/money/assignment";
import {
  ASSIGNMENT_LASTS,
  approve,
  isReadersStep,
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  type ManualPayoutAction,
  markFailed,
  markReturned,
  mayActOnPayout,
  SECOND_PERSON_ABOVE,
} from "~/domain/money/manual-payout";
import { WITHDRAWAL_STATUSES } from "~/domain/money/withdrawal";

const NOW = Date.UTC(2026, 10, 22, 3);

const small: ManualPayout = {
  status: "requested",
  amount: SECOND_PERSON_ABOVE,
  sentAlone: 0,
  approvedBy: null,
  lapsed: false,
  paidBy: null,
  ...UNASSIGNED,
};
const large: ManualPayout = { ...small, amount: SECOND_PERSON_ABOVE + 1 };
const approved: ManualPayout = { ...large, status: "approved", approvedBy: "ayu" };
const claimed = (work: ManualPayout, assignedTo: string, ago = 0): ManualPayout => ({
  ...work,
  assignedTo,
  assignedAt: NOW - ago,
});
/** What an operator hears who does it: the action itself, or why not. */
const says = (act: ManualPayoutAction, work: ManualPayout, operatorId = "ayu", reference = "TRX-1") => {
  const allowed = mayActOnPayout(act, work, { operatorId, now: NOW, reference });
  return allowed.ok ? allowed.value : allowed.reason;
};
const open = (work: ManualPayout, operatorId: string) =>
  MANUAL_PAYOUT_ACTIONS.filter((act) => says(act, work, operatorId) === act);

describe("money that leaves by hand", () => {
  it("is taken on before it is paid", () => {
    expect(open(small, "ayu")).toEqual(["claim"]);
    expect(says("payment", small)).toBe("unclaimed");
    const mine = { ...small, ...assignmentAfter("claim", { operatorId: "ayu", now: NOW }) };
    expect(open(mine, "ayu")).toEqual(["payment", "release"]);
    expect(says("payment", mine, "ayu", " ")).toBe("no_reference");
    expect(open({ ...mine, ...assignmentAfter("release", { operatorId: "ayu", now: NOW }) }, "bima")).toEqual(
      ["claim"],
    );
  });

  it("is out of everybody else's reach while somebody is at it", () => {
    const hers = claimed(small, "ayu", ASSIGNMENT_LASTS - 1);
    expect(open(hers, "bima")).toEqual([]);
    for (const act of ["claim", "takeover", "payment"] as const)
      expect(says(act, hers, "bima")).toBe("claimed");
    expect(says("release", hers, "bima")).toBe("unclaimed");
    expect(markFailed(hers, { operatorId: "bima" })).toEqual({ ok: false, reason: "claimed" });
    expect(markFailed(hers, { operatorId: "ayu" }).ok).toBe(true);
  });

  it("can be taken over once it was left for two hours, and only as such", () => {
    expect(ASSIGNMENT_LASTS).toBe(2 * HOUR);
    const left = claimed(small, "ayu", ASSIGNMENT_LASTS);
    expect(open(left, "bima")).toEqual(["takeover"]);
    expect(says("claim", left, "bima")).toBe("claimed");
    expect(says("payment", left, "bima")).toBe("claimed");
    expect(markFailed(left, { operatorId: "bima" }).ok).toBe(false);
    expect(says("takeover", small, "bima")).toBe("unclaimed");
    // As long as nobody did, it is still hers.
    expect(open(left, "ayu")).toEqual(["payment", "release"]);
  });

  it("needs two people above the limit, the second of whom takes it on", () => {
    for (const act of ["claim", "payment"] as const) expect(says(act, large)).toBe("needs_second_person");
    expect(open(large, "ayu")).toEqual(["approval"]);
    expect(says("claim", approved)).toBe("same_person");
    expect(says("takeover", claimed(approved, "citra", ASSIGNMENT_LASTS))).toBe("same_person");
    expect(open(approved, "bima")).toEqual(["claim"]);
    expect(open(claimed(approved, "bima"), "bima")).toEqual(["payment", "release"]);
    expect(says("approval", small)).toBe("not_open");
    expect(says("approval", approved)).toBe("not_open");
  });

  it("counts no approval of somebody who left, which can be given anew by another than has it assigned", () => {
    const lapsed: ManualPayout = { ...approved, lapsed: true };
    expect(says("claim", lapsed, "bima")).toBe("approval_lapsed");
    expect(says("payment", claimed(lapsed, "bima"), "bima")).toBe("approval_lapsed");
    expect(says("approval", claimed(lapsed, "bima"), "bima")).toBe("same_person");
    expect(approve(claimed(lapsed, "bima"), { operatorId: "citra" }).ok).toBe(true);
    expect(markFailed(lapsed, { operatorId: "bima" }).ok).toBe(true);
  });

  it("is over once", () => {
    for (const status of WITHDRAWAL_STATUSES) {
      const waits = status === "requested" || status === "approved";
      const work = { ...claimed(small, "ayu"), status };
      expect(markFailed(work, { operatorId: "ayu" }).ok).toBe(waits);
      for (const act of MANUAL_PAYOUT_ACTIONS) if (!waits) expect(says(act, work)).toBe("not_open");
    }
  });

  it("is taken back as returned by whoever paid it, above the limit by somebody else", () => {
    const back = (work: ManualPayout, operatorId: string) => {
      const returned = markReturned(work, { operatorId });
      return returned.ok ? returned.value : returned.reason;
    };
    const paid = { status: "paid", paidBy: "bima" } as const;
    expect(back({ ...small, ...paid }, "bima")).toBe("returned");
    expect(back({ ...approved, ...paid }, "bima")).toBe("same_payer");
    expect(back({ ...approved, ...paid }, "ayu")).toBe("returned");
    for (const work of [small, approved]) expect(back(work, "citra")).toBe("not_open");
  });

  it("knows a second press of the same button", () => {
    const mine = claimed(small, "ayu", MINUTE);
    expect([isAssigned("claim", mine, "ayu"), isAssigned("claim", mine, "bima")]).toEqual([true, false]);
    expect([isAssigned("release", small, "ayu"), isAssigned("release", mine, "ayu")]).toEqual([true, false]);
    expect(isAssigned("claim", { ...mine, status: "paid" }, "ayu")).toBe(false);
  });
});

describe("what is said of it", () => {
  const account = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;
  const line = (
    work: ManualPayout,
    operatorId: string,
    assigneeName: string | null = "Ayu Lestari",
    own = false,
  ) => nextAssigneeLine({ ...work, assigneeName }, { operatorId, now: NOW, own });

  it("names to whom it is assigned, and since when", () => {
    expect(line(small, "bima", null)).toBe("Perlu dibayar");
    expect(line(large, "bima", null)).toBe("Perlu persetujuan pertama");
    expect(line(approved, "bima", null)).toBe("Disetujui, dibayar operator kedua");
    expect(line(claimed(small, "ayu"), "bima")).toBe(
      "Dikerjakan Ayu Lestari sejak 22 November 2026, 10.00 WIB",
    );
    expect(line(claimed(small, "ayu"), "ayu")).toContain("Anda kerjakan sejak");
    expect(line(claimed(small, "ayu", ASSIGNMENT_LASTS), "bima")).toBe(
      "Ditinggalkan Ayu Lestari sejak 22 November 2026, 08.00 WIB",
    );
    expect(line({ ...claimed(small, "ayu"), status: "paid" }, "bima")).toBeNull();
  });

  it("does not tell to whom it is assigned to whoever gets the money", () => {
    expect(line(claimed(small, "ayu"), "bima", "Ayu Lestari", true)).toBe("Perlu dibayar");
    expect(line(claimed(approved, "ayu"), "bima", "Ayu Lestari", true)).toBe(
      "Disetujui, dibayar operator kedua",
    );
  });

  it("is the reader's turn only where they can take it further", () => {
    const turn = (work: ManualPayout, operatorId: string, own = false) =>
      isReadersStep({ ...work, assigneeName: null }, { operatorId, now: NOW, own });
    expect([turn(small, "bima"), turn(large, "bima"), turn(approved, "bima")]).toEqual([true, true, true]);
    expect(turn(small, "bima", true)).toBe(false);
    expect(turn(approved, approved.approvedBy ?? "")).toBe(false);
    expect(turn({ ...approved, lapsed: true }, approved.approvedBy ?? "")).toBe(true);
    expect([turn(claimed(small, "ayu"), "ayu"), turn(claimed(small, "ayu"), "bima")]).toEqual([true, false]);
    expect(turn(claimed(small, "ayu", ASSIGNMENT_LASTS), "bima")).toBe(true);
    expect(turn({ ...small, status: "paid" }, "bima")).toBe(false);
  });

  it("stands in the log without the account's number", () => {
    const before = { account, assigneeName: null, ...UNASSIGNED };
    expect(assignmentLogLine("claim", before)).toBe("Transfer ke BCA •••• 7890.");
    expect(
      assignmentLogLine("takeover", {
        account,
        assigneeName: "Ayu Lestari",
        assignedTo: "ayu",
        assignedAt: NOW,
      }),
    ).toBe("Ditinggalkan Ayu Lestari sejak 22 November 2026, 10.00 WIB.");
  });
});
