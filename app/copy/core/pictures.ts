import { shownFileName } from "./files";

/** A browser forgets chosen files when the page reloads. */
export function lostPicturesSentence(count: number): string {
  const which = count === 1 ? "foto Anda" : `${count} foto Anda`;
  return `Pilih ${which} sekali lagi: peramban tidak menyimpan berkas yang sudah dipilih`;
}

export const ALL_AGAIN =
  "Pilih semua foto Anda sekali lagi, juga yang tidak ditolak: peramban tidak menyimpan berkas yang sudah dipilih";

export function withoutPicturesSentence(count: number): string {
  return `Tadi Anda memilih ${count} foto. Pilih foto lagi, atau tekan tombolnya sekali lagi untuk mengirim tanpa foto`;
}

const NAMED = 3;

/** `names`: those of their files that are known. Said above the form that takes them again. */
export function picturesNotSavedSentence(count: number, names: readonly string[]): string {
  const named = names.slice(0, NAMED).map((name) => `"${shownFileName(name)}"`);
  const more = count - named.length;
  const which =
    named.length === 0
      ? `${count} foto`
      : `Foto ${named.join(", ")}${more > 0 ? ` dan ${more} foto lain` : ""}`;
  return `${which} belum tersimpan. Pilih lagi di bawah, lalu simpan.`;
}
