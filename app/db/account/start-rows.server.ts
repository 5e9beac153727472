import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { CalendarDay } from "~/domain/visit/calendar";
import type { Database } from "../core/connection.server";
import { isOffer, isOpenListing } from "../listing/cards.server";
import { listedColumns } from "../order/waiting.server";
import { listings } from "../schema/listings";
import { orders } from "../schema/orders";
import { orderAddresses, orderVisits } from "../schema/visits";

export const VISITS_SHOWN = 12;
const RUNNING = 8;
const BOUGHT = 8;
const BOUGHT_LOOKED_AT = 24;

/** Agreed visits of running work, earliest first, one more than shown; the address once it is paid. Rides on order_visits_held. */
export function selectVisits(db: Database, sellerId: string, days: { from: CalendarDay; to: CalendarDay }) {
  return db
    .select({
      orderId: orders.id,
      title: orders.title,
      buyerName: orders.buyerName,
      mode: orderVisits.mode,
      placeCode: orderVisits.placeCode,
      day: orderVisits.day,
      slot: orderVisits.slot,
      street: orderAddresses.street,
    })
    .from(orderVisits)
    .innerJoin(orders, and(eq(orders.id, orderVisits.orderId), sql`${orders.status} = 'in_progress'`))
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orderVisits.orderId))
    .where(
      and(
        eq(orderVisits.sellerId, sellerId),
        sql`${orderVisits.held} = 1`,
        gte(orderVisits.day, days.from),
        lte(orderVisits.day, days.to),
      ),
    )
    .orderBy(orderVisits.day, orderVisits.slot)
    .limit(VISITS_SHOWN + 1);
}

/** What one has bought and is worked on, newest first. Rides on orders_buyer_status, as the next. */
export function selectRunning(db: Database, buyerId: string) {
  return db
    .select(listedColumns)
    .from(orders)
    .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
    .where(and(eq(orders.buyerId, buyerId), eq(orders.status, "in_progress")))
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(RUNNING);
}

export function selectBought(db: Database, buyerId: string) {
  const last = db
    .select({
      listingId: orders.listingId,
      sellerName: orders.sellerName,
      createdAt: orders.createdAt,
      orderId: sql<string>`${orders.id}`.as("order_id"),
    })
    .from(orders)
    .where(and(eq(orders.buyerId, buyerId), eq(orders.status, "completed")))
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(BOUGHT_LOOKED_AT)
    .as("last_bought");
  return db
    .select({
      id: listings.id,
      title: listings.title,
      category: listings.category,
      coverUrl: listings.coverUrl,
      price: listings.price,
      sellerName: last.sellerName,
    })
    .from(last)
    .innerJoin(listings, sql`${listings.id} = ${last.listingId} and ${isOffer} and ${isOpenListing}`)
    .orderBy(sql`${last.createdAt} desc`, sql`${last.orderId} desc`)
    .limit(BOUGHT);
}
