import { isRupiah } from "../core/money";
import { type Order, type OrderPlace, WORK_PHASES } from "./order";

/** A payment the order cannot hold is owed back, whatever becomes of the order. */
export const PAYMENT_PLACES: readonly OrderPlace[] = [
  "awaiting_payment",
  ...WORK_PHASES,
  "completed",
  "cancelled",
];

export const sumIsExact = (order: Order, { amount }: { amount: number }): "amount_mismatch" | null =>
  amount === order.totalPrice ? null : "amount_mismatch";

export const sumIsMoney = (_: Order, { amount }: { amount: number }): "amount_mismatch" | null =>
  isRupiah(amount) && amount > 0 ? null : "amount_mismatch";
