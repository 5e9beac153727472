import { log } from "~/platform/log.server";
import type { EncodedPicture, PictureOwner, Pictures } from "~/platform/pictures.server";

/** Returns the rows stored in every width. A failure is logged and left to the sweep. */
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
        log("error", "picture_not_stored", { id: row.key, error });
        return [];
      }
    }),
  );
  return outcomes.flat();
}
