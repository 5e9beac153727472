import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings } from "~/database/schema/listings";
import { orders, proposals } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import type { ListingStatus } from "./listing";
import { pictureUrl } from "./picture-queries.server";
import { isAway } from "./queries.server";

/** hidden: an operator hid its listing, or its owner is away. off: its owner switched the listing off. */
export type PictureOwnership = {
  ownerId: string;
  listingId: string | null;
  state: "shown" | "hidden" | "deleted" | "off";
};

/** Returns null if no row refers to the picture any more. */
export async function findPictureOwnership(db: Database, key: string): Promise<PictureOwnership | null> {
  const url = pictureUrl(key);
  const [[listing], [person]] = await db.batch([
    db
      .select({
        id: listings.id,
        ownerId: listings.ownerId,
        hiddenAt: listings.hiddenAt,
        status: listings.status,
        deletedAt: listings.deletedAt,
        isAway: isAway.mapWith(Boolean).as("is_away"),
      })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .innerJoin(users, eq(users.id, listings.ownerId))
      .where(eq(listingPictures.url, url)),
    db
      .select({ id: users.id, isAway: isAway.mapWith(Boolean).as("is_away") })
      .from(users)
      .where(eq(users.pictureUrl, url))
      .limit(1),
  ]);
  if (listing) {
    const { id: listingId, ownerId, ...shown } = listing;
    return { ownerId, listingId, state: stateOf(shown) };
  }
  return person ? { ownerId: person.id, listingId: null, state: person.isAway ? "hidden" : "shown" } : null;
}

function stateOf(listing: {
  hiddenAt: number | null;
  deletedAt: number | null;
  status: ListingStatus;
  isAway: boolean;
}): PictureOwnership["state"] {
  if (listing.hiddenAt !== null || listing.isAway) return "hidden";
  if (listing.deletedAt !== null) return "deleted";
  return listing.status === "active" ? "shown" : "off";
}

/** Ended orders count. With `paid`, only an order whose payment was accepted counts. */
export async function hasOrderOf(
  db: Database,
  { listingId, userId, paid }: { listingId: string; userId: string; paid: boolean },
): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)),
        eq(orders.listingId, listingId),
        paid ? isNotNull(orders.startedAt) : undefined,
      ),
    )
    .limit(1);
  return order !== undefined;
}

export async function hasProposalFor(db: Database, wantedId: string, userId: string): Promise<boolean> {
  const [proposal] = await db
    .select({ id: proposals.id })
    .from(proposals)
    .where(
      and(
        eq(proposals.wantedId, wantedId),
        eq(proposals.proposerId, userId),
        sql`${proposals.status} in ('open', 'accepted')`,
      ),
    );
  return proposal !== undefined;
}
