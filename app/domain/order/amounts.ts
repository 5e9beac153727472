import { type Division, divide, formatRupiah, platformFee, sellerProceeds } from "../core/money";
import type { Order } from "./order";

type Priced = Pick<Order, "totalPrice" | "feePercent">;

export function totalText({ totalPrice }: Pick<Order, "totalPrice">): string {
  return formatRupiah(totalPrice ?? 0);
}

export function proceedsText({ totalPrice, feePercent }: Priced): string {
  return formatRupiah(sellerProceeds(totalPrice ?? 0, feePercent));
}

export function feeText({ totalPrice, feePercent }: Priced): string {
  return formatRupiah(platformFee(totalPrice ?? 0, feePercent));
}

/** By the proposed or settled share; without one all of it is the seller's. */
export function dividedAmounts({
  totalPrice,
  feePercent,
  buyerShare,
}: Priced & Pick<Order, "buyerShare">): Division {
  return divide(totalPrice ?? 0, buyerShare ?? 0, feePercent);
}
