import type { OwnWithdrawal, readWithdrawableBalance } from "~/db/money/withdrawals.server";
import { formatDate, formatShortDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import type { NewestKey, Page } from "~/domain/core/page-cursor";
import { withdrawable } from "~/domain/money/card-hold";
import { isOpenPayout } from "~/domain/money/manual-payout";
import { maskedAccount } from "~/domain/money/payout-account";
import { MIN_WITHDRAWAL } from "~/domain/money/withdrawal";

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
    wait: open ? WAIT_FOR_OPEN : balance < MIN_WITHDRAWAL ? tooLittle(waiting) : null,
    balance,
    waiting,
    last: newest
      ? { id: newest.id, to: `${maskedAccount(newest.account)}, a.n. ${newest.account.holder}` }
      : null,
    requestId,
    email,
  };
}

const WAIT_FOR_OPEN = {
  title: "Masih ada penarikan yang diproses",
  text: "Penarikan berikutnya dapat diminta setelah yang sekarang selesai.",
};

function tooLittle(waiting: CardHoldWait | null) {
  return {
    title: "Saldo belum dapat ditarik",
    text: waiting
      ? `${formatRupiah(waiting.amount)} dari pembayaran kartu ${waiting.until}. Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}.`
      : `Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}. Bayaran masuk ke saldo begitu pembeli menerima hasilnya.`,
  };
}

/** Integer rupiah, and in words until when. */
type CardHoldWait = { amount: number; until: string };

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
  const last = formatDate(allFree);
  const first = firstFree === null ? last : formatDate(firstFree);
  return {
    amount,
    until:
      first === last
        ? `tertahan sampai ${last}`
        : `tertahan: yang pertama sampai ${first}, semuanya sampai ${last}`,
  };
}

/** Stays on one line. */
const sum = (amount: number) => formatRupiah(amount).replace(" ", "\u00a0");

/** The account by its last digits alone. */
export function withdrawalView(withdrawal: OwnWithdrawal) {
  const { id, amount, fee, account, status, reference, reason, ...times } = withdrawal;
  const notes = {
    requested: "Petugas memeriksa, lalu mengirim uangnya",
    approved: "Sudah diperiksa, segera dikirim",
    paid: `Nomor referensi ${reference}`,
    failed: reason,
  };
  return {
    id,
    amount,
    status,
    to: maskedAccount(account),
    holder: account.holder,
    note: notes[status],
    sent: fee > 0 && status !== "failed" ? { fee: sum(fee), arrives: sum(amount - fee) } : null,
    asked: formatShortDate(times.createdAt),
    decided: times.decidedAt === null ? null : formatShortDate(times.decidedAt),
  };
}
