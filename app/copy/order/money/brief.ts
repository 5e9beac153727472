import { firstName } from "~/domain/account/person";
import { formatDateTime, type Zone } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts, feeText } from "~/domain/order/amounts";
import type { Order, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";

/** Empty where the page says it; null where only the whole sentence does. */
export function moneyBrief(order: Order, side: Side, people: People, zone: Zone): string | null {
  if (order.paymentStatus === "released" && order.closedAt !== null)
    return `Diteruskan ${formatDateTime(order.closedAt, zone)}.`;
  if (order.paymentStatus === "split") {
    const { buyer, seller } = dividedAmounts(order);
    return `${formatRupiah(buyer)} untuk ${side === "buyer" ? "Anda" : firstName(people.buyer)}, ${formatRupiah(seller)} untuk ${side === "seller" ? "Anda" : firstName(people.seller)}.`;
  }
  if (order.paymentStatus !== "held") return null;
  const said = order.phase === "disputed" || order.phase === "cancel_requested";
  if (said || (order.phase === "delivered" && side === "buyer")) return "";
  return side === "buyer"
    ? `Diteruskan ke ${firstName(people.seller)} setelah Anda menerima hasilnya.`
    : `Biaya platform ${order.feePercent}%, ${feeText(order)}.`;
}
