import type { MetaDescriptor } from "@remix-run/cloudflare";
import { MAX_FILE_MB, MAX_FILES_MB } from "./files";
import type { ListSort } from "./paging";
import { isolated, shortened } from "./strings";

/** Permendag 31/2023 requires visible contact and complaint addresses. */
export const SUPPORT_EMAIL = "bantuan@jasawarga.id";

export const CONSUMER_PROTECTION = {
  name: "Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan Republik Indonesia",
  whatsapp: "0853-1111-1010",
} as const;

export const ANSWER_DAYS = 2;
export const COMPLAINT_DAYS = 14;

export function errorHeading(status: number | undefined): string {
  return status === 404 ? "Oops! Page not found" : "Unexpected Application Error!";
}

/** The sender chose `fileName`. Forms show it before submitting, so it is cleaned less. */
export function shownFileName(fileName: string): string {
  const line = fileName.replace(/(?!\s)[\p{Cc}\p{Bidi_C}\u200B\uFEFF]/gu, "").replace(/\s+/g, " ");
  return isolated(shortened(line.trim(), 60)) || "tanpa nama";
}

export const FILES_LEFT_OUT = "Hapus atau ganti berkas yang ditolak, lalu kirim lagi";

function quotedNames(fileNames: readonly string[]): string {
  return fileNames.map((name) => `"${shownFileName(name)}"`).join(", ");
}

export function emptyFilesSentence(fileNames: readonly string[]): string {
  return `${quotedNames(fileNames)} kosong (0 byte), mungkin belum selesai diunduh. Buka dahulu di perangkat Anda lalu pilih lagi, atau pilih berkas lain`;
}

/** `sentence` is the error of the other files. */
export function withEmptyFiles(emptyNames: readonly string[], sentence: string): string {
  return emptyNames.length === 0 ? sentence : `${emptyFilesSentence(emptyNames)}. ${sentence}`;
}

/** The other files of the form were stored. */
export function emptyFilesLeftOutSentence(fileNames: readonly string[]): string {
  return `${quotedNames(fileNames)} kosong (0 byte), jadi tidak ikut terkirim. Buka dahulu di perangkat Anda, lalu kirim lagi`;
}

export const LIST_SORT_LABELS: Record<ListSort, string> = {
  terbaru: "Terbaru",
  terlama: "Terlama",
  termahal: "Harga tertinggi",
  termurah: "Harga terendah",
};

export const NO_CONNECTION = "Sambungan terputus. Anda masih masuk; coba lagi setelah tersambung.";

export const LOGOUT_FAILED = "Terjadi kesalahan di pihak kami. Anda masih masuk; coba lagi sebentar lagi.";

export const NO_CONNECTION_TO_PAY = "Sambungan terputus, jadi belum ada yang dibayar. Coba lagi setelah tersambung.";

/** A file and a script's request have no error page. */
export const SERVER_FAILED = "Terjadi kesalahan di pihak kami. Coba lagi sebentar lagi.";

export const STORAGE_OUT = "Penyimpanan kami sedang tidak dapat dihubungi. Tunggu sebentar, lalu coba lagi.";

export const DATABASE_BUSY = "Basis data kami sedang tidak dapat dihubungi. Tunggu sebentar, lalu coba lagi.";

/** `##` begins a section, `###` a subsection. */
export type PageText = {
  path: string;
  title: string;
  description: string;
  updated: string;
  /** "questions" can be folded. Each of the "steps" ends with a quote about the money. */
  parts?: "questions" | "steps";
  text: string | ((facts: TextFacts) => string);
};

type TextFacts = {
  gateway: string;
  methodsText: string;
  /** For each payment method, the time within which a refund can go back the same way. */
  refundWindows: string;
  transferOnly: string;
};

/** Browsers forget chosen files when the page reloads. */
export function lostPicturesSentence(count: number): string {
  const which = count === 1 ? "foto Anda" : `${count} foto Anda`;
  return `Pilih ${which} sekali lagi: peramban tidak menyimpan berkas yang sudah dipilih`;
}

export const CHOOSE_ALL_FILES_AGAIN =
  "Pilih semua foto Anda sekali lagi, juga yang tidak ditolak: peramban tidak menyimpan berkas yang sudah dipilih";

export function withoutPicturesSentence(count: number): string {
  return `Tadi Anda memilih ${count} foto. Pilih foto lagi, atau tekan tombolnya sekali lagi untuk mengirim tanpa foto`;
}

const NAMED = 3;

/** `names` are known file names. Shown above the form that asks for them again. */
export function picturesNotSavedSentence(count: number, names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `"${shownFileName(name)}"`);
  const more = count - named.length;
  const which =
    named.length === 0 ? `${count} foto` : `Foto ${named.join(", ")}${more > 0 ? ` dan ${more} foto lain` : ""}`;
  return `${which} belum tersimpan. Pilih lagi di bawah, lalu simpan.`;
}

export const SETTING_NOT_SAVED = "Pengaturan belum tersimpan";
export const CHOICE_NOT_SAVED = "Gagal menyimpan pilihan Anda";
export const FORM_NOT_PROCESSED = "Formulir Anda belum kami proses";

export function pageTitle(title: string): string {
  return `${title} | JasaWarga`;
}

export const ORDER_NOT_FOUND = "Order tidak ditemukan";

/** Returns the error boundary's heading `missing` if the page's subject does not exist. */
export function titleUnlessMissing(title: string, missing: string, error: unknown): MetaDescriptor[] {
  const gone = (error as { status?: number } | undefined)?.status === 404;
  return [{ title: pageTitle(gone ? missing : title) }];
}

export const FILE_LIMITS = `masing-masing ${MAX_FILE_MB} MB dan bersama-sama ${MAX_FILES_MB} MB`;

export function tryAgainSentence(seconds: number): string {
  return `Coba lagi dalam ${Math.ceil(seconds / 60)} menit; isian Anda tetap ada di sini.`;
}
