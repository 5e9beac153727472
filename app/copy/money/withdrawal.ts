import { formatDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { MIN_WITHDRAWAL, type WithdrawalStatus } from "~/domain/money/withdrawal";

export const WITHDRAWAL_LABELS: Record<WithdrawalStatus, string> = {
  requested: "Diproses",
  approved: "Diproses",
  paid: "Dibayarkan",
  failed: "Gagal, saldo dikembalikan",
};

type Withdrawal = { status: WithdrawalStatus; reference: string; reason: string };

export function withdrawalNote({ status, reference, reason }: Withdrawal): string {
  switch (status) {
    case "requested":
      return "Petugas memeriksa, lalu mengirim uangnya";
    case "approved":
      return "Sudah diperiksa, segera dikirim";
    case "paid":
      return `Nomor referensi ${reference}`;
    case "failed":
      return reason;
  }
}

export const WAIT_FOR_OPEN_WITHDRAWAL = {
  title: "Masih ada penarikan yang diproses",
  text: "Penarikan berikutnya dapat diminta setelah yang sekarang selesai.",
};

/** Integer rupiah, and in words until when. */
export type CardHoldWait = { amount: number; until: string };

export function tooLittle(waiting: CardHoldWait | null) {
  return {
    title: "Saldo belum dapat ditarik",
    text: waiting
      ? `${formatRupiah(waiting.amount)} dari pembayaran kartu ${waiting.until}. Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}.`
      : `Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}. Bayaran masuk ke saldo begitu pembeli menerima hasilnya.`,
  };
}

/** When the first of it is free, and when all of it; UTC ms. */
export function heldUntil(firstFree: number, allFree: number): string {
  const [first, last] = [formatDate(firstFree), formatDate(allFree)];
  return first === last
    ? `tertahan sampai ${last}`
    : `tertahan: yang pertama sampai ${first}, semuanya sampai ${last}`;
}
