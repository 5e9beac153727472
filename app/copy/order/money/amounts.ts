import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts } from "~/domain/order/amounts";

export function netText(order: Parameters<typeof dividedAmounts>[0]): string {
  const { seller, fee } = dividedAmounts(order);
  if (seller === 0) return formatRupiah(0);
  return `${formatRupiah(seller)} setelah biaya platform ${order.feePercent}% (${formatRupiah(fee)})`;
}
