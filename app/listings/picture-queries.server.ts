import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings } from "~/database/schema/listings";
import { unreferencedKeys } from "~/database/statements.server";
import { MAX_PICTURES } from "./listing";

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
