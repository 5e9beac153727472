import { and, eq, gte, lte, sql } from "drizzle-orm";
import { sellerAccount } from "~/domain/money/ledger";
import { isOpenPayout } from "~/domain/money/manual-payout";
import type { CalendarDay } from "~/domain/visit/calendar";
import type { Database } from "../core/connection.server";
import { isOffer, isOpenListing, isWanted, newestListingsFirst } from "../listing/cards.server";
import { selectLastConversations } from "../message/conversations.server";
import { selectBalance } from "../money/ledger-entries.server";
import { selectNewestWithdrawals } from "../money/withdrawals.server";
import { listedColumns, selectMissingAccounts, selectWaiting } from "../order/waiting.server";
import { listings } from "../schema/listings";
import { orders } from "../schema/orders";
import { personTotals } from "../schema/totals";
import { users } from "../schema/users";
import { orderAddresses, orderVisits } from "../schema/visits";

const VISITS = 12;
const RUNNING = 8;
const BOUGHT = 8;
/** Of their latest orders: who buys where much is no longer sold has not all of them read. */
const BOUGHT_LOOKED_AT = 24;
const CONVERSATIONS = 3;
const REQUESTS = 3;
const OFFERS = 20;

export type StartRead = Awaited<ReturnType<typeof readStart>>;

/** What somebody begins with, on either side, in one trip. `from` and `to`: days whose visits are looked at. */
export async function readStart(
  db: Database,
  { userId, now, from, to }: { userId: string; now: number; from: CalendarDay; to: CalendarDay },
) {
  const [
    buyer,
    seller,
    refunds,
    visits,
    running,
    bought,
    conversations,
    requests,
    offers,
    [account],
    [totals],
    [own],
    [withdrawal],
  ] = await db.batch([
    selectWaiting(db, "buyer", userId, now),
    selectWaiting(db, "seller", userId, now),
    selectMissingAccounts(db, userId),
    selectVisits(db, userId, { from, to }),
    selectRunning(db, userId),
    selectBought(db, userId),
    selectLastConversations(db, userId, CONVERSATIONS),
    // Rides on services_owner_open, as the next.
    db
      .select({ id: listings.id, title: listings.title, proposals: listings.proposalCount })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isWanted, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(REQUESTS),
    db
      .select({ id: listings.id, title: listings.title, coverUrl: listings.coverUrl })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isOffer, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(OFFERS),
    selectBalance(db, sellerAccount(userId)),
    db.select().from(personTotals).where(eq(personTotals.userId, userId)),
    db.select({ pictureUrl: users.pictureUrl }).from(users).where(eq(users.id, userId)),
    // Only the newest can be open.
    selectNewestWithdrawals(db, userId, 1),
  ]);
  return {
    waiting: { buyer, seller, refunds },
    visits: visits.slice(0, VISITS),
    moreVisits: visits.length > VISITS,
    running,
    bought,
    conversations,
    requests,
    offers,
    balance: account?.balance ?? 0,
    totals: totals ?? null,
    withdrawing: withdrawal !== undefined && isOpenPayout(withdrawal),
    faceless: own?.pictureUrl === null,
  };
}

/** Agreed visits of running work, earliest first, one more than shown; the address once it is paid. Rides on order_visits_held. */
function selectVisits(db: Database, sellerId: string, days: { from: CalendarDay; to: CalendarDay }) {
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
    .limit(VISITS + 1);
}

/** What one has bought and is worked on, newest first. Rides on orders_buyer_status, as the next. */
function selectRunning(db: Database, buyerId: string) {
  return db
    .select(listedColumns)
    .from(orders)
    .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
    .where(and(eq(orders.buyerId, buyerId), eq(orders.status, "in_progress")))
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(RUNNING);
}

/** What was bought last and is still sold. */
function selectBought(db: Database, buyerId: string) {
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
