import { describe, expect, it } from "vitest";
import { nextAssigneeLine } from "~/copy/money/manual-payout";
import { PAYOUT_LOG } from "~/copy/money/manual-payout-acts";
import { HOUR, MINUTE } from "~/domain/core/dates";
import {
  ASSIGNMENT_LASTS,
  isReadersStep,
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  mayActOnPayout,
  SECOND_PERSON_ABOVE,
} from "~/domain/money/manual-payout";
import { SHARED_ACTS, UNASSIGNED } from "~/domain/money/manual-payout-acts";
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
type Act = Parameters<typeof mayActOnPayout>[0];
const by = (operatorId: string, words = "TRX-1") => ({ operatorId, now: NOW, words });
const says = (act: Act, work: ManualPayout, operatorId = "ayu", words = "TRX-1") => {
  const allowed = mayActOnPayout(act, work, by(operatorId, words));
  return allowed.ok ? allowed.value : allowed.reason;
};
const open = (work: ManualPayout, operatorId: string) =>
  MANUAL_PAYOUT_ACTIONS.filter((act) => says(act, work, operatorId) === act);

describe("money that leaves by hand", () => {
  it("is taken on before it is paid", () => {
    expect(open(small, "ayu")).toEqual(["claim"]);
    expect(says("payment", small)).toBe("unclaimed");
    const mine = { ...small, ...SHARED_ACTS.claim.become(small, by("ayu")) };
    expect(open(mine, "ayu")).toEqual(["payment", "release"]);
    expect(says("payment", mine, "ayu", " ")).toBe("no_reference");
    expect(open({ ...mine, ...SHARED_ACTS.release.become(mine) }, "bima")).toEqual(["claim"]);
  });

  it("is out of everybody else's reach while somebody is at it", () => {
    const hers = claimed(small, "ayu", ASSIGNMENT_LASTS - 1);
    expect(open(hers, "bima")).toEqual([]);
    for (const act of ["claim", "takeover", "payment"] as const)
      expect(says(act, hers, "bima")).toBe("claimed");
    expect(says("release", hers, "bima")).toBe("unclaimed");
    expect(says("failure", hers, "bima")).toBe("claimed");
    expect(says("failure", hers, "ayu")).toBe("failure");
  });

  it("can be taken over once it was left for two hours, and only as such", () => {
    expect(ASSIGNMENT_LASTS).toBe(2 * HOUR);
    const left = claimed(small, "ayu", ASSIGNMENT_LASTS);
    expect(open(left, "bima")).toEqual(["takeover"]);
    expect(says("claim", left, "bima")).toBe("claimed");
    expect(says("payment", left, "bima")).toBe("claimed");
    expect(says("failure", left, "bima")).toBe("claimed");
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
    expect(says("approval", claimed(lapsed, "bima"), "citra")).toBe("approval");
    expect(says("failure", lapsed, "bima")).toBe("failure");
  });

  it("is over once", () => {
    for (const status of WITHDRAWAL_STATUSES) {
      const waits = status === "requested" || status === "approved";
      const work = { ...claimed(small, "ayu"), status };
      expect(says("failure", work)).toBe(waits ? "failure" : "not_open");
      for (const act of MANUAL_PAYOUT_ACTIONS) if (!waits) expect(says(act, work)).toBe("not_open");
    }
  });

  it("is taken back as returned by whoever paid it, above the limit by somebody else", () => {
    const back = (work: ManualPayout, operatorId: string) => says("transfer-return", work, operatorId);
    const paid = { status: "paid", paidBy: "bima" } as const;
    expect(back({ ...small, ...paid }, "bima")).toBe("transfer-return");
    expect(back({ ...approved, ...paid }, "bima")).toBe("same_payer");
    expect(back({ ...approved, ...paid }, "ayu")).toBe("transfer-return");
    for (const work of [small, approved]) expect(back(work, "citra")).toBe("not_open");
  });

  it("knows a second press of the same button", () => {
    const mine = claimed(small, "ayu", MINUTE);
    const { approval, claim, release } = SHARED_ACTS;
    expect([claim.isDone(mine, by("ayu")), claim.isDone(mine, by("bima"))]).toEqual([true, false]);
    expect([release.isDone(small), release.isDone(mine)]).toEqual([true, false]);
    expect(claim.isDone({ ...mine, status: "paid" }, by("ayu"))).toBe(false);
    expect([approval.isDone(approved, by("ayu")), approval.isDone(approved, by("bima"))]).toEqual([
      true,
      false,
    ]);
    expect(approval.isDone({ ...approved, lapsed: true }, by("ayu"))).toBe(false);
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
    expect(PAYOUT_LOG.claim(before)).toBe("Transfer ke BCA •••• 7890.");
    expect(
      PAYOUT_LOG.takeover({
        account,
        assigneeName: "Ayu Lestari",
        assignedTo: "ayu",
        assignedAt: NOW,
      }),
    ).toBe("Ditinggalkan Ayu Lestari sejak 22 November 2026, 10.00 WIB.");
  });
});
