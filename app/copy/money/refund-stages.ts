import type { RefundStage } from "~/domain/money/refund-stage";

export const REFUND_STAGE_LABELS: Record<RefundStage, string> = {
  ready: "Siap dibayar",
  account: "Menunggu rekening",
  gateway: "Di penyedia pembayaran",
  paid: "Sudah dibayar",
};
