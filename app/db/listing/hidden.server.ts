import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";

/** What an operator hid, its owner may still rewrite and give other pictures: nobody else is shown them. */
const isHidden = sql`${listings.hiddenAt} is not null`;

export function hiddenFrom(readerId: SQLWrapper | string): SQL<0 | 1> {
  return sql<0 | 1>`(${isHidden} and ${listings.ownerId} <> ${readerId})`;
}

export const shownCover = () =>
  sql<string | null>`case when ${isHidden} then null else ${listings.coverUrl} end`.as("shown_cover");

export function shownTitle(readerId: SQLWrapper | string): SQL<string | null> {
  return sql<string | null>`case when ${hiddenFrom(readerId)} then null else ${listings.title} end`;
}

/** For the batch of an order's step: since when operators have taken its listing off, itself or with its owner. */
export function selectListingHidden(db: Database, orderId: string) {
  return db
    .select({ hiddenSince: listings.hiddenAt })
    .from(listings)
    .where(sql`${listings.id} = (select service_id from orders where id = ${orderId})`);
}
