import type { AttemptStatus } from "~/domain/payment";

/** How an attempt to pay stands, as operators call it. */
export const ATTEMPT_LABELS: Record<AttemptStatus, string> = {
  pending: "Menunggu",
  paid: "Dibayar",
  failed: "Gagal",
  expired: "Kedaluwarsa",
  cancelled: "Dibatalkan",
  review: "Diperiksa",
  refunded: "Dikembalikan",
  charged_back: "Ditarik kembali oleh bank",
};

const OUTCOMES = new Map<string, string>([
  ["contradicted", "tidak dibenarkan oleh penyedia pembayaran"],
  ["amount_mismatch", "jumlahnya tidak cocok"],
  ["part_back", "sebagian pembayaran kembali, perlu diperiksa orang"],
  ["unknown_attempt", "percobaannya tidak dikenal"],
  ...Object.entries(ATTEMPT_LABELS),
]);

/** What came of something the gateway said. Null: it could not be asked about it. */
export function outcomeLabel(outcome: string | null): string {
  if (outcome === null) return "penyedia pembayaran belum dapat ditanyai";
  return OUTCOMES.get(outcome) ?? outcome;
}
