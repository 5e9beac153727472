import type { AppLoadContext } from "@remix-run/cloudflare";
import { isReadersTurn, nextHand } from "~/copy/money/manual-payout";
import { findWithdrawalFile, listWithdrawals } from "~/db/money/withdrawal-pages.server";
import { formatDate, formatDateTime, formatShortDate } from "~/domain/core/dates";
import { isId } from "~/domain/core/text";
import { isHeldBy, maskedAccount } from "~/domain/money/payout-account";
import { withdrawalActs } from "~/domain/money/withdrawal";
import { notFound } from "../../http/errors.server";
import { requireOperator } from "../../http/operator.server";
import { movementView, withdrawalView } from "./balance.server";
import { handView, shownNumber } from "./manual-payout.server";

const LIST = "/operator/withdrawals";

/** What waits for a hand, oldest first, or with `?status=selesai` what was decided. */
export async function withdrawalsPage(context: AppLoadContext, request: Request) {
  const { id: operatorId } = await requireOperator(context, request);
  const query = new URL(request.url).searchParams;
  const open = query.get("status") !== "selesai";
  const after = query.get("after");
  const page = await listWithdrawals(context.db, { open, after, now: context.now });
  const address = (key: string | null) => {
    const parts = [...(open ? [] : ["status=selesai"]), ...(key ? [`after=${key}`] : [])];
    return parts.length > 0 ? `${LIST}?${parts.join("&")}` : LIST;
  };
  return {
    open,
    withdrawals: page.items.map((withdrawal) => {
      const read = { operatorId, now: context.now, own: withdrawal.userId === operatorId };
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
export async function withdrawalFile(context: AppLoadContext, request: Request, id: string | undefined) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findWithdrawalFile(context.db, id, { readerId: operator.id, now: context.now });
  if (!found) notFound();
  const { withdrawal, acts: log, others, movements } = found;
  const { userId, amount, account, status, personName, email } = withdrawal;
  const by = { operatorId: operator.id, now: context.now };
  const own = userId === operator.id;
  return {
    id,
    amount,
    account: shownNumber(account, withdrawal, operator.id),
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
