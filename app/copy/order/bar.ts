import { formatRupiah } from "~/domain/core/money";
import { proceedsText, totalText } from "~/domain/order/amounts";
import type { Order, Side } from "~/domain/order/order";

export function barSum(order: Order, side: Side, yours: boolean): string {
  if (order.totalPrice === null) return "Belum ada harga";
  // What a dispute comes to is not known.
  const sure = order.phase !== "disputed" || order.paymentStatus !== "held";
  if (side === "seller" && sure && (yours || order.paymentStatus !== "held"))
    return `Anda terima ${proceedsText(order)}`;
  return order.paymentStatus === "held" ? `${totalText(order)} ditahan` : formatRupiah(order.totalPrice);
}

/** `at` in words; null where nothing ends by itself. */
export function barNote({ phase }: Pick<Order, "phase">, at: string | null): string {
  if (phase === "disputed") return "sampai ada putusan";
  if (at === null) return "tanpa tenggat";
  return phase === "delivered" ? `diperiksa sampai ${at}` : `tenggat ${at}`;
}
