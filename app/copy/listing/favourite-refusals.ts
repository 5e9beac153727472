import {
  FAVOURITE_CHANGES_AN_HOUR,
  type FavouriteRefusal,
  MAX_FAVOURITES,
} from "~/domain/listing/favourites";

/** Apart from the names in every page's menu, or they would come along in every page's script. */
export const FAVOURITE_REFUSALS: Record<FavouriteRefusal, string> = {
  no_offer: "Jasa ini tidak ditawarkan lagi.",
  own_offer: "Ini jasa Anda sendiri, jadi tidak perlu disimpan.",
  too_many: `Simpanan Anda sudah berisi ${MAX_FAVOURITES} jasa. Hapus beberapa dahulu, lalu simpan lagi.`,
  too_often: `Anda sudah ${FAVOURITE_CHANGES_AN_HOUR} kali mengubah simpanan dalam satu jam ini. Coba lagi nanti.`,
};
