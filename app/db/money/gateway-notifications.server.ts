import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { orders } from "../schema/orders";
import { gatewayNotifications, payments } from "../schema/payments";

export type GatewayNotification = {
  /** SHA-256 of the raw body, in hex */
  id: string;
  gateway: string;
  gatewayOrderId: string;
  body: string;
  receivedAt: number;
};

/**
 * Keeps what the gateway said, once, if it is about an attempt that was made with it. `unknown`: it is not; `processed`: this very
 * body has had its effect.
 */
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
      .where(eq(gatewayNotifications.id, id)),
  ]);
  if (!kept) return "unknown";
  return kept.processedAt === null ? "open" : "processed";
}

/** Rides in the batch that gives the notification its effect. */
export function markProcessed(db: Database, id: string, outcome: string, now: number) {
  return db
    .update(gatewayNotifications)
    .set({ processedAt: now, outcome })
    .where(eq(gatewayNotifications.id, id));
}

/** Why a notification had no effect; it may come again. Another reason than before is news to the operators. */
export async function noteOutcome(db: Database, id: string, outcome: string): Promise<void> {
  const { outcome: before, answeredAt } = gatewayNotifications;
  await db
    .update(gatewayNotifications)
    .set({ outcome, answeredAt: sql`case when ${before} is ${outcome} then ${answeredAt} end` })
    .where(eq(gatewayNotifications.id, id));
}

/** The order no longer lets money go by itself: it is closed, or somebody rules on it. */
function isAtRest(orderId: string): SQL {
  return sql`exists (select 1 from orders where id = ${orderId} and (phase is null or phase = 'disputed'))`;
}

/**
 * An operator has the gateway's answer about one of them. Where the money does not add up (`odd`), that deals with it only
 * once its order is at rest: until then it would still be released in full.
 */
export async function markAnswered(
  db: Database,
  { key, orderId, odd }: { key: string; orderId: string; odd: boolean },
  now: number,
): Promise<void> {
  await db
    .update(gatewayNotifications)
    .set({ answeredAt: now })
    .where(and(eq(gatewayNotifications.id, key), odd ? isAtRest(orderId) : undefined));
}

/**
 * The same about every attempt of an order, and so about all that was said of them until then. `odd`: the attempts, by
 * their name at the gateway, whose money does not add up.
 */
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
        or(notInArray(gatewayOrderId, odd), isAtRest(orderId)),
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

/** What the gateway said about an order, and whose that is, as long as it has had no effect; null otherwise. */
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
        // What was cut carries no signature any more.
        isNull(gatewayNotifications.trimmedAt),
      ),
    );
  return found ?? null;
}

/**
 * Notifications whose body is still whole though it has been kept long enough, the oldest first: `settled` for those that
 * had their effect, were dealt with or overtaken, `open` for all (UTC ms). Rides on `gateway_notifications_whole`.
 */
export function listUntrimmedBodies(
  db: Database,
  before: { settled: number; open: number },
  limit: number,
): Promise<{ id: string; gateway: string; body: string }[]> {
  const { id, body, gatewayOrderId, receivedAt, processedAt, answeredAt, trimmedAt } = gatewayNotifications;
  const gateway = sql<string>`(select gateway from payments
    where gateway_order_id = gateway_notifications.gateway_order_id)`.as("gateway");
  const overtaken = sql`exists (select 1 from gateway_notifications later
    where later.gateway_order_id = ${gatewayOrderId} and later.received_at >= ${receivedAt}
      and later.processed_at is not null)`;
  return db
    .select({ id, gateway, body })
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

/** Leaves of each body what is given; what comes to it twice changes nothing. */
export async function trimBodies(
  db: Database,
  kept: readonly { id: string; body: string }[],
  now: number,
): Promise<void> {
  const { id, trimmedAt } = gatewayNotifications;
  const [first, ...rest] = kept.map((one) =>
    db
      .update(gatewayNotifications)
      .set({ body: one.body, trimmedAt: now })
      .where(and(eq(id, one.id), isNull(trimmedAt))),
  );
  if (first) await db.batch([first, ...rest]);
}
