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
import { ARCHIVED_BODY } from "~/domain/money/gateway-body";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { orders } from "../schema/orders";
import { gatewayNotifications, payments } from "../schema/payments";

type GatewayNotification = {
  /** SHA-256 of the raw body, in hex */
  id: string;
  gateway: string;
  gatewayOrderId: string;
  body: string;
  receivedAt: number;
};

/** `unknown`: about no attempt made with this gateway; `processed`: this very body has had its effect. */
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
  return db
    .update(gatewayNotifications)
    .set({ processedAt: now, outcome })
    .where(eq(gatewayNotifications.id, id));
}

/** Why a notification had no effect. Another reason than before makes it unanswered again. */
export async function noteOutcome(db: Database, id: string, outcome: string): Promise<void> {
  const { outcome: before, answeredAt } = gatewayNotifications;
  await db
    .update(gatewayNotifications)
    .set({ outcome, answeredAt: sql`case when ${before} is ${outcome} then ${answeredAt} end` })
    .where(eq(gatewayNotifications.id, id));
}

function isAtRest(orderId: string): SQL {
  return sql`exists (select 1 from orders where id = ${orderId} and (phase is null or phase = 'disputed'))`;
}

/** With `odd` money, only once the order is at rest: until then it would still be released in full. */
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
        // A trimmed body carries no signature.
        isNull(gatewayNotifications.trimmedAt),
      ),
    );
  return found ?? null;
}

/** What tells where a body is: `archivedHash` null: in `body`, else under `id` in the archive. */
export type KeptBody = { id: string; body: string; archivedHash: string | null };

/** Oldest first, times in UTC ms; `open` is for those without effect. Rides on `gateway_notifications_whole`. */
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
      // What was archived meanwhile is trimmed there, by the next run.
      .where(
        and(eq(id, one.id), isNull(trimmedAt), one.archivedHash === null ? isNull(archivedHash) : undefined),
      ),
  );
  if (first) await db.batch([first, ...rest]);
}

/** Oldest first, received before a time in UTC ms; none that can still be processed. Rides on `gateway_notifications_here`. */
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
