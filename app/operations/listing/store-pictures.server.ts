import type { EncodedPicture, PictureOwner, Pictures } from "~/platform/core/pictures.server";

/**
 * Puts pictures into R2 under the keys of their pending rows, and gives back those that lie there in every width. One
 * that fails is logged and left to the sweep: the others need not suffer for it.
 */
export async function storePictures<Row extends { key: string }>(
  pictures: Pictures,
  owner: PictureOwner,
  rows: { row: Row; picture: EncodedPicture }[],
): Promise<Row[]> {
  const outcomes = await Promise.all(
    rows.map(async ({ row, picture }) => {
      try {
        await pictures.put(row.key, picture, owner);
        return [row];
      } catch (error) {
        console.error("picture not stored", row.key, error);
        return [];
      }
    }),
  );
  return outcomes.flat();
}
