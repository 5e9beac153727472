import { PROFILE_CHANGES_AN_HOUR } from "~/accounts/person";
import { LISTING_CHANGES_AN_HOUR, LISTINGS_AN_HOUR } from "~/listings/listing";
import { PICTURES_AN_HOUR } from "~/listings/picture";

export type TooOften = "too_many_listings" | "too_many_changes" | "too_many_pictures" | "too_many_profile_changes";

const DONE: Record<TooOften, string> = {
  too_many_listings: `Anda sudah memasang ${LISTINGS_AN_HOUR} jasa atau permintaan dalam satu jam ini.`,
  too_many_changes: `Anda sudah ${LISTING_CHANGES_AN_HOUR} kali menyimpan perubahan dalam satu jam ini.`,
  too_many_pictures: `Batas ${PICTURES_AN_HOUR} foto dalam satu jam ini sudah tercapai; tanpa foto baru isian ini tetap dapat dikirim.`,
  too_many_profile_changes: `Anda sudah ${PROFILE_CHANGES_AN_HOUR} kali menyimpan profil dalam satu jam ini.`,
};

/** Used for forms without a sentence of their own. */
export function tooOftenTitle(seconds: number): string {
  return `Terlalu sering dalam satu jam ini. Belum ada yang disimpan; coba lagi dalam ${Math.ceil(seconds / 60)} menit`;
}

export function tooOftenSentence(reason: TooOften, seconds: number): string {
  return `${DONE[reason]} Coba lagi dalam ${Math.ceil(seconds / 60)} menit; isian Anda tetap ada di sini.`;
}
