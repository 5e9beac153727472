import { cleanLine, excerpt } from "~/domain/core/text";

/** `fileName` as the sender's device has it. */
export function shownFileName(fileName: string): string {
  return excerpt(cleanLine(fileName), 60) || "tanpa nama";
}

export function emptyFilesSentence(fileNames: readonly string[]): string {
  const names = fileNames.map((name) => `"${shownFileName(name)}"`).join(", ");
  return `${names} kosong (0 byte), mungkin belum selesai diunduh. Buka dahulu di perangkat Anda lalu pilih lagi, atau pilih berkas lain`;
}
