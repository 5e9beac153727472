import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { CONTENT_FIELDS } from "~/domain/listing/content";
import type { ListingDraft } from "~/domain/listing/draft";
import type { ListingKind, ListingStatus } from "~/domain/listing/listing";
import type { OwnPicture } from "~/domain/listing/picture-order";
import type { ListedTerms } from "~/domain/search/listed-terms";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { keepEvidence } from "../report/evidence.server";
import { listingPictures, listings, offerDraftColumns, wantedDraftColumns } from "../schema/listings";
import { tagsWithHours } from "./hours-tags.server";
import { coverFollows, insertPictures, type NewPicture } from "./pictures.server";

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
        title: listings.title,
        description: listings.description,
        category: listings.category,
        price: listings.price,
        location: listings.location,
        sellerName: listings.sellerName,
        ...offerDraftColumns,
        ...wantedDraftColumns,
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

/** A listing hidden by an operator, alone or with its owner, stays so whatever the form says. */
const visibleOr = (status: ListingStatus) =>
  sql`case when ${listings.hiddenAt} is null
    and not exists (select 1 from users where id = ${listings.ownerId}
      and (suspended_at is not null or restricted_at is not null))
    then ${status} else 'inactive' end`;

type Columns = Omit<ListingDraft, "kind"> &
  ListedTerms & { status: ListingStatus; deliveryDays: number | null };

/** Compared within the statement. Later than every proposal before it: the clock of one sent meanwhile may be ahead of `now`. */
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

/** False: no such listing. Removed pictures' objects stay for the sweep: cached pages may ask for them. */
export async function updateListing(
  db: Database,
  { id, userId }: { id: string; userId: string },
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
        updatedAt: now,
      })
      .where(and(isOwn({ id, userId, kind }), isNull(listings.deletedAt)))
      .returning({ id: listings.id }),
    ...kept.map((picture, position) =>
      db
        .update(listingPictures)
        .set({ caption: picture.caption, position })
        .where(and(eq(listingPictures.id, picture.id), isOf)),
    ),
    ...(removed.length > 0
      ? [db.delete(listingPictures).where(and(inArray(listingPictures.id, removed), isOf))]
      : []),
    ...(added.length > 0 ? [insertPictures(db, id, added, now)] : []),
    coverFollows(db, id),
    ...alongside,
  ]);
  return updated.length > 0;
}

export async function findOwnState(db: Database, own: OwnedBy) {
  const [listing] = await db
    .select({ status: listings.status, hiddenAt: listings.hiddenAt, category: listings.category })
    .from(listings)
    .where(and(isOwn(own), isNull(listings.deletedAt)));
  return listing ?? null;
}

export async function updateListingStatus(
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

/** The row stays for orders and reviews. */
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
