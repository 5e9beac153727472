export type OwnPicture = { id: string; caption: string };

/** `place` counts from 1. */
export type PictureWish = { id: string; caption: string; place: number; remove?: boolean | undefined };

/** Of two wishes for one place the moved picture gets it. Unnamed pictures stay; other ids are ignored. */
export function arrangePictures(
  present: readonly OwnPicture[],
  wishes: readonly PictureWish[],
): { kept: OwnPicture[]; removed: string[] } {
  const wished = new Map(wishes.map((wish) => [wish.id, wish]));
  const removed = present.filter(({ id }) => wished.get(id)?.remove).map(({ id }) => id);
  const placed = present.map(({ id, caption }, index) => {
    const { place = index + 1, ...wish } = wished.get(id) ?? { caption };
    return { id, caption: wish.caption, place: place + Math.sign(place - (index + 1)) / 2 };
  });
  const kept = placed
    .filter(({ id }) => !removed.includes(id))
    .sort((a, b) => a.place - b.place)
    .map(({ id, caption }) => ({ id, caption }));
  return { kept, removed };
}
