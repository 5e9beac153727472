import type { Viewer } from "~/accounts/person";
import type { OfferSummary, WantedSummary } from "~/listings/listing";
import type { FieldView } from "~/ui/fields";

export const budi: Viewer = {
  id: "budi",
  name: "Budi Santoso",
  email: "budi.santoso@contoh.id",
  pictureUrl: null,
  unreadMessages: 2,
  unreadNotifications: 1,
  operator: false,
};

const logo: OfferSummary = {
  id: "logo",
  title: "Desain logo dan identitas merek untuk UMKM",
  category: "Desain Grafis",
  price: 350_000,
  rating: 4.8,
  reviewCount: 128,
  location: "Jakarta Selatan",
  sellerName: "Sari Wulandari",
  sellerPicture: null,
  picture: null,
};

export const offers: OfferSummary[] = [
  logo,
  {
    ...logo,
    id: "podcast",
    title: "Musik pembuka podcast dan mixing suara",
    category: "Musik & Audio",
    price: 300_000,
    reviewCount: 0,
    location: "Online",
    sellerName: "Gilang Ramadhan",
  },
  {
    ...logo,
    id: "laporan",
    title:
      "Pembuatan dan pendampingan penyusunan laporan keuangan, pembukuan harian, serta pelaporan pajak usaha mikro kecil menengah se-Jabodetabek termasuk kunjungan ke lokasi setiap pekan selama satu tahun penuh",
    category: "Bisnis",
    price: 125_000_000,
    rating: 5,
    reviewCount: 1204,
    location: "Kabupaten Penajam Paser Utara",
    sellerName: "Raden Ajeng Kusumaningtyas Widyaningrum Prawirodirdjo",
  },
  {
    ...logo,
    id: "panjang",
    title: "A".repeat(200),
    category: "Lainnya",
    sellerName: "B".repeat(200),
    location: "C".repeat(200),
  },
];

const paint: WantedSummary = {
  id: "cat",
  title: "Cari tukang cat untuk dua kamar tidur dan plafon",
  category: "Rumah Tangga",
  budget: 1_200_000,
  location: "Depok",
  deadline: Date.UTC(2026, 11, 5),
  requirements: [
    "Cat dan alat disiapkan penyedia jasa",
    "Selesai dalam 3 hari kerja",
    "Tersedia akhir pekan",
    "Bergaransi",
  ],
  isNew: true,
};

export const wantedCards: WantedSummary[] = [
  paint,
  {
    ...paint,
    id: "laporan",
    title:
      "Pembuatan dan pendampingan penyusunan laporan keuangan, pembukuan harian, serta pelaporan pajak usaha mikro kecil meneng",
    category: "Lainnya",
    budget: 125_000_000,
    location: "Kabupaten Penajam Paser Utara",
    isNew: false,
  },
  { ...paint, id: "polos", requirements: [], deadline: null, isNew: false },
];

export function sampleField(
  name: string,
  initialValue?: string,
  error?: string,
): FieldView & { initialValue: unknown } {
  return {
    id: `contoh-${name}`,
    name,
    errorId: `contoh-${name}-error`,
    descriptionId: `contoh-${name}-hint`,
    initialValue,
    errors: error ? [error] : undefined,
  };
}
