import type { Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts } from "~/domain/order/amounts";
import type { Order, Side } from "~/domain/order/order";

/** Names are first names. `text` stands alone, `brief` beside the deadline; left out where it would be the same. */
export type StatusText = { title: string; text: string; brief?: string; summary: string };
export type StatusCopy = {
  waitsFor: Side | "staff" | "gateway" | null;
  also?: Side | null;
  /** UTC ms */
  dueAt?: number | null;
  answers?: boolean;
  buyer: StatusText;
  seller: StatusText;
};
/** `zone`: the reader's. A deadline in whole days is a day of Jakarta, whoever reads it. */
export type StatusFacts = { order: Order; now: number; zone: Zone; buyer: string; seller: string };

export function divisionText(order: Order): string {
  const share = order.buyerShare ?? 0;
  const { buyer, seller } = dividedAmounts(order);
  if (share === 100) return `seluruhnya untuk pembeli (${formatRupiah(buyer)}).`;
  if (share === 0) return `seluruhnya untuk penjual (${formatRupiah(seller)} setelah biaya platform).`;
  return `${share}% untuk pembeli (${formatRupiah(buyer)}), ${100 - share}% untuk penjual (${formatRupiah(seller)} setelah biaya platform).`;
}
export const UNPAID_ENDS = "Tanpa pembayaran, pesanan batal sendiri.";

export const joinSentences = (...parts: string[]): string => parts.filter((part) => part !== "").join(" ");
