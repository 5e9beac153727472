import { isUniqueViolation } from "~/db/connection.server";
import { findListingByRequest } from "~/db/listings.server";
import { insertOffer, type NewOffer, type NewPicture, publishPictures } from "~/db/new-listing.server";
import { searchTags } from "~/domain/listing-search";
import type { Context } from "~/platform/context.server";
import type { EncodedPicture } from "~/platform/pictures.server";
import { encodePictures } from "./encode-pictures.server";
import { storePictures } from "./store-pictures.server";

export type Seller = { id: string; name: string; pictureUrl: string | null };

/** What the form gives, its texts cleaned. `price` in integer rupiah. */
export type OfferDraft = Omit<NewOffer, "id" | "userId" | "sellerName" | "sellerPicture" | "searchTags">;

/** `lost`: how many pictures could not be stored. `sentence`: which file is refused, and why; nothing was stored. */
export type Creation = { ok: true; id: string; lost: number } | { ok: false; sentence: string };

/**
 * Puts an offer on sale. Pictures are decoded first, so that a bad file stores nothing. Then the listing and the
 * pictures' pending rows are one batch, the objects follow, and a second batch shows them.
 *
 * When the objects fail the listing stays: it is whole without them, its category's drawing takes their place, and
 * its text took longer to write than a picture takes to choose. Taking it back could fail as well, and a second send
 * of the same form may already have been told that it exists.
 */
export async function createListing(
  context: Pick<Context, "db" | "pictures" | "now">,
  seller: Seller,
  draft: OfferDraft,
  files: File[],
): Promise<Creation> {
  const { db, now } = context;
  const encoding = await encodePictures(context.pictures, files);
  if (!encoding.ok) return encoding;

  const offer: NewOffer = {
    ...draft,
    id: crypto.randomUUID(),
    userId: seller.id,
    sellerName: seller.name,
    sellerPicture: seller.pictureUrl,
    searchTags: searchTags({ kind: "offer", ...draft }),
  };
  const pictures = encoding.pictures.map((picture, position) => ({
    row: newPicture(picture, position),
    picture,
  }));
  try {
    await insertOffer(
      db,
      offer,
      pictures.map(({ row }) => row),
      now,
    );
  } catch (error) {
    if (!isUniqueViolation(error, "services.user_id, services.request_id")) throw error;
    const first = await findListingByRequest(db, seller.id, draft.requestId);
    if (!first) throw error;
    return { ok: true, id: first.id, lost: 0 };
  }
  const shown = await show(context, offer, pictures);
  return { ok: true, id: offer.id, lost: pictures.length - shown };
}

function newPicture(picture: EncodedPicture, position: number): NewPicture {
  const { width, height } = picture;
  return { id: crypto.randomUUID(), key: crypto.randomUUID(), position, width, height };
}

/** How many of the pictures can be seen afterwards. */
async function show(
  context: Pick<Context, "db" | "pictures">,
  offer: NewOffer,
  pictures: { row: NewPicture; picture: EncodedPicture }[],
): Promise<number> {
  const [first, ...others] = await storePictures(context.pictures, "listing", pictures);
  if (!first) return 0;
  try {
    await publishPictures(context.db, offer, [first, ...others]);
    return 1 + others.length;
  } catch (error) {
    console.error("pictures not published", offer.id, error);
    return 0;
  }
}
