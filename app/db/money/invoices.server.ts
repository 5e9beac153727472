import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import { sellerAccount } from "~/domain/money/ledger";
import { selectTaxIdentity } from "../account/tax-identities.server";
import type { Database } from "../core/connection.server";
import { selectAttempts, selectOrder } from "../order/orders.server";
import { invoices, sellerMonths } from "../schema/invoices";
import { users } from "../schema/users";
import { isListedAccount } from "./ledger.server";
import { selectRefunds } from "./refunds.server";

/** An order is paid once; more come of surplus payments alone. */
const MOST = 50;

export async function findInvoices(db: Database, orderId: string, userId: string) {
  const [[order], attempts, written, refunds] = await db.batch([
    selectOrder(db, orderId, userId),
    selectAttempts(db, orderId),
    db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.at)).limit(MOST),
    selectRefunds(db, orderId),
  ]);
  return order ? { order, attempts, invoices: written, refunds } : null;
}

/** Entries of a month that are no sales, as withdrawals that came back, among which sales are looked for. */
const OTHERS = 100;

/** Integer rupiah, `at` is UTC ms. */
type Sale = {
  orderId: string;
  title: string;
  at: number;
  net: number;
  fee: number;
  year: number;
  number: number;
};

export async function readSellerMonth(
  db: Database,
  sellerId: string,
  { month, span, most }: { month: string; span: { from: number; until: number }; most: number },
) {
  const [[sums], sales, [tax]] = await db.batch([
    db
      .select()
      .from(sellerMonths)
      .where(and(eq(sellerMonths.sellerId, sellerId), eq(sellerMonths.month, month))),
    db
      .select({
        orderId: sql<string>`sold.order_id`.as("sold_order"),
        title: sql<string>`sold.service_title`.as("sold_title"),
        at: sql<number>`sold.at`.as("sold_at"),
        net: sql<number>`sold.amount`.as("sold_net"),
        fee: sql<number>`sold.fee`.as("sold_fee"),
        year: sql<number>`sold.year`.as("sold_year"),
        number: sql<number>`sold.number`.as("sold_number"),
      })
      .from(
        sql`(select l.order_id, o.service_title, l.at, l.amount, p.year, min(p.number) as number, (select coalesce(sum(f.amount), 0) from ledger f
            where f.transfer_id = l.transfer_id and f.line > 0 and f.to_account = 'platform_fee') as fee
          from (select * from (select * from ledger where to_account = ${sellerAccount(sellerId)}
              and ${isListedAccount(sql`to_account`)} and at >= ${span.from} and at < ${span.until}
              order by at limit ${sql.raw(String(most + OTHERS))})
            where from_account = 'escrow:' || order_id limit ${sql.raw(String(most))}) as l
          join orders o on o.id = l.order_id
          join invoices p on p.order_id = l.order_id and p.kind = 'invoice' group by l.transfer_id) as sold`,
      )
      .orderBy(sql`sold_at`),
    selectTaxIdentity(db, sellerId),
  ]);
  return { sums: sums ?? null, sales: sales as Sale[], tax: tax ?? null };
}

/**
 * The name of a seller for the accountant, from `users` and the seller's id: who closed their account keeps the one on their newest
 * paper. Rides on orders_seller_status and invoices_order.
 */
export const nameOnPaper = (
  sellerId: SQL,
) => sql<string>`iif(users.closed_at is null, users.full_name, coalesce(
  (select paper.seller_name from (select id from orders where orders.seller_id = ${sellerId} and status = 'completed'
      order by created_at desc limit 1) sold join invoices paper on paper.order_id = sold.id limit 1),
  (select paper.seller_name from orders sold join invoices paper on paper.order_id = sold.id
    where sold.seller_id = ${sellerId} limit 1), users.full_name))`;

export function listSellerMonths(
  db: Database,
  month: string,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .select({
      number: sellerMonths.number,
      sellerId: sellerMonths.sellerId,
      name: nameOnPaper(sql`${sellerMonths.sellerId}`).as("name_on_paper"),
      turnover: sellerMonths.turnover,
      fee: sellerMonths.fee,
      takenBack: sellerMonths.takenBack,
    })
    .from(sellerMonths)
    .innerJoin(users, eq(users.id, sellerMonths.sellerId))
    .where(and(eq(sellerMonths.month, month), gt(sellerMonths.number, after)))
    .orderBy(asc(sellerMonths.number))
    .limit(limit);
}
