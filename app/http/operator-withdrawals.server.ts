import type { AppLoadContext } from "@remix-run/cloudflare";
import { findWithdrawalFile, listWithdrawals } from "~/db/withdrawal-pages.server";
import { formatDate, formatDateTime, formatShortDate } from "~/domain/dates";
import { isListingId } from "~/domain/listing-view";
import { isHeldBy, maskedAccount } from "~/domain/payout-account";
import { decideFor, isOpenWithdrawal, needsSecondPerson, type WithdrawalStatus } from "~/domain/withdrawal";
import { movementView, withdrawalView } from "./balance.server";
import { notFound } from "./errors.server";
import { requireOperator } from "./operator.server";

const LIST = "/operator/withdrawals";

/** What waits for a hand, oldest first, or with `?status=selesai` what was decided. */
export async function withdrawalsPage(context: AppLoadContext, request: Request) {
  await requireOperator(context, request);
  const query = new URL(request.url).searchParams;
  const open = query.get("status") !== "selesai";
  const after = query.get("after");
  const page = await listWithdrawals(context.db, { open, after });
  const address = (key: string | null) => {
    const parts = [...(open ? [] : ["status=selesai"]), ...(key ? [`after=${key}`] : [])];
    return parts.length > 0 ? `${LIST}?${parts.join("&")}` : LIST;
  };
  return {
    open,
    withdrawals: page.items.map(({ id, amount, account, status, lapsed, createdAt, personName }) => ({
      id,
      amount,
      status,
      person: personName,
      to: maskedAccount(account),
      asked: formatShortDate(createdAt),
      next: nextHand({ status, amount, lapsed }),
    })),
    first: after === null ? null : address(null),
    next: page.after && address(page.after),
  };
}

type Waiting = { status: WithdrawalStatus; amount: number; lapsed: boolean };

/** Whose hand a withdrawal waits for. */
function nextHand({ status, amount, lapsed }: Waiting): string | null {
  if (!isOpenWithdrawal(status)) return null;
  if (status === "approved" && !lapsed) return "Disetujui, dibayar operator kedua";
  return needsSecondPerson(amount) ? "Perlu persetujuan pertama" : "Perlu dibayar";
}

/** All that an operator looks at before money leaves, with the whole number of the account. */
export async function withdrawalFile(context: AppLoadContext, request: Request, id: string | undefined) {
  const operator = await requireOperator(context, request);
  if (!isListingId(id)) notFound();
  const found = await findWithdrawalFile(context.db, id);
  if (!found) notFound();
  const { withdrawal, acts, others, movements } = found;
  const { userId, amount, account, status, approvedBy, lapsed, personName, email } = withdrawal;
  return {
    id,
    amount,
    account,
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
    step: stepFor({ status, amount, approvedBy, lapsed }, decideFor(userId, operator.id).ok, operator.id),
    lapsed,
    acts,
    others: others.map(withdrawalView),
    movements: movements.map(movementView),
  };
}

/** What this operator can do about it, or why nothing. */
function stepFor(
  { status, amount, approvedBy, lapsed }: Waiting & { approvedBy: string | null },
  theirs: boolean,
  operatorId: string,
): "own" | "closed" | "approve" | "wait" | "pay" {
  if (!isOpenWithdrawal(status)) return "closed";
  if (!theirs) return "own";
  if (!needsSecondPerson(amount)) return "pay";
  if (status === "requested" || lapsed) return "approve";
  return approvedBy === operatorId ? "wait" : "pay";
}
