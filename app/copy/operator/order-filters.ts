import { type AdminOrderFilter, ORDER_FILTERS } from "~/domain/operator/filters";
import type { Phase } from "~/domain/order/order";
import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from "../order/status";

export const PHASE_LABELS: Record<Phase, string> = {
  inquiry: "Permintaan kustom, belum ada harga",
  quoted: "Harga ditawarkan",
  awaiting_payment: "Menunggu pembayaran",
  working: "Dikerjakan",
  delivered: "Hasil diserahkan, menunggu diperiksa",
  revision: "Revisi dikerjakan",
  cancel_requested: "Pembatalan diminta",
  disputed: "Sengketa",
};

export const ORDER_FILTER_OPTIONS = [
  { value: "", label: "Semua" },
  ...ORDER_FILTERS.map((filter) => ({ value: filter.value, label: filterLabel(filter) })),
];

function filterLabel(filter: NonNullable<AdminOrderFilter>): string {
  if (filter.of === "phase") return PHASE_LABELS[filter.value];
  return filter.of === "status" ? ORDER_STATUS_LABELS[filter.value] : PAYMENT_STATUS_LABELS[filter.value];
}
