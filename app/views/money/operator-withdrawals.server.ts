import { nextHand } from "~/copy/money/manual-payout";
import type { findWithdrawalFile, listWithdrawals } from "~/db/money/withdrawal-pages.server";
import { formatDate, formatDateTime, formatShortDate } from "~/domain/core/dates";
import { isReadersTurn } from "~/domain/money/manual-payout";
import { isHeldBy, maskedAccount } from "~/domain/money/payout-account";
import { withdrawalActs } from "~/domain/money/withdrawal";
import { movementView, withdrawalView } from "./balance.server";
import { handView, shownNumber } from "./manual-payout.server";

const LIST = "/operator/withdrawals";

type By = { operatorId: string; now: number };

/** What waits for a hand, oldest first, or what was decided; the page that begins after this key. */
export function withdrawalListView(
  page: Awaited<ReturnType<typeof listWithdrawals>>,
  { open, after }: { open: boolean; after: string | null },
  by: By,
) {
  const address = (key: string | null) => {
    const parts = [...(open ? [] : ["status=selesai"]), ...(key ? [`after=${key}`] : [])];
    return parts.length > 0 ? `${LIST}?${parts.join("&")}` : LIST;
  };
  return {
    open,
    withdrawals: page.items.map((withdrawal) => {
      const read = { ...by, own: withdrawal.userId === by.operatorId };
      return {
        id: withdrawal.id,
        amount: withdrawal.amount,
        status: withdrawal.status,
        person: withdrawal.personName,
        to: maskedAccount(withdrawal.account),
        asked: formatShortDate(withdrawal.createdAt),
        next: nextHand(withdrawal, read),
        yours: isReadersTurn(withdrawal, read),
      };
    }),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

/** All that an operator looks at before money leaves; the whole number only for whoever is about to send it. */
export function withdrawalFileView(
  found: NonNullable<Awaited<ReturnType<typeof findWithdrawalFile>>>,
  by: By,
) {
  const { withdrawal, acts: log, others, movements } = found;
  const { id, userId, amount, account, status, personName, email } = withdrawal;
  const own = userId === by.operatorId;
  return {
    id,
    amount,
    account: shownNumber(account, withdrawal, by.operatorId),
    status,
    outcome: withdrawalView(withdrawal).note,
    asked: formatDateTime(withdrawal.createdAt),
    person: {
      id: userId,
      name: personName,
      email,
      joined: formatDate(withdrawal.joinedAt),
      suspended: withdrawal.suspendedAt !== null,
    },
    ownName: isHeldBy(account, personName),
    acts: withdrawalActs(withdrawal, userId, by),
    own,
    hand: handView(withdrawal, log, { ...by, own }),
    log,
    others: others.map(withdrawalView),
    movements: movements.map(movementView),
  };
}
