import { FAVOURITE_CHANGES_AN_HOUR, type FavouriteRefusal, MAX_FAVOURITES } from "~/domain/listing/kept";

/** Where everything that a person keeps stands together. */
export const KEPT_NAME = "Simpanan";
export const KEPT_HREF = "/saved";

export const FAVOURITE_KEPT = { message: "Jasa disimpan", description: "Anda menemukannya di Simpanan." };
export const FAVOURITE_REMOVED = { message: "Dihapus dari simpanan" };
export const SEEN_CLEARED = { message: "Daftar yang baru Anda lihat sudah dikosongkan" };

export const FAVOURITE_REFUSALS: Record<FavouriteRefusal, string> = {
  no_offer: "Jasa ini tidak ditawarkan lagi.",
  own_offer: "Ini jasa Anda sendiri, jadi tidak perlu disimpan.",
  too_many: `Simpanan Anda sudah berisi ${MAX_FAVOURITES} jasa. Hapus beberapa dahulu, lalu simpan lagi.`,
  too_often: `Anda sudah ${FAVOURITE_CHANGES_AN_HOUR} kali mengubah simpanan dalam satu jam ini. Coba lagi nanti.`,
};

/** A message for whomever one likes: WhatsApp asks to whom. `url` is the offer's own address. */
export function shareOnWhatsApp(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title} di JasaWarga: ${url}`)}`;
}
