import { formatDate } from "~/domain/core/dates";

/** `until` in UTC ms. */
export function holdSentence(until: number): string {
  return `Pembeli membayar dengan kartu, jadi bagian Anda tertahan di saldo sampai ${formatDate(until)} dan baru setelah itu dapat ditarik.`;
}
