/** A browser forgets chosen files when the page reloads. */
export function lostPicturesSentence(count: number): string {
  const which = count === 1 ? "foto Anda" : `${count} foto Anda`;
  return `Pilih ${which} sekali lagi: browser tidak menyimpan berkas yang sudah dipilih`;
}

/** All else of the form was. */
export function picturesNotSavedSentence(count: number): string {
  return `${count} foto tidak dapat disimpan karena gangguan di pihak kami.`;
}
