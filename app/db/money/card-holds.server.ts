import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { cardHolds } from "../schema/payments";

/** With the seller's whole balance; no row where nothing of the order's money is held. */
export function selectCardHold(db: Database, orderId: string | SQL) {
  return db
    .select({
      amount: cardHolds.amount,
      until: cardHolds.until,
      balance: sql<number>`coalesce((select balance from ledger_accounts
        where account = 'seller:' || card_holds.seller_id), 0)`.as("seller_balance"),
    })
    .from(cardHolds)
    .where(and(eq(cardHolds.orderId, orderId), isNull(cardHolds.chargedBackAt)));
}

export function hasCardHold(orderId: string): SQL {
  return sql`exists (select 1 from card_holds where order_id = ${orderId} and taken_at is null)`;
}

export function takeCardHold(db: Database, orderId: string, now: number) {
  return db
    .update(cardHolds)
    .set({ chargedBackAt: now })
    .where(and(eq(cardHolds.orderId, orderId), isNull(cardHolds.chargedBackAt)));
}

/** In integer rupiah; times in UTC ms, null where nothing is held at `now`. Rides on `card_holds_seller`. */
export function selectHeldByCard(db: Database, sellerId: string, now: number) {
  return db
    .select({
      heldByCard: sql<number>`coalesce(sum(amount), 0)`.as("held_by_card"),
      firstFree: sql<number | null>`min(until)`.as("first_free"),
      allFree: sql<number | null>`max(until)`.as("all_free"),
    })
    .from(cardHolds)
    .where(isHeld(sellerId, now));
}

export function coversHeld(db: Database, sellerId: string, amount: number, now: number): SQL {
  const held = db
    .select({ held: sql`coalesce(sum(amount), 0)` })
    .from(cardHolds)
    .where(isHeld(sellerId, now));
  return sql`coalesce((select balance from ledger_accounts where account = 'seller:' || ${sellerId}), 0) - (${held}) >= ${amount}`;
}

function isHeld(sellerId: string, now: number) {
  return and(eq(cardHolds.sellerId, sellerId), isNull(cardHolds.chargedBackAt), gt(cardHolds.until, now));
}
