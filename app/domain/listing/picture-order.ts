/** A picture that a listing shows. */
export type OwnPicture = { id: string; caption: string };

/** What its owner wants of it: another caption, the place it should have (counted from 1), or that it goes. */
export type PictureWish = { id: string; caption: string; place: number; remove?: boolean | undefined };

/**
 * The pictures as their owner wants them, of those in their present order. Two may be given one place: the one that
 * was moved gets it, and those it passes close up, as when one card is taken out of a row and put back elsewhere.
 * Pictures nobody spoke of stay as they are; wishes for others than these count for nothing.
 */
export function arrangePictures(
  present: readonly OwnPicture[],
  wishes: readonly PictureWish[],
): { kept: OwnPicture[]; removed: string[] } {
  const wished = new Map(wishes.map((wish) => [wish.id, wish]));
  const removed = present.filter(({ id }) => wished.get(id)?.remove).map(({ id }) => id);
  const placed = present.map(({ id, caption }, index) => {
    const { place = index + 1, ...wish } = wished.get(id) ?? { caption };
    // Half a place beyond the one that stands there, on the side it came from.
    return { id, caption: wish.caption, place: place + Math.sign(place - (index + 1)) / 2 };
  });
  const kept = placed
    .filter(({ id }) => !removed.includes(id))
    .sort((a, b) => a.place - b.place)
    .map(({ id, caption }) => ({ id, caption }));
  return { kept, removed };
}
