import { expect, it } from "vitest";
import { balances, type LedgerAccount, OUTSIDE, payoutAccount } from "~/ledger/ledger";

import { readPayoutAccount } from "~/payouts/account-check";
import { isOpenPayout } from "~/payouts/manual-payout";
import { MIN_WITHDRAWAL } from "~/payouts/withdrawal";
import { needsSecondPerson } from "~/platform/money";

import { demoRows } from "../../e2e/demo/rows/rows";
import { withdrawals } from "../../e2e/demo/withdrawals";

const rows = demoRows(Date.now(), "no password");

it("the demo's withdrawals take existing money at their time, and leave the final balances", () => {
  const moved = [...rows.scenarios.flatMap(({ postings }) => postings), ...rows.withdrawals.postings]
    .sort((a, b) => a.at - b.at)
    .map(({ fromAccount, toAccount, amount }) => ({
      from: fromAccount as LedgerAccount,
      to: toAccount as LedgerAccount,
      amount,
    }));
  const sums = new Map<LedgerAccount, number>();
  for (const [n, one] of moved.entries())
    for (const [account, change] of balances([one])) {
      const balance = (sums.get(account) ?? 0) + change;
      sums.set(account, balance);
      if (!OUTSIDE.includes(account)) expect(balance, `${account} after ${n}`).toBeGreaterThanOrEqual(0);
    }
  expect(sums).toEqual(balances(moved));
  for (const { id, status, amount } of rows.withdrawals.rows)
    expect(sums.get(payoutAccount(id ?? ""))).toBe(isOpenPayout({ status }) ? amount : 0);
});

it("the demo's withdrawals are paid, failed, open and half approved, with accounts that the form accepts", () => {
  expect(new Set(rows.withdrawals.rows.map(({ status }) => status)).size).toBe(4);
  for (const { account, amount } of withdrawals) {
    expect(readPayoutAccount(account)).toEqual({ ok: true, value: account });
    expect(amount).toBeGreaterThanOrEqual(MIN_WITHDRAWAL);
  }
  for (const { approvedBy, decidedBy, amount } of rows.withdrawals.rows) {
    if (decidedBy) expect(decidedBy).not.toBe(approvedBy);
    expect(Boolean(approvedBy)).toBe(needsSecondPerson(amount));
  }
});
