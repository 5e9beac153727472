import { markPicturesReady, type NewPicture } from "~/db/listing/pictures.server";
import type { Context } from "~/platform/core/context.server";
import type { EncodedPicture } from "~/platform/core/pictures.server";
import { storePictures } from "./store-pictures.server";

export type PictureOnItsWay = { row: NewPicture; picture: EncodedPicture };

/**
 * Puts pictures whose rows are pending into R2 and lets the listing show them; gives how many can be seen afterwards.
 *
 * When the objects fail the listing stays: it is whole without them, its category's drawing takes their place, and
 * its text took longer to write than a picture takes to choose. Taking it back could fail as well, and a second send
 * of the same form may already have been told that it exists.
 */
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
    console.error("pictures not published", listingId, error);
    return 0;
  }
}
