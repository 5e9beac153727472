import { desc, eq, type SQL, sql } from "drizzle-orm";
import { LONGEST_WINDOW } from "~/domain/money/payout";
import { PAYOUT_LATE, PAYOUT_RETURN_TOLD, PAYOUT_SILENT, type PayoutTrouble } from "~/domain/operator/alert";
import type { Database } from "../core/connection.server";
import { payoutAttempts } from "../schema/payouts";
import { users } from "../schema/users";

const DENIED = sql`payout_attempts.contradicted_at is not null and payout_attempts.denial_closed_at is null`;
const returnedSince = (time: number) =>
  sql`payout_attempts.ended_at > ${time} and payout_attempts.released_at is not null
    and payout_attempts.state = 'returned'`;

/** Open, in nobody's hands, and nothing was tried through a provider since: an operator has to go on with it. */
const WAITS_FOR_SOMEBODY = sql`(exists (select 1 from withdrawals work where work.id = one.withdrawal_id
      and work.status in ('requested', 'approved') and work.claimed_by is null)
    or exists (select 1 from refunds work where work.id = one.refund_id
      and work.status <> 'paid' and work.route = 'bank' and work.account is not null and work.claimed_by is null))
  and not exists (select 1 from payout_attempts later
    where (later.withdrawal_id = one.withdrawal_id or later.refund_id = one.refund_id)
      and (later.ended_at is null or later.ended_at > one.ended_at))`;

/** As `counted` takes it. Each rides on an index of few rows; what nobody asks about any more, on payout_attempts_due. */
export function payoutTroubles(now: number): Record<PayoutTrouble, { since: string; from: SQL }> {
  const silent = now - PAYOUT_SILENT;
  return {
    payout_denied: {
      since: "contradicted_at",
      from: sql`payout_attempts where ${DENIED}`,
    },
    payout_lost: {
      since: "created_at",
      from: sql`payout_attempts where state = 'intended' and created_at < ${now - LONGEST_WINDOW}`,
    },
    payout_silent: {
      since: "waiting",
      from: sql`(select failing_since as waiting from payout_attempts where failing_since < ${silent}
        union all select next_check_at from payout_attempts where next_check_at < ${silent} and failing_since is null)`,
    },
    payout_failed: {
      since: "ended_at",
      from: sql`payout_attempts one where one.ended_at > ${now - PAYOUT_LATE} and one.released_at is not null
        and one.state = 'failed' and one.cause not in ('rejected', 'absent') and ${WAITS_FOR_SOMEBODY}`,
    },
    payout_returned: {
      since: "ended_at",
      from: sql`payout_attempts where ${returnedSince(now - PAYOUT_RETURN_TOLD)}`,
    },
  };
}

const selectWhere = (db: Database, where: SQL, since: SQL) =>
  db
    .select({
      withdrawalId: payoutAttempts.withdrawalId,
      refundId: payoutAttempts.refundId,
      amount: payoutAttempts.amount,
      owner: users.fullName,
    })
    .from(payoutAttempts)
    .innerJoin(users, eq(users.id, payoutAttempts.ownerId))
    .where(where)
    .orderBy(desc(since))
    .limit(10);

export const selectDeniedPayouts = (db: Database) => selectWhere(db, DENIED, sql`contradicted_at`);
export const selectReturnedPayouts = (db: Database, now: number) =>
  selectWhere(db, returnedSince(now - PAYOUT_RETURN_TOLD), sql`ended_at`);
