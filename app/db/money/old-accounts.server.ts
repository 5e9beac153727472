import { sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { refunds } from "../schema/refunds";
import { withdrawals } from "../schema/withdrawals";

const NO_ACCOUNT = JSON.stringify({ channel: "", number: "", holder: "" });

/** Bank accounts of transfers before `before`. Rides on refunds_account_kept and withdrawals_account_kept. */
export async function removeOldAccounts(db: Database, before: number, limit: number): Promise<void> {
  await db.batch([
    db
      .update(refunds)
      .set({ account: null })
      .where(
        sql`${refunds.id} in (select id from refunds
          where paid_at is not null and account is not null and paid_at < ${before} limit ${limit})`,
      ),
    db
      .update(withdrawals)
      .set({ account: sql`${NO_ACCOUNT}` })
      .where(
        sql`${withdrawals.id} in (select id from withdrawals
          where decided_at is not null and json_extract(account, '$.number') <> '' and decided_at < ${before}
          limit ${limit})`,
      ),
  ]);
}
