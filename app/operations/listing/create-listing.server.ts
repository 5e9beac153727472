import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { isUniqueViolation } from "~/db/core/connection.server";
import { newId } from "~/db/core/new-id.server";
import { findListingByRequest } from "~/db/listing/listings.server";
import { hasMostListings, insertListing, isOneTooMany } from "~/db/listing/new-listing.server";
import { deliveryDays } from "~/domain/listing/delivery-days";
import { type ListingDraft, withListedPrice } from "~/domain/listing/draft";
import { LISTINGS_AN_HOUR } from "~/domain/listing/listing";
import type { PictureRefusal } from "~/domain/listing/picture";
import { listedTerms } from "~/domain/search/listed-terms";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { encodePictures } from "../core/encode-pictures.server";
import { publishPictures } from "./publish-pictures.server";

export type ListingOwner = { id: string; name: string; pictureUrl: string | null };

/** `lost`: pictures that could not be stored. */
type Creation =
  | { ok: true; id: string; lost: number }
  | { ok: false; reason: "too_many_listings" | "listing_limit" }
  | PictureRefusal;

/** Row with pending pictures, then objects, then the batch that shows them; a resend encodes nothing twice, one too many nothing. */
export async function createListing(
  context: Pick<Context, "db" | "pictures" | "now" | "purge">,
  owner: ListingOwner,
  { requestId, ...written }: ListingDraft & { requestId: string },
  files: File[],
): Promise<Creation> {
  const { db, now } = context;
  const draft = withListedPrice(written);
  if (files.length > 0) {
    const [earlier, full] = await Promise.all([
      findListingByRequest(db, owner.id, requestId),
      hasMostListings(db, owner.id, draft.kind),
    ]);
    if (earlier) return { ok: true, id: earlier.id, lost: 0 };
    if (full) return { ok: false, reason: "listing_limit" };
  }
  const encoding = await encodePictures(context, owner.id, files);
  if (!encoding.ok) return encoding;

  const id = newId();
  const pictures = encoding.pictures.map((picture, position) => {
    const { width, height } = picture;
    return { picture, row: { id: newId(), key: crypto.randomUUID(), position, width, height } };
  });
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
  context.purge(LISTS, personCacheTag(owner.id), categoryCacheTag(draft.category));
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
    return { ok: true, id: first.id, lost: 0 };
  }
  const shown = await publishPictures(context, id, pictures);
  return { ok: true, id, lost: pictures.length - shown };
}
