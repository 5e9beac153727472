import { and, eq, sql } from "drizzle-orm";
import { sellerAccount } from "~/domain/money/ledger";
import { isOpenPayout } from "~/domain/money/manual-payout";
import { visitsEndAfter } from "~/domain/visit/slots";
import type { AnswersOf } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { isOpenListing, isWanted, newestListingsFirst } from "../listing/cards.server";
import { selectBalance } from "../money/ledger-entries.server";
import { selectNewestWithdrawals } from "../money/withdrawals.server";
import { listings } from "../schema/listings";
import { orders } from "../schema/orders";
import { orderVisits } from "../schema/visits";
import { selectMissingAccounts, selectWaiting } from "./waiting.server";

/** The earliest ones may just have ended where clocks are ahead of Jakarta's. */
const VISITS = 4;
/** Orders in progress, newest first, whose visits are compared. */
const RUNNING = 6;
const REQUESTS = 4;

const visitColumns = {
  orderId: orders.id,
  title: orders.title,
  buyerName: orders.buyerName,
  sellerName: orders.sellerName,
  placeCode: orderVisits.placeCode,
  day: orderVisits.day,
  slot: orderVisits.slot,
};

/** Statements behind the strip above the list of orders: of both sides, whichever the list shows. */
export function selectOrderSummary(db: Database, { userId, now }: { userId: string; now: number }) {
  const first = visitsEndAfter(now);
  const running = db
    .select({ id: sql<string>`${orders.id}`.as("running_id") })
    .from(orders)
    .where(and(eq(orders.buyerId, userId), eq(orders.status, "in_progress")))
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(RUNNING)
    .as("running");
  return [
    selectWaiting(db, "buyer", userId, now, { limit: 1 }),
    selectWaiting(db, "seller", userId, now, { limit: 1, dated: true }),
    selectWaiting(db, "seller", userId, now, { limit: 1 }),
    selectMissingAccounts(db, userId, now, 1),
    // Uses the index order_visits_held.
    db
      .select(visitColumns)
      .from(orderVisits)
      .innerJoin(orders, and(eq(orders.id, orderVisits.orderId), sql`${orders.status} = 'in_progress'`))
      .where(
        and(
          eq(orderVisits.sellerId, userId),
          sql`${orderVisits.held} = 1`,
          sql`(${orderVisits.day}, ${orderVisits.slot}) > (${first.day}, ${first.slot})`,
        ),
      )
      .orderBy(orderVisits.day, orderVisits.slot)
      .limit(VISITS),
    db
      .select(visitColumns)
      .from(running)
      .innerJoin(orders, eq(orders.id, running.id))
      .innerJoin(orderVisits, and(eq(orderVisits.orderId, running.id), sql`${orderVisits.held} = 1`)),
    // Uses the index services_owner_open.
    db
      .select({ id: listings.id, proposals: listings.proposalCount })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isWanted, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(REQUESTS),
    selectBalance(db, sellerAccount(userId)),
    selectNewestWithdrawals(db, userId, 1),
  ] as const;
}

export type SummaryAnswers = AnswersOf<ReturnType<typeof selectOrderSummary>>;

export function toOrderSummary([
  [bought],
  [soldDated],
  [sold],
  [refund],
  soldVisits,
  boughtVisits,
  requests,
  [account],
  [withdrawal],
]: SummaryAnswers) {
  return {
    waiting: { buyer: bought ?? null, seller: soldDated ?? sold ?? null },
    refund: refund ?? null,
    visits: { buyer: boughtVisits, seller: soldVisits },
    requests,
    balance: account?.balance ?? 0,
    withdrawing: withdrawal !== undefined && isOpenPayout(withdrawal),
  };
}

export type OrderSummaryRead = ReturnType<typeof toOrderSummary>;
