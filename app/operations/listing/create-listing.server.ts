import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { isUniqueViolation } from "~/db/core/connection.server";
import { newId } from "~/db/core/new-id.server";
import { type EarlierListing, findListingByRequest } from "~/db/listing/listings.server";
import { hasMostListings, insertListing, isOneTooMany } from "~/db/listing/new-listing.server";
import { insertPictures } from "~/db/listing/pictures.server";
import { deliveryDays } from "~/domain/listing/delivery-days";
import { type ListingDraft, withListedPrice } from "~/domain/listing/draft";
import { LISTINGS_AN_HOUR, MAX_PICTURES } from "~/domain/listing/listing";
import type { PictureRefusal } from "~/domain/listing/picture";
import { listedTerms } from "~/domain/search/listed-terms";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import type { EncodedPicture } from "~/platform/core/pictures.server";
import { encodePictures, fileFault, refusedFile } from "../core/encode-pictures.server";
import { beginningOfKeys, type KeyedFile, keyFiles } from "./picture-keys.server";
import { publishPictures } from "./publish-pictures.server";

type Means = Pick<Context, "db" | "pictures" | "now" | "purge" | "defer">;

export type ListingOwner = { id: string; name: string; pictureUrl: string | null };

/** `lost`: pictures that are not stored, `lostNames` those of them that the form brought. */
type Creation =
  | { ok: true; id: string; lost: number; lostNames: string[] }
  | { ok: false; reason: "too_many_listings" | "listing_limit" | "sent_otherwise" }
  | PictureRefusal;

/**
 * Writes the row with pending pictures, then the objects, then the batch that shows them. A repeated form finishes what
 * the first left pending, and encodes nothing that is shown already.
 */
export async function createListing(
  context: Means,
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
  const fault = await fileFault(files);
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
    // After the listing's row: a resend is found out by that one, and counts once.
    const counted = countOrAbort(db, `listing:${owner.id}`, LISTINGS_AN_HOUR, now);
    await insertListing(db, listing, rows, now, [counted]);
  } catch (error) {
    if (isOneTooMany(error)) return { ok: false, reason: "listing_limit" };
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

type Submitted = {
  earlier: EarlierListing;
  draft: ListingDraft;
  form: string;
  files: File[];
  encode: Encode;
};

function isStored({ kind: _, ...fields }: ListingDraft, { stored }: EarlierListing): boolean {
  return Object.entries(fields).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(stored[name]),
  );
}

/** Shows what the first submission left pending. A picture that its owner has removed since stays away. */
async function finish(context: Means, { earlier, draft, form, files, encode }: Submitted): Promise<Creation> {
  const { id, pictures: stored } = earlier;
  // After an edit, even the first form counts as another one: its text is shown again, so nothing is lost.
  if (!isStored(draft, earlier)) return { ok: false, reason: "sent_otherwise" };
  if (earlier.isDeleted) return { ok: true, id, lost: 0, lostNames: [] };
  const keyed = await keyFiles(files, form);
  const known = new Map(stored.map((picture) => [picture.id, picture]));
  const end = Math.max(-1, ...stored.map(({ position }) => position)) + 1;
  const fresh = earlier.isUntouched ? keyed.filter(({ key }) => !known.has(key)) : [];
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
  const beginning = await beginningOfKeys(form);
  const left = stored.filter((picture) => picture.status === "pending" && picture.id.startsWith(beginning));
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
