import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { reviews } from "../schema/orders";
import { users } from "../schema/users";

/** What an operator hid, its owner may still rewrite and give other pictures: nobody else is shown them. */
const isHidden = sql`${listings.hiddenAt} is not null`;

export function hiddenFrom(readerId: SQLWrapper | string): SQL<0 | 1> {
  return sql<0 | 1>`(${isHidden} and ${listings.ownerId} <> ${readerId})`;
}

/** Matches users who are suspended, restricted or have closed their account. Other people see nothing from them. */
export const isAway = sql`(${users.suspendedAt} is not null or ${users.restrictedAt} is not null
  or ${users.closedAt} is not null)`;

export const shownPortrait = () =>
  sql<string | null>`case when ${isAway} then null else ${users.pictureUrl} end`.as("shown_portrait");

/** A review keeps a copy of its author's portrait: null while the author is away. One more row where there is a copy. */
export const shownAuthorPicture = () =>
  sql<string | null>`case when ${reviews.authorPicture} is not null and not exists
    (select 1 from users where ${users.id} = ${reviews.authorId} and ${isAway}) then ${reviews.authorPicture} end`.as(
    "shown_author_picture",
  );

/** Selects the cover for one reader, or null when the reader may not see it. `hasOrder` tells whether they have an order of the listing. */
export function coverShownTo(readerId: string, hasOrder: SQLWrapper): SQL.Aliased<string | null> {
  return sql<string | null>`case when ${isHidden} then null
    when ${listings.status} = 'active' and ${listings.deletedAt} is null then ${listings.coverUrl}
    when ${listings.ownerId} = ${readerId} or ${hasOrder} then ${listings.coverUrl} end`.as("shown_cover");
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
