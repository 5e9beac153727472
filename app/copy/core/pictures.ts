/** A browser forgets chosen files when the page reloads. */
export function lostPicturesSentence(count: number): string {
  const which = count === 1 ? "foto Anda" : `${count} foto Anda`;
  return `Pilih ${which} sekali lagi: browser tidak menyimpan berkas yang sudah dipilih`;
}
