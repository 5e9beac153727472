import { isolated } from "~/domain/core/bidi";
import { shortened } from "~/domain/core/text";

/** `fileName` as the sender's device has it. Forms show it before they are sent, so this is less than `cleanLine`. */
export function shownFileName(fileName: string): string {
  const line = fileName.replace(/(?!\s)[\p{Cc}\p{Bidi_C}\u200B\uFEFF]/gu, "").replace(/\s+/g, " ");
  return isolated(shortened(line.trim(), 60)) || "tanpa nama";
}

/** For a form that the browser submitted without the files that it refused. */
export const FILES_LEFT_OUT = "Hapus atau ganti berkas yang ditolak, lalu kirim lagi";

export function emptyFilesSentence(fileNames: readonly string[]): string {
  const names = fileNames.map((name) => `"${shownFileName(name)}"`).join(", ");
  return `${names} kosong (0 byte), mungkin belum selesai diunduh. Buka dahulu di perangkat Anda lalu pilih lagi, atau pilih berkas lain`;
}
