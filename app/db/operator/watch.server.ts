import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { COUNT_CAP } from "~/domain/core/capped-count";
import { DAY } from "~/domain/core/dates";
import { type NewestKey, PAGE_SIZE } from "~/domain/core/page-cursor";
import {
  type AlertKind,
  type Counted,
  type HealthFigures,
  INDEX_LATE,
  MAIL_LATE,
  PAYOUT_LATE,
  PAYOUT_TROUBLES,
  type PayoutTrouble,
  REQUEST_NEAR,
} from "~/domain/operator/alert";
import { batchByName } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { newId } from "../core/new-id.server";
import { payoutTroubles } from "../money/payout-troubles.server";
import { stuckNotifications } from "../money/stuck-notifications.server";
import { ledgerTotals } from "../schema/books";
import { outbox } from "../schema/users";
import { alerts, schedulerState } from "../schema/watch";
import { selectOldestUnfed } from "../search/feed.server";

type OutgoingAlert = { subject: string; body: string };

export type SchedulerState = typeof schedulerState.$inferSelect;

export function selectSchedulerState(db: Database) {
  return db.select().from(schedulerState);
}

export async function noteStart(db: Database, now: number): Promise<SchedulerState | null> {
  const [state] = await db
    .insert(schedulerState)
    .values({ id: 1, startedAt: now })
    .onConflictDoUpdate({ target: schedulerState.id, set: { startedAt: now } })
    .returning();
  return state ?? null;
}

export function noteFinish(
  db: Database,
  ended: { now: number; failed: string[]; booksSound: boolean; stuckSince: number | null },
) {
  const { now, ...seen } = ended;
  return db.update(schedulerState).set({ finishedAt: now, ...seen });
}

/** Of at most a hundred rows: no count costs more with the years. */
function selectCounted(db: Database, { since, from }: { since: string; from: ReturnType<typeof sql> }) {
  return db
    .select({
      count: sql<number>`count(*)`.as("counted"),
      since: sql<number | null>`min(waiting_since)`.as("oldest"),
    })
    .from(sql`(select ${sql.raw(since)} as waiting_since from ${from} limit ${COUNT_CAP + 1})`);
}

/** Rides on outbox_due. */
function countMail(db: Database, now: number) {
  const unsent = (before: number) => sql`outbox where sent_at is null and next_attempt_at < ${before}`;
  return {
    lateMail: selectCounted(db, { since: "created_at", from: unsent(now - MAIL_LATE) }),
    // Given up are those that wait for years.
    failingMail: selectCounted(db, {
      since: "created_at",
      from: sql`${unsent(now + DAY)} and attempts >= 3`,
    }),
  };
}

const only = ([row]: Counted[]): Counted => row ?? { count: 0, since: null };

/**
 * Rides on outbox_due, withdrawals_open, refunds_by_hand, data_requests_due, conversations_archive_broken, ledger_accounts_below,
 * listing_changes_oldest.
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
    stuck: selectCounted(db, { since: "stuck.received_at", from: stuckNotifications(now) }),
    ...countMail(db, now),
    withdrawals: selectCounted(db, {
      since: "created_at",
      from: sql`withdrawals where status in ('requested', 'approved') and created_at < ${late}`,
    }),
    refunds: selectCounted(db, {
      since: "created_at",
      from: sql`refunds where status <> 'paid' and route = 'bank' and account is not null and created_at < ${late}`,
    }),
    ...(Object.fromEntries(
      Object.entries(payoutTroubles(now)).map(([kind, of]) => [kind, selectCounted(db, of)]),
    ) as Record<PayoutTrouble, ReturnType<typeof selectCounted>>),
    dataRequests: selectCounted(db, {
      since: "created_at",
      from: sql`data_requests where status = 'open' and kind <> 'deletion' and due_at < ${now + REQUEST_NEAR}`,
    }),
    archive: selectCounted(db, {
      since: "archive_broken_at",
      from: sql`conversations where archive_broken_at is not null`,
    }),
    unindexed: selectCounted(db, {
      since: "changed_at",
      from: sql`listing_changes where changed_at < ${now - INDEX_LATE}`,
    }),
    open: db
      .select({ id: alerts.id, kind: alerts.kind, beganAt: alerts.beganAt })
      .from(alerts)
      .where(sql`ended_at is null`),
  });
  const [books] = found.books;
  const payouts = [only(found.withdrawals), only(found.refunds)];
  const since = payouts.flatMap((one) => one.since ?? []);
  return {
    booksSound: !books?.broken && !books?.below && books?.sum === 0,
    stuck: only(found.stuck),
    lateMail: only(found.lateMail),
    failingMail: only(found.failingMail),
    payouts: {
      count: payouts.reduce((sum, { count }) => sum + count, 0),
      since: since.length > 0 ? Math.min(...since) : null,
    },
    payoutTroubles: Object.fromEntries(
      PAYOUT_TROUBLES.map((kind) => [kind, only(found[kind])]),
    ) as HealthFigures["payoutTroubles"],
    dataRequests: only(found.dataRequests),
    archive: only(found.archive),
    unindexed: only(found.unindexed),
    open: found.open,
  };
}

/** Rows of one batch. Where another run was quicker the alert is there already, and nobody is told twice. */
export function beginAlert(
  db: Database,
  { kind, count, since, now }: { kind: AlertKind; now: number } & Counted,
  mail: OutgoingAlert,
) {
  const id = newId();
  return [
    db.insert(alerts).values({ id, kind, beganAt: now, count, since }).onConflictDoNothing(),
    mailToOperators(db, mail, { now, condition: sql`exists (select 1 from alerts where id = ${id})` }),
  ] as const;
}

/** The mails stand before the end, which only the first of two runs finds open. */
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

/** A row for each, under an id of its own. Rides on users_operators. */
function mailToOperators(
  db: Database,
  { subject, body }: OutgoingAlert,
  { now, condition }: { now: number; condition: ReturnType<typeof sql> },
) {
  const row = {
    id: sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2)
      || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`,
    recipient: sql`users.email`,
    ...{ subject, body, createdAt: now, nextAttemptAt: now },
  };
  return insertWhere(
    db,
    outbox,
    row as never,
    sql`from users where operator_since is not null and suspended_at is null and ${condition}
      limit ${OPERATORS_TOLD}`,
  );
}

/** Open ones among them, newest first. Rides on alerts_newest. */
export function selectAlerts(db: Database, before: NewestKey | null, limit = PAGE_SIZE + 1) {
  return db
    .select()
    .from(alerts)
    .where(
      before === null
        ? undefined
        : or(
            lt(alerts.beganAt, before.createdAt),
            and(eq(alerts.beganAt, before.createdAt), lt(alerts.id, before.id)),
          ),
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
    lateMail: only(found.lateMail),
    failingMail: only(found.failingMail),
  };
}
