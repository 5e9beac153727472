import { type SQL, sql } from "drizzle-orm";
import { OPERATOR_TASKS, type OperatorTask } from "~/domain/operator/task";
import { countRows } from "../core/bounded-count.server";
import type { Database } from "../core/connection.server";
import { stuckNotifications } from "../money/stuck-notifications.server";
import { DISPUTES_AT } from "../order/dispute-list.server";
import { notAbout } from "../report/columns.server";
import { selectOperatorActions } from "./actions.server";

const ACTIONS_SHOWN = 5;

// Waiting for staff alone. Ride orders_disputed, refunds_by_hand, withdrawals_open, reports_open, outbox_due.
const WAITING: Record<OperatorTask, (now: number, readerId: string) => SQL> = {
  disputes: (now) => sql`orders where ${DISPUTES_AT.ruling(now)}`,
  refunds: () => sql`refunds where status <> 'paid' and route = 'bank' and account is not null`,
  withdrawals: () => sql`withdrawals where status in ('requested', 'approved')`,
  reports: (_, readerId) => sql`reports where status = 'open' and ${notAbout(readerId)}`,
  payments: stuckNotifications,
  mail: () => sql`outbox where sent_at is null and attempts > 0`,
};

export async function readOperatorSummary(db: Database, now: number, readerId: string) {
  const [acts, ...counts] = await db.batch([
    selectOperatorActions(db, { readerId }, ACTIONS_SHOWN),
    ...OPERATOR_TASKS.map((task) => countRows(db, WAITING[task](now, readerId))),
  ]);
  return {
    acts,
    tasks: OPERATOR_TASKS.map((task, index) => ({ task, count: counts[index]?.[0]?.counted ?? 0 })),
  };
}
