const WORDS = "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh".split(" ");

export function errorsTitle(count: number): string {
  return `Ada ${WORDS[count] ?? count} hal yang perlu diperbaiki`;
}
