import { type SQL, sql } from "drizzle-orm";
import { COUNT_CAP } from "~/domain/core/capped-count";
import { OPERATOR_TASKS, type OperatorTask } from "~/domain/operator/task";
import type { Database } from "../core/connection.server";
import { stuckNotifications } from "../money/stuck-notifications.server";
import { DISPUTES_AT, selectDisputes } from "../order/dispute-list.server";
import { notAbout } from "../report/columns.server";
import { selectOperatorActions } from "./actions.server";

const ACTIONS_SHOWN = 5;
const DISPUTES_SHOWN = 5;

/** Where it stands, since when it waits (UTC ms), and how much it is about (integer rupiah). */
type Waiting = { rows: SQL; since: SQL; amount: SQL };

const NO_MONEY = sql.raw("0");

const WAITING: Record<OperatorTask, (now: number, readerId: string) => Waiting> = {
  disputes: (now) => ({
    rows: sql`orders where ${DISPUTES_AT.ruling(now)}`,
    since: sql`ruling_due_at`,
    amount: sql`total_price`,
  }),
  refunds: () => ({
    rows: sql`refunds where status <> 'paid' and route = 'bank' and account is not null`,
    since: sql`created_at`,
    amount: sql`amount`,
  }),
  withdrawals: () => ({
    rows: sql`withdrawals where status in ('requested', 'approved')`,
    since: sql`created_at`,
    amount: sql`amount`,
  }),
  data: (_, readerId) => ({
    rows: sql`data_requests where status = 'open' and kind <> 'deletion' and user_id <> ${readerId}`,
    since: sql`created_at`,
    amount: NO_MONEY,
  }),
  reports: (_, readerId) => ({
    rows: sql`reports where status = 'open' and ${notAbout(readerId)}`,
    since: sql`created_at`,
    amount: NO_MONEY,
  }),
  payments: (now) => ({ rows: stuckNotifications(now), since: sql`stuck.received_at`, amount: NO_MONEY }),
  mail: () => ({
    rows: sql`outbox where sent_at is null and attempts > 0`,
    since: sql`created_at`,
    amount: NO_MONEY,
  }),
};

function sumUp(db: Database, { rows, since, amount }: Waiting) {
  return db
    .select({
      count: sql<number>`count(*)`.as("counted"),
      oldest: sql<number | null>`min(waited_since)`.as("oldest"),
      amount: sql<number>`coalesce(sum(waiting_amount), 0)`.as("waiting_sum"),
    })
    .from(
      sql`(select ${since} as waited_since, ${amount} as waiting_amount from ${rows} limit ${COUNT_CAP + 1})`,
    );
}

/** `oldest` (UTC ms): since when the first waits, of disputes by when to rule. `amount`: integer rupiah, of those counted. */
export async function readOperatorSummary(db: Database, now: number, readerId: string) {
  const [acts, disputes, ...sums] = await db.batch([
    selectOperatorActions(db, { readerId }, ACTIONS_SHOWN),
    selectDisputes(db, { stage: "ruling", after: null, now }, DISPUTES_SHOWN),
    ...OPERATOR_TASKS.map((task) => sumUp(db, WAITING[task](now, readerId))),
  ]);
  return {
    acts,
    disputes,
    tasks: OPERATOR_TASKS.map((task, index) => ({
      task,
      ...(sums[index]?.[0] ?? { count: 0, oldest: null, amount: 0 }),
    })),
  };
}
