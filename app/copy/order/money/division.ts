import { type Division, formatRupiah } from "~/domain/core/money";
import { dividedAmounts } from "~/domain/order/amounts";
import type { Order, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import { actorName } from "../labels";

export function releaseSentence(order: Pick<Order, "totalPrice" | "feePercent">, seller: string): string {
  return released(dividedAmounts({ ...order, buyerShare: 0 }), `ke ${seller}`);
}

function released({ seller, fee }: Division, whereTo: string): string {
  const sentence = `${formatRupiah(seller)} diteruskan ${whereTo}`;
  return fee === 0 ? `${sentence}.` : `${sentence} setelah biaya platform ${formatRupiah(fee)}.`;
}

export function sharesSentence(order: Order, people: People, reader: Side): string {
  const divided = dividedAmounts(order);
  return [
    divided.buyer > 0
      ? `${formatRupiah(divided.buyer)} dikembalikan kepada ${actorName("buyer", reader, people)}.`
      : "",
    divided.seller > 0 ? released(divided, reader === "seller" ? "kepada Anda" : `ke ${people.seller}`) : "",
  ]
    .filter((part) => part !== "")
    .join(" ");
}
