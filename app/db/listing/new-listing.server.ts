import { sql } from "drizzle-orm";
import type { ListingDraft } from "~/domain/listing/draft";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { insertPictures, type NewPicture } from "./pictures.server";

/** A listing about to be stored. */
export type NewListing = ListingDraft & {
  id: string;
  ownerId: string;
  sellerName: string;
  sellerPicture: string | null;
  searchTags: string;
  deliveryDays: number | null;
  requestId: string;
};

/** Somebody may have been suspended while the form was on its way. */
const shownOf = (userId: string) =>
  sql`iif(exists (select 1 from users where id = ${userId} and suspended_at is not null), 'inactive', 'active')`;

/** The listing, at once to be found, its pictures' rows, still pending, and what else is to happen with it. `now` in UTC ms. */
export async function insertListing(
  db: Database,
  { kind, ...columns }: NewListing,
  pictures: NewPicture[],
  now: number,
  alongside: readonly BatchStatement[] = [],
): Promise<void> {
  const listing = db
    .insert(listings)
    .values({ ...columns, kind, status: shownOf(columns.ownerId), createdAt: now, updatedAt: now });
  const rows = pictures.length > 0 ? [insertPictures(db, columns.id, pictures, now)] : [];
  await db.batch([listing, ...rows, ...alongside]);
}
