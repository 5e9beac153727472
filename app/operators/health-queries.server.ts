import { and, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { ledgerTotals } from "~/database/schema/money";
import { alerts, schedulerState } from "~/database/schema/statistics-and-alerts";
import { outbox } from "~/database/schema/users";
import { batchByName, insertWhere, newId } from "~/database/statements.server";
import { PAYOUT_TROUBLES } from "~/database/stored-values";
import { stuckNotifications } from "~/payments/gateway-queries.server";
import { payoutTroubles } from "~/payouts/queries.server";
import { DAY } from "~/platform/dates";
import { COUNT_CAP, type NewestKey, PAGE_SIZE } from "~/platform/paging";
import { selectOldestUnfed } from "~/search/index-queries.server";
import {
  type AlertKind,
  type CountedSince,
  type HealthFigures,
  INDEX_LATE,
  MAIL_LATE,
  PAYOUT_LATE,
  type PayoutTrouble,
  REQUEST_NEAR,
} from "./operator";

type OutgoingAlert = { subject: string; body: string };

export type SchedulerState = typeof schedulerState.$inferSelect;

export function selectSchedulerState(db: Database) {
  return db.select().from(schedulerState);
}

export async function recordSchedulerStart(db: Database, now: number): Promise<SchedulerState | null> {
  const [state] = await db
    .insert(schedulerState)
    .values({ id: 1, startedAt: now })
    .onConflictDoUpdate({ target: schedulerState.id, set: { startedAt: now } })
    .returning();
  return state ?? null;
}

export function recordSchedulerEnd(
  db: Database,
  ended: { now: number; failed: string[]; booksSound: boolean; stuckSince: number | null },
) {
  const { now, ...seen } = ended;
  return db.update(schedulerState).set({ finishedAt: now, ...seen });
}

/** Counts at most a hundred rows, so that its cost stays constant. */
function selectCounted(db: Database, from: SQL, since = "created_at") {
  return db
    .select({
      count: sql<number>`count(*)`.as("counted"),
      since: sql<number | null>`min(waiting_since)`.as("oldest"),
    })
    .from(sql`(select ${sql.raw(since)} as waiting_since from ${from} limit ${COUNT_CAP + 1})`);
}

function countMail(db: Database, now: number) {
  const unsent = (before: number) => sql`outbox where sent_at is null and next_attempt_at < ${before}`;
  return {
    lateMail: selectCounted(db, unsent(now - MAIL_LATE)),
    // The next attempt of mail that was given up is years ahead.
    failingMail: selectCounted(db, sql`${unsent(now + DAY)} and attempts >= 3`),
  };
}

const firstCount = ([row]: CountedSince[]): CountedSince => row ?? { count: 0, since: null };

/**
 * Reads the figures. Uses the indexes outbox_due, withdrawals_open, refunds_by_hand, data_requests_due,
 * conversations_archive_broken, ledger_accounts_below and listing_changes_oldest.
 */
export async function readHealth(
  db: Database,
  now: number,
): Promise<
  Omit<HealthFigures, "finishedAt" | "failing" | "backupDue"> & {
    open: { id: string; kind: AlertKind; beganAt: number }[];
  }
> {
  const late = now - PAYOUT_LATE;
  const found = await batchByName(db, {
    books: db
      .select({
        broken: sql<number>`exists (select 1 from book_breaches)`.as("broken"),
        sum: sql<number>`coalesce(sum(${ledgerTotals.balance}), 0)`.as("book_sum"),
        below: sql<number>`exists (select 1 from ledger_accounts where balance < 0
          and account not in ('gateway_clearing', 'bank', 'loss'))`.as("below"),
      })
      .from(ledgerTotals),
    stuck: selectCounted(db, stuckNotifications(now), "stuck.received_at"),
    ...countMail(db, now),
    withdrawals: selectCounted(db, sql`withdrawals where status in ('requested', 'approved') and created_at < ${late}`),
    refunds: selectCounted(
      db,
      sql`refunds where status <> 'paid' and route = 'bank' and account is not null and created_at < ${late}`,
    ),
    ...(Object.fromEntries(
      Object.entries(payoutTroubles(now)).map(([kind, of]) => [kind, selectCounted(db, of.from, of.since)]),
    ) as Record<PayoutTrouble, ReturnType<typeof selectCounted>>),
    dataRequests: selectCounted(
      db,
      sql`data_requests where status = 'open' and kind <> 'deletion' and due_at < ${now + REQUEST_NEAR}`,
    ),
    archive: selectCounted(db, sql`conversations where archive_broken_at is not null`, "archive_broken_at"),
    unindexed: selectCounted(db, sql`listing_changes where changed_at < ${now - INDEX_LATE}`, "changed_at"),
    open: db
      .select({ id: alerts.id, kind: alerts.kind, beganAt: alerts.beganAt })
      .from(alerts)
      .where(sql`ended_at is null`),
  });
  const [books] = found.books;
  const payouts = [firstCount(found.withdrawals), firstCount(found.refunds)];
  const since = payouts.flatMap((one) => one.since ?? []);
  return {
    booksSound: !books?.broken && !books?.below && books?.sum === 0,
    stuck: firstCount(found.stuck),
    lateMail: firstCount(found.lateMail),
    failingMail: firstCount(found.failingMail),
    payouts: {
      count: payouts.reduce((sum, { count }) => sum + count, 0),
      since: since.length > 0 ? Math.min(...since) : null,
    },
    payoutTroubles: Object.fromEntries(
      PAYOUT_TROUBLES.map((kind) => [kind, firstCount(found[kind])]),
    ) as HealthFigures["payoutTroubles"],
    dataRequests: firstCount(found.dataRequests),
    archive: firstCount(found.archive),
    unindexed: firstCount(found.unindexed),
    open: found.open,
  };
}

/** Begins an alert in one batch. If another run was faster, the alert exists already and nobody is notified twice. */
export function beginAlert(
  db: Database,
  { kind, count, since, now }: { kind: AlertKind; now: number } & CountedSince,
  mail: OutgoingAlert,
) {
  const id = newId();
  return [
    db.insert(alerts).values({ id, kind, beganAt: now, count, since }).onConflictDoNothing(),
    mailToOperators(db, mail, { now, condition: sql`exists (select 1 from alerts where id = ${id})` }),
  ] as const;
}

/** Ends an alert. The mails precede the end, because only the first of two runs finds it open. */
export function endAlert(db: Database, { id, now }: { id: string; now: number }, mail: OutgoingAlert) {
  const condition = sql`exists (select 1 from alerts where id = ${id} and ended_at is null)`;
  return [
    mailToOperators(db, mail, { now, condition }),
    db
      .update(alerts)
      .set({ endedAt: now })
      .where(and(eq(alerts.id, id), isNull(alerts.endedAt))),
  ] as const;
}

const OPERATORS_TOLD = 50;

function mailToOperators(
  db: Database,
  { subject, body }: OutgoingAlert,
  { now, condition }: { now: number; condition: SQL },
) {
  const row = {
    id: sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
      || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
    recipient: sql`users.email`,
    subject,
    body,
    createdAt: now,
    nextAttemptAt: now,
  };
  return insertWhere(
    db,
    outbox,
    row as never,
    sql`from users where operator_since is not null and suspended_at is null and ${condition}
      limit ${OPERATORS_TOLD}`,
  );
}

export function selectAlerts(db: Database, before: NewestKey | null, limit = PAGE_SIZE + 1) {
  return db
    .select()
    .from(alerts)
    .where(
      before === null
        ? undefined
        : or(lt(alerts.beganAt, before.createdAt), and(eq(alerts.beganAt, before.createdAt), lt(alerts.id, before.id))),
    )
    .orderBy(desc(alerts.beganAt), desc(alerts.id))
    .limit(limit);
}

export function selectOpenAlerts(db: Database) {
  return db.select().from(alerts).where(sql`ended_at is null`);
}

export async function readSchedulerAndMail(db: Database, now: number) {
  const found = await batchByName(db, {
    state: selectSchedulerState(db),
    unfed: selectOldestUnfed(db),
    ...countMail(db, now),
  });
  return {
    state: found.state[0] ?? null,
    unfedSince: found.unfed[0]?.since ?? null,
    lateMail: firstCount(found.lateMail),
    failingMail: firstCount(found.failingMail),
  };
}
