import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { MESSAGES_BESIDE_ORDER } from "~/domain/message/message";
import { DISPUTE_EVENTS } from "~/domain/order/dispute";
import { type Database, readAtLeast } from "../core/connection.server";
import { selectLatestAndMarkRead, toLatest } from "../message/messages.server";
import { selectLedgerEntries } from "../money/ledger.server";
import { selectRefunds } from "../money/refunds.server";
import { orderEvents } from "../schema/orders";
import { users } from "../schema/users";
import { availabilityOfOrder, toAvailability } from "../visit/availability.server";
import { selectAddress, selectVisit, toVisit } from "../visit/visits.server";
import { selectChanges } from "./changes.server";
import { selectOrderFiles } from "./files.server";
import { selectOrderedListing } from "./listing.server";
import { selectAttempts, selectOrder } from "./orders.server";
import { selectOrderReviews } from "./reviews.server";

/** An order has a dozen. After weeks of quarrel the latest are shown, and always the dispute's own. */
const EVENTS_SHOWN = 200;

const CHANGES_SHOWN = 10;

export function selectOrderEvents(db: Database, orderId: string) {
  return db
    .select()
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.orderId, orderId),
        or(
          sql`${orderEvents.version} > (select max(version) from order_events where order_id = ${orderId}) - cast(${EVENTS_SHOWN} as integer)`,
          inArray(orderEvents.kind, DISPUTE_EVENTS),
        ),
      ),
    )
    .orderBy(desc(orderEvents.version));
}

/** One trip, which marks the messages as read; null for a stranger. */
export function findOrderPageAndMarkRead(db: Database, id: string, userId: string) {
  return readAtLeast((writes) => readOrderPage(db, id, userId, writes));
}

async function readOrderPage(db: Database, id: string, userId: string, marks: boolean) {
  const [
    [row],
    attempts,
    events,
    ledgerEntries,
    refunds,
    written,
    files,
    changes,
    away,
    [visit],
    [address],
    [listing],
    ...said
  ] = await db.batch([
    selectOrder(db, id, userId),
    selectAttempts(db, id),
    selectOrderEvents(db, id),
    selectLedgerEntries(db, id),
    selectRefunds(db, id),
    selectOrderReviews(db, id),
    selectOrderFiles(db, id),
    selectChanges(db, id, CHANGES_SHOWN),
    selectSuspendedSides(db, id),
    selectVisit(db, id),
    selectAddress(db, id, userId),
    selectOrderedListing(db, id),
    ...selectLatestAndMarkRead(db, { kind: "order", orderId: id }, userId, MESSAGES_BESIDE_ORDER, marks),
  ]);
  if (!row || !listing) return null;
  const unreadMessages = said[4][0]?.unreadMessages ?? 0;
  return {
    order: row,
    listing,
    attempts,
    events: events.reverse(),
    ledgerEntries,
    refunds,
    written,
    files,
    changes,
    visit: toVisit(visit),
    /** Null as well for a seller who may not see it yet. */
    address: address ?? null,
    away: away.map(({ awayId }) => awayId),
    conversation: toLatest(said, MESSAGES_BESIDE_ORDER),
    unreadMessages,
  };
}

function selectSuspendedSides(db: Database, orderId: string) {
  return db
    .select({ awayId: users.id })
    .from(users)
    .where(
      and(
        sql`${users.id} in (select user_id from orders where id = ${orderId}
          union all select seller_id from orders where id = ${orderId})`,
        isNotNull(users.suspendedAt),
      ),
    );
}

export type OrderPage = NonNullable<Awaited<ReturnType<typeof findOrderPageAndMarkRead>>>;

export async function findOrderWithChange(db: Database, id: string, userId: string) {
  const [[row], [change]] = await db.batch([selectOrder(db, id, userId), selectChanges(db, id, 1)]);
  return row ? { order: row, change: change ?? null } : null;
}

/** With the address only for whoever may read it; null for a stranger. */
export async function findOrderVisit(db: Database, id: string, userId: string) {
  const [[order], [visit], [address]] = await db.batch([
    selectOrder(db, id, userId),
    selectVisit(db, id),
    selectAddress(db, id, userId),
  ]);
  return order ? { order, visit: toVisit(visit), address: address ?? null } : null;
}

export async function findOrderToVisit(db: Database, id: string, userId: string, now: number) {
  const [[order], [visit], hours, off, held] = await db.batch([
    selectOrder(db, id, userId),
    selectVisit(db, id),
    ...availabilityOfOrder(db, id, now),
  ]);
  if (!order) return null;
  return { order, visit: toVisit(visit), availability: toAvailability({ hours, off, held }, null, id) };
}
