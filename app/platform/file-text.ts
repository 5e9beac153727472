import { MAX_FILE_MB, MAX_FILES_MB } from "./files";
import { isolated, shortened } from "./strings";

/** The sender chose `fileName`. Forms show it before submitting, so it is cleaned less. */
export function shownFileName(fileName: string): string {
  const line = fileName.replace(/(?!\s)[\p{Cc}\p{Bidi_C}\u200B\uFEFF]/gu, "").replace(/\s+/g, " ");
  return isolated(shortened(line.trim(), 60)) || "tanpa nama";
}

const MB = 1024 * 1024;

export function fileSize(bytes: number): string {
  return bytes >= MB
    ? `${(bytes / MB).toFixed(1).replace(".", ",")} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

export const FILES_LEFT_OUT = "Hapus atau ganti berkas yang ditolak, lalu kirim lagi";

function quotedNames(fileNames: readonly string[]): string {
  return fileNames.map((name) => `"${shownFileName(name)}"`).join(", ");
}

export function emptyFilesSentence(fileNames: readonly string[]): string {
  return `${quotedNames(fileNames)} kosong (0 byte), mungkin belum selesai diunduh. Buka dahulu di perangkat Anda lalu pilih lagi, atau pilih berkas lain`;
}

export function withEmptyFiles(emptyNames: readonly string[], sentence: string): string {
  return emptyNames.length === 0 ? sentence : `${emptyFilesSentence(emptyNames)}. ${sentence}`;
}

export function emptyFilesLeftOutSentence(fileNames: readonly string[]): string {
  return `${quotedNames(fileNames)} kosong (0 byte), jadi tidak ikut terkirim. Buka dahulu di perangkat Anda, lalu kirim lagi`;
}

const FORGOTTEN = "peramban tidak menyimpan berkas yang sudah dipilih";

// Callers pass names that `shownFileName` has shortened.
const inQuotes = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");

export function lostFilesSentence(names: readonly string[]): string {
  return `Pilih lagi ${inQuotes(names)}: ${FORGOTTEN}`;
}

/** Without `names` the sentence has only the number of photos. */
export function lostPicturesSentence(count: number, names: readonly string[] = []): string {
  const which = count === 1 ? "foto Anda" : `${count} foto Anda`;
  return `Pilih ${which} sekali lagi${names.length > 0 ? ` (${inQuotes(names)})` : ""}: ${FORGOTTEN}`;
}

export const CHOOSE_ALL_FILES_AGAIN =
  "Pilih semua foto Anda sekali lagi, juga yang tidak ditolak: peramban tidak menyimpan berkas yang sudah dipilih";

export function withoutPicturesSentence(count: number): string {
  return `Tadi Anda memilih ${count} foto. Pilih foto lagi, atau tekan tombolnya sekali lagi untuk mengirim tanpa foto`;
}

const MAX_NAMED_FILES = 3;

export function picturesNotSavedSentence(count: number, names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED_FILES).map((name) => `"${shownFileName(name)}"`);
  const more = count - named.length;
  const which =
    named.length === 0 ? `${count} foto` : `Foto ${named.join(", ")}${more > 0 ? ` dan ${more} foto lain` : ""}`;
  return `${which} belum tersimpan. Pilih lagi di bawah, lalu simpan.`;
}

export const FILE_LIMITS = `masing-masing ${MAX_FILE_MB} MB dan bersama-sama ${MAX_FILES_MB} MB`;

/** The formats of photos. The limits follow in the same sentence. */
export const PHOTO_FORMATS = "JPEG, PNG, WebP, atau GIF";
