import { bankNameLine } from "~/copy/money/account-check";
import { nextAssigneeLine } from "~/copy/money/manual-payout";
import { withdrawalAsks } from "~/copy/money/withdrawal-asks";
import { askedOf } from "~/copy/operator/action-ask";
import type { findAdminWithdrawal, listWithdrawals } from "~/db/money/withdrawal-pages.server";
import { formatDate, formatDateTime, formatShortDate } from "~/domain/core/dates";
import { listHref } from "~/domain/core/list-href";
import { formatRupiah } from "~/domain/core/money";
import { isHeldBy } from "~/domain/money/account-holder";
import { isOpenPayout, isStillToSend } from "~/domain/money/manual-payout";
import { maskedAccount } from "~/domain/money/payout-account";
import { isReadersStep } from "~/domain/money/payout-reader";
import { standingOf, withdrawalActions } from "~/domain/money/withdrawal";
import { ledgerEntryView } from "./balance.server";
import { manualPayoutView, shownNumber } from "./manual-payout.server";
import { withdrawalView } from "./own-withdrawals.server";
import { providerPayoutView } from "./provider-payout.server";

const LIST = "/operator/withdrawals";

type By = { operatorId: string; now: number };
type Sending = Parameters<typeof providerPayoutView>[2]["providers"];

/** Open ones oldest first. */
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
        status: standingOf(withdrawal),
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

/** The whole account number only for whoever is about to send the money. */
export function withdrawalFileView(
  found: NonNullable<Awaited<ReturnType<typeof findAdminWithdrawal>>>,
  by: By,
  providers: Sending,
) {
  const { withdrawal, acts: log, others, entries, payouts } = found;
  const { id, userId, fee, account, personName, email } = withdrawal;
  const own = userId === by.operatorId;
  // What leaves: the owner bears the fee, if any.
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
    status: standingOf(withdrawal),
    open: isOpenPayout(withdrawal),
    toSend: isStillToSend(withdrawal),
    outcome: nextAssigneeLine(withdrawal, { ...by, own }) ?? withdrawalView(withdrawal).note,
    asked: formatDateTime(withdrawal.createdAt),
    person: {
      id: userId,
      name: personName,
      email,
      joined: formatDate(withdrawal.joinedAt),
      suspended: withdrawal.suspendedAt !== null,
    },
    ownName: isHeldBy(account, personName),
    actions: askedOf(
      withdrawalActions(withdrawal, by),
      withdrawalAsks({ sum: formatRupiah(amount), lapsed: withdrawal.lapsed, doubted }),
    ),
    folded: provider?.folded ?? false,
    doubted,
    own,
    provider,
    payout: manualPayoutView(withdrawal, log, { ...by, own }),
    log,
    others: others.map(withdrawalView),
    entries: entries.map(ledgerEntryView),
  };
}
