import { CATEGORIES, type Category, type CategorySlug } from "~/domain/listing/category";

export const CATEGORY_HINTS: Record<CategorySlug, string> = {
  "rumah-tangga": "servis AC, ledeng, bersih",
  pendidikan: "les privat, bahasa, mengaji",
  "gaya-hidup": "rias, jahit, katering",
  "desain-grafis": "logo, kemasan, undangan",
  "pemrograman-teknologi": "situs, servis laptop",
  "video-animasi": "video produk, dokumentasi",
  "penulisan-penerjemahan": "tersumpah, artikel",
  pemasaran: "iklan, media sosial",
  bisnis: "pembukuan, perizinan",
  "musik-audio": "podcast, les gitar",
  lainnya: "kurir, pindahan, foto",
};

/** Most looked for in a neighbourhood first: the order of the hints. */
export const CATEGORY_TILES: readonly Category[] = Object.keys(CATEGORY_HINTS).flatMap(
  (slug) => CATEGORIES.find((category) => category.slug === slug) ?? [],
);
