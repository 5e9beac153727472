export const WRONG_RECHECKED_PASSWORD = "Kata sandi ini salah";

export function waitSentence(seconds: number): string {
  return `Terlalu banyak percobaan. Coba lagi dalam ${Math.ceil(seconds / 60)} menit.`;
}

export const WRONG_PASSWORD = "Kata sandi saat ini salah";
