import { markPicturesReady, type NewPicture } from "~/db/listing/pictures.server";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import type { EncodedPicture } from "~/platform/core/pictures.server";
import { storePictures } from "./store-pictures.server";

export type PictureOnItsWay = { row: NewPicture; picture: EncodedPicture };

/**
 * Returns the ids of the pictures that are shown now. Keeps the listing when objects fail: a resend of the form may
 * already have been told that it exists. Goes on when the client hangs up.
 */
export async function publishPictures(
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
