import { and, asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { payments, refunds } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import type { NotificationDraft } from "~/notifications/notification";
import { type NotifyOptions, notify } from "~/notifications/queries.server";
import { manualPayoutColumns } from "~/payouts/queries.server";
import { newestKey, PAGE_SIZE, type Page, pageOf, readNewestKey, readSeqKey } from "~/platform/paging";
import type { RefundRoute, RefundStage } from "./refund";

const listedColumns = (now: number) => ({
  id: refunds.id,
  title: orders.title,
  buyer: orders.buyerName,
  buyerId: orders.buyerId,
  sellerId: orders.sellerId,
  amount: refunds.amount,
  refundStatus: sql<(typeof refunds.$inferSelect)["status"]>`${refunds.status}`.as("refund_status"),
  tries: refunds.tries,
  nextTryAt: refunds.nextTryAt,
  lastError: refunds.lastError,
  reference: refunds.reference,
  paidAt: refunds.paidAt,
  approvedBy: refunds.approvedBy,
  assignedTo: refunds.assignedTo,
  assignedAt: refunds.assignedAt,
  ...manualPayoutColumns("refunds", now),
  owedSince: sql<number>`${refunds.createdAt}`.as("owed_since"),
  seq: sql<number>`refunds.rowid`.as("seq"),
});

export type ListedRefundRow = Awaited<ReturnType<typeof selectStage>>[number];

/** Lists refunds. Nearly all are paid, so those are read by rowid from the end. */
export async function listRefunds(
  db: Database,
  stage: RefundStage,
  { after, now }: { after: string | null; now: number },
): Promise<Page<ListedRefundRow>> {
  const rows = await selectStage(db, stage, { after, now });
  return pageOf(
    rows,
    (row) => {
      if (stage === "paid") return String(row.seq);
      const createdAt = stage === "gateway" ? (row.nextTryAt ?? 0) : row.owedSince;
      return newestKey({ createdAt, id: row.id });
    },
    (row) => row,
  );
}

function selectStage(db: Database, stage: RefundStage, { after, now }: { after: string | null; now: number }) {
  const { where, order } = STAGES[stage](after);
  return db
    .select(listedColumns(now))
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(where)
    .orderBy(...order)
    .limit(PAGE_SIZE + 1);
}

type StageQuery = (after: string | null) => { where: SQL; order: SQL[] };

// These are literals, so that SQLite can use the partial indexes.
const STAGES: Record<RefundStage, StageQuery> = {
  ready: isManual(sql`${refunds.account} is not null`),
  account: isManual(sql`${refunds.account} is null`),
  gateway: oldestFirst(
    refunds.nextTryAt,
    sql`${refunds.status} = 'pending' and ${refunds.nextTryAt} is not null and ${refunds.route} = 'gateway'`,
  ),
  paid(after) {
    const key = readSeqKey(after);
    const beyond = key === null ? sql`true` : sql`refunds.rowid < ${key}`;
    return { where: sql`${refunds.status} = 'paid' and ${beyond}`, order: [sql`refunds.rowid desc`] };
  },
};

function isManual(account: SQL): StageQuery {
  return oldestFirst(refunds.createdAt, sql`${refunds.status} <> 'paid' and ${refunds.route} = 'bank' and ${account}`);
}

function oldestFirst(at: typeof refunds.createdAt | typeof refunds.nextTryAt, which: SQL): StageQuery {
  return (after) => {
    const key = readNewestKey(after);
    const beyond = key
      ? sql`(${at}, ${refunds.id}) > (${key.createdAt}, ${key.id}) and ${at} >= ${key.createdAt}`
      : sql`true`;
    return { where: sql`${which} and ${beyond}`, order: [asc(at), asc(refunds.id)] };
  };
}

const dueColumns = {
  id: refunds.id,
  orderId: refunds.orderId,
  buyerId: refunds.buyerId,
  version: refunds.version,
  bill: refunds.bill,
  amount: refunds.amount,
  tries: refunds.tries,
  nextTryAt: refunds.nextTryAt,
  title: orders.title,
  payment: {
    gateway: payments.gateway,
    gatewayOrderId: payments.gatewayOrderId,
    method: payments.method,
  },
};

export type DueRefund = Awaited<ReturnType<typeof listRefundsDue>>[number];

export function listRefundsDue(db: Database, route: RefundRoute, now: number, limit: number) {
  return selectDue(db)
    .where(
      and(
        sql`${refunds.status} = 'pending' and ${refunds.nextTryAt} is not null and ${refunds.nextTryAt} <= ${now}`,
        eq(refunds.route, route),
      ),
    )
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit);
}

function selectDue(db: Database) {
  return db
    .select(dueColumns)
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(payments, and(eq(payments.orderId, refunds.orderId), eq(payments.attempt, refunds.attempt)));
}

export async function findGatewayRefund(db: Database, id: string): Promise<DueRefund | null> {
  const [due] = await selectDue(db).where(
    and(eq(refunds.id, id), eq(refunds.route, "gateway"), eq(refunds.status, "pending")),
  );
  return due ?? null;
}

/** Counts a try before it begins, so that one that never ends is repeated. False if another process reserved it. */
export async function reserveAttempt(
  db: Database,
  { id, nextTryAt }: Pick<DueRefund, "id" | "nextTryAt">,
  next: number,
): Promise<boolean> {
  const claimed = await db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, nextTryAt: next })
    .where(and(isPendingAtGateway(id), sql`${refunds.nextTryAt} is ${nextTryAt}`))
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

export async function recordTry(db: Database, id: string, error: string): Promise<void> {
  await db
    .update(refunds)
    .set({ lastError: error.slice(0, 300) })
    .where(isPendingAtGateway(id));
}

export function switchToBankTransfer(
  db: Database,
  id: string,
  { error, remindAt, notification }: { error: string; remindAt: number; notification: NotificationDraft },
  options: NotifyOptions,
) {
  return [
    db
      .update(refunds)
      .set({ route: "bank", nextTryAt: remindAt, lastError: error.slice(0, 300) })
      .where(isPendingAtGateway(id)),
    ...notify(db, notification, options, awaitsAccountNow(id)),
  ] as const;
}

export async function recordAccountReminder(
  db: Database,
  { id, nextTryAt }: Pick<DueRefund, "id" | "nextTryAt">,
  next: number,
  notification: NotificationDraft,
  options: NotifyOptions,
): Promise<void> {
  await db.batch([
    db
      .update(refunds)
      .set({ nextTryAt: next })
      .where(and(eq(refunds.id, id), sql`${refunds.nextTryAt} is ${nextTryAt}`)),
    ...notify(db, notification, options, awaitsAccountNow(id)),
  ]);
}

function isPendingAtGateway(id: string) {
  return and(eq(refunds.id, id), eq(refunds.route, "gateway"), eq(refunds.status, "pending"));
}

function awaitsAccountNow(id: string) {
  return sql`exists (select 1 from refunds
    where id = ${id} and route = 'bank' and status = 'pending' and account is null)`;
}

export type RefundRow = typeof refunds.$inferSelect;

export function selectRefunds(db: Database, ofOrder: string | SQL) {
  return db.select().from(refunds).where(eq(refunds.orderId, ofOrder)).orderBy(asc(refunds.version), asc(refunds.bill));
}

export function selectAssignedRefunds(db: Database, ofOrder: string, now: number) {
  return db
    .select({ ...getTableColumns(refunds), ...manualPayoutColumns("refunds", now) })
    .from(refunds)
    .where(eq(refunds.orderId, ofOrder))
    .orderBy(asc(refunds.version), asc(refunds.bill));
}

type PaidRefund = {
  route: RefundRoute;
  reference: string;
  now: number;
};

/** Marks a refund as paid in the batch of the order's event, so that it happens once. */
export function markRefundPaid(db: Database, id: string, { route, reference, now }: PaidRefund) {
  return db
    .update(refunds)
    .set({
      status: "paid",
      route,
      paidAt: now,
      nextTryAt: null,
      reference,
      assignedTo: null,
      assignedAt: null,
    })
    .where(eq(refunds.id, id));
}
