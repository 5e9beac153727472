import type { InferInsertModel } from "drizzle-orm";
import type { ledger, withdrawals as withdrawalTable } from "~/database/schema/money";
import type { operatorActions } from "~/database/schema/operators";
import type { users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { type Posting, withdrawalFailed, withdrawalPaid, withdrawalRequested } from "~/ledger/ledger";
import type { OperatorActionKind } from "~/operators/operator";
import { maskedAccount } from "~/payouts/account";
import {
  withdrawalFailedNotification,
  withdrawalPaidNotification,
  withdrawalRequestedNotification,
} from "~/payouts/notification-text";
import type { WithdrawalStatus } from "~/payouts/withdrawal";
import { DAY, MINUTE } from "~/platform/dates";
import type { DemoWithdrawal } from "../types";
import { withdrawals } from "../withdrawals";
import type { NotificationFacts } from "./notification-rows";

type User = InferInsertModel<typeof users>;

type Rows = {
  rows: InferInsertModel<typeof withdrawalTable>[];
  postings: InferInsertModel<typeof ledger>[];
  acts: InferInsertModel<typeof operatorActions>[];
  told: NotificationFacts[];
};

/** The first operator approves and handles failures. The second one pays. */
const FIRST = "ayu-pramesti";
const SECOND = "bagas-wicaksono";

export function withdrawalRows(user: (slug: string) => User, now: number): Rows {
  const all: Rows = { rows: [], postings: [], acts: [], told: [] };
  // Oldest first, because operators' lists use the order of the rows.
  for (const withdrawal of [...withdrawals].sort((a, b) => b.daysAgo - a.daysAgo)) {
    const told = rowsOf(withdrawal, user, now);
    for (const part of ["rows", "postings", "acts", "told"] as const) all[part].push(...(told[part] as never[]));
  }
  return all;
}

function rowsOf(
  { seller, amount, account, daysAgo, approved, end }: DemoWithdrawal,
  user: (slug: string) => User,
  now: number,
): Rows {
  const at = (days: number) => Math.round(now - days * DAY);
  const id = newId();
  const userId = user(seller).id;
  const about = { id, userId, amount, account };
  const moved = (became: WithdrawalStatus, postings: Posting[], when: number) =>
    postings.map((posting, line) => ({
      transferId: `withdrawal:${id}:${became}`,
      line: line + 1,
      fromAccount: posting.from,
      toAccount: posting.to,
      amount: posting.amount,
      at: when,
    }));
  const act = (slug: string, kind: OperatorActionKind, reason: string, when: number) => ({
    id: newId(),
    operatorId: user(slug).id,
    kind,
    subjectId: id,
    reason,
    at: when,
  });
  const asked: Rows = {
    rows: [
      {
        ...about,
        status: end?.status ?? (approved ? "approved" : "requested"),
        approvedBy: approved ? user(FIRST).id : null,
        decidedBy: end ? user(end.status === "paid" ? SECOND : FIRST).id : null,
        decidedAt: end ? at(end.daysAgo) : null,
        reference: end?.status === "paid" ? end.reference : "",
        reason: end?.status === "failed" ? end.reason : "",
        formId: crypto.randomUUID(),
        createdAt: at(daysAgo),
      },
    ],
    postings: moved("requested", withdrawalRequested(userId, id, amount), at(daysAgo)),
    acts: approved ? [act(FIRST, "approve_withdrawal", approved.reason, at(approved.daysAgo))] : [],
    told: [{ ...withdrawalRequestedNotification(about), at: at(daysAgo) }],
  };
  if (!end) return asked;
  const when = at(end.daysAgo);
  const paid = end.status === "paid";
  return {
    rows: asked.rows,
    postings: [
      ...asked.postings,
      ...moved(end.status, paid ? withdrawalPaid(id, amount) : withdrawalFailed(userId, id, amount), when),
    ],
    acts: [
      ...asked.acts,
      ...(paid
        ? [
            act(SECOND, "assign_withdrawal", `Transfer ke ${maskedAccount(account)}.`, when - 7 * MINUTE),
            act(SECOND, "pay_withdrawal", `Referensi ${end.reference}`, when),
          ]
        : [act(FIRST, "fail_withdrawal", end.reason, when)]),
    ],
    told: [
      ...asked.told,
      {
        ...(paid ? withdrawalPaidNotification(about, end.reference) : withdrawalFailedNotification(about, end.reason)),
        at: when,
      },
    ],
  };
}
