import { markPicturesReady, type NewPicture } from "~/db/listing/pictures.server";
import type { Context } from "~/platform/core/context.server";
import { log } from "~/platform/core/log.server";
import type { EncodedPicture } from "~/platform/core/pictures.server";
import { storePictures } from "./store-pictures.server";

type PictureOnItsWay = { row: NewPicture; picture: EncodedPicture };

/** Keeps the listing when objects fail: a resend of the form may already have been told that it exists. */
export async function publishPictures(
  context: Pick<Context, "db" | "pictures">,
  listingId: string,
  pictures: PictureOnItsWay[],
): Promise<number> {
  if (pictures.length === 0) return 0;
  const stored = await storePictures(context.pictures, "listing", pictures);
  if (stored.length === 0) return 0;
  const ids = stored.map(({ id }) => id);
  try {
    return (await markPicturesReady(context.db, listingId, ids)).length;
  } catch (error) {
    log("error", "pictures_not_published", { id: listingId, error });
    return 0;
  }
}
