import { describe, expect, it } from "vitest";
import { PAYOUT_STATES, WITHDRAWAL_STATUSES } from "~/database/stored-values";
import {
  ASSIGNMENT_LASTS,
  awaitsSecondOperator,
  canActOnPayout,
  isReadersStep,
  isStillToSend,
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  SHARED_ACTION_RULES,
  UNASSIGNED,
} from "~/payouts/manual-payout";
import { nextAssigneeLine, PAYOUT_LOG } from "~/payouts/text";
import { HOUR, MINUTE } from "~/platform/dates";
import { SECOND_PERSON_ABOVE } from "~/platform/money";

const NOW = Date.UTC(2026, 10, 22, 3);

const small: ManualPayout = {
  status: "requested",
  amount: SECOND_PERSON_ABOVE,
  sentAlone: 0,
  provider: null,
  approvedBy: null,
  lapsed: false,
  paidBy: null,
  ...UNASSIGNED,
};
const large: ManualPayout = { ...small, amount: SECOND_PERSON_ABOVE + 1 };
const approved: ManualPayout = { ...large, status: "approved", approvedBy: "ayu" };
const assigned = (work: ManualPayout, assignedTo: string, ago = 0): ManualPayout => ({
  ...work,
  assignedTo,
  assignedAt: NOW - ago,
});
type Action = Parameters<typeof canActOnPayout>[0];
const by = (operatorId: string, words = "TRX-1") => ({ operatorId, now: NOW, words });
const resultOf = (act: Action, work: ManualPayout, operatorId = "ayu", words = "TRX-1") => {
  const allowed = canActOnPayout(act, work, by(operatorId, words));
  return allowed.ok ? allowed.value : allowed.reason;
};
const open = (work: ManualPayout, operatorId: string) =>
  MANUAL_PAYOUT_ACTIONS.filter((act) => resultOf(act, work, operatorId) === act);

it("a payout is unsent until it is paid, failed or released by the provider", () => {
  const statuses = ["pending", "requested", "approved", "paid", "failed"] as const;
  expect(statuses.filter((status) => isStillToSend({ status, provider: null }))).toEqual([
    "pending",
    "requested",
    "approved",
  ]);
  const unsent = PAYOUT_STATES.filter((provider) => isStillToSend({ status: "requested", provider }));
  expect(unsent).toEqual(["intended", "prepared", "arrived", "failed", "returned"]);
  expect(isStillToSend({ status: "paid", provider: "failed" })).toBe(false);
});

describe("a payout by hand", () => {
  it("is assigned before it is paid", () => {
    expect(open(small, "ayu")).toEqual(["assign"]);
    expect(resultOf("pay", small)).toBe("unassigned");
    const mine = { ...small, ...SHARED_ACTION_RULES.assign.become(small, by("ayu")) };
    expect(open(mine, "ayu")).toEqual(["pay", "unassign"]);
    expect(resultOf("pay", mine, "ayu", " ")).toBe("no_reference");
    expect(open({ ...mine, ...SHARED_ACTION_RULES.unassign.become(mine) }, "bima")).toEqual(["assign"]);
  });

  it("is closed to others while it is assigned", () => {
    const hers = assigned(small, "ayu", ASSIGNMENT_LASTS - 1);
    expect(open(hers, "bima")).toEqual([]);
    for (const act of ["assign", "take_over", "pay"] as const) expect(resultOf(act, hers, "bima")).toBe("assigned");
    expect(resultOf("unassign", hers, "bima")).toBe("unassigned");
    expect(resultOf("fail_withdrawal", hers, "bima")).toBe("assigned");
    expect(resultOf("fail_withdrawal", hers, "ayu")).toBe("fail_withdrawal");
  });

  it("can be taken over after two hours, and only as such", () => {
    expect(ASSIGNMENT_LASTS).toBe(2 * HOUR);
    const left = assigned(small, "ayu", ASSIGNMENT_LASTS);
    expect(open(left, "bima")).toEqual(["take_over"]);
    expect(resultOf("assign", left, "bima")).toBe("assigned");
    expect(resultOf("pay", left, "bima")).toBe("assigned");
    expect(resultOf("fail_withdrawal", left, "bima")).toBe("assigned");
    expect(resultOf("take_over", small, "bima")).toBe("unassigned");
    expect(open(left, "ayu")).toEqual(["pay", "unassign"]);
  });

  it("needs two people above the limit, and the second one assigns it", () => {
    for (const act of ["assign", "pay"] as const) expect(resultOf(act, large)).toBe("needs_second_person");
    expect(open(large, "ayu")).toEqual(["approve"]);
    expect(resultOf("assign", approved)).toBe("same_person");
    expect(resultOf("take_over", assigned(approved, "citra", ASSIGNMENT_LASTS))).toBe("same_person");
    expect(open(approved, "bima")).toEqual(["assign"]);
    expect(open(assigned(approved, "bima"), "bima")).toEqual(["pay", "unassign"]);
    expect(resultOf("approve", small)).toBe("not_open");
    expect(resultOf("approve", approved)).toBe("not_open");
  });

  it("ignores an approval whose author left, which another operator can give again", () => {
    const lapsed: ManualPayout = { ...approved, lapsed: true };
    expect(resultOf("assign", lapsed, "bima")).toBe("approval_lapsed");
    expect(resultOf("pay", assigned(lapsed, "bima"), "bima")).toBe("approval_lapsed");
    expect(resultOf("approve", assigned(lapsed, "bima"), "bima")).toBe("same_person");
    expect(resultOf("approve", assigned(lapsed, "bima"), "citra")).toBe("approve");
    expect(resultOf("fail_withdrawal", lapsed, "bima")).toBe("fail_withdrawal");
  });

  it("ends once", () => {
    for (const status of WITHDRAWAL_STATUSES) {
      const waits = status === "requested" || status === "approved";
      const work = { ...assigned(small, "ayu"), status };
      expect(resultOf("fail_withdrawal", work)).toBe(waits ? "fail_withdrawal" : "not_open");
      for (const act of MANUAL_PAYOUT_ACTIONS) if (!waits) expect(resultOf(act, work)).toBe("not_open");
    }
  });

  it("can be recorded as returned by its payer, and above the limit by another operator", () => {
    const back = (work: ManualPayout, operatorId: string) => resultOf("return", work, operatorId);
    const paid = { status: "paid", paidBy: "bima" } as const;
    expect(back({ ...small, ...paid }, "bima")).toBe("return");
    expect(back({ ...approved, ...paid }, "bima")).toBe("same_payer");
    expect(back({ ...approved, ...paid }, "ayu")).toBe("return");
    for (const work of [small, approved]) expect(back(work, "citra")).toBe("not_open");
  });

  it("recognises a repeated submit", () => {
    const mine = assigned(small, "ayu", MINUTE);
    const { approve, assign, unassign } = SHARED_ACTION_RULES;
    expect([assign.isDone(mine, by("ayu")), assign.isDone(mine, by("bima"))]).toEqual([true, false]);
    expect([unassign.isDone(small), unassign.isDone(mine)]).toEqual([true, false]);
    expect(assign.isDone({ ...mine, status: "paid" }, by("ayu"))).toBe(false);
    expect([approve.isDone(approved, by("ayu")), approve.isDone(approved, by("bima"))]).toEqual([true, false]);
    expect(approve.isDone({ ...approved, lapsed: true }, by("ayu"))).toBe(false);
  });
});

describe("the text about it", () => {
  const account = { channel: "BCA", number: "1234567890", holder: "Sari Wulandari" } as const;
  const line = (work: ManualPayout, operatorId: string, assigneeName: string | null = "Ayu Lestari", own = false) =>
    nextAssigneeLine({ ...work, assigneeName }, { operatorId, now: NOW, own });

  it("names the assigned operator, and the time", () => {
    expect(line(small, "bima", null)).toBe("Perlu dibayar");
    expect(line(large, "bima", null)).toBe("Perlu persetujuan pertama");
    expect(line(approved, "bima", null)).toBe("Disetujui, dibayar operator kedua");
    expect(line(assigned(small, "ayu"), "bima")).toBe("Dikerjakan Ayu Lestari sejak 22 November 2026, 10.00 WIB");
    expect(line(assigned(small, "ayu"), "ayu")).toContain("Anda kerjakan sejak");
    expect(line(assigned(small, "ayu", ASSIGNMENT_LASTS), "bima")).toBe(
      "Ditinggalkan Ayu Lestari sejak 22 November 2026, 08.00 WIB",
    );
    expect(line({ ...assigned(small, "ayu"), status: "paid" }, "bima")).toBeNull();
  });

  it("hides the assigned operator from the owner of the money", () => {
    expect(line(assigned(small, "ayu"), "bima", "Ayu Lestari", true)).toBe("Perlu dibayar");
    expect(line(assigned(approved, "ayu"), "bima", "Ayu Lestari", true)).toBe("Disetujui, dibayar operator kedua");
  });

  it("is the reader's turn only if they can act", () => {
    const turn = (work: ManualPayout, operatorId: string, own = false) =>
      isReadersStep({ ...work, assigneeName: null }, { operatorId, now: NOW, own });
    expect([turn(small, "bima"), turn(large, "bima"), turn(approved, "bima")]).toEqual([true, true, true]);
    expect(turn(small, "bima", true)).toBe(false);
    expect(turn(approved, approved.approvedBy ?? "")).toBe(false);
    expect(turn({ ...approved, lapsed: true }, approved.approvedBy ?? "")).toBe(true);
    expect([turn(assigned(small, "ayu"), "ayu"), turn(assigned(small, "ayu"), "bima")]).toEqual([true, false]);
    expect(turn(assigned(small, "ayu", ASSIGNMENT_LASTS), "bima")).toBe(true);
    expect(turn({ ...small, status: "paid" }, "bima")).toBe(false);
  });

  it("is logged without the account number", () => {
    const before = { account, assigneeName: null, ...UNASSIGNED };
    expect(PAYOUT_LOG.assign(before)).toBe("Transfer ke BCA •••• 7890.");
    expect(
      PAYOUT_LOG.take_over({
        account,
        assigneeName: "Ayu Lestari",
        assignedTo: "ayu",
        assignedAt: NOW,
      }),
    ).toBe("Ditinggalkan Ayu Lestari sejak 22 November 2026, 10.00 WIB.");
  });
});

describe("the text for its approver", () => {
  it("names another operator, until a provider sends it", () => {
    const providers = [null, "intended", "prepared", "releasing", "released", "failed", "returned"] as const;
    const waiting = providers.filter((provider) => awaitsSecondOperator({ ...approved, provider }, "ayu"));
    expect(waiting).toEqual([null, "prepared", "failed", "returned"]);
    expect(awaitsSecondOperator(approved, "bima")).toBe(false);
  });
});
