import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ListingKind } from "~/domain/listing";
import { type NewestKey, newestKey, PAGE_SIZE } from "~/domain/page-key";
import type { Database } from "./connection.server";
import { services } from "./schema/listings";

/** A listing as its owner's list shows it. */
export type OwnListing = {
  id: string;
  title: string;
  category: string;
  /** integer rupiah */
  price: number;
  status: "active" | "inactive";
  rating: number;
  ratingCount: number;
  ordersCompleted: number;
  /** Open ones, of a request. */
  proposalCount: number;
  /** UTC ms */
  createdAt: number;
};

/** What somebody made of one request id: a form that was sent twice. */
export async function findListingByRequest(
  db: Database,
  userId: string,
  requestId: string,
): Promise<{ id: string } | null> {
  const [found] = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.userId, userId), eq(services.requestId, requestId)))
    .limit(1);
  return found ?? null;
}

export type OwnPage = { listings: OwnListing[]; newer: string | null; older: string | null };

/**
 * One page of somebody's own listings of a kind, newest first, whatever their status: the rows after a key, or those
 * before one. Rides on services_owner.
 */
export async function listOwnListings(
  db: Database,
  owner: { userId: string; kind: ListingKind },
  from: { after?: NewestKey | null; before?: NewestKey | null } = {},
): Promise<OwnPage> {
  const backwards = Boolean(from.before && !from.after);
  const key = from.after ?? from.before;
  const rows = await db
    .select(ownColumns)
    .from(services)
    .where(
      and(
        eq(services.userId, owner.userId),
        eq(services.type, owner.kind),
        isNull(services.deletedAt),
        key ? beyond(key, backwards) : undefined,
      ),
    )
    .orderBy(...(backwards ? oldestFirst : newestFirst))
    .limit(PAGE_SIZE + 1);

  const more = rows.length > PAGE_SIZE;
  const listings = rows.slice(0, PAGE_SIZE);
  if (backwards) listings.reverse();
  const first = listings[0];
  const last = listings.at(-1);
  return {
    listings,
    newer: first && (backwards ? more : key) ? newestKey(first) : null,
    older: last && (backwards || more) ? newestKey(last) : null,
  };
}

const ownColumns = {
  id: services.id,
  title: services.title,
  category: services.category,
  price: services.price,
  status: services.status,
  rating: services.rating,
  ratingCount: services.ratingCount,
  ordersCompleted: services.orderscompleted,
  proposalCount: services.proposalCount,
  createdAt: services.createdAt,
};

const newestFirst = [sql`${services.createdAt} desc`, sql`${services.id} desc`];
const oldestFirst = [sql`${services.createdAt} asc`, sql`${services.id} asc`];

function beyond(key: NewestKey, backwards: boolean): SQL {
  const row = sql`(${services.createdAt}, ${services.id})`;
  const given = sql`(${key.createdAt}, ${key.id})`;
  return backwards ? sql`${row} > ${given}` : sql`${row} < ${given}`;
}
