import type { ListingKind } from "~/domain/listing/listing";
import type { Side } from "~/domain/order/order";
import type { NextStep } from "./next-step";

/** `away`: name of the other side, if suspended. */
export function heldByHiding(step: NextStep, away: string | null): NextStep {
  const who = away === null ? "Tertahan selama disembunyikan" : `Tertahan selama akun ${away} ditangguhkan`;
  return { ...step, yours: false, answers: false, who };
}

export function hiddenStanding(side: Side, kind: ListingKind): string {
  const own = side === (kind === "offer" ? "seller" : "buyer");
  const what = kind === "offer" ? "jasa" : "permintaan";
  const waits = "harga baru, persetujuan, dan pembayaran menunggu sampai tampil lagi";
  return own
    ? `JasaWarga menyembunyikan ${what} Anda: ${waits}. Alasannya ada di daftar ${what} Anda. Pesanan ini tetap dapat dibatalkan.`
    : `JasaWarga sedang menyembunyikan ${what} ini: ${waits}. Anda dapat menunggu atau membatalkan pesanan ini; belum ada yang perlu Anda bayar.`;
}
