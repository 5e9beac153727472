import { formatRupiah } from "~/platform/money";
import { tryAgainSentence } from "~/platform/sentence-text";
import {
  kindOfOwnList,
  LISTING_CHANGES_AN_HOUR,
  LISTINGS_AN_HOUR,
  type ListingKind,
  type ListingStatus,
  MAX_OWN_LISTINGS,
  type OwnListFilter,
} from "./listing";
import {
  type Days,
  type Extra,
  type ExtraBasis,
  type Package,
  parseDays,
  STANDARD_PACKAGE_NAME,
  type Unit,
  USUAL_UNIT,
} from "./package";
import { tooManyPicturesSentence } from "./picture-text";
import { LISTING_NAMES, LISTING_VERBS, listingStatusLabel } from "./text";

export function listingFailure(verb: keyof typeof LISTING_VERBS, list: string | undefined): string {
  return `Gagal ${LISTING_VERBS[verb]} ${LISTING_NAMES[kindOfOwnList(list) ?? "offer"]}`;
}

type FormCopy = { title: string; button: string; note: string; done: string };
type OwnListingCopy = {
  list: string;
  missing: string;
  failed: string;
  create: FormCopy;
  change: FormCopy;
  deletion: { title: string; done: string };
  status: Record<ListingStatus, { button: string; done: string }>;
};

const CHANGED = { button: "Simpan Perubahan", note: "Pesanan lama tidak berubah." };

export const OWN_LISTING_COPY: Record<ListingKind, OwnListingCopy> = {
  offer: {
    list: "Jasa Ditawarkan",
    missing: "Jasa tidak ditemukan",
    failed: "Gagal memuat jasa",
    create: {
      title: "Tambah Jasa Baru",
      button: "Buat Jasa",
      note: "Jasa langsung tayang.",
      done: "Jasa berhasil dibuat!",
    },
    change: { title: "Edit Jasa", ...CHANGED, done: "Perubahan jasa disimpan" },
    deletion: { title: "Hapus jasa", done: "Jasa berhasil dihapus" },
    status: {
      active: { button: "Aktifkan", done: "Jasa diaktifkan" },
      inactive: { button: "Nonaktifkan", done: "Jasa dinonaktifkan" },
    },
  },
  wanted: {
    list: "Jasa Dicari",
    missing: "Permintaan jasa tidak ditemukan",
    failed: "Gagal memuat jasa dicari",
    create: {
      title: "Buat Permintaan Jasa",
      button: "Buat Permintaan",
      note: "Permintaan langsung tayang.",
      done: "Permintaan jasa berhasil dibuat!",
    },
    change: { title: "Edit Permintaan Jasa", ...CHANGED, done: "Perubahan permintaan jasa disimpan" },
    deletion: { title: "Hapus permintaan jasa", done: "Permintaan jasa berhasil dihapus" },
    status: {
      active: { button: "Buka lagi", done: "Permintaan jasa dibuka lagi" },
      inactive: { button: "Tutup", done: "Permintaan jasa ditutup" },
    },
  },
};

export const OWN_PART_LABELS: Record<OwnListFilter, string> = {
  all: "Semua",
  active: listingStatusLabel("offer", "active"),
  inactive: listingStatusLabel("offer", "inactive"),
  hidden: "Disembunyikan",
};

export function ownListingTitle(list: string | undefined, act: "create" | "change" | "deletion"): string {
  return OWN_LISTING_COPY[kindOfOwnList(list) ?? "offer"][act].title;
}

export function missingListingTitle(list: string | undefined): string {
  return OWN_LISTING_COPY[kindOfOwnList(list) ?? "offer"].missing;
}

export const STATUS_REFUSALS = {
  hidden: "JasaWarga menyembunyikannya. Perbaiki isinya lewat Edit, lalu tulis kepada kami.",
  too_many_changes: `Anda sudah ${LISTING_CHANGES_AN_HOUR} kali menyimpan perubahan dalam satu jam ini. Coba lagi nanti.`,
};

export const LISTING_LIMIT: Record<ListingKind, string> = {
  offer: `Anda sudah memiliki ${MAX_OWN_LISTINGS} jasa, jumlah terbanyak untuk satu akun. Hapus yang tidak lagi ditawarkan, lalu kirim lagi. Isian Anda tetap ada di sini.`,
  wanted: `Anda sudah memiliki ${MAX_OWN_LISTINGS} permintaan, terbuka dan ditutup, jumlah terbanyak untuk satu akun. Hapus yang lama, lalu kirim lagi. Isian Anda tetap ada di sini.`,
};

export const HIDDEN_STAYS_INACTIVE = "Jasa ini disembunyikan oleh JasaWarga, jadi tidak dapat diaktifkan.";

export const DELETED_SINCE: Record<ListingKind, { message: string; description: string }> = {
  offer: {
    message: "Jasa ini sudah Anda hapus",
    description:
      "Kiriman ini sama dengan yang sebelumnya, jadi tidak ada jasa baru yang dibuat. Buat jasa baru bila masih ingin menawarkannya.",
  },
  wanted: {
    message: "Permintaan ini sudah Anda hapus",
    description:
      "Kiriman ini sama dengan yang sebelumnya, jadi tidak ada permintaan baru yang dibuat. Buat permintaan baru bila masih mencarinya.",
  },
};

export const SENT_OTHERWISE: Record<ListingKind, string> = {
  offer:
    "Anda sudah membuat jasa dari formulir ini dengan isi yang berbeda. Kiriman ini tidak disimpan. Ubah jasa itu di dashboard Anda, atau kirim lagi jika Anda ingin membuat jasa lain.",
  wanted:
    "Anda sudah membuat permintaan dari formulir ini dengan isi yang berbeda. Kiriman ini tidak disimpan. Ubah permintaan itu di dashboard Anda, atau kirim lagi jika Anda ingin membuat permintaan lain.",
};

export const CHANGED_MEANWHILE: Record<ListingKind, string> = {
  offer:
    "Jasa ini sudah diubah setelah formulir ini dibuka. Kiriman ini tidak disimpan. Lihat isinya sekarang di dashboard Anda, atau kirim lagi jika Anda ingin menggantinya dengan isian ini.",
  wanted:
    "Permintaan ini sudah diubah setelah formulir ini dibuka. Kiriman ini tidak disimpan. Lihat isinya sekarang di dashboard Anda, atau kirim lagi jika Anda ingin menggantinya dengan isian ini.",
};

const BLURBS = [
  "Cocok untuk kebutuhan sederhana",
  "Pilihan terbaik untuk sebagian besar kebutuhan",
  "Solusi lengkap dengan layanan prioritas",
] as const;

const BLURB_ALONE = "Satu paket untuk jasa ini";

/** Describes a package by its position, except Paket Standar. A single package is not compared. */
export function packageBlurb(index: number, name: string, isAlone: boolean): string {
  if (isAlone) return BLURB_ALONE;
  return name === STANDARD_PACKAGE_NAME ? BLURBS[1] : (BLURBS[index] ?? BLURBS[1]);
}

export function formatDays(days: Days): string {
  return days.min === days.max ? `${days.max} hari` : `${days.min}-${days.max} hari`;
}

export function formatRevisions(revisions: number | null): string {
  if (revisions === null) return "Revisi tanpa batas";
  return revisions === 0 ? "Tanpa revisi" : `${revisions} kali revisi`;
}

export const WITHOUT_PACKAGES = "Tanpa paket, revisi tanpa batas";

export function statedTime(deliveryTime: string, days: Days): string {
  const said = parseDays(deliveryTime);
  const fits = said !== null && said.min >= days.min && said.max <= days.max;
  return fits ? deliveryTime : formatDays(days);
}

export const FROM_PRICE = "Mulai dari";
export const ONE_PRICE = "Harga";

/** Matches a line that names what the buyer does not get. "Tanpa biaya tambahan" is an advantage. */
const LACK = /^(?:(?:tidak|belum) termasuk|tidak (?:ada|dapat)|tanpa (?:revisi|garansi))(?![\p{L}\d])/iu;

/** Returns what a package contains, and then what it lacks. */
export function packageLines(pkg: Pick<Package, "checklist" | "revisions" | "implied">): {
  included: string[];
  lacking: string[];
} {
  const { revisions, implied } = pkg;
  const checklist = implied ? ["Sesuai deskripsi jasa"] : pkg.checklist;
  const lines = checklist.some((line) => /revisi/i.test(line)) ? checklist : [...checklist, formatRevisions(revisions)];
  return {
    included: lines.filter((line) => !LACK.test(line)),
    lacking: lines.filter((line) => LACK.test(line)),
  };
}

export const MOST_ORDERED = "Paling sering dipesan";

export const PACKAGE_NAMES = ["Paket Dasar", STANDARD_PACKAGE_NAME, "Paket Premium"] as const;

const LIMIT_SENTENCES = {
  too_many_listings: `Anda sudah memasang ${LISTINGS_AN_HOUR} jasa atau permintaan dalam satu jam ini.`,
  too_many_changes: `Anda sudah ${LISTING_CHANGES_AN_HOUR} kali menyimpan perubahan dalam satu jam ini.`,
};

export function movedAnswersSentence(kind: string): string {
  return `Judul atau kategorinya berubah, jadi jawaban Anda tentang ${kind} kini ada di Deskripsi. Periksa dulu.`;
}

export function listingLimitSentence(
  reason: keyof typeof LIMIT_SENTENCES | "too_many_pictures",
  seconds: number,
): string {
  if (reason === "too_many_pictures") return tooManyPicturesSentence(seconds);
  return `${LIMIT_SENTENCES[reason]} ${tryAgainSentence(seconds)}`;
}

export const UNIT_LABELS: Record<Unit, string> = {
  paket: "paket",
  unit: "unit",
  jam: "jam",
  m2: "m²",
  kunjungan: "kunjungan",
  orang: "orang",
  proyek: "proyek",
};

export function shownUnit(unit: Unit | undefined): string | null {
  return unit === undefined || unit === USUAL_UNIT ? null : UNIT_LABELS[unit];
}

export function unitPrice(price: number, unit: Unit): string {
  const of = shownUnit(unit);
  return of === null ? formatRupiah(price) : `${formatRupiah(price)} per ${of}`;
}

export function extraPrice({ price, per }: Pick<Extra, "price" | "per">, unit: Unit): string {
  return per === "order" ? `${formatRupiah(price)}, sekali` : `${formatRupiah(price)} per ${UNIT_LABELS[unit]}`;
}

export const BASIS_LABELS: Record<ExtraBasis, string> = {
  unit: "per unit, pembeli memilih jumlahnya",
  order: "sekali untuk seluruh pesanan",
};

export const TRAVEL_FEE = "Ongkos transport";
