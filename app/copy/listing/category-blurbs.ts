import type { CategorySlug } from "~/domain/listing/category";

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
