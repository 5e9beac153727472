import { and, asc, eq, sql } from "drizzle-orm";
import type { RefundRoute } from "~/domain/money/refund";
import type { NotificationDraft } from "~/domain/notification/notification";
import type { Database } from "../core/connection.server";
import { type NotifyOptions, notify } from "../notification/notifications.server";
import { orders } from "../schema/orders";
import { payments } from "../schema/payments";
import { refunds } from "../schema/refunds";

const dueColumns = {
  id: refunds.id,
  orderId: refunds.orderId,
  buyerId: refunds.buyerId,
  version: refunds.version,
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

/** Longest overdue first. Rides on `refunds_due`. */
export function listRefundsDue(db: Database, route: RefundRoute, now: number, limit: number) {
  return selectDue(db)
    .where(
      and(
        // As the partial index has it: written out, not bound.
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

/** Counted before the try is made, so that one which never ends is followed by another. False: already taken. */
export async function reserveTry(
  db: Database,
  { id, nextTryAt }: Pick<DueRefund, "id" | "nextTryAt">,
  next: number,
): Promise<boolean> {
  const claimed = await db
    .update(refunds)
    .set({ tries: sql`${refunds.tries} + 1`, nextTryAt: next })
    .where(and(stillAtGateway(id), sql`${refunds.nextTryAt} is ${nextTryAt}`))
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

export async function recordTry(db: Database, id: string, error: string): Promise<void> {
  await db
    .update(refunds)
    .set({ lastError: error.slice(0, 300) })
    .where(stillAtGateway(id));
}

export function leaveToBank(
  db: Database,
  id: string,
  { error, remindAt, notification }: { error: string; remindAt: number; notification: NotificationDraft },
  options: NotifyOptions,
) {
  return [
    db
      .update(refunds)
      .set({ route: "bank", nextTryAt: remindAt, lastError: error.slice(0, 300) })
      .where(stillAtGateway(id)),
    ...notify(db, notification, options, waiting(id)),
  ] as const;
}

export async function noteAccountReminder(
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
    ...notify(db, notification, options, waiting(id)),
  ]);
}

function stillAtGateway(id: string) {
  return and(eq(refunds.id, id), eq(refunds.route, "gateway"), eq(refunds.status, "pending"));
}

function waiting(id: string) {
  return sql`exists (select 1 from refunds
    where id = ${id} and route = 'bank' and status = 'pending' and account is null)`;
}
