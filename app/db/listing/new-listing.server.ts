import { and, eq, gt, gte, sql } from "drizzle-orm";
import type { ListingDraft } from "~/domain/listing/draft";
import { type ListingKind, MAX_OWN_LISTINGS } from "~/domain/listing/listing";
import type { ListedTerms } from "~/domain/search/listed-terms";
import type { BatchStatement } from "../core/batch.server";
import { type Database, isNullViolation } from "../core/connection.server";
import { listings } from "../schema/listings";
import { personTotals } from "../schema/totals";
import { tagsWithHours } from "./hours-tags.server";
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
  sql`iif(exists (select 1 from users where id = ${userId} and (suspended_at is not null or restricted_at is not null)), 'inactive', 'active')`;

/** Read within the statement: a review may come out meanwhile. */
const ratingOf = (userId: string) => ({
  sellerRatingSum: sql`(select rating_sum from users where id = ${userId})`,
  sellerRatingCount: sql`(select rating_count from users where id = ${userId})`,
});

const TOTALS = { offer: "offers", wanted: "requests" } as const;

/** For now: `insertListing` decides. */
export async function hasMostListings(db: Database, userId: string, kind: ListingKind): Promise<boolean> {
  const total = personTotals[TOTALS[kind]];
  const [most] = await db
    .select({ total })
    .from(personTotals)
    .where(and(eq(personTotals.userId, userId), gte(total, MAX_OWN_LISTINGS)));
  return most !== undefined;
}

/** Aborts the batch whose listing was one too many, once the triggers have counted it: see `isOneTooMany`. */
function abortBeyondMost(db: Database, userId: string, kind: ListingKind) {
  const total = TOTALS[kind];
  return db
    .update(personTotals)
    .set({ [total]: sql`null` })
    .where(and(eq(personTotals.userId, userId), gt(personTotals[total], MAX_OWN_LISTINGS)));
}

export function isOneTooMany(error: unknown): boolean {
  return Object.values(TOTALS).some((total) => isNullViolation(error, `person_totals.${total}`));
}

/** The listing's row comes first: a form sent again is found out by it, whatever else would abort the batch. */
export async function insertListing(
  db: Database,
  { kind, ...columns }: NewListing,
  pictures: NewPicture[],
  now: number,
  alongside: readonly BatchStatement[] = [],
): Promise<void> {
  const listing = db.insert(listings satisfies Record<FieldOf<ListingDraft>, unknown>).values({
    ...columns,
    ...(kind === "offer" && { searchTags: tagsWithHours(columns.searchTags, columns.ownerId) }),
    ...ratingOf(columns.ownerId),
    ...{ kind, status: shownOf(columns.ownerId), createdAt: now, updatedAt: now, contentChangedAt: now },
  });
  const rows = pictures.length > 0 ? [insertPictures(db, columns.id, pictures, now)] : [];
  await db.batch([listing, abortBeyondMost(db, columns.ownerId, kind), ...rows, ...alongside]);
}
