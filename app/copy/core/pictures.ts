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

export function picturesNotSavedSentence(count: number): string {
  return `${count} foto tidak dapat disimpan karena gangguan di pihak kami.`;
}
