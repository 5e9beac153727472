import { unusedPortraits } from "~/accounts/profile-queries.server";
import {
  listStalePictures,
  pictureKey,
  pictureUrl,
  removePendingPictures,
  unknownPictureKeys,
} from "~/listings/queries.server";
import {
  listStaleMessagePictures,
  removePendingMessagePictures,
  unknownMessagePictures,
} from "~/messages/write-queries.server";
import { picturesNotInEvidence } from "~/moderation/evidence-queries.server";
import { listStaleReviewPictures, removePendingReviewPictures, unknownReviewPictures } from "~/reviews/queries.server";
import type { Context } from "./context.server";
import { HOUR, MINUTE } from "./dates";

const MIN_ORPHAN_AGE = HOUR;
const ROWS_A_RUN = 20;

export async function sweepPictures(context: Pick<Context, "db" | "pictures" | "shareImages" | "now">): Promise<void> {
  const { db, pictures, shareImages, now } = context;
  const stale = await listStalePictures(db, now - MIN_ORPHAN_AGE, ROWS_A_RUN);
  // The objects go first: the next run finds a row without objects, but rarely an object without a row.
  await pictures.remove(
    stale.map(({ key }) => key),
    "listing",
  );
  if (stale.length > 0)
    await removePendingPictures(
      db,
      stale.map(({ id }) => id),
    );

  const keys = await pictures.listKeys("listing", startingPoint(now), now - MIN_ORPHAN_AGE);
  const unknown = await picturesNotInEvidence(db, (await unknownPictureKeys(db, keys)).map(pictureUrl));
  await pictures.remove(unknown.map(pictureKey), "listing");

  const portraits = await pictures.listKeys("person", startingPoint(now), now - MIN_ORPHAN_AGE);
  const unused = await picturesNotInEvidence(db, await unusedPortraits(db, portraits.map(pictureUrl)));
  await pictures.remove(unused.map(pictureKey), "person");

  const unsent = await listStaleReviewPictures(db, now - MIN_ORPHAN_AGE, ROWS_A_RUN);
  await pictures.remove(unsent, "review");
  if (unsent.length > 0) await removePendingReviewPictures(db, unsent);
  const ofReviews = await pictures.listKeys("review", startingPoint(now), now - MIN_ORPHAN_AGE);
  await pictures.remove(await unknownReviewPictures(db, ofReviews), "review");

  await sweepMessagePictures(context);
  await (await shareImages()).removeOld(startingPoint(now), now);
}

async function sweepMessagePictures({ db, pictures, now }: Pick<Context, "db" | "pictures" | "now">) {
  const stale = await listStaleMessagePictures(db, now - MIN_ORPHAN_AGE, ROWS_A_RUN);
  await pictures.remove(stale, "message");
  if (stale.length > 0) await removePendingMessagePictures(db, stale);
  const keys = await pictures.listKeys("message", startingPoint(now), now - MIN_ORPHAN_AGE);
  await pictures.remove(await unknownMessagePictures(db, keys), "message");
}

const GOLDEN_RATIO = 0.618_033_988_749_895;
const SWEEP_INTERVAL = 5 * MINUTE;

/** Returns a key to start from. Keys are random and golden-ratio steps cover them evenly, so no cursor is stored. */
export function startingPoint(now: number): string {
  const fraction = (Math.floor(now / SWEEP_INTERVAL) * GOLDEN_RATIO) % 1;
  return Math.floor(fraction * 0x1_0000_0000)
    .toString(16)
    .padStart(8, "0");
}
