import { sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { payoutAttempts } from "../schema/payouts";
import { refunds } from "../schema/refunds";
import { withdrawals } from "../schema/withdrawals";

const NO_ACCOUNT = JSON.stringify({ channel: "", number: "", holder: "" });

/** Bank accounts of transfers before `before`. Rides on refunds_account_kept and withdrawals_account_kept. */
export async function removeOldAccounts(db: Database, before: number, limit: number): Promise<void> {
  const oldRefunds = sql`(select id from refunds
    where paid_at is not null and account is not null and paid_at < ${before} limit ${limit})`;
  const oldWithdrawals = sql`(select id from withdrawals
    where decided_at is not null and json_extract(account, '$.number') <> '' and decided_at < ${before}
    limit ${limit})`;
  const blank = sql`${NO_ACCOUNT}`;
  await db.batch([
    // First: afterwards nothing tells which they belong to.
    db
      .update(payoutAttempts)
      .set({ account: blank })
      .where(
        sql`${payoutAttempts.refundId} in ${oldRefunds} or ${payoutAttempts.withdrawalId} in ${oldWithdrawals}`,
      ),
    db.update(refunds).set({ account: null }).where(sql`${refunds.id} in ${oldRefunds}`),
    db.update(withdrawals).set({ account: blank }).where(sql`${withdrawals.id} in ${oldWithdrawals}`),
  ]);
}
