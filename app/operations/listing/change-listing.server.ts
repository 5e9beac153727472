import { choiceFaultSentence } from "~/copy/listing/picture";
import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { type OwnListingDetails, updateListing } from "~/db/listing/own-listing.server";
import { changesContent } from "~/domain/listing/content";
import { deliveryDays } from "~/domain/listing/delivery-days";
import { type ListingDraft, withListedPrice } from "~/domain/listing/draft";
import { LISTING_CHANGES_AN_HOUR, type ListingStatus } from "~/domain/listing/listing";
import type { PictureRefusal } from "~/domain/listing/picture";
import { choiceFault } from "~/domain/listing/picture";
import { arrangePictures, type PictureWish } from "~/domain/listing/picture-order";
import { listedTerms } from "~/domain/search/listed-terms";
import { categoryCacheTag, LISTS, personCacheTag } from "~/platform/core/cache-tags.server";
import type { Context } from "~/platform/core/context.server";
import { encodePictures, refusedFile } from "../core/encode-pictures.server";
import { sendOutbox } from "../notification/send-outbox.server";
import { notifyOfChange, notifyProposers } from "../proposal/notify-proposers.server";
import { beginningOfKeys, keyFiles } from "./picture-keys.server";
import { publishPictures } from "./publish-pictures.server";

type ListingChanges = ListingDraft & {
  requestId: string;
  status: ListingStatus;
  photos: PictureWish[];
};

type ListingChangeResult =
  | { ok: true; id: string; lost: number; lostNames: string[] }
  | { ok: false; reason: "no_listing" }
  | { ok: false; reason: "hidden" }
  | { ok: false; reason: "too_many_changes" }
  | PictureRefusal;

/** Idempotent for one form: new pictures' keys follow from the form and the file. */
export async function changeListing(
  context: Context,
  listing: OwnListingDetails,
  { requestId, status, photos, ...written }: ListingChanges,
  files: File[],
): Promise<ListingChangeResult> {
  const { db, now } = context;
  // Met only when this listing itself is hidden: suspended people do not get this far.
  if (status === "active" && listing.hiddenAt !== null) return { ok: false, reason: "hidden" };
  const { kept, removed } = arrangePictures(listing.pictures, photos);
  const known = new Set(listing.pictures.map(({ id }) => id));
  const form = listing.id + requestId;
  const fresh = (await keyFiles(files, form)).filter(({ key }) => !known.has(key));
  const chosen = fresh.map(({ file }) => file);
  const fault = choiceFault(chosen, { kept: kept.length });
  if (fault) return refusedFile(choiceFaultSentence(fault));
  const encoding = await encodePictures(context, listing.userId, chosen);
  if (!encoding.ok) return encoding;

  const pictures = encoding.pictures.flatMap((picture, index) => {
    const { width, height } = picture;
    const key = fresh[index]?.key;
    return key ? [{ picture, row: { id: key, key, position: kept.length + index, width, height } }] : [];
  });
  const draft = withListedPrice(written);
  const columns = {
    ...draft,
    ...listedTerms({ ...draft, sellerName: listing.sellerName }),
    status,
    deliveryDays: deliveryDays(draft),
  };
  const added = pictures.map(({ row }) => row);
  const closes = draft.kind === "wanted" && listing.status === "active" && status !== "active";
  const rewritten = draft.kind === "wanted" && changesContent(listing, draft);
  const notified = closes
    ? await notifyProposers(context, listing, "closed")
    : rewritten
      ? await notifyOfChange(context, listing)
      : [];
  const changes = { kept, removed, added };
  // Counts resends too: one writes again, and may say something else.
  const counted = countOrAbort(db, `listing-change:${listing.userId}`, LISTING_CHANGES_AN_HOUR, now);
  context.purge(LISTS, personCacheTag(listing.userId), categoryCacheTag(draft.category));
  try {
    const stood = await updateListing(db, listing, columns, changes, {
      now,
      alongside: [...notified, counted],
    });
    if (!stood) return { ok: false, reason: "no_listing" };
  } catch (error) {
    if (isOverLimit(error)) return { ok: false, reason: "too_many_changes" };
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
