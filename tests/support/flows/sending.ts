import { eq, sql } from "drizzle-orm";
import { payoutAttempts, refunds, withdrawals } from "~/database/schema/money";
import { maskedMark } from "~/payouts/account";
import { decidePayout } from "~/payouts/decision-commands.server";
import type { PayoutAction } from "~/payouts/provider-payout";
import type { PayoutSubject } from "~/payouts/queries.server";
import type { Context } from "~/platform/context.server";
import type { TestPerson } from "../world";

export const ofWithdrawal = (id: string): PayoutSubject => ({ table: "withdrawals", id });
export const ofRefund = (id: string): PayoutSubject => ({ table: "refunds", id });

/** Uses the account that is stored now. */
export async function send(context: Context, act: PayoutAction, subject: PayoutSubject, by: TestPerson, words = "") {
  const table = subject.table === "refunds" ? refunds : withdrawals;
  const [row] = await context.db.select({ account: table.account }).from(table).where(eq(table.id, subject.id));
  const seen = row?.account ? maskedMark(row.account) : "";
  const answer = await decidePayout(context, act, { subject, operatorId: by.id, words, seen });
  return answer.ok ? "ok" : answer.reason;
}

/** Oldest first. */
export function payoutsOf({ db }: Context, { table, id }: PayoutSubject) {
  const subject = table === "refunds" ? payoutAttempts.refundId : payoutAttempts.withdrawalId;
  return db.select().from(payoutAttempts).where(eq(subject, id)).orderBy(payoutAttempts.createdAt, sql`rowid`);
}
