import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { cardHolds, gatewayNotifications, payments } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import { insertWhere } from "~/database/statements.server";
import { HOUR } from "~/platform/dates";
import { ARCHIVED_BODY } from "./payment";

/** Returns the card holds of a bill with the seller's whole balance. No row if none of its money is held. */
export function selectHoldsOfBill(db: Database, orderId: SQL, bill: SQL) {
  return db
    .select({
      amount: cardHolds.amount,
      until: cardHolds.until,
      balance: sql<number>`coalesce((select balance from ledger_accounts
        where account = 'seller:' || card_holds.seller_id), 0)`.as("seller_balance"),
    })
    .from(cardHolds)
    .where(and(eq(cardHolds.orderId, orderId), eq(cardHolds.bill, bill), isNull(cardHolds.chargedBackAt)));
}

/** True if this version of the order created a hold. */
export function hasCardHold({ id, version }: { id: string; version: number }): SQL {
  return sql`exists (select 1 from card_holds where order_id = ${id} and version = cast(${version} as integer)
    and taken_at is null)`;
}

export function endCardHolds(db: Database, { orderId, bill }: { orderId: string; bill: number }, now: number) {
  return db
    .update(cardHolds)
    .set({ chargedBackAt: now })
    .where(and(eq(cardHolds.orderId, orderId), eq(cardHolds.bill, bill), isNull(cardHolds.chargedBackAt)));
}

export function selectCardHolds(db: Database, sellerId: string, now: number) {
  return db
    .select({
      heldByCard: sql<number>`coalesce(sum(amount), 0)`.as("held_by_card"),
      firstFree: sql<number | null>`min(until)`.as("first_free"),
      allFree: sql<number | null>`max(until)`.as("all_free"),
    })
    .from(cardHolds)
    .where(isHeld(sellerId, now));
}

export function coversCardHolds(db: Database, sellerId: string, amount: number, now: number): SQL {
  const held = db.select({ held: sql`coalesce(sum(amount), 0)` }).from(cardHolds).where(isHeld(sellerId, now));
  return sql`coalesce((select balance from ledger_accounts where account = 'seller:' || ${sellerId}), 0) - (${held}) >= ${amount}`;
}

function isHeld(sellerId: string, now: number) {
  return and(eq(cardHolds.sellerId, sellerId), isNull(cardHolds.chargedBackAt), gt(cardHolds.until, now));
}

type GatewayNotification = {
  id: string;
  gateway: string;
  gatewayOrderId: string;
  body: string;
  receivedAt: number;
};

/** Stores a notification. `unknown`: no attempt matches. `processed`: this exact body already had an effect. */
export async function storeGatewayNotification(
  db: Database,
  { id, gateway, gatewayOrderId, body, receivedAt }: GatewayNotification,
): Promise<"unknown" | "processed" | "open"> {
  const [, [kept]] = await db.batch([
    insertWhere(
      db,
      gatewayNotifications,
      { id, gatewayOrderId, body, receivedAt },
      sql`from payments where gateway_order_id = ${gatewayOrderId} and gateway = ${gateway}`,
    ).onConflictDoNothing(),
    db
      .select({ processedAt: gatewayNotifications.processedAt })
      .from(gatewayNotifications)
      .innerJoin(payments, eq(payments.gatewayOrderId, gatewayNotifications.gatewayOrderId))
      .where(and(eq(gatewayNotifications.id, id), eq(payments.gateway, gateway))),
  ]);
  if (!kept) return "unknown";
  return kept.processedAt === null ? "open" : "processed";
}

export function markProcessed(db: Database, id: string, outcome: string, now: number) {
  return db.update(gatewayNotifications).set({ processedAt: now, outcome }).where(eq(gatewayNotifications.id, id));
}

/** Stores why a notification had no effect. With a new reason it counts as unanswered again. */
export async function recordOutcome(db: Database, id: string, outcome: string): Promise<void> {
  const { outcome: before, answeredAt } = gatewayNotifications;
  await db
    .update(gatewayNotifications)
    .set({ outcome, answeredAt: sql`case when ${before} is ${outcome} then ${answeredAt} end` })
    .where(eq(gatewayNotifications.id, id));
}

function isOrderSettled(orderId: string): SQL {
  return sql`exists (select 1 from orders where id = ${orderId} and (phase is null or phase = 'disputed'))`;
}

/**
 * Marks a notification as answered. If its sum disagrees (`odd`), only once the order is closed: an open one pays out
 * all.
 */
export async function markAnswered(
  db: Database,
  { key, orderId, odd }: { key: string; orderId: string; odd: boolean },
  now: number,
): Promise<void> {
  await db
    .update(gatewayNotifications)
    .set({ answeredAt: now })
    .where(and(eq(gatewayNotifications.id, key), odd ? isOrderSettled(orderId) : undefined));
}

export async function markOrderAnswered(
  db: Database,
  { orderId, odd }: { orderId: string; odd: string[] },
  now: number,
): Promise<void> {
  const { gatewayOrderId, receivedAt, processedAt } = gatewayNotifications;
  const attempts = sql`(select gateway_order_id from payments where order_id = ${orderId})`;
  await db
    .update(gatewayNotifications)
    .set({ answeredAt: now })
    .where(
      and(
        inArray(gatewayOrderId, attempts),
        lte(receivedAt, now),
        isNull(processedAt),
        or(notInArray(gatewayOrderId, odd), isOrderSettled(orderId)),
      ),
    );
}

type StuckNotification = {
  gateway: string;
  body: string;
  receivedAt: number;
  outcome: string | null;
  buyerId: string;
  sellerId: string;
};

export async function findStuckNotification(
  db: Database,
  { key, orderId }: { key: string; orderId: string },
): Promise<StuckNotification | null> {
  const [found] = await db
    .select({
      gateway: payments.gateway,
      body: gatewayNotifications.body,
      receivedAt: gatewayNotifications.receivedAt,
      outcome: gatewayNotifications.outcome,
      buyerId: orders.buyerId,
      sellerId: orders.sellerId,
    })
    .from(gatewayNotifications)
    .innerJoin(payments, eq(payments.gatewayOrderId, gatewayNotifications.gatewayOrderId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(gatewayNotifications.id, key),
        eq(payments.orderId, orderId),
        isNull(gatewayNotifications.processedAt),
        isNull(gatewayNotifications.trimmedAt),
      ),
    );
  return found ?? null;
}

/** A stored body. It is in `body` if `archivedHash` is null, otherwise in the archive under `id`. */
export type KeptBody = { id: string; body: string; archivedHash: string | null };

/** Lists bodies, oldest first. `open` is the limit for notifications without effect. */
export function listUntrimmedBodies(
  db: Database,
  before: { settled: number; open: number },
  limit: number,
): Promise<(KeptBody & { gateway: string })[]> {
  const { id, body, gatewayOrderId, receivedAt, processedAt, answeredAt, trimmedAt, archivedHash } =
    gatewayNotifications;
  const gateway = sql<string>`(select gateway from payments
    where gateway_order_id = gateway_notifications.gateway_order_id)`.as("gateway");
  const overtaken = sql`exists (select 1 from gateway_notifications later
    where later.gateway_order_id = ${gatewayOrderId} and later.received_at >= ${receivedAt}
      and later.processed_at is not null)`;
  return db
    .select({ id, gateway, body, archivedHash })
    .from(gatewayNotifications)
    .where(
      and(
        isNull(trimmedAt),
        lt(receivedAt, before.settled),
        or(lt(receivedAt, before.open), isNotNull(processedAt), isNotNull(answeredAt), overtaken),
      ),
    )
    .orderBy(asc(receivedAt))
    .limit(limit);
}

export async function trimBodies(db: Database, kept: readonly KeptBody[], now: number): Promise<void> {
  const { id, trimmedAt, archivedHash } = gatewayNotifications;
  const [first, ...rest] = kept.map((one) =>
    db
      .update(gatewayNotifications)
      .set({ body: one.body, archivedHash: one.archivedHash, trimmedAt: now })
      // If the body was archived in the meantime, the next run trims the archived copy.
      .where(and(eq(id, one.id), isNull(trimmedAt), one.archivedHash === null ? isNull(archivedHash) : undefined)),
  );
  if (first) await db.batch([first, ...rest]);
}

/** Lists bodies to archive. It skips notifications that can still be processed. */
export function listBodiesToArchive(
  db: Database,
  before: number,
  limit: number,
): Promise<{ id: string; body: string }[]> {
  const { id, body, receivedAt } = gatewayNotifications;
  return db
    .select({ id, body })
    .from(gatewayNotifications)
    .where(
      sql`archived_hash is null and (processed_at is not null or shortened_at is not null)
        and ${receivedAt} < ${before}`,
    )
    .orderBy(asc(receivedAt))
    .limit(limit);
}

export async function markArchived(
  db: Database,
  archived: readonly { id: string; body: string; hash: string }[],
): Promise<void> {
  const { id, body, archivedHash } = gatewayNotifications;
  const [first, ...rest] = archived.map((one) =>
    db
      .update(gatewayNotifications)
      .set({ body: ARCHIVED_BODY, archivedHash: one.hash })
      .where(and(eq(id, one.id), isNull(archivedHash), eq(body, one.body))),
  );
  if (first) await db.batch([first, ...rest]);
}

/**
 * The newest notifications that are searched, because no index covers them. Older ones appear on their order's page.
 */
const SEARCHED_ROWS = 1_000;

/** Selects stuck notifications: refused, or the gateway was unreachable for an hour, and no later one replaced it. */
export function stuckNotifications(now: number) {
  return sql`(select * from gateway_notifications order by rowid desc limit ${SEARCHED_ROWS}) as stuck
    inner join payments on payments.gateway_order_id = stuck.gateway_order_id
    where stuck.processed_at is null and stuck.heard_at is null
      and (stuck.outcome is not null or stuck.received_at < ${now - HOUR})
      and not exists (select 1 from gateway_notifications as later
        where later.gateway_order_id = stuck.gateway_order_id and later.received_at >= stuck.received_at
          and later.processed_at is not null)`;
}

export function listStuckNotifications(db: Database, now: number, limit: number) {
  return db
    .select({
      key: sql<string>`stuck.id`.as("stuck_key"),
      orderId: sql<string>`stuck.order_id`.as("stuck_order"),
      gatewayOrderId: sql<string>`stuck.gateway_order_id`.as("stuck_attempt"),
      receivedAt: sql<number>`stuck.received_at`.as("stuck_at"),
      outcome: sql<string | null>`stuck.outcome`.as("stuck_outcome"),
      title: orders.title,
    })
    .from(sql`(select stuck.*, payments.order_id from ${stuckNotifications(now)}) as stuck`)
    .innerJoin(orders, sql`${orders.id} = stuck.order_id`)
    .orderBy(sql`stuck.received_at desc`)
    .limit(limit);
}
