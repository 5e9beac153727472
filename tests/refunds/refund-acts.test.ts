import { expect, it } from "vitest";
import { payoutActionKind } from "~/operators/operator";
import { accountMark } from "~/payouts/account";
import { UNASSIGNED } from "~/payouts/manual-payout";
import {
  canHandleRefund,
  type ManualRefund,
  paymentMark,
  REFUND_ACTION_RULES,
  type RefundAction,
} from "~/refunds/refund";

const NOW = Date.UTC(2026, 10, 22, 3);
const PAID_AT = NOW - 1;
const ACCOUNT = { channel: "BCA", number: "1234567890", holder: "Budi Santoso" } as const;

const order = { buyerId: "budi", sellerId: "sari" };
const small: ManualRefund = {
  id: "refund-1",
  attempt: 1,
  version: 7,
  bill: 1,
  status: "pending",
  route: "bank",
  amount: 350_000,
  account: ACCOUNT,
  sentAlone: 0,
  provider: null,
  approvedBy: null,
  lapsed: false,
  paidBy: null,
  paidAt: null,
  reference: "",
  lastError: null,
  paidWhileAssigned: false,
  paidElsewhere: false,
  ...UNASSIGNED,
};
const mine = { assignedTo: "ayu", assignedAt: NOW - 1 };
const paid = { status: "paid", paidBy: "bima", paidAt: PAID_AT, reference: "FT-1" } as const;

const FITTING: Record<RefundAction, ManualRefund> = {
  approve: { ...small, amount: 9_000_000 },
  assign: small,
  take_over: { ...small, assignedTo: "bima", assignedAt: 0 },
  pay: { ...small, ...mine },
  unassign: { ...small, ...mine },
  return_refund_account: small,
  reroute_refund: { ...small, route: "gateway", account: null },
  record_transfer: { ...small, ...mine, status: "paid", route: "gateway", paidWhileAssigned: true },
  return: { ...small, ...paid },
};

it.each([...Object.entries(FITTING), ["return", { ...small, ...paid, paidElsewhere: true }] as const])(
  "a repeated %s is recognised for the same operator only",
  (name, refund) => {
    const act = name as RefundAction;
    const words = act === "pay" ? "FT-2" : "x".repeat(400);
    const seen = act === "return" ? paymentMark(paid) : accountMark(ACCOUNT);
    const by = { operatorId: "ayu", now: NOW, words, seen };
    expect(canHandleRefund(act, refund, order, by)).toEqual({ ok: true, value: act });

    const before = [{ kind: "pay_refund", operatorId: "bima", reason: "", at: PAID_AT }];
    const { isDone, become } = REFUND_ACTION_RULES[act];
    expect(isDone(refund, by, before)).toBe(false);
    const after = { ...refund, ...become(refund, by) };
    const log = [{ kind: payoutActionKind(act, "refunds"), operatorId: "ayu", reason: words, at: NOW }, ...before];
    expect(isDone(after, by, log)).toBe(true);
    expect(isDone(after, { ...by, words: "Alasan lain", operatorId: "citra" }, log)).toBe(act === "unassign");
  },
);

it("a returned transfer is owed again, unless the buyer was paid in another way too", () => {
  const by = { operatorId: "ayu", now: NOW, words: "Rekening ditutup.", seen: paymentMark(paid) };
  const { become, command } = REFUND_ACTION_RULES.return;
  const back = { ...small, ...paid };
  expect(become(back, by)).toMatchObject({ status: "pending", account: null, paidBy: null, paidAt: null });
  expect(command?.(back, [])).toMatchObject({ amount: 350_000, debt: 7, taken: false });
  const twice = { ...back, paidElsewhere: true };
  expect(become(twice, by)).toMatchObject({ status: "paid", route: "gateway", paidBy: null });
  expect(command?.(twice, [])).toMatchObject({ taken: true });
});
