import { formatRupiah } from "~/domain/core/money";
import { MIN_WITHDRAWAL, type NotAsked, type NotDecided } from "~/domain/money/withdrawal";
import { HAND_SENTENCES } from "./manual-payout-refusal.server";

type Refusal = NotAsked | NotDecided;

const SENTENCES: Record<Refusal, string> = {
  ...HAND_SENTENCES,
  not_money: "Tulis jumlah dalam rupiah dengan angka, misalnya 350.000",
  too_little: `Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}`,
  above_balance: "Jumlah ini lebih besar dari saldo Anda sekarang",
  held: "Sebagian saldo Anda dari pembayaran kartu masih tertahan. Tarik paling banyak sebesar yang dapat ditarik sekarang",
  one_at_a_time: "Masih ada penarikan yang diproses. Tunggu sampai selesai, lalu minta lagi",
  account_changed: "Rekening yang dipakai terakhir sudah berganti. Periksa lagi pilihan Anda",
  not_open: "Penarikan ini sudah diputuskan. Periksa keadaannya sekarang",
  own_money: "Ini penarikan Anda sendiri. Operator lain yang memutuskannya",
  no_withdrawal: "Penarikan ini tidak ada",
};

export function withdrawalSentence(refusal: Refusal): string {
  return SENTENCES[refusal];
}

/** The field of the asking form that a refusal is about; the whole form where none is. */
export function fieldOf(refusal: NotAsked): string {
  if (refusal === "account_changed") return "to";
  return refusal === "one_at_a_time" ? "" : "amount";
}
