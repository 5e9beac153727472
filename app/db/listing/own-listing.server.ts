import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ListingDraft } from "~/domain/listing/draft";
import type { ListingKind, ListingStatus } from "~/domain/listing/listing";
import type { OwnPicture } from "~/domain/listing/picture-order";
import type { Statement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { serviceAssets, services } from "../schema/listings";
import { offerDraftColumns, wantedDraftColumns } from "./draft-columns.server";
import { coverFollows, insertPictures, type NewPicture } from "./pictures.server";

/** One listing of one person's: whoever else asks for it finds nothing. */
export type Own = { id: string; userId: string; kind: ListingKind };

const isOwn = ({ id, userId, kind }: Own) =>
  and(eq(services.id, id), eq(services.userId, userId), eq(services.type, kind));

/** A listing with all that its owner may change, and its pictures in their order. */
export async function findOwnListing(db: Database, own: Own) {
  const [[listing], pictures] = await db.batch([
    db
      .select({
        id: services.id,
        userId: services.userId,
        status: services.status,
        hiddenAt: services.hiddenAt,
        hiddenReason: services.hiddenReason,
        title: services.title,
        description: services.description,
        category: services.category,
        price: services.price,
        location: services.location,
        ...offerDraftColumns,
        ...wantedDraftColumns,
      })
      .from(services)
      .where(and(isOwn(own), isNull(services.deletedAt))),
    db
      .select({
        id: serviceAssets.id,
        url: serviceAssets.url,
        caption: serviceAssets.caption,
        width: serviceAssets.width,
        height: serviceAssets.height,
      })
      .from(serviceAssets)
      .where(and(eq(serviceAssets.serviceId, own.id), eq(serviceAssets.status, "ready")))
      .orderBy(asc(serviceAssets.position), asc(serviceAssets.id)),
  ]);
  return listing ? { ...listing, pictures } : null;
}

export type OwnListing = NonNullable<Awaited<ReturnType<typeof findOwnListing>>>;

export async function findOwnTitle(db: Database, own: Own): Promise<string | null> {
  const [listing] = await db
    .select({ title: services.title })
    .from(services)
    .where(and(isOwn(own), isNull(services.deletedAt)));
  return listing?.title ?? null;
}

/** `kept` in their new order; `added` come after them, still pending. */
export type PictureChanges = { kept: OwnPicture[]; removed: string[]; added: NewPicture[] };

/** What an operator took out of sight, alone or with its owner, stays so whatever its form says. */
const visibleOr = (status: ListingStatus) =>
  sql`case when ${services.hiddenAt} is null
    and not exists (select 1 from users where id = ${services.userId} and suspended_at is not null)
    then ${status} else 'inactive' end`;

/**
 * What its owner changed, in one batch. False when there is no such listing any more. Objects of removed pictures are
 * left to the sweep: a page that is still kept at the edge may ask for them.
 */
export async function updateListing(
  db: Database,
  { id, userId }: { id: string; userId: string },
  {
    kind,
    ...columns
  }: ListingDraft & { status: ListingStatus; searchTags: string; deliveryDays: number | null },
  pictures: PictureChanges,
  { now, alongside }: { now: number; alongside: readonly Statement[] },
): Promise<boolean> {
  const { kept, removed, added } = pictures;
  const isOf = eq(serviceAssets.serviceId, id);
  const [updated] = await db.batch([
    db
      .update(services)
      .set({ ...columns, status: visibleOr(columns.status), updatedAt: now })
      .where(and(isOwn({ id, userId, kind }), isNull(services.deletedAt)))
      .returning({ id: services.id }),
    ...kept.map((picture, position) =>
      db
        .update(serviceAssets)
        .set({ caption: picture.caption, position })
        .where(and(eq(serviceAssets.id, picture.id), isOf)),
    ),
    ...(removed.length > 0
      ? [db.delete(serviceAssets).where(and(inArray(serviceAssets.id, removed), isOf))]
      : []),
    ...(added.length > 0 ? [insertPictures(db, id, added, now)] : []),
    coverFollows(db, id),
    ...alongside,
  ]);
  return updated.length > 0;
}

/**
 * Takes a listing out of everybody's sight and leaves the row, which orders and reviews speak of. Doing it twice is
 * doing it once. False when it never was one's own.
 */
export async function deleteListing(
  db: Database,
  own: Own,
  now: number,
  alongside: readonly Statement[] = [],
): Promise<boolean> {
  const [deleted] = await db.batch([
    db
      .update(services)
      .set({ deletedAt: sql`coalesce(${services.deletedAt}, ${now})` })
      .where(isOwn(own))
      .returning({ id: services.id }),
    ...alongside,
  ]);
  return deleted.length > 0;
}
