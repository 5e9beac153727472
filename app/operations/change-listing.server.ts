import { type OwnListing, updateListing } from "~/db/own-listing.server";
import { deliveryDays } from "~/domain/delivery-days";
import type { ListingStatus } from "~/domain/listing";
import { type ListingDraft, withListedPrice } from "~/domain/listing-draft";
import { searchTags } from "~/domain/listing-search";
import { choiceFault } from "~/domain/picture";
import { arrangePictures, type PictureWish } from "~/domain/picture-order";
import type { Context } from "~/platform/context.server";
import { encodePictures } from "./encode-pictures.server";
import { sendOutbox } from "./send-outbox.server";
import { showPictures } from "./show-pictures.server";
import { tellProposers } from "./tell-proposers.server";

export type ListingChanges = ListingDraft & {
  requestId: string;
  status: ListingStatus;
  photos: PictureWish[];
};

/** `lost`: how many pictures could not be stored. `sentence`: which file is refused, and why; nothing was stored. */
export type Change =
  | { ok: true; lost: number }
  | { ok: false; reason: "refused_file"; sentence: string }
  | { ok: false; reason: "no_listing" }
  | { ok: false; reason: "hidden" };

/**
 * Writes what its owner changed of a listing. Orders froze what they need of it, so they stay as they are. The same
 * form sent twice changes the same things to the same: new pictures get keys that follow from the form and the file.
 */
export async function changeListing(
  context: Context,
  listing: OwnListing,
  { requestId, status, photos, ...written }: ListingChanges,
  files: File[],
): Promise<Change> {
  // Only what was taken out of sight for itself can be met here: nobody suspended gets this far.
  if (status === "active" && listing.hiddenAt !== null) return { ok: false, reason: "hidden" };
  const { kept, removed } = arrangePictures(listing.pictures, photos);
  const known = new Set(listing.pictures.map(({ id }) => id));
  const fresh = new Map<string, File>();
  // One after another: each takes its bytes into memory.
  for (const file of files) {
    const key = await pictureKey(file, listing.id + requestId);
    if (!known.has(key)) fresh.set(key, file);
  }
  const [keys, chosen] = [[...fresh.keys()], [...fresh.values()]];
  const fault = choiceFault(chosen, kept.length);
  if (fault) return { ok: false, reason: "refused_file", sentence: fault };
  const encoding = await encodePictures(context.pictures, chosen);
  if (!encoding.ok) return { ...encoding, reason: "refused_file" };

  const pictures = encoding.pictures.flatMap((picture, index) => {
    const { width, height } = picture;
    const key = keys[index];
    return key ? [{ picture, row: { id: key, key, position: kept.length + index, width, height } }] : [];
  });
  const draft = withListedPrice(written);
  const columns = {
    ...draft,
    status,
    searchTags: searchTags(draft),
    deliveryDays: deliveryDays(draft),
  };
  const added = pictures.map(({ row }) => row);
  const closes = draft.kind === "wanted" && listing.status === "active" && status !== "active";
  const alongside = closes ? await tellProposers(context, listing, "closed") : [];
  const changes = { kept, removed, added };
  const stood = await updateListing(context.db, listing, columns, changes, { now: context.now, alongside });
  if (!stood) return { ok: false, reason: "no_listing" };
  if (alongside.length > 0) context.defer(sendOutbox(context));
  const shown = await showPictures(context, listing.id, pictures);
  return { ok: true, lost: pictures.length - shown };
}

/** A UUID out of the file's bytes and the form it came with. */
async function pictureKey(file: File, form: string): Promise<string> {
  const bytes = await new Blob([form, file]).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // Version 8 is for whoever makes UUIDs in a way of their own.
  return hex.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, "$1-$2-8$3-a$4-$5");
}
