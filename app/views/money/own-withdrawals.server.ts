import {
  type CardHoldWait,
  heldUntil,
  tooLittle,
  WAIT_FOR_OPEN_WITHDRAWAL,
  withdrawalNote,
} from "~/copy/money/withdrawal";
import type { OwnWithdrawal, readWithdrawableBalance } from "~/db/money/withdrawals.server";
import { isolated } from "~/domain/core/bidi";
import { formatShortDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import type { NewestKey, Page } from "~/domain/core/page-cursor";
import { withdrawable } from "~/domain/money/card-hold";
import { isOpenPayout } from "~/domain/money/manual-payout";
import { maskedAccount } from "~/domain/money/payout-account";
import { MIN_WITHDRAWAL, standingOf } from "~/domain/money/withdrawal";

export function ownWithdrawalsView(page: Page<OwnWithdrawal>, after: NewestKey | null) {
  const list = "/dashboard/balance/withdrawals";
  return {
    withdrawals: page.items.map(withdrawalView),
    first: after && list,
    next: page.after && `${list}?after=${page.after}`,
  };
}

/** Or in `wait` why there is none to ask for now. */
export function withdrawalFormView(
  funds: Awaited<ReturnType<typeof readWithdrawableBalance>>,
  { requestId, email }: { requestId: string; email: string },
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
    wait: open ? WAIT_FOR_OPEN_WITHDRAWAL : balance < MIN_WITHDRAWAL ? tooLittle(waiting) : null,
    balance,
    waiting,
    last: newest
      ? { id: newest.id, to: `${maskedAccount(newest.account)}, a.n. ${isolated(newest.account.holder)}` }
      : null,
    requestId,
    email,
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
  return { amount, until: heldUntil(firstFree ?? allFree, allFree) };
}

/** Stays on one line. */
const sum = (amount: number) => formatRupiah(amount).replace(" ", "\u00a0");

/** The account by its last digits alone. */
export function withdrawalView(withdrawal: OwnWithdrawal) {
  const { id, amount, fee, account, ...times } = withdrawal;
  const status = standingOf(withdrawal);
  return {
    id,
    amount,
    status,
    to: maskedAccount(account),
    holder: account.holder,
    note: withdrawalNote({ standing: status, ...withdrawal }),
    sent:
      fee > 0 && status !== "failed" && status !== "arrived"
        ? { fee: sum(fee), arrives: sum(amount - fee) }
        : null,
    asked: formatShortDate(times.createdAt),
    decided: times.decidedAt === null ? null : formatShortDate(times.decidedAt),
  };
}
