import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import { isUniqueViolation } from "~/database/connection.server";
import { newId } from "~/database/statements.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/edge-cache.server";
import { log } from "~/platform/log.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { encodePictures, fileFault, refusedFile } from "~/platform/picture-uploads.server";
import type { EncodedPicture, PictureOwner, Pictures } from "~/platform/pictures.server";
import { digestOfFiles } from "~/platform/secrets.server";
import { notifyOfChange, notifyProposers } from "~/proposals/commands.server";
import { listedTerms } from "~/search/rank";
import { choiceFault } from "./chosen-photos";
import {
  arrangePictures,
  deliveryDays,
  FAVOURITE_CHANGES_AN_HOUR,
  type FavouriteRefusal,
  hasContentChanged,
  LISTING_CHANGES_AN_HOUR,
  LISTINGS_AN_HOUR,
  type ListingDraft,
  type ListingKind,
  type ListingStatus,
  MAX_PICTURES,
  type OwnPicture,
  type PictureWish,
  withListedPrice,
} from "./listing";
import {
  findOwnListing,
  findOwnState,
  hasMostListings,
  insertListing,
  isListingLimitReached,
  isListingUpdated,
  type OwnListingDetails,
  updateListing,
  updateListingStatus,
  markListingDeleted as writeDeletion,
} from "./own-queries.server";
import type { PictureRefusal } from "./picture";
import { choiceFaultSentence, isOfFiles } from "./picture-text";
import {
  deleteFavourite,
  type EarlierListing,
  findListingByRequest,
  insertFavourite,
  insertPictures,
  markPicturesReady,
  type NewPicture,
} from "./queries.server";

/** Returns the rows stored in every width. A failure is logged and left to the sweep. */
export async function storePictures<Row extends { key: string }>(
  pictures: Pictures,
  owner: PictureOwner,
  rows: { row: Row; picture: EncodedPicture }[],
): Promise<Row[]> {
  const outcomes = await Promise.all(
    rows.map(async ({ row, picture }) => {
      try {
        await pictures.put(row.key, picture, owner);
        return [row];
      } catch (error) {
        log("error", "picture_not_stored", { id: row.key, error });
        return [];
      }
    }),
  );
  return outcomes.flat();
}

/** Keys derive from the form and the bytes, so that a repeated form finds the pictures of the first. */
type KeyedFile = { key: string; file: File };

/** Hex digits that all keys of one form share. */
const OF_FORM = 8;

async function keyFiles(files: readonly File[], form: string): Promise<KeyedFile[]> {
  const seen = new Map<string, number>();
  const keyed: KeyedFile[] = [];
  const beginning = await beginningOfKeys(form);
  for (const file of files) {
    const content = await digestOfFiles(form, file);
    const times = seen.get(content) ?? 0;
    seen.set(content, times + 1);
    const hex = times === 0 ? content : await digestOfFiles(content, String(times));
    keyed.push({ key: toUuid(beginning + hex.slice(OF_FORM)), file });
  }
  return keyed;
}

async function beginningOfKeys(form: string): Promise<string> {
  return (await digestOfFiles(form)).slice(0, OF_FORM);
}

/** UUID version 8 means custom. */
function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, "$1-$2-8$3-a$4-$5");
}

type PictureOnItsWay = { row: NewPicture; picture: EncodedPicture };

/**
 * Returns the ids of the pictures that are shown now. Keeps the listing if objects fail, because a repeated
 * form may already have reported success. Continues if the client disconnects.
 */
async function publishPictures(
  context: Pick<Context, "db" | "pictures" | "defer">,
  listingId: string,
  pictures: PictureOnItsWay[],
): Promise<string[]> {
  if (pictures.length === 0) return [];
  const publishing = publish(context, listingId, pictures);
  context.defer(publishing);
  return publishing;
}

async function publish(
  context: Pick<Context, "db" | "pictures">,
  listingId: string,
  pictures: PictureOnItsWay[],
): Promise<string[]> {
  const stored = await storePictures(context.pictures, "listing", pictures);
  if (stored.length === 0) return [];
  const ids = stored.map(({ id }) => id);
  try {
    return await markPicturesReady(context.db, listingId, ids);
  } catch (error) {
    log("error", "pictures_not_published", { id: listingId, error });
    return [];
  }
}

type ListingChanges = ListingDraft & {
  requestId: string;
  status: ListingStatus;
  photos: PictureWish[];
  version: number | null;
};

type ListingChangeResult =
  | { ok: true; id: string; lost: number; lostNames: string[] }
  | { ok: false; reason: "no_listing" }
  | { ok: false; reason: "hidden" }
  | { ok: false; reason: "too_many_changes" }
  | { ok: false; reason: "changed_meanwhile"; version: number }
  | PictureRefusal;

/** A repeated form finds its pictures, because their keys derive from the form and the file. */
export async function changeListing(
  context: Context,
  listing: OwnListingDetails,
  changes: ListingChanges,
  files: File[],
): Promise<ListingChangeResult> {
  const { requestId, status, photos, version, ...written } = changes;
  const { db, now } = context;
  // Suspended users do not get this far, so the listing itself is hidden.
  if (status === "active" && listing.hiddenAt !== null) return { ok: false, reason: "hidden" };
  const { kept, removed } = arrangePictures(listing.pictures, photos);
  const known = new Set(listing.pictures.map(({ id }) => id));
  const form = listing.id + requestId;
  const fresh = (await keyFiles(files, form)).filter(({ key }) => !known.has(key));
  const draft = withListedPrice(written);
  const isRepeat =
    status === listing.status &&
    isStored(draft, listing) &&
    isSamePictures(listing.pictures, kept) &&
    fresh.every(({ key }) => listing.pending.includes(key));
  if (version !== null && version !== listing.updatedAt && !isRepeat)
    return { ok: false, reason: "changed_meanwhile", version: listing.updatedAt };
  const chosen = fresh.map(({ file }) => file);
  const fault = choiceFault(chosen, { kept: kept.length });
  if (fault && !isOfFiles(fault)) return refusedFile(choiceFaultSentence(fault));
  const encoding = await encodePictures(context, listing.userId, chosen);
  if (!encoding.ok) return encoding;

  const pictures = encoding.pictures.flatMap((picture, index) => {
    const { width, height } = picture;
    const key = fresh[index]?.key;
    return key ? [{ picture, row: { id: key, key, position: kept.length + index, width, height } }] : [];
  });
  const columns = {
    ...draft,
    ...listedTerms({ ...draft, sellerName: listing.sellerName }),
    status,
    deliveryDays: deliveryDays(draft),
  };
  const added = pictures.map(({ row }) => row);
  const closes = draft.kind === "wanted" && listing.status === "active" && status !== "active";
  const rewritten = draft.kind === "wanted" && hasContentChanged(listing, draft);
  const notified = closes
    ? await notifyProposers(context, listing, "closed")
    : rewritten
      ? await notifyOfChange(context, listing)
      : [];
  // Counts repeated forms too, because each writes again, maybe with other content.
  const counted = countOrAbort(db, `listing-change:${listing.userId}`, LISTING_CHANGES_AN_HOUR, now);
  context.purge(LISTS, personCacheTag(listing.userId), categoryCacheTag(draft.category));
  try {
    const read = { id: listing.id, userId: listing.userId, asRead: version === null ? null : listing.updatedAt };
    const stood = await updateListing(
      db,
      read,
      columns,
      { kept, removed, added },
      { now, alongside: [...notified, counted] },
    );
    if (!stood) return { ok: false, reason: "no_listing" };
  } catch (error) {
    if (isOverLimit(error)) return { ok: false, reason: "too_many_changes" };
    if (isListingUpdated(error)) {
      // Another form was stored in between: this one may repeat it.
      const stored = await findOwnListing(db, { id: listing.id, userId: listing.userId, kind: draft.kind });
      return stored ? changeListing(context, stored, changes, files) : { ok: false, reason: "no_listing" };
    }
    throw error;
  }
  if (notified.length > 0) context.defer(sendOutbox(context));
  const shown = new Set(await publishPictures(context, listing.id, pictures));
  const lostNames = fresh.flatMap(({ key, file }) => (shown.has(key) ? [] : [file.name]));
  if (files.length > 0) return { ok: true, id: listing.id, lost: lostNames.length, lostNames };
  const beginning = await beginningOfKeys(form);
  const left = listing.pending.filter((id) => id.startsWith(beginning));
  return { ok: true, id: listing.id, lost: left.length, lostNames: [] };
}

function isSamePictures(stored: readonly OwnPicture[], kept: readonly OwnPicture[]): boolean {
  const shown = stored.map(({ id, caption }) => ({ id, caption }));
  return JSON.stringify(shown) === JSON.stringify(kept);
}

type ListingContext = Pick<Context, "db" | "pictures" | "now" | "purge" | "defer">;

export type ListingOwner = { id: string; name: string; pictureUrl: string | null };

/** `lost` is the number of pictures that are not stored, `lostNames` the names of those in the form. */
type Creation =
  | { ok: true; id: string; lost: number; lostNames: string[]; deleted?: true }
  | { ok: false; reason: "too_many_listings" | "listing_limit" | "sent_otherwise" }
  | PictureRefusal;

/**
 * Writes the row with pending pictures, then the objects, then the batch that shows them. A repeated form
 * finishes what is pending and encodes no picture that is already shown.
 */
export async function createListing(
  context: ListingContext,
  owner: ListingOwner,
  { requestId, ...written }: ListingDraft & { requestId: string },
  files: File[],
): Promise<Creation> {
  const { db, now } = context;
  const draft = withListedPrice(written);
  const form = owner.id + requestId;
  context.purge(LISTS, personCacheTag(owner.id), categoryCacheTag(draft.category));
  const encode: Encode = (keyed) =>
    encodePictures(
      context,
      owner.id,
      keyed.map(({ file }) => file),
    );
  if (files.length > 0) {
    const [earlier, full] = await Promise.all([
      findListingByRequest(db, owner.id, requestId),
      hasMostListings(db, owner.id, draft.kind),
    ]);
    if (earlier) return finish(context, { earlier, draft, form, files, encode });
    if (full) return { ok: false, reason: "listing_limit" };
  }
  const fault = await fileFault(context.pictures, files);
  if (fault) return refusedFile(fault);
  const keyed = await keyFiles(files, form);
  const encoding = await encode(keyed);
  if (!encoding.ok) return encoding;

  const id = newId();
  const pictures = onTheirWay(keyed, encoding.pictures, (_, index) => index);
  const listing = {
    ...draft,
    ...listedTerms({ ...draft, sellerName: owner.name }),
    id,
    requestId,
    ownerId: owner.id,
    sellerName: owner.name,
    sellerPicture: owner.pictureUrl,
    deliveryDays: deliveryDays(draft),
  };
  const rows = pictures.map(({ row }) => row);
  try {
    // Follows the listing's row, which detects a repeated form, so that it counts once.
    const counted = countOrAbort(db, `listing:${owner.id}`, LISTINGS_AN_HOUR, now);
    await insertListing(db, listing, rows, now, [counted]);
  } catch (error) {
    if (isListingLimitReached(error)) return { ok: false, reason: "listing_limit" };
    if (isOverLimit(error)) return { ok: false, reason: "too_many_listings" };
    if (!isUniqueViolation(error, "services.user_id, services.request_id")) throw error;
    const first = await findListingByRequest(db, owner.id, requestId);
    if (!first) throw error;
    const known = new Map(pictures.map(({ row, picture }) => [row.key, picture]));
    const again: Encode = async (some) => ({
      ok: true,
      pictures: some.flatMap(({ key }) => known.get(key) ?? []),
    });
    return finish(context, { earlier: first, draft, form, files, encode: again });
  }
  const shown = await publishPictures(context, id, pictures);
  return created(id, keyed, new Set(shown));
}

type Encode = (keyed: readonly KeyedFile[]) => ReturnType<typeof encodePictures>;

type SubmittedListing = {
  earlier: EarlierListing;
  draft: ListingDraft;
  form: string;
  files: File[];
  encode: Encode;
};

function isStored({ kind: _, ...fields }: ListingDraft, stored: object): boolean {
  const columns: Record<string, unknown> = { ...stored };
  return Object.entries(fields).every(([name, value]) => JSON.stringify(value) === JSON.stringify(columns[name]));
}

/**
 * Publishes the pictures that the first submission left pending, and then also accepts others in the form. If
 * none were pending, other files make the form a different one. A form without files counts as the same,
 * because browsers forget them. A picture that its owner has removed since stays removed.
 */
async function finish(
  context: ListingContext,
  { earlier, draft, form, files, encode }: SubmittedListing,
): Promise<Creation> {
  const { id, pictures: stored } = earlier;
  // After an edit even the original form counts as different. The page shows its text, so nothing is lost.
  if (!isStored(draft, earlier.stored)) return { ok: false, reason: "sent_otherwise" };
  if (earlier.isDeleted) return { ok: true, id, lost: 0, lostNames: [], deleted: true };
  const keyed = await keyFiles(files, form);
  const beginning = await beginningOfKeys(form);
  const left = stored.filter((picture) => picture.status === "pending" && picture.id.startsWith(beginning));
  const known = new Map(stored.map((picture) => [picture.id, picture]));
  const isOther = keyed.length !== stored.length || keyed.some(({ key }, at) => key !== stored[at]?.id);
  if (isOther && files.length > 0 && earlier.isUntouched && left.length === 0)
    return { ok: false, reason: "sent_otherwise" };
  const end = Math.max(-1, ...stored.map(({ position }) => position)) + 1;
  const fresh = earlier.isUntouched && left.length > 0 ? keyed.filter(({ key }) => !known.has(key)) : [];
  const added = fresh.slice(0, MAX_PICTURES - end);
  const unfinished = [...keyed.filter(({ key }) => known.get(key)?.status === "pending"), ...added];
  const encoding = await encode(unfinished);
  if (!encoding.ok && encoding.reason === "refused_file") return encoding;
  const pictures = onTheirWay(
    unfinished,
    encoding.ok ? encoding.pictures : [],
    (one) => known.get(one.key)?.position ?? end + added.indexOf(one),
  );
  const rows = pictures.flatMap(({ row }) => (known.has(row.id) ? [] : [row]));
  if (rows.length > 0) await insertPictures(context.db, id, rows, context.now);
  const shown = new Set(await publishPictures(context, id, pictures));
  for (const picture of stored) if (picture.status === "ready") shown.add(picture.id);
  if (files.length > 0) return created(id, keyed, shown);
  return { ok: true, id, lost: left.length, lostNames: [] };
}

function onTheirWay(
  keyed: readonly KeyedFile[],
  encoded: readonly EncodedPicture[],
  positionOf: (one: KeyedFile, index: number) => number,
) {
  return encoded.flatMap((picture, index) => {
    const one = keyed[index];
    const { width, height } = picture;
    if (!one) return [];
    const row = { id: one.key, key: one.key, position: positionOf(one, index), width, height };
    return [{ picture, row }];
  });
}

function created(id: string, keyed: readonly KeyedFile[], shown: ReadonlySet<string>): Creation {
  const lostNames = keyed.flatMap(({ key, file }) => (shown.has(key) ? [] : [file.name]));
  return { ok: true, id, lost: lostNames.length, lostNames };
}

/** Notifies people who proposed. Returns false for another user's listing. */
export async function deleteListing(
  context: Context,
  own: { id: string; userId: string; kind: ListingKind },
): Promise<boolean> {
  const notifications = own.kind === "wanted" ? await notifyProposers(context, own, "deleted") : [];
  const stood = await writeDeletion(context.db, own, context.now, notifications);
  if (stood) context.purge(LISTS, personCacheTag(own.userId));
  if (notifications.length > 0) context.defer(sendOutbox(context));
  return stood;
}

type Favourite = { userId: string; listingId: string };
type FavouriteContext = Pick<Context, "db" | "now">;

export function saveFavourite(
  { db, now }: FavouriteContext,
  favourite: Favourite,
): Promise<Outcome<void, FavouriteRefusal>> {
  return unlessTooOften(async () => {
    const { ownerId, saved } = await insertFavourite(db, { ...favourite, now }, countChange(db, favourite, now));
    if (saved) return ok(undefined);
    if (ownerId === null) return refused("no_offer");
    return refused(ownerId === favourite.userId ? "own_offer" : "too_many");
  });
}

export function removeFavourite(
  { db, now }: FavouriteContext,
  favourite: Favourite,
): Promise<Outcome<void, FavouriteRefusal>> {
  return unlessTooOften(async () => {
    await deleteFavourite(db, favourite, countChange(db, favourite, now));
    return ok(undefined);
  });
}

function countChange(db: Context["db"], { userId }: Favourite, now: number) {
  return countOrAbort(db, `favourite:${userId}`, FAVOURITE_CHANGES_AN_HOUR, now);
}

async function unlessTooOften(
  change: () => Promise<Outcome<void, FavouriteRefusal>>,
): Promise<Outcome<void, FavouriteRefusal>> {
  try {
    return await change();
  } catch (error) {
    if (isOverLimit(error)) return refused("too_often");
    throw error;
  }
}

/** Closing a request notifies people who proposed once. */
export async function switchListing(
  context: Context,
  own: { id: string; userId: string; kind: ListingKind },
  status: ListingStatus,
): Promise<Outcome<void, "no_listing" | "hidden" | "too_many_changes">> {
  const { db, now } = context;
  const listing = await findOwnState(db, own);
  if (!listing) return refused("no_listing");
  if (status === "active" && listing.hiddenAt !== null) return refused("hidden");
  const closes = own.kind === "wanted" && listing.status === "active" && status === "inactive";
  const notified = closes ? await notifyProposers(context, own, "closed") : [];
  const counted = countOrAbort(db, `listing-change:${own.userId}`, LISTING_CHANGES_AN_HOUR, now);
  context.purge(LISTS, personCacheTag(own.userId), categoryCacheTag(listing.category));
  try {
    const stood = await updateListingStatus(db, own, status, { now, alongside: [...notified, counted] });
    if (!stood) return refused("no_listing");
  } catch (error) {
    if (isOverLimit(error)) return refused("too_many_changes");
    throw error;
  }
  if (notified.length > 0) context.defer(sendOutbox(context));
  return ok(undefined);
}
