import { ledgerEntryTitle } from "~/copy/money/ledger";
import type { Moved, readBalance } from "~/db/money/balance.server";
import type { BalanceEntry } from "~/db/money/ledger-entries.server";
import type { RowKey } from "~/domain/core/page-cursor";
import { withdrawable } from "~/domain/money/card-hold";
import { isOpenPayout } from "~/domain/money/manual-payout";
import { maskedAccount } from "~/domain/money/payout-account";
import { MIN_WITHDRAWAL } from "~/domain/money/withdrawal";
import { monthOptions } from "../core/months";
import { waitView, withdrawalView } from "./own-withdrawals.server";

export function balanceView(
  found: Awaited<ReturnType<typeof readBalance>>,
  after: RowKey | null,
  now: number,
) {
  const { balance, byCard, held, paidOut, latest, entries } = found;
  const available = withdrawable({ balance, held: byCard.amount });
  const open = latest.find(isOpenPayout);
  return {
    // Nothing can be drawn meanwhile: then it is what the ledger below ends with.
    standing: open
      ? { title: "Saldo", amount: balance }
      : { title: "Dapat ditarik sekarang", amount: available },
    // What a charge-back has left of it.
    waiting: waitView({ ...byCard, amount: balance - available }),
    held,
    withdrawing: open?.amount ?? 0,
    paidOut,
    wait: open ? ("open" as const) : available < MIN_WITHDRAWAL ? ("too_little" as const) : null,
    withdrawals: latest.map(withdrawalView),
    moreWithdrawals: found.moreWithdrawals,
    entries: entries.items.map(movedView),
    first: after && "/dashboard/balance",
    next: entries.after && `/dashboard/balance?after=${entries.after}`,
    months: monthOptions(now, found.joinedAt),
  };
}

export function ledgerEntryView(entry: BalanceEntry) {
  const { row, at, to, amount, orderId, orderTitle, payout } = entry;
  return {
    row,
    at,
    title: ledgerEntryTitle(entry),
    detail: orderTitle ?? (payout ? maskedAccount(payout) : ""),
    orderId,
    // Integer rupiah, below zero where it left.
    amount: to.startsWith("seller:") ? amount : -amount,
  };
}

function movedView(entry: Moved) {
  return { ...ledgerEntryView(entry), balanceAfter: entry.balanceAfter };
}
