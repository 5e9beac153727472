import { savedSearchTitle } from "~/copy/search/saved";
import type { FavouriteRow } from "~/db/listing/favourites.server";
import { readSavedSearch, savedSearchHref } from "~/domain/search/saved";

type SavedRow = { id: string; query: string };

/** A row that no search can be read from any more is left out. */
export function savedSearchViews(rows: readonly SavedRow[]) {
  return rows.flatMap(({ id, query }) => {
    const read = readSavedSearch(query);
    return read ? [{ id, title: savedSearchTitle(read.search), href: savedSearchHref(read.search) }] : [];
  });
}

/** What an operator hid is not read by anybody, the one who kept it included: nor whose it was. */
export function favouriteView({ hidden, coverUrl, sellerPicture: _, ...row }: FavouriteRow) {
  const picture = row.open ? coverUrl : null;
  const shown = hidden ? { title: "Jasa yang tidak ditampilkan lagi", sellerName: "" } : {};
  return { ...row, picture, ...shown };
}
