import { withdrawable } from "~/payments/payment";
import { formatShortDate } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import type { NewestKey, Page } from "~/platform/paging";
import { isolated } from "~/platform/strings";
import { maskedAccount } from "./account";
import { isOpenPayout, transferDeadline } from "./manual-payout";
import type { OwnWithdrawal, readWithdrawableBalance } from "./queries.server";
import { type CardHoldWait, cardHoldEndText, tooLittle, waitForOpenWithdrawal, withdrawalNote } from "./text";
import { MIN_WITHDRAWAL, withdrawalOutcome } from "./withdrawal";

export function ownWithdrawalsView(page: Page<OwnWithdrawal>, after: NewestKey | null, now: number) {
  const list = "/dashboard/balance/withdrawals";
  return {
    withdrawals: page.items.map((one) => withdrawalView(one, now)),
    first: after && list,
    next: page.after && `${list}?after=${page.after}`,
  };
}

export function withdrawalFormView(
  funds: Awaited<ReturnType<typeof readWithdrawableBalance>>,
  { formId, email, now }: { formId: string; email: string; now: number },
) {
  const { newest } = funds;
  const balance = withdrawable(funds);
  const open = newest !== null && isOpenPayout(newest);
  const waiting = waitView({
    amount: funds.balance - balance,
    firstFree: null,
    allFree: funds.allFree,
  });
  return {
    wait: open ? waitForOpenWithdrawal(newest.createdAt) : balance < MIN_WITHDRAWAL ? tooLittle(waiting) : null,
    balance,
    waiting,
    last: newest
      ? { id: newest.id, to: `${maskedAccount(newest.account)}, a.n. ${isolated(newest.account.holder)}` }
      : null,
    formId,
    email,
    sentBy: formatShortDate(transferDeadline(now)),
  };
}

export function waitView({
  amount,
  firstFree,
  allFree,
}: {
  amount: number;
  firstFree: number | null;
  allFree: number | null;
}): CardHoldWait | null {
  if (amount <= 0 || allFree === null) return null;
  return { amount, until: cardHoldEndText(firstFree ?? allFree, allFree) };
}

const sum = (amount: number) => formatRupiah(amount).replace(" ", "\u00a0");

export function withdrawalView(withdrawal: OwnWithdrawal, now: number) {
  const { id, amount, fee, account, ...times } = withdrawal;
  const status = withdrawalOutcome(withdrawal);
  return {
    id,
    amount,
    status,
    to: maskedAccount(account),
    holder: account.holder,
    note: withdrawalNote({ outcome: status, ...withdrawal }, now),
    sent: fee > 0 && status !== "failed" && status !== "arrived" ? { fee: sum(fee), arrives: sum(amount - fee) } : null,
    asked: formatShortDate(times.createdAt),
    decided: times.decidedAt === null ? null : formatShortDate(times.decidedAt),
  };
}
