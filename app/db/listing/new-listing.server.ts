import { sql } from "drizzle-orm";
import type { ListingDraft } from "~/domain/listing/draft";
import type { ListedTerms } from "~/domain/search/listed-terms";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { listings } from "../schema/listings";
import { insertPictures, type NewPicture } from "./pictures.server";

type NewListing = ListingDraft &
  ListedTerms & {
    id: string;
    ownerId: string;
    sellerName: string;
    sellerPicture: string | null;
    deliveryDays: number | null;
    requestId: string;
  };

/** Drizzle drops what has no column without a word: `satisfies` lets the compiler name the field. */
type FieldOf<Draft> = Draft extends unknown ? keyof Draft : never;

/** Its owner may have been suspended while the form was open. */
const shownOf = (userId: string) =>
  sql`iif(exists (select 1 from users where id = ${userId} and suspended_at is not null), 'inactive', 'active')`;

/** Read within the statement: a review may come out meanwhile. */
const ratingOf = (userId: string) => ({
  sellerRatingSum: sql`(select rating_sum from users where id = ${userId})`,
  sellerRatingCount: sql`(select rating_count from users where id = ${userId})`,
});

export async function insertListing(
  db: Database,
  { kind, ...columns }: NewListing,
  pictures: NewPicture[],
  now: number,
  alongside: readonly BatchStatement[] = [],
): Promise<void> {
  const listing = db.insert(listings satisfies Record<FieldOf<ListingDraft>, unknown>).values({
    ...columns,
    ...ratingOf(columns.ownerId),
    ...{ kind, status: shownOf(columns.ownerId), createdAt: now, updatedAt: now, contentChangedAt: now },
  });
  const rows = pictures.length > 0 ? [insertPictures(db, columns.id, pictures, now)] : [];
  await db.batch([listing, ...rows, ...alongside]);
}
