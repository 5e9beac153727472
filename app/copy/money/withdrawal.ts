import type { WithdrawalStatus } from "~/domain/money/withdrawal";

export const WITHDRAWAL_LABELS: Record<WithdrawalStatus, string> = {
  requested: "Diproses",
  approved: "Diproses",
  paid: "Dibayarkan",
  failed: "Gagal, saldo dikembalikan",
};
