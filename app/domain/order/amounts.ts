import { type Division, divide, formatRupiah, platformFee, sellerProceeds } from "../core/money";
import { type Order, pricedTotal } from "./order";

type Priced = Pick<Order, "totalPrice" | "feePercent">;

export function totalText(order: Pick<Order, "totalPrice">): string {
  return formatRupiah(pricedTotal(order));
}

export function proceedsText(order: Priced): string {
  return formatRupiah(sellerProceeds(pricedTotal(order), order.feePercent));
}

export function feeText(order: Priced): string {
  return formatRupiah(platformFee(pricedTotal(order), order.feePercent));
}

export function dividedAmounts(order: Priced & Pick<Order, "buyerShare">): Division {
  return divide(pricedTotal(order), order.buyerShare ?? 0, order.feePercent);
}
