import type { CategorySlug } from "~/domain/listing/category";

export const CATEGORY_JOBS: Record<CategorySlug, readonly string[]> = {
  "desain-grafis": ["Logo", "Kemasan", "Undangan", "Feed Instagram", "Banner", "Brosur"],
  "penulisan-penerjemahan": ["Penerjemah tersumpah", "Artikel", "Terjemahan Inggris", "CV"],
  "video-animasi": ["Video produk", "Edit video", "Animasi", "Video pernikahan", "Drone"],
  "musik-audio": ["Les gitar", "Les piano", "Rekaman suara", "Mixing", "Jingle"],
  "pemrograman-teknologi": ["Website", "Servis laptop", "Toko online", "Aplikasi", "Pasang CCTV"],
  bisnis: ["Pembukuan", "Pajak", "Izin usaha", "Pendirian PT", "Rencana usaha"],
  pemasaran: ["Iklan", "Media sosial", "Foto produk", "SEO", "Konten"],
  "gaya-hidup": ["Rias pengantin", "Jahit", "Fotografer", "Pijat", "Katering"],
  pendidikan: ["Les matematika", "Les Inggris", "Guru ngaji", "Calistung", "Persiapan UTBK"],
  "rumah-tangga": ["Servis AC", "Tukang ledeng", "Bersih rumah", "Listrik", "Cat", "Taman"],
  lainnya: ["Kurir", "Pindahan", "Foto", "Sewa mobil"],
};
