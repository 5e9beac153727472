import { ledgerEntryView } from "~/ledger/page-data.server";
import { operatorFieldsFor } from "~/operators/text";
import { formatDate, formatDateTime, formatShortDate } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { listHref } from "~/platform/paging";
import { maskedAccount } from "./account";
import { isAccountOwner } from "./account-check";
import { isOpenPayout, isReadersStep, isStillToSend } from "./manual-payout";
import { manualPayoutView, providerPayoutView, shownNumber, withdrawalView } from "./page-data.server";
import type { findAdminWithdrawal, listWithdrawals } from "./page-queries.server";
import { bankNameLine, nextAssigneeLine, withdrawalFields } from "./text";
import { withdrawalActions, withdrawalOutcome } from "./withdrawal";

const LIST = "/operator/withdrawals";

type By = { operatorId: string; now: number };
type Sending = Parameters<typeof providerPayoutView>[2]["providers"];

export function withdrawalListView(
  page: Awaited<ReturnType<typeof listWithdrawals>>,
  { open, after }: { open: boolean; after: string | null },
  by: By,
) {
  const address = (key: string | null) => listHref(LIST, { status: open ? null : "selesai", after: key });
  return {
    open,
    withdrawals: page.items.map((withdrawal) => {
      const read = { ...by, own: withdrawal.userId === by.operatorId };
      return {
        id: withdrawal.id,
        amount: withdrawal.amount,
        status: withdrawalOutcome(withdrawal),
        person: withdrawal.personName,
        to: maskedAccount(withdrawal.account),
        asked: formatShortDate(withdrawal.createdAt),
        next: nextAssigneeLine(withdrawal, read),
        yours: isReadersStep(withdrawal, read),
      };
    }),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

/** Includes the whole account number only for the operator who is about to send the money. */
export function withdrawalFileView(
  found: NonNullable<Awaited<ReturnType<typeof findAdminWithdrawal>>>,
  by: By,
  providers: Sending,
) {
  const { withdrawal, acts: log, others, entries, payouts } = found;
  const { id, userId, fee, account, personName, email } = withdrawal;
  const own = userId === by.operatorId;
  const amount = withdrawal.amount - fee;
  const work = { ...withdrawal, open: true, own };
  const provider = providerPayoutView(work, payouts, { providers, ...by });
  const doubted = provider?.doubted ?? false;
  return {
    id,
    amount,
    fee,
    account: shownNumber(account, withdrawal, by.operatorId),
    bankName: bankNameLine(account, providers.current !== null && isOpenPayout(withdrawal)),
    status: withdrawalOutcome(withdrawal),
    open: isOpenPayout(withdrawal),
    toSend: isStillToSend(withdrawal),
    outcome: nextAssigneeLine(withdrawal, { ...by, own }) ?? withdrawalView(withdrawal, by.now).note,
    asked: formatDateTime(withdrawal.createdAt),
    person: {
      id: userId,
      name: personName,
      email,
      joined: formatDate(withdrawal.joinedAt),
      suspended: withdrawal.suspendedAt !== null,
    },
    ownName: isAccountOwner(account, personName),
    actions: operatorFieldsFor(
      withdrawalActions(withdrawal, by),
      withdrawalFields({ sum: formatRupiah(amount), lapsed: withdrawal.lapsed, doubted }),
    ),
    folded: provider?.folded ?? false,
    doubted,
    own,
    provider,
    payout: manualPayoutView(withdrawal, log, { ...by, own }),
    log,
    others: others.map((other) => withdrawalView(other, by.now)),
    entries: entries.map(ledgerEntryView),
  };
}
