import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts } from "~/domain/order/amounts";

/** "Rp 315.000 setelah biaya platform 10% (Rp 35.000)": what the seller is left with by the share that was named. */
export function netText(order: Parameters<typeof dividedAmounts>[0]): string {
  const { seller, fee } = dividedAmounts(order);
  if (seller === 0) return formatRupiah(0);
  return `${formatRupiah(seller)} setelah biaya platform ${order.feePercent}% (${formatRupiah(fee)})`;
}
