import { and, eq, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings } from "~/database/schema/listings";
import { orders, proposals } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { unreferencedKeys } from "~/database/statements.server";
import { type ListingStatus, MAX_PICTURES } from "./listing";
import { isAway } from "./queries.server";

export function pictureUrl(key: string): string {
  return `/media/${key}`;
}

export function pictureKey(url: string): string {
  return url.slice(pictureUrl("").length);
}

export type NewPicture = { id: string; key: string; position: number; width: number; height: number };

/** Keeps rows from an earlier submit of the same form. */
export function insertPictures(db: Database, listingId: string, pictures: NewPicture[], now: number) {
  return (
    db
      .insert(listingPictures)
      // Eight rows of nine columns stay below D1's 100 bound parameters.
      .values(
        pictures.map(({ key, ...picture }) => ({
          ...picture,
          listingId,
          url: pictureUrl(key),
          status: "pending" as const,
          createdAt: now,
        })),
      )
      .onConflictDoNothing({ target: listingPictures.url })
  );
}

/** Returns the ids that are shown. Others, as above the limit after a race, stay pending for the sweep. */
export async function markPicturesReady(db: Database, listingId: string, ids: string[]): Promise<string[]> {
  const others = db
    .select({ n: sql`count(*)` })
    .from(sql`service_assets as other`)
    .where(
      sql`other.service_id = ${listingId} and other.status = 'ready' and other.id not in (select value from json_each(${JSON.stringify(ids)}))`,
    );
  const [shown] = await db.batch([
    db
      .update(listingPictures)
      .set({ status: "ready" })
      .where(
        and(
          inArray(listingPictures.id, ids),
          eq(listingPictures.listingId, listingId),
          sql`(${others}) <= ${MAX_PICTURES - ids.length}`,
        ),
      )
      .returning({ id: listingPictures.id }),
    updateCover(db, listingId),
  ]);
  return shown.map(({ id }) => id);
}

export function updateCover(db: Database, listingId: string) {
  const first = sql`from service_assets where service_id = services.id and status = 'ready' order by position, id limit 1`;
  return db
    .update(listings)
    .set({
      coverUrl: sql`(select url ${first})`,
      coverAlt: sql`(select coalesce(nullif(caption, ''), services.title) ${first})`,
    })
    .where(eq(listings.id, listingId));
}

/** Their objects may or may not be in R2. */
export async function listStalePictures(
  db: Database,
  before: number,
  limit: number,
): Promise<{ id: string; key: string }[]> {
  const rows = await db
    .select({ id: listingPictures.id, url: listingPictures.url })
    .from(listingPictures)
    // A literal: a bound parameter would prevent the use of the partial index.
    .where(and(sql`${listingPictures.status} = 'pending'`, lt(listingPictures.createdAt, before)))
    .orderBy(listingPictures.createdAt)
    .limit(limit);
  return rows.map(({ id, url }) => ({ id, key: pictureKey(url) }));
}

export async function deletePendingPictures(db: Database, ids: string[]): Promise<void> {
  await db
    .delete(listingPictures)
    .where(and(inArray(listingPictures.id, ids), sql`${listingPictures.status} = 'pending'`));
}

export async function unknownPictureKeys(db: Database, keys: string[]): Promise<string[]> {
  return (await unreferencedKeys(db, listingPictures.url, keys.map(pictureUrl))).map(pictureKey);
}

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
    return { ownerId, listingId, state: pictureState(shown) };
  }
  return person ? { ownerId: person.id, listingId: null, state: person.isAway ? "hidden" : "shown" } : null;
}

function pictureState(listing: {
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
export async function hasOrderFor(
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
