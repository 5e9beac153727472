import { findMethod, type MethodUsed, type PaymentMethod } from "~/domain/money/payment-method";
import { TRANSFER_WORKING_DAYS } from "~/domain/money/refund";

export function methodLabel(methods: readonly PaymentMethod[], used: MethodUsed | undefined): string {
  if (!used || used.method === null) return "Belum dipilih";
  return findMethod(methods, used)?.label ?? "Metode lain";
}

export type RefundWindow = { methods: string; days: number };

export function refundWindows(methods: readonly PaymentMethod[]): RefundWindow[] {
  const windows = [...new Set(methods.flatMap(({ refund }) => refund?.days ?? []))].sort((a, b) => a - b);
  return windows.map((days) => {
    const alike = methods.filter(({ refund }) => refund?.days === days);
    return { days, methods: alike.map(({ label }) => label).join(", ") };
  });
}

export function refundWindowsLine(methods: readonly PaymentMethod[]): string {
  return refundWindows(methods)
    .map((window) => `${window.methods}: ${window.days} hari`)
    .join("; ");
}

/** Which the gateway cannot pay back the way they came, each once; empty where it can all. */
export function transferOnly(methods: readonly PaymentMethod[]): string {
  const labels = methods.filter(({ refund }) => refund === null).map(({ label }) => label);
  return [...new Set(labels)].join(", ");
}

export const TRANSFER_TEXT = `paling lambat ${TRANSFER_WORKING_DAYS} hari kerja setelah Anda menyebutkannya`;
