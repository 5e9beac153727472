import { findMethod, type MethodUsed, type PaymentMethod } from "~/domain/money/payment-method";
import { TRANSFER_WORKING_DAYS } from "~/domain/money/refund";

/** How a person calls the method of an attempt. */
export function methodLabel(methods: readonly PaymentMethod[], used: MethodUsed | undefined): string {
  if (!used || used.method === null) return "Belum dipilih";
  return findMethod(methods, used)?.label ?? "Metode lain";
}

/** Methods that stop giving money back the way it came after so many days. */
export type RefundWindow = { methods: string; days: number };

/** By how soon they stop giving money back, for somebody who is about to choose. */
export function refundWindows(methods: readonly PaymentMethod[]): RefundWindow[] {
  const windows = [...new Set(methods.flatMap(({ refund }) => refund?.days ?? []))].sort((a, b) => a - b);
  return windows.map((days) => {
    const alike = methods.filter(({ refund }) => refund?.days === days);
    return { days, methods: alike.map(({ label }) => label).join(", ") };
  });
}

/** The same as one clause of a text: "QRIS, OVO: 7 hari; Kredivo: 14 hari; …". */
export function refundWindowsLine(methods: readonly PaymentMethod[]): string {
  return refundWindows(methods)
    .map((window) => `${window.methods}: ${window.days} hari`)
    .join("; ");
}

/** Of money that has to go by bank, once the buyer has said where to. */
export const TRANSFER_TEXT = `paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah Anda menyebutkannya`;
