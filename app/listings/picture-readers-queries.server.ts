import { and, eq, or, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings } from "~/database/schema/listings";
import { orders, proposals } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { pictureUrl } from "./picture-queries.server";
import { isAway } from "./queries.server";

/**
 * `shown`: everybody may see it. `hidden`: an operator hid its listing. `off`: its listing is deleted, switched off, or its
 * owner is away; for a portrait, its owner is.
 */
export type PictureOwnership = {
  ownerId: string;
  listingId: string | null;
  state: "shown" | "hidden" | "off";
};

/** Returns null where no row names the picture any more. One trip, by the indexes of addresses. */
export async function findPictureOwnership(db: Database, key: string): Promise<PictureOwnership | null> {
  const url = pictureUrl(key);
  const [[listing], [person]] = await db.batch([
    db
      .select({
        id: listings.id,
        ownerId: listings.ownerId,
        hiddenAt: listings.hiddenAt,
        isOff: sql`(${listings.status} <> 'active' or ${listings.deletedAt} is not null or ${isAway})`
          .mapWith(Boolean)
          .as("is_off"),
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
    const { id: listingId, ownerId, hiddenAt, isOff } = listing;
    return { ownerId, listingId, state: hiddenAt !== null ? "hidden" : isOff ? "off" : "shown" };
  }
  return person ? { ownerId: person.id, listingId: null, state: person.isAway ? "off" : "shown" } : null;
}

/** Returns whether a user has an order of the listing, as buyer or seller, also an ended one. */
export async function hasOrderOf(db: Database, listingId: string, userId: string): Promise<boolean> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)), eq(orders.listingId, listingId)))
    .limit(1);
  return order !== undefined;
}

/** Returns whether a user's proposal for the request waits for an answer or was accepted. */
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
