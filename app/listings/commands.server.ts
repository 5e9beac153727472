import { countOrAbort, isOverLimit } from "~/database/attempt-counters.server";
import type { Database } from "~/database/connection.server";
import { isUniqueViolation } from "~/database/connection.server";
import { newId } from "~/database/statements.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import type { Context } from "~/platform/context.server";
import { DAY, HOUR } from "~/platform/dates";
import { categoryCacheTag, LISTS_CACHE_TAG, personCacheTag } from "~/platform/edge-cache.server";
import { log } from "~/platform/log.server";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { encodePictures, refusedFile } from "~/platform/picture-uploads.server";
import type { EncodedPicture, PictureOwner, Pictures } from "~/platform/pictures.server";
import { digestOfFiles } from "~/platform/secrets.server";
import { notifyOfChange, notifyProposers } from "~/proposals/commands.server";
import { insertRound, resumeRound, SEND_REQUESTS } from "~/proposals/queries.server";
import { listedTerms } from "~/search/index-terms";
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
  hasMaxListings,
  isListingLimitReached,
  isListingUpdated,
  type OwnListingDetails,
  storeListing,
  storeListingChange,
  storeListingStatus,
  markListingDeleted as writeDeletion,
} from "./own-queries.server";
import type { PictureRefusal } from "./picture";
import { choiceFault } from "./picture";
import { choiceFaultSentence, isOfFiles } from "./picture-text";
import {
  type EarlierListing,
  findListingOfForm,
  insertPictures,
  markPicturesReady,
  type NewPicture,
  recountStalePopularity,
  removeFavouriteRow,
  storeFavourite,
} from "./queries.server";

/** The result. `lost` is the number of pictures that are not stored. `lostNames` are those of the form's pictures. */
export type SaveResult =
  | { ok: true; id: string; lost: number; lostNames: string[]; deleted?: true }
  | { ok: false; reason: "no_listing" | "hidden" | "listing_limit" | "sent_otherwise" | TooManySaves }
  | { ok: false; reason: "changed_meanwhile"; version: number }
  | PictureRefusal;

type TooManySaves = "too_many_listings" | "too_many_changes";

export type ListingOwner = { id: string; name: string; pictureUrl: string | null };

export async function createListing(
  context: Context,
  owner: ListingOwner,
  { formId, ...written }: ListingDraft & { formId: string },
  files: File[],
): Promise<SaveResult> {
  const formKey = owner.id + formId;
  const form = { formKey, ownerId: owner.id, draft: withListedPrice(written), files: await keyFiles(files, formKey) };
  const saved = await saveListing(context, form, await planCreation(context, form, owner, formId));
  if (saved.ok && written.kind === "wanted") context.runSoon?.(SEND_REQUESTS);
  return saved;
}

type ListingChanges = ListingDraft & {
  formId: string;
  status: ListingStatus;
  photos: PictureWish[];
  version: number | null;
};

export async function changeListing(
  context: Context,
  listing: OwnListingDetails,
  { formId, status, photos, version, ...written }: ListingChanges,
  files: File[],
): Promise<SaveResult> {
  const formKey = listing.id + formId;
  const draft = withListedPrice(written);
  const form = { formKey, ownerId: listing.userId, draft, files: await keyFiles(files, formKey) };
  return saveListing(context, form, planChange(context, form, listing, { status, photos, version }));
}

/** A form to store. A repeated form has the same `formKey`, and the same keys for the same files. */
type SubmittedForm = { formKey: string; ownerId: string; draft: ListingDraft; files: KeyedFile[] };

/** The part of storing a form that differs between creating, repeating and changing. */
type SavePlan = {
  id: string;
  additions: (KeyedFile & { position: number })[];
  shown: readonly string[];
  pending: readonly string[];
  /** If true, the rest of the form is stored even if the hourly limit of pictures is reached. */
  worksWithoutPictures?: true;
  limitRefusal: TooManySaves;
  write(pictures: NewPicture[]): Promise<boolean>;
  /** Plans again after another form was stored in between. Returns null if that form is not found. */
  planAgain(): Promise<SavePlan | SaveResult | null>;
};

/** Writes the row with pending pictures, then the objects, then the batch that shows them. */
async function saveListing(
  context: Context,
  form: SubmittedForm,
  plan: SavePlan | SaveResult,
  encodedBefore: ReadonlyMap<string, EncodedPicture> = new Map(),
): Promise<SaveResult> {
  if ("ok" in plan) return plan;
  const { id, additions } = plan;
  const encoding = await encodeOnce(context, form.ownerId, additions, encodedBefore);
  if (!encoding.ok && !(plan.worksWithoutPictures && encoding.reason === "too_many_pictures")) return encoding;
  const encoded = encoding.ok ? encoding.pictures : encodedBefore;
  const added = additions.flatMap(({ key, position }) => {
    const picture = encoded.get(key);
    return picture ? [{ picture, row: { id: key, key, position, width: picture.width, height: picture.height } }] : [];
  });

  context.purge(LISTS_CACHE_TAG, personCacheTag(form.ownerId), categoryCacheTag(form.draft.category));
  try {
    const isWritten = await plan.write(added.map(({ row }) => row));
    if (!isWritten) return { ok: false, reason: "no_listing" };
  } catch (error) {
    if (isListingLimitReached(error)) return { ok: false, reason: "listing_limit" };
    if (isOverLimit(error)) return { ok: false, reason: plan.limitRefusal };
    const isStoredBefore = isUniqueViolation(error, "services.user_id, services.form_id");
    const next = isStoredBefore || isListingUpdated(error) ? await plan.planAgain() : null;
    if (next) return saveListing(context, form, next, encoded);
    throw error;
  }

  const shown = new Set([...plan.shown, ...(await publishPictures(context, id, added))]);
  const lostNames = form.files.flatMap(({ key, file }) => (shown.has(key) ? [] : [file.name]));
  // A browser forgets the files when a form is sent again.
  const lost = form.files.length > 0 ? lostNames : await ofForm(plan.pending, form.formKey);
  return { ok: true, id, lost: lost.length, lostNames };
}

async function planCreation(
  context: Context,
  form: SubmittedForm,
  owner: ListingOwner,
  formId: string,
): Promise<SavePlan | SaveResult> {
  const { db, now } = context;
  const findEarlier = () => findListingOfForm(db, owner.id, formId);
  // Without pictures to encode, skip this check: the insert itself detects both.
  if (form.files.length > 0) {
    const [earlier, isFull] = await Promise.all([findEarlier(), hasMaxListings(db, owner.id, form.draft.kind)]);
    if (earlier) return planRepeat(context, form, earlier);
    if (isFull) return { ok: false, reason: "listing_limit" };
  }
  const id = newId();
  return {
    id,
    additions: form.files.map((file, position) => ({ ...file, position })),
    shown: [],
    pending: [],
    limitRefusal: "too_many_listings",
    async write(pictures) {
      const by = { ownerId: owner.id, sellerName: owner.name, sellerPicture: owner.pictureUrl };
      const listing = { ...listingColumns(form.draft, owner.name), ...by, id, formId };
      // Follows the listing's row, which detects a repeated form, so that it counts once.
      const counted = countOrAbort(db, `listing:${owner.id}`, LISTINGS_AN_HOUR, now);
      const queued = form.draft.kind === "wanted" ? [insertRound(db, id, now)] : [];
      await storeListing(db, listing, pictures, now, [counted, ...queued]);
      return true;
    },
    async planAgain() {
      const earlier = await findEarlier();
      return earlier && planRepeat(context, form, earlier);
    },
  };
}

/**
 * Publishes the pictures that the first submission left pending, and then also accepts others in the form. If
 * none were pending, other files make the form a different one. A form without files counts as the same,
 * because browsers forget them. A picture that its owner has removed since stays removed.
 */
async function planRepeat(
  { db, now }: Context,
  { draft, files, formKey }: SubmittedForm,
  { id, pictures, stored, isDeleted, isUntouched }: EarlierListing,
): Promise<SavePlan | SaveResult> {
  // An edit makes even the original form a different one. The page shows its text, so nothing is lost.
  if (!isStored(draft, stored)) return { ok: false, reason: "sent_otherwise" };
  if (isDeleted) return { ok: true, id, lost: 0, lostNames: [], deleted: true };
  const idsOf = (status: "pending" | "ready") => pictures.flatMap((one) => (one.status === status ? [one.id] : []));
  const pending = await ofForm(idsOf("pending"), formKey);
  const isOther = files.length !== pictures.length || files.some(({ key }, at) => key !== pictures[at]?.id);
  if (isOther && files.length > 0 && isUntouched && pending.length === 0)
    return { ok: false, reason: "sent_otherwise" };
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  const end = Math.max(-1, ...pictures.map(({ position }) => position)) + 1;
  const fresh = isUntouched && pending.length > 0 ? files.filter(({ key }) => !known.has(key)) : [];
  const added = fresh.slice(0, MAX_PICTURES - end).map((file, index) => ({ ...file, position: end + index }));
  const unfinished = files.flatMap((file) => {
    const picture = known.get(file.key);
    return picture?.status === "pending" ? [{ ...file, position: picture.position }] : [];
  });
  return {
    id,
    additions: [...unfinished, ...added],
    shown: idsOf("ready"),
    pending,
    limitRefusal: "too_many_listings",
    worksWithoutPictures: true,
    async write(rows) {
      const unknown = rows.filter((row) => !known.has(row.id));
      if (unknown.length > 0) await insertPictures(db, id, unknown, now);
      return true;
    },
    planAgain: async () => null,
  };
}

function planChange(
  context: Context,
  form: SubmittedForm,
  listing: OwnListingDetails,
  wishes: Pick<ListingChanges, "status" | "photos" | "version">,
): SavePlan | SaveResult {
  const { db, now } = context;
  const { id, userId, pending } = listing;
  const { status, photos, version } = wishes;
  const { draft } = form;
  // Suspended users are refused before, so the listing itself is hidden.
  if (status === "active" && listing.hiddenAt !== null) return { ok: false, reason: "hidden" };
  const { kept, removed } = arrangePictures(listing.pictures, photos);
  const shown = listing.pictures.map((picture) => picture.id);
  const fresh = form.files.filter(({ key }) => !shown.includes(key));
  const isRepeat =
    status === listing.status &&
    isStored(draft, listing) &&
    isSamePictures(listing.pictures, kept) &&
    fresh.every(({ key }) => pending.includes(key));
  if (version !== null && version !== listing.updatedAt && !isRepeat)
    return { ok: false, reason: "changed_meanwhile", version: listing.updatedAt };
  const fault = choiceFault(
    fresh.map(({ file }) => file),
    { kept: kept.length },
  );
  if (fault && !isOfFiles(fault)) return refusedFile(choiceFaultSentence(fault));
  return {
    id,
    additions: fresh.map((file, index) => ({ ...file, position: kept.length + index })),
    shown,
    pending,
    limitRefusal: "too_many_changes",
    async write(added) {
      const notified = await notificationsOfChange(context, listing, draft, status);
      // Counts repeated forms too, because each writes again, possibly with other content.
      const counted = countOrAbort(db, `listing-change:${userId}`, LISTING_CHANGES_AN_HOUR, now);
      const isWritten = await storeListingChange(
        db,
        { id, userId, asRead: version === null ? null : listing.updatedAt },
        { ...listingColumns(draft, listing.sellerName), status },
        { kept, removed, added },
        { now, alongside: [...notified, ...resumed(db, { id, kind: draft.kind }, status, now), counted] },
      );
      if (isWritten && notified.length > 0) context.defer(sendOutbox(context));
      return isWritten;
    },
    async planAgain() {
      const stored = await findOwnListing(db, { id, userId, kind: draft.kind });
      return stored ? planChange(context, form, stored, wishes) : { ok: false, reason: "no_listing" };
    },
  };
}

/** Returns the statement that queues the first round again if the request was closed before that round. */
function resumed(db: Database, own: { id: string; kind: ListingKind }, status: ListingStatus, now: number) {
  return own.kind === "wanted" && status === "active" ? [resumeRound(db, own.id, now)] : [];
}

function notificationsOfChange(
  context: Context,
  listing: OwnListingDetails,
  draft: ListingDraft,
  status: ListingStatus,
) {
  if (draft.kind === "offer") return [];
  if (listing.status === "active" && status !== "active") return notifyProposers(context, listing, "closed");
  return hasContentChanged(listing, draft) ? notifyOfChange(context, listing) : [];
}

function listingColumns<Draft extends ListingDraft>(draft: Draft, sellerName: string) {
  return { ...draft, ...listedTerms({ ...draft, sellerName }), deliveryDays: deliveryDays(draft) };
}

function isStored({ kind: _, ...fields }: ListingDraft, stored: object): boolean {
  const columns: Record<string, unknown> = { ...stored };
  return Object.entries(fields).every(([name, value]) => JSON.stringify(value) === JSON.stringify(columns[name]));
}

function isSamePictures(stored: readonly OwnPicture[], kept: readonly OwnPicture[]): boolean {
  const shown = stored.map(({ id, caption }) => ({ id, caption }));
  return JSON.stringify(shown) === JSON.stringify(kept);
}

/** A file and its key, which derives from the form and the bytes, so that a repeated form finds the first pictures. */
type KeyedFile = { key: string; file: File };

/** The number of hex digits that all keys of one form share. */
const SHARED_DIGITS = 8;

async function keyFiles(files: readonly File[], formKey: string): Promise<KeyedFile[]> {
  const timesOf = new Map<string, number>();
  const keyed: KeyedFile[] = [];
  const beginning = await beginningOfKeys(formKey);
  for (const file of files) {
    const content = await digestOfFiles(formKey, file);
    const times = timesOf.get(content) ?? 0;
    timesOf.set(content, times + 1);
    const hex = times === 0 ? content : await digestOfFiles(content, String(times));
    keyed.push({ key: toUuid(beginning + hex.slice(SHARED_DIGITS)), file });
  }
  return keyed;
}

async function beginningOfKeys(formKey: string): Promise<string> {
  return (await digestOfFiles(formKey)).slice(0, SHARED_DIGITS);
}

async function ofForm(pictureIds: readonly string[], formKey: string): Promise<string[]> {
  const beginning = await beginningOfKeys(formKey);
  return pictureIds.filter((id) => id.startsWith(beginning));
}

/** Returns a UUID of version 8, which means custom. */
function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, "$1-$2-8$3-a$4-$5");
}

/** Encodes the files that are not in `before`, and returns all by their key. */
async function encodeOnce(
  context: Context,
  ownerId: string,
  files: readonly KeyedFile[],
  before: ReadonlyMap<string, EncodedPicture>,
): Promise<{ ok: true; pictures: ReadonlyMap<string, EncodedPicture> } | PictureRefusal> {
  const missing = files.filter(({ key }) => !before.has(key));
  const encoding = await encodePictures(
    context,
    ownerId,
    missing.map(({ file }) => file),
  );
  if (!encoding.ok) return encoding;
  const encoded = encoding.pictures.map((picture, index) => [missing[index]?.key ?? "", picture] as const);
  return { ok: true, pictures: new Map([...before, ...encoded]) };
}

/**
 * Returns the ids of the pictures that are shown now. Keeps the listing if objects fail, because a repeated
 * form may already have reported success. Continues if the client disconnects.
 */
async function publishPictures(
  context: Context,
  listingId: string,
  pictures: { row: NewPicture; picture: EncodedPicture }[],
): Promise<string[]> {
  const publish = async () => {
    const stored = await storePictures(context.pictures, "listing", pictures);
    if (stored.length === 0) return [];
    const ids = stored.map(({ id }) => id);
    return markPicturesReady(context.db, listingId, ids).catch((error: unknown) => {
      log("error", "pictures_not_published", { id: listingId, error });
      return [];
    });
  };
  const publishing = publish();
  context.defer(publishing);
  return publishing;
}

/** Returns the rows stored in every width. A failure is logged, and the scheduler deletes the rest later. */
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

/** Deletes a listing and notifies people who proposed. Returns false for another user's listing. */
export async function removeListing(
  context: Context,
  own: { id: string; userId: string; kind: ListingKind },
): Promise<boolean> {
  const notifications = own.kind === "wanted" ? await notifyProposers(context, own, "deleted") : [];
  const stood = await writeDeletion(context.db, own, context.now, notifications);
  if (stood) context.purge(LISTS_CACHE_TAG, personCacheTag(own.userId));
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
    const { ownerId, saved } = await storeFavourite(db, { ...favourite, now }, countChange(db, favourite, now));
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
    await removeFavouriteRow(db, favourite, countChange(db, favourite, now));
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

/** Switches a listing on or off. Closing a request notifies people who proposed, but only once. */
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
  context.purge(LISTS_CACHE_TAG, personCacheTag(own.userId), categoryCacheTag(listing.category));
  try {
    const alongside = [...notified, ...resumed(db, own, status, now), counted];
    const stood = await storeListingStatus(db, own, status, { now, alongside });
    if (!stood) return refused("no_listing");
  } catch (error) {
    if (isOverLimit(error)) return refused("too_many_changes");
    throw error;
  }
  if (notified.length > 0) context.defer(sendOutbox(context));
  return ok(undefined);
}

const POPULARITY_WINDOW = 30 * DAY;

/** ms. It is less than a day, because counting all listings takes some hours and each should be counted daily. */
const MAX_POPULARITY_AGE = 20 * HOUR;

const RECOUNTED_PER_BATCH = 500;

export async function refreshPopularity(db: Database, now: number): Promise<boolean> {
  const times = { stale: now - MAX_POPULARITY_AGE, since: now - POPULARITY_WINDOW, now };
  return (await recountStalePopularity(db, times, RECOUNTED_PER_BATCH)) >= RECOUNTED_PER_BATCH;
}
