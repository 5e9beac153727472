import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { payments } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { shownCover } from "~/listings/queries.server";
import { type OrderState, type PaymentAttempt, selectAttempts, selectOrder } from "~/orders/queries.server";
import { type RefundRow, selectRefunds } from "~/refunds/queries.server";
import { selectVisit, toVisit } from "~/visits/queries.server";
import type { Visit } from "~/visits/visit";
import { selectHoldsOfBill } from "./gateway-queries.server";
import { type AttemptStatus, type CardHold, OPEN_ATTEMPTS } from "./payment";

type NewAttempt = Pick<
  PaymentAttempt,
  "id" | "orderId" | "attempt" | "bill" | "gateway" | "gatewayOrderId" | "amount" | "createdAt" | "expiresAt"
>;

/** Inserts an attempt before the call of the gateway, so that it is stored even if the response is lost. */
export function insertAttempt(db: Database, attempt: NewAttempt) {
  return db.insert(payments).values({
    ...attempt,
    status: "pending",
    updatedAt: attempt.createdAt,
    checkedAt: attempt.createdAt,
  });
}

export async function saveToken(
  db: Database,
  id: string,
  given: { token: string; redirectUrl: string; now: number },
): Promise<void> {
  await db
    .update(payments)
    .set({ token: given.token, redirectUrl: given.redirectUrl, updatedAt: given.now })
    .where(eq(payments.id, id));
}

/**
 * Marks an attempt as failed that nobody can pay without a token. Skips one that another request took over since `now`.
 */
export function failTokenless(db: Database, id: string, now: number) {
  return db
    .update(payments)
    .set({ status: "failed", updatedAt: now })
    .where(
      and(eq(payments.id, id), eq(payments.status, "pending"), isNull(payments.token), lte(payments.updatedAt, now)),
    );
}

/** Takes over an attempt without a token. Returns no row if it or its order has changed. */
export function retryAttempt(
  db: Database,
  attempt: PaymentAttempt,
  { version, expiresAt, now }: { version: number; expiresAt: number; now: number },
) {
  return db
    .update(payments)
    .set({ status: "pending", updatedAt: now, checkedAt: now, expiresAt })
    .where(
      and(
        eq(payments.id, attempt.id),
        eq(payments.status, attempt.status),
        eq(payments.updatedAt, attempt.updatedAt),
        isNull(payments.token),
        sql`exists (select 1 from orders where id = ${attempt.orderId} and version = ${version})`,
      ),
    )
    .returning({ id: payments.id });
}

/** Returns null while the request for the token is unanswered. */
export async function findToken(db: Database, id: string): Promise<{ token: string; redirectUrl: string } | null> {
  const [attempt] = await db
    .select({ token: payments.token, redirectUrl: payments.redirectUrl })
    .from(payments)
    .where(and(eq(payments.id, id), isNotNull(payments.token)));
  return attempt?.token && attempt.redirectUrl ? { token: attempt.token, redirectUrl: attempt.redirectUrl } : null;
}

/** Cancels an attempt over a former price that the gateway cancelled, or one whose page nobody received. */
export function cancelAttempt(db: Database, id: string, now: number) {
  return db
    .update(payments)
    .set({ status: "cancelled", updatedAt: now })
    .where(and(eq(payments.id, id), eq(payments.status, "pending")));
}

type AttemptChange = {
  status: AttemptStatus;
  method: string | null;
  isSurplus?: boolean;
  now: number;
};

/** Changes an attempt in the batch of an order's event, whose key prevents two concurrent changes. */
export function closeAttempt(db: Database, id: string, change: AttemptChange) {
  const { status, method, isSurplus = false, now } = change;
  return db
    .update(payments)
    .set({ status, isSurplus, updatedAt: now, checkedAt: now, ...(method === null ? {} : { method }) })
    .where(eq(payments.id, id));
}

/** Changes an attempt if it is unchanged since it was read, because no event of an order guards it. */
export function moveAttempt(
  db: Database,
  attempt: Pick<PaymentAttempt, "id" | "status">,
  { status, method, now }: AttemptChange,
) {
  return db
    .update(payments)
    .set({ status, updatedAt: now, checkedAt: now, ...(method === null ? {} : { method }) })
    .where(and(eq(payments.id, attempt.id), eq(payments.status, attempt.status)));
}

/** Reserves the next gateway query. Returns false if another request reserved it. */
export async function reserveCheck(
  db: Database,
  attempt: Pick<PaymentAttempt, "id" | "checkedAt">,
  now: number,
): Promise<boolean> {
  const claimed = await db
    .update(payments)
    .set({ checkedAt: now })
    .where(and(eq(payments.id, attempt.id), eq(payments.checkedAt, attempt.checkedAt)))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

export function listUncheckedAttempts(db: Database, since: number, limit: number): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(payments)
    .where(and(sql`${payments.status} in ('pending', 'review')`, lt(payments.checkedAt, since)))
    .orderBy(asc(payments.checkedAt))
    .limit(limit);
}

export type OrderToPay = OrderState & {
  sellerAway: boolean;
  responseMinutes: number | null;
  listing: { category: string; coverUrl: string | null; hiddenAt: number | null };
  visit: Visit | null;
};

export async function findOrderToPay(db: Database, id: string, buyerId: string): Promise<OrderToPay | null> {
  const sellerId = sql`(select seller_id from orders where id = ${id})`;
  const [[row], attempts, [seller], [listing], [visit]] = await db.batch([
    selectOrder(db, id, buyerId),
    selectAttempts(db, id),
    db
      .select({ suspendedAt: users.suspendedAt, responseMinutes: users.responseMinutes })
      .from(users)
      .where(eq(users.id, sellerId)),
    db
      .select({ category: listings.category, coverUrl: shownCover(), hiddenAt: listings.hiddenAt })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .where(eq(orders.id, id)),
    selectVisit(db, id),
  ]);
  if (row?.buyerId !== buyerId || !seller || !listing) return null;
  const { suspendedAt, responseMinutes } = seller;
  return {
    order: row,
    attempts,
    sellerAway: suspendedAt !== null,
    responseMinutes,
    listing,
    visit: toVisit(visit),
  };
}

export function listLingeringAttempts(
  db: Database,
  { expired, since }: { expired: number; since: number },
  limit: number,
): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(payments)
    .where(
      and(
        sql`${payments.status} = 'cancelled'`,
        isNotNull(payments.token),
        gt(payments.expiresAt, expired),
        lt(payments.checkedAt, since),
      ),
    )
    .orderBy(asc(payments.checkedAt))
    .limit(limit);
}

/**
 * An attempt with its order. `holds` are the parts of the seller's balance that are locked because of a card payment.
 */
export type AttemptState = OrderState & {
  attempt: PaymentAttempt;
  debts: RefundRow[];
  holds: CardHold[];
  visit: Visit | null;
};

/** Finds an attempt. attempts: the order's open ones. debts: all refunds of the order. */
export async function findAttempt(db: Database, gatewayOrderId: string): Promise<AttemptState | null> {
  const orderId = sql`(select order_id from payments where gateway_order_id = ${gatewayOrderId})`;
  const bill = sql`(select bill from payments where gateway_order_id = ${gatewayOrderId})`;
  const [[attempt], [row], attempts, debts, holds, [visit]] = await db.batch([
    db.select().from(payments).where(eq(payments.gatewayOrderId, gatewayOrderId)),
    db.select().from(orders).where(eq(orders.id, orderId)),
    db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), inArray(payments.status, [...OPEN_ATTEMPTS]))),
    selectRefunds(db, orderId),
    selectHoldsOfBill(db, orderId, bill),
    selectVisit(db, orderId),
  ]);
  if (!row || !attempt) return null;
  return { order: row, attempt, attempts, debts, holds, visit: toVisit(visit) };
}
