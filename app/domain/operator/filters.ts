import { ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS, type PaymentStatus, type Phase } from "../order/order";

/** Where inside its life an order stands, as operators call it. */
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

/** Phases in which something falls due: each has an index that lists them by it. */
const DUE_PHASES = ["awaiting_payment", "working", "delivered", "cancel_requested", "disputed"] as const;
const ENDS = ["completed", "cancelled"] as const;
const MONEY = ["review", "refund_pending", "charged_back"] as const satisfies readonly PaymentStatus[];

/** Which orders an operator wants to see; null for all. */
export type OrderFilter =
  | { of: "phase"; value: (typeof DUE_PHASES)[number] }
  | { of: "status"; value: (typeof ENDS)[number] }
  | { of: "money"; value: (typeof MONEY)[number] }
  | null;

const FILTERS: NonNullable<OrderFilter>[] = [
  ...DUE_PHASES.map((value) => ({ of: "phase" as const, value })),
  ...ENDS.map((value) => ({ of: "status" as const, value })),
  ...MONEY.map((value) => ({ of: "money" as const, value })),
];

/** Any text that names none is all of them. */
export function readOrderFilter(text: string | null): OrderFilter {
  return FILTERS.find(({ value }) => value === text) ?? null;
}

/** For a select, all first. */
export const ORDER_FILTERS = [
  { value: "", label: "Semua" },
  ...FILTERS.map((filter) => ({ value: filter.value, label: filterLabel(filter) })),
];

function filterLabel(filter: NonNullable<OrderFilter>): string {
  if (filter.of === "phase") return PHASE_LABELS[filter.value];
  return filter.of === "status" ? ORDER_STATUS_LABELS[filter.value] : PAYMENT_STATUS_LABELS[filter.value];
}
