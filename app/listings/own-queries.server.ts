import { and, asc, eq, gt, gte, inArray, isNull, sql } from "drizzle-orm";
import { type Database, isNullViolation } from "~/database/connection.server";
import { listingPictures, listings } from "~/database/schema/listings";
import { proposals } from "~/database/schema/orders";
import { personTotals } from "~/database/schema/totals";
import { type BatchStatement, pageQuery } from "~/database/statements.server";
import { keepEvidence } from "~/moderation/evidence-queries.server";
import { PAGE_SIZE } from "~/platform/paging";
import type { ListedTerms } from "~/search/index-terms";
import {
  CONTENT_FIELDS,
  type ListingDraft,
  type ListingKind,
  type ListingStatus,
  MAX_OWN_LISTINGS,
  type OwnPicture,
} from "./listing";
import {
  draftColumns,
  insertPictures,
  type NewPicture,
  type OwnedKind,
  type OwnListingsPage,
  type OwnQuery,
  ownPage,
  selectOwn,
  tagsWithHours,
  updateCover,
  whereAndOrder,
} from "./queries.server";

type NewListing = ListingDraft &
  ListedTerms & {
    id: string;
    ownerId: string;
    sellerName: string;
    sellerPicture: string | null;
    deliveryDays: number | null;
    formId: string;
  };

/** The fields of a draft. Drizzle silently drops unknown columns, so `satisfies` makes the compiler report them. */
type FieldOf<Draft> = Draft extends unknown ? keyof Draft : never;

/** The status of a new listing. The owner may have been suspended while the form was open. */
const shownOf = (userId: string) =>
  sql`iif(exists (select 1 from users where id = ${userId} and (suspended_at is not null or restricted_at is not null)), 'inactive', 'active')`;

/** The owner's rating. It is read within the statement, because a review may be published at the same time. */
const ratingOf = (userId: string) => ({
  sellerRatingSum: sql`(select rating_sum from users where id = ${userId})`,
  sellerRatingCount: sql`(select rating_count from users where id = ${userId})`,
});

const TOTALS = { offer: "offers", wanted: "requests" } as const;

/** Returns true if the user seems to have the most listings allowed. Only `storeListing` decides. */
export async function hasMaxListings(db: Database, userId: string, kind: ListingKind): Promise<boolean> {
  const total = personTotals[TOTALS[kind]];
  const [full] = await db
    .select({ total })
    .from(personTotals)
    .where(and(eq(personTotals.userId, userId), gte(total, MAX_OWN_LISTINGS)));
  return full !== undefined;
}

/** Aborts the batch if the triggers counted more listings than allowed (`isListingLimitReached`). */
function abortBeyondMost(db: Database, userId: string, kind: ListingKind) {
  const total = TOTALS[kind];
  return db
    .update(personTotals)
    .set({ [total]: sql`null` })
    .where(and(eq(personTotals.userId, userId), gt(personTotals[total], MAX_OWN_LISTINGS)));
}

export function isListingLimitReached(error: unknown): boolean {
  return Object.values(TOTALS).some((total) => isNullViolation(error, `person_totals.${total}`));
}

/** Inserts the listing's row first, so that a repeated form is detected before anything else aborts the batch. */
export async function storeListing(
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
    kind,
    status: shownOf(columns.ownerId),
    createdAt: now,
    updatedAt: now,
    contentChangedAt: now,
  });
  const rows = pictures.length > 0 ? [insertPictures(db, columns.id, pictures, now)] : [];
  await db.batch([listing, abortBeyondMost(db, columns.ownerId, kind), ...rows, ...alongside]);
}

type OwnedBy = { id: string; userId: string; kind: ListingKind };

const isOwn = ({ id, userId, kind }: OwnedBy) =>
  and(eq(listings.id, id), eq(listings.ownerId, userId), eq(listings.kind, kind));

export async function findOwnListing(db: Database, own: OwnedBy) {
  const [[listing], stored] = await db.batch([
    db
      .select({
        id: listings.id,
        userId: listings.ownerId,
        status: listings.status,
        hiddenAt: listings.hiddenAt,
        hiddenReason: listings.hiddenReason,
        updatedAt: listings.updatedAt,
        sellerName: listings.sellerName,
        ...draftColumns,
      })
      .from(listings)
      .where(and(isOwn(own), isNull(listings.deletedAt))),
    db
      .select({
        id: listingPictures.id,
        url: listingPictures.url,
        caption: listingPictures.caption,
        width: listingPictures.width,
        height: listingPictures.height,
        status: listingPictures.status,
      })
      .from(listingPictures)
      .where(eq(listingPictures.listingId, own.id))
      .orderBy(asc(listingPictures.position), asc(listingPictures.id)),
  ]);
  if (!listing) return null;
  const pictures = stored.flatMap(({ status, ...picture }) => (status === "ready" ? [picture] : []));
  const pending = stored.flatMap(({ id, status }) => (status === "pending" ? [id] : []));
  return { ...listing, pictures, pending };
}

export type OwnListingDetails = NonNullable<Awaited<ReturnType<typeof findOwnListing>>>;

export async function findOwnTitle(db: Database, own: OwnedBy): Promise<string | null> {
  const [listing] = await db
    .select({ title: listings.title })
    .from(listings)
    .where(and(isOwn(own), isNull(listings.deletedAt)));
  return listing?.title ?? null;
}

type PictureChanges = { kept: OwnPicture[]; removed: string[]; added: NewPicture[] };

/** The status to store. If the listing or its owner is hidden, it stays inactive, even if the form says active. */
const visibleOr = (status: ListingStatus) =>
  sql`case when ${listings.hiddenAt} is null
    and not exists (select 1 from users where id = ${listings.ownerId}
      and (suspended_at is not null or restricted_at is not null))
    then ${status} else 'inactive' end`;

type Columns = Omit<ListingDraft, "kind"> & ListedTerms & { status: ListingStatus; deliveryDays: number | null };

/** The time of a content change. It must be later than every proposal before, whose clock may be ahead of `now`. */
function contentChange(columns: Columns, now: number) {
  const written: Partial<Record<(typeof CONTENT_FIELDS)[number], unknown>> = columns;
  const differs = CONTENT_FIELDS.filter((field) => written[field] !== undefined).map(
    (field) => sql`${listings[field]} is not ${valueFor(field, written[field])}`,
  );
  return sql`case when ${sql.join(differs, sql` or `)} then max(${now}, coalesce((select max(updated_at) + 1
    from proposals where service_id = ${listings.id} and status = 'open'), 0)) else ${listings.contentChangedAt} end`;
}

const valueFor = (field: (typeof CONTENT_FIELDS)[number], value: unknown) =>
  value === null ? sql`null` : sql.param(value, listings[field]);

/**
 * Returns false if the listing does not exist. The batch aborts if it was updated since `asRead` (`isListingUpdated`),
 * unless that is null. Removed pictures stay for cached pages until the scheduler deletes them.
 */
export async function storeListingChange(
  db: Database,
  { id, userId, asRead }: { id: string; userId: string; asRead: number | null },
  { kind, ...columns }: ListingDraft & ListedTerms & { status: ListingStatus; deliveryDays: number | null },
  pictures: PictureChanges,
  { now, alongside }: { now: number; alongside: readonly BatchStatement[] },
): Promise<boolean> {
  const { kept, removed, added } = pictures;
  const isOf = eq(listingPictures.listingId, id);
  const [, updated] = await db.batch([
    keepEvidence(db, userId, { subject: "listing", id }),
    db
      .update(listings)
      .set({
        ...columns,
        ...(kind === "offer" && { searchTags: tagsWithHours(columns.searchTags, userId) }),
        status: visibleOr(columns.status),
        contentChangedAt: contentChange(columns, now),
        updatedAt: asRead === null ? now : sql`iif(${listings.updatedAt} = ${asRead}, ${now}, null)`,
      })
      .where(and(isOwn({ id, userId, kind }), isNull(listings.deletedAt)))
      .returning({ id: listings.id }),
    ...kept.map((picture, position) =>
      db
        .update(listingPictures)
        .set({ caption: picture.caption, position })
        .where(and(eq(listingPictures.id, picture.id), isOf)),
    ),
    ...(removed.length > 0 ? [db.delete(listingPictures).where(and(inArray(listingPictures.id, removed), isOf))] : []),
    ...(added.length > 0 ? [insertPictures(db, id, added, now)] : []),
    updateCover(db, id),
    ...alongside,
  ]);
  return updated.length > 0;
}

export function isListingUpdated(error: unknown): boolean {
  return isNullViolation(error, "services.updated_at");
}

export async function findOwnState(db: Database, own: OwnedBy) {
  const [listing] = await db
    .select({ status: listings.status, hiddenAt: listings.hiddenAt, category: listings.category })
    .from(listings)
    .where(and(isOwn(own), isNull(listings.deletedAt)));
  return listing ?? null;
}

export async function storeListingStatus(
  db: Database,
  own: OwnedBy,
  status: ListingStatus,
  { now, alongside }: { now: number; alongside: readonly BatchStatement[] },
): Promise<boolean> {
  const [updated] = await db.batch([
    db
      .update(listings)
      .set({ status: visibleOr(status), updatedAt: now })
      .where(and(isOwn(own), isNull(listings.deletedAt)))
      .returning({ id: listings.id }),
    ...alongside,
  ]);
  return updated.length > 0;
}

/** Marks a listing deleted. The row stays, because orders and reviews refer to it. */
export async function markListingDeleted(
  db: Database,
  own: OwnedBy,
  now: number,
  alongside: readonly BatchStatement[] = [],
): Promise<boolean> {
  const [deleted] = await db.batch([
    db
      .update(listings)
      .set({ deletedAt: sql`coalesce(${listings.deletedAt}, ${now})` })
      .where(isOwn(own))
      .returning({ id: listings.id }),
    ...alongside,
  ]);
  return deleted.length > 0;
}

/** The decided proposals read for a page. Only requests with hundreds of declined proposals have more. */
const DECIDED_READ = 120;

/** A page of requests. `decided` counts decided proposals by request. `isPartial` means that not all were read. */
type OwnWanted = OwnListingsPage & { decided: { count: Map<string, number>; isPartial: boolean } };

export function selectOwnWanted(db: Database, userId: string, query: OwnQuery = {}) {
  const owner: OwnedKind = { userId, kind: "wanted" };
  return pageQuery([selectOwn(db, owner, query), selectDecided(db, owner, query)], ([rows, decided]): OwnWanted => {
    const read = decided.reduce((sum, { count }) => sum + count, 0);
    const count = new Map(decided.map((one) => [one.id, one.count]));
    return { ...ownPage(rows, query), decided: { count, isPartial: read > DECIDED_READ } };
  });
}

/** Counts decided proposals by request. The request itself has the number of open ones. */
function selectDecided(db: Database, owner: OwnedKind, query: OwnQuery) {
  const { own, order } = whereAndOrder(owner, query);
  const page = db
    .select({ id: listings.id })
    .from(listings)
    .where(own)
    .orderBy(...order)
    .limit(PAGE_SIZE)
    .as("page");
  const decided = db
    .select({ id: proposals.wantedId })
    .from(page)
    .innerJoin(proposals, and(eq(proposals.wantedId, page.id), inArray(proposals.status, ["accepted", "declined"])))
    .limit(DECIDED_READ + 1)
    .as("decided");
  return db
    .select({ id: decided.id, count: sql<number>`count(*)`.as("count") })
    .from(decided)
    .groupBy(decided.id);
}
