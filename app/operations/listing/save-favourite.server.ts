import { countOrAbort, isOverLimit } from "~/db/core/attempt-counters.server";
import { deleteFavourite, insertFavourite } from "~/db/listing/favourites.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { FAVOURITE_CHANGES_AN_HOUR, type FavouriteRefusal } from "~/domain/listing/favourites";
import type { Context } from "~/platform/core/context.server";

type Favourite = { userId: string; listingId: string };
type Work = Pick<Context, "db" | "now">;

export function saveFavourite(
  { db, now }: Work,
  favourite: Favourite,
): Promise<Outcome<void, FavouriteRefusal>> {
  return unlessTooOften(async () => {
    const { ownerId, saved } = await insertFavourite(
      db,
      { ...favourite, now },
      countChange(db, favourite, now),
    );
    if (saved) return ok(undefined);
    if (ownerId === null) return refused("no_offer");
    return refused(ownerId === favourite.userId ? "own_offer" : "too_many");
  });
}

export function removeFavourite(
  { db, now }: Work,
  favourite: Favourite,
): Promise<Outcome<void, FavouriteRefusal>> {
  return unlessTooOften(async () => {
    await deleteFavourite(db, favourite, countChange(db, favourite, now));
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
