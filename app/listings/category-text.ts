import { CATEGORIES, type Category, type CategoryGroupSlug, type CategorySlug } from "./category";

export const CATEGORY_BLURBS: Record<CategorySlug, string> = {
  "desain-grafis": "Logo, kemasan, undangan, dan feed media sosial.",
  "penulisan-penerjemahan": "Artikel, naskah, terjemahan biasa dan tersumpah.",
  "video-animasi": "Video produk, penyuntingan, dan animasi penjelas.",
  "musik-audio": "Musik pembuka, rekaman suara, mixing, dan les alat musik.",
  "pemrograman-teknologi": "Situs usaha, toko online, dan servis komputer.",
  bisnis: "Pembukuan, izin usaha, pajak, dan rencana usaha.",
  pemasaran: "Iklan media sosial, rencana konten, dan foto katalog.",
  "gaya-hidup": "Rias, jahit, foto keluarga, dan rencana perjalanan.",
  pendidikan: "Les pelajaran, bahasa, dan persiapan ujian.",
  "rumah-tangga": "Servis AC, listrik, cat, bersih rumah, dan taman.",
  lainnya: "Kurir, pindahan, katering, dan semua yang belum punya tempat.",
};

export const CATEGORY_GROUP_LABELS: Record<CategoryGroupSlug, string> = {
  "digital-marketing": "Promosi usaha",
  design: "Gambar dan video",
  "home-services": "Bantuan di rumah",
  delivery: "Kurir dan pindahan",
  teaching: "Les dan bimbingan",
};

export const CATEGORY_GROUP_FOOTER_LABELS: Record<CategoryGroupSlug, string> = {
  "digital-marketing": "Digital Marketing",
  design: "Design & Creative",
  "home-services": "Home Services",
  delivery: "Delivery & Logistics",
  teaching: "Teaching & Tutoring",
};

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

/** Categories by demand, the most searched first. */
export const CATEGORY_TILES: readonly Category[] = Object.keys(CATEGORY_HINTS).flatMap(
  (slug) => CATEGORIES.find((category) => category.slug === slug) ?? [],
);
