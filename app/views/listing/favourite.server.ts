import { HIDDEN_TITLES } from "~/copy/listing/labels";
import type { FavouriteRow } from "~/db/listing/favourites.server";

/** What an operator hid is not read by anybody, the one who kept it included: nor whose it was. */
export function favouriteView({ hidden, coverUrl, sellerPicture: _, ...row }: FavouriteRow) {
  const picture = row.open ? coverUrl : null;
  const shown = hidden ? { title: HIDDEN_TITLES.offer, sellerName: "" } : {};
  return { ...row, picture, ...shown };
}
