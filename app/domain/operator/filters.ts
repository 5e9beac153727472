import type { PaymentStatus } from "../order/order";

const DUE_PHASES = ["awaiting_payment", "working", "delivered", "cancel_requested", "disputed"] as const;
const ENDS = ["completed", "cancelled"] as const;
const MONEY = ["review", "refund_pending", "charged_back"] as const satisfies readonly PaymentStatus[];

export type AdminOrderFilter =
  | { of: "phase"; value: (typeof DUE_PHASES)[number] }
  | { of: "status"; value: (typeof ENDS)[number] }
  | { of: "money"; value: (typeof MONEY)[number] }
  | null;

export const ORDER_FILTERS: NonNullable<AdminOrderFilter>[] = [
  ...DUE_PHASES.map((value) => ({ of: "phase" as const, value })),
  ...ENDS.map((value) => ({ of: "status" as const, value })),
  ...MONEY.map((value) => ({ of: "money" as const, value })),
];

export function readAdminOrderFilter(text: string | null): AdminOrderFilter {
  return ORDER_FILTERS.find(({ value }) => value === text) ?? null;
}
