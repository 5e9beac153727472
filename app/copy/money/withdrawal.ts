import { formatDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { MIN_WITHDRAWAL, type WithdrawalStanding } from "~/domain/money/withdrawal";

export const WITHDRAWAL_LABELS: Record<WithdrawalStanding, string> = {
  requested: "Diproses",
  approved: "Diproses",
  paid: "Dibayarkan",
  failed: "Gagal, saldo dikembalikan",
  arrived: "Sampai",
};

type Noted = {
  standing: WithdrawalStanding;
  reference: string;
  reason: string;
  arrivedToo: number;
  takenAgain: number;
};

/** For its owner. Integer rupiah. */
export function withdrawalNote({ standing, reference, reason, ...arrived }: Noted): string {
  const twice = arrived.arrivedToo > 0 ? arrivedTooLine(standing, arrived) : "";
  switch (standing) {
    case "requested":
      return "Petugas memeriksa, lalu mengirim uangnya";
    case "approved":
      return "Sudah diperiksa, segera dikirim";
    case "paid":
      return [`Nomor referensi ${reference}`, twice].filter(Boolean).join(". ");
    case "failed":
      return reason;
    case "arrived":
      return twice;
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

/** Of what arrived although it had gone another way, read by its owner and by operators. Integer rupiah. */
export function arrivedTooLine(
  standing: WithdrawalStanding,
  { arrivedToo, takenAgain }: { arrivedToo: number; takenAgain: number },
): string {
  const owed = arrivedToo - takenAgain;
  return [
    standing === "arrived" ? "Sempat dianggap gagal, ternyata sampai." : "Ternyata sampai dua kali.",
    takenAgain > 0 ? `${formatRupiah(takenAgain)} diambil lagi dari saldo.` : "",
    owed > 0 ? `${formatRupiah(owed)} masih harus dikembalikan kepada JasaWarga.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
