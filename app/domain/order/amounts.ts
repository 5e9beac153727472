import { type Division, divide, formatRupiah, platformFee, sellerProceeds } from "../core/money";
import type { Order } from "./order";

type Priced = Pick<Order, "totalPrice" | "feePercent">;

/** "Rp 350.000": all that an order costs. */
export function totalText({ totalPrice }: Pick<Order, "totalPrice">): string {
  return formatRupiah(totalPrice ?? 0);
}

/** "Rp 315.000": what the seller receives of it when nothing goes back. */
export function proceedsText({ totalPrice, feePercent }: Priced): string {
  return formatRupiah(sellerProceeds(totalPrice ?? 0, feePercent));
}

/** "Rp 35.000": what the platform keeps of it when nothing goes back. */
export function feeText({ totalPrice, feePercent }: Priced): string {
  return formatRupiah(platformFee(totalPrice ?? 0, feePercent));
}

/** Integer rupiah for either side by the share that was proposed or settled; without one all of it is the seller's. */
export function dividedAmounts({
  totalPrice,
  feePercent,
  buyerShare,
}: Priced & Pick<Order, "buyerShare">): Division {
  return divide(totalPrice ?? 0, buyerShare ?? 0, feePercent);
}
