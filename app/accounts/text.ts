import { DAY, formatDate } from "~/platform/dates";
import { formatAmount, formatRupiah } from "~/platform/money";
import { ratingAverage } from "~/reviews/review";
import type { ContactKind } from "./contact-details";
import { type MailDraft, mailText } from "./mail-text";
import type { AppealConflict, ConsentPurpose } from "./person";
import {
  type BadTaxIdentity,
  type DataRequestKind,
  type DataRequestStatus,
  type Obstacle,
  REPORTS_HOLD,
  type TaxIdentityKind,
} from "./personal-data";

export type OrderCounts = { completed: number; cancelled: number; open: number };
export type RatingCounts = { ratingSum: number; ratingCount: number };

export type SellerCounts = OrderCounts &
  RatingCounts & { services: number; completedCount: number; onTimeCount: number };
export type BuyerCounts = OrderCounts & RatingCounts & { requests: number; openRequests: number };

export type SellerStatistics = {
  ratingSum: number;
  ratingCount: number;
  completedCount: number;
  onTimeCount: number;
  visitsKept: number;
  visitsMissed: number;
  /** A median. Null before the first answer. */
  responseMinutes: number | null;
};

export function sellerRating(record: Pick<SellerStatistics, "ratingSum" | "ratingCount">): number {
  return ratingAverage({ sum: record.ratingSum, count: record.ratingCount });
}

export function onTimeShare({
  completedCount,
  onTimeCount,
}: Pick<SellerStatistics, "completedCount" | "onTimeCount">): string | null {
  if (completedCount === 0) return null;
  return `${Math.round((Math.min(onTimeCount, completedCount) / completedCount) * 100)}%`;
}

export function loggedReason(reason: string, conflict: AppealConflict): string {
  return conflict === "alone" ? `Tanpa operator lain, oleh yang menangguhkan: ${reason}` : reason;
}

export const CLOSED_PERSON = "Pengguna terhapus";

export const CLOSED_LISTING = {
  title: "Tidak tersedia lagi",
  words: "Pemiliknya sudah menutup akun JasaWarga.",
};

export const CLOSING_TITLE = "Tutup akun";
export const CLOSED = {
  message: "Akun Anda sudah ditutup",
  description: "Bukti penutupan kami kirim ke email Anda.",
};

export const CLOSING_NOTED = { message: "Permintaan tutup akun dicatat" };

export const OBSTACLE_LINKS: Record<Obstacle, { href: string; text(count: number): string }> = {
  disputes: {
    href: "/dashboard/orders?status=berjalan",
    text: (count) => `Tunggu putusan ${count} pesanan bermasalah`,
  },
  bought: {
    href: "/dashboard/orders?sisi=pembeli",
    text: (count) => `Selesaikan atau batalkan ${count} pesanan Anda`,
  },
  sold: {
    href: "/dashboard/orders?sisi=penjual",
    text: (count) => `Selesaikan ${count} pesanan dari pembeli`,
  },
  payments: {
    href: "/dashboard/orders?sisi=pembeli&status=cancelled",
    text: (count) => `Tunggu ${count} pembayaran selesai diproses`,
  },
  refunds: {
    href: "/dashboard/orders?sisi=pembeli&status=cancelled",
    text: (amount) =>
      `Isi rekening bila diminta, lalu tunggu pengembalian uang ${formatRupiah(amount)} sampai dan tidak dapat dikembalikan bank lagi`,
  },
  withdrawals: {
    href: "/dashboard/balance/withdrawals",
    text: (count) => `Tunggu ${count} penarikan saldo sampai dan tidak dapat dikembalikan bank lagi`,
  },
  balance: { href: "/dashboard/balance", text: (amount) => `Tarik saldo ${formatRupiah(amount)}` },
  reports: {
    href: "/help-center#pengaduan-konsumen",
    text: () =>
      `Tunggu pemeriksaan laporan atau banding selesai, paling lama ${REPORTS_HOLD / DAY} hari sejak Anda meminta akun ditutup`,
  },
  operator: { href: "/operator", text: () => "Minta rekan mencabut peran operator Anda" },
};

export function closingWished(until: number): string {
  return `Permintaan Anda sudah dicatat. Laporan yang masuk setelahnya tidak menahan penutupan, dan yang sudah ada paling lama sampai ${formatDate(until)}. Tutup akun lagi di halaman ini setelah laporan itu diperiksa, atau setelah tanggal itu.`;
}

/**
 * The rule for the address afterwards. `until` is the end of the suspension, or for open reports that of the longest
 * possible one.
 */
type AfterClosing = { why: "free" } | { why: "suspended" | "reported"; until: number };

const KEPT_OF_ADDRESS = "Dari alamat itu kami hanya menyimpan sidiknya.";

function addressAfter(after: AfterClosing): string {
  if (after.why === "free") return "Alamat email ini dapat dipakai lagi untuk mendaftar.";
  const until = formatDate(after.until);
  return after.why === "suspended"
    ? `Akun ini ditangguhkan saat ditutup, jadi alamat email ini baru dapat dipakai mendaftar lagi setelah ${until}. ${KEPT_OF_ADDRESS}`
    : `Laporan tentang akun ini masih diperiksa. Yang dilaporkan, kata-kata dan fotonya, kami simpan sampai 90 hari setelah laporan itu diputus. Alamat email ini dapat dipakai mendaftar lagi setelah pemeriksaannya selesai, atau setelah ${until} bila akun ini terbukti melanggar. ${KEPT_OF_ADDRESS}`;
}

export function accountClosedMail(to: string, after: AfterClosing): MailDraft {
  return {
    to,
    subject: "Akun JasaWarga Anda sudah ditutup",
    body: mailText(
      "Sesuai permintaan Anda, akun JasaWarga Anda sudah ditutup. Profil, kontak, foto, alamat, jasa, simpanan, dan data masuk Anda sudah dihapus.",
      "Pesanan, pesan kepada orang lain, ulasan, dan catatan uang tetap disimpan atas nama “Pengguna terhapus” selama diwajibkan hukum: paling singkat 5 tahun, dan 10 tahun untuk catatan keuangan.",
      addressAfter(after),
    ),
  };
}

const HINT_NAMES: Record<ContactKind, string> = {
  phone: "nomor telepon",
  account: "nomor rekening",
  link: "tautan ke luar",
  email: "alamat email",
};

export function contactWords(kinds: readonly ContactKind[]): string | null {
  const names = kinds.map((kind) => HINT_NAMES[kind]);
  const last = names.pop();
  if (last === undefined) return null;
  return names.length === 0 ? last : `${names.join(", ")} dan ${last}`;
}

export function responseTime(minutes: number | null): string | null {
  if (minutes === null) return null;
  if (minutes < 60) return `dalam ${Math.max(1, Math.ceil(minutes))} menit`;
  if (minutes < 24 * 60) return `dalam ${Math.ceil(minutes / 60)} jam`;
  return `dalam ${Math.ceil(minutes / (24 * 60))} hari`;
}

/** The minimum number of completed orders or visits for a figure, because fewer are not representative. */
const TELLING = 5;

export const NEW_MEMBER_LABEL = "Baru bergabung";

type Figure = { label: string; value: string };

export function sellerFigures(seller: SellerStatistics): Figure[] {
  if (seller.completedCount < TELLING) return [];
  const answers = responseTime(seller.responseMinutes);
  const onTime = onTimeShare(seller);
  return [
    ...(answers ? [{ label: "membalas", value: answers.replace(/^dalam /, "") }] : []),
    ...(onTime ? [{ label: "tepat waktu", value: onTime }] : []),
    { label: "selesai", value: String(seller.completedCount) },
  ];
}

/** Returns the sentence about visits that the seller kept, or null for too few. */
export function keptAppointments({
  visitsKept,
  visitsMissed,
}: Pick<SellerStatistics, "visitsKept" | "visitsMissed">): string | null {
  const agreed = visitsKept + visitsMissed;
  return agreed < TELLING ? null : `Menepati ${formatAmount(visitsKept)} dari ${formatAmount(agreed)} janji`;
}

export const MY_DATA_TITLE = "Data saya";
export const MY_DATA_PATH = "/account/data";
export const CLOSURE_PATH = "/account/data/closure";

export const RESTRICTED_LISTING = "Akun dibekukan pemiliknya.";
export const RESTRICTION_BEGUN = "Akun dibekukan";
export const RESTRICTION_LIFTED = "Akun dipakai kembali";

export const REQUEST_LABELS: Record<DataRequestKind, string> = {
  access: "Salinan data",
  correction: "Perbaikan data",
  restriction: "Pembatasan",
  deletion: "Penghapusan",
};

export const REQUEST_STATUS_LABELS: Record<DataRequestStatus, string> = {
  open: "Menunggu",
  done: "Selesai",
  refused: "Ditolak",
};

export const CONSENT_LABELS: Record<ConsentPurpose, string> = {
  terms: "Syarat dan Ketentuan",
  privacy: "Kebijakan Privasi",
  adult: "Pernyataan berusia 18 tahun atau lebih",
};

export const MY_DATA_DONE = {
  export: {
    message: "Salinan data sedang dibuat",
    description: "Biasanya beberapa menit. Kami mengirim email bila sudah siap.",
  },
  correction: {
    message: "Permintaan terkirim",
    description: "Kami menjawab paling lambat 3 x 24 jam, di halaman ini dan lewat email.",
  },
  restrict: {
    message: "Akun dibekukan",
    description: "Profil, jasa, dan permintaan Anda tidak lagi tampil.",
  },
  lift: { message: "Akun dipakai kembali", description: "Profil dan jasa Anda tampil seperti semula." },
};

export const MY_DATA_REFUSALS = {
  too_soon: "Salinan data dapat diminta satu kali sehari.",
  unchanged: "Akun belum diubah",
  already_open: "Permintaan Anda sebelumnya masih kami kerjakan.",
};

export const WRONG_RECHECKED_PASSWORD = "Kata sandi ini salah";

export function waitSentence(seconds: number): string {
  return `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`;
}

export const WRONG_PASSWORD = "Kata sandi saat ini salah";

export const TAX_PATH = "/dashboard/balance/tax";
export const TAX_TITLE = "NPWP atau NIK";

export const TAX_KINDS: Record<TaxIdentityKind, string> = { npwp: "NPWP", nik: "NIK" };

export const TAX_FAULTS: Record<BadTaxIdentity, string> = {
  unknown_kind: "Pilih NPWP atau NIK",
  bad_npwp: "Nomor ini bukan NPWP. Tulis 16 angkanya, atau 15 angka NPWP lama",
  bad_nik: "Nomor ini bukan NIK. Tulis 16 angka seperti di KTP",
};

export const TAX_DONE = {
  saved: { message: "Nomor tersimpan", description: "Mulai sekarang tertulis di slip bulanan Anda." },
  removed: { message: "Nomor dihapus", description: "Slip bulanan Anda tidak menulisnya lagi." },
};

export const TAX_NOT_SAVED = "Nomor belum disimpan";
