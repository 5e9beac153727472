import type { OrderKind, OrderStatus, PaymentStatus, Phase } from "~/domain/order/order";

export const ORDER_STATUS_LABELS: Record<OrderStatus, string> = {
  pending: "Diskusi",
  in_progress: "Sedang Dikerjakan",
  completed: "Selesai",
  cancelled: "Dibatalkan",
};

/** Shown beside a status that would hide the phase, such as a dispute; null where the status says it all. */
export const PHASE_BADGES: Record<Phase, string | null> = {
  inquiry: null,
  quoted: null,
  awaiting_payment: "Belum dibayar",
  working: null,
  delivered: "Menunggu diperiksa",
  revision: "Revisi diminta",
  cancel_requested: "Permintaan batal",
  disputed: "Sengketa",
};

export const ORDER_KIND_LABELS: Record<OrderKind, string> = {
  package: "Paket",
  custom: "Permintaan kustom",
  proposal: "Penawaran untuk permintaan",
};

export const PAYMENT_STATUS_LABELS: Record<PaymentStatus, string> = {
  unpaid: "Belum dibayar",
  awaiting: "Menunggu pembayaran",
  review: "Pembayaran diperiksa",
  held: "Dana ditahan",
  released: "Dana diteruskan ke penjual",
  split: "Dana dibagi",
  expired: "Batas waktu pembayaran lewat",
  refund_pending: "Pengembalian diproses",
  refunded: "Dana dikembalikan",
  charged_back: "Pembayaran ditarik kembali oleh bank",
};
