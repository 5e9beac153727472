import { sql } from "drizzle-orm";
import type { ListingDraft } from "~/domain/listing-draft";
import type { Database } from "./connection.server";
import { insertPictures, type NewPicture } from "./listing-pictures.server";
import { services } from "./schema/listings";

/** A listing about to be stored. */
export type NewListing = ListingDraft & {
  id: string;
  userId: string;
  sellerName: string;
  sellerPicture: string | null;
  searchTags: string;
  deliveryDays: number | null;
  requestId: string;
};

/** Somebody may have been suspended while the form was on its way. */
const shownOf = (userId: string) =>
  sql`iif(exists (select 1 from users where id = ${userId} and suspended_at is not null), 'inactive', 'active')`;

/** The listing, at once to be found, and its pictures' rows, still pending. `now` in UTC ms. */
export async function insertListing(
  db: Database,
  { kind, ...columns }: NewListing,
  pictures: NewPicture[],
  now: number,
): Promise<void> {
  const listing = db
    .insert(services)
    .values({ ...columns, type: kind, status: shownOf(columns.userId), createdAt: now, updatedAt: now });
  if (pictures.length === 0) return void (await listing);
  await db.batch([listing, insertPictures(db, columns.id, pictures, now)]);
}
