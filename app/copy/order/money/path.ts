import { formatRupiah } from "~/domain/core/money";
import { dividedAmounts, proceedsText, totalText } from "~/domain/order/amounts";
import type { Order, PaymentStatus, Phase, Side } from "~/domain/order/order";
import { owedTotal, type RefundAtStage, stillOwed } from "~/domain/order/refunds-owed";
import { owedWaitNote, owedWaitText } from "./refunds-owed";

type MoneyPathStop = {
  label: string;
  state: "past" | "now" | "next";
  note: string | null;
};

type Whereabouts = "buyer" | "escrow" | "seller" | "returned" | "shared";

const WHEREABOUTS: Record<PaymentStatus, Whereabouts> = {
  unpaid: "buyer",
  awaiting: "buyer",
  review: "buyer",
  expired: "buyer",
  held: "escrow",
  released: "seller",
  split: "shared",
  refund_pending: "returned",
  refunded: "returned",
  charged_back: "returned",
};

const REACHED: Record<Whereabouts, number> = { buyer: 0, escrow: 1, seller: 2, returned: 2, shared: 2 };

const OPEN_ENDS: Partial<Record<Phase, string>> = {
  cancel_requested: "Menunggu jawaban",
  disputed: "Menunggu keputusan",
};

/** `owed`: refunds, which we hold until they are sent. */
export function moneyPath(
  order: Pick<Order, "phase" | "paymentStatus" | "totalPrice" | "feePercent" | "buyerShare">,
  side: Side = "buyer",
  owed: readonly RefundAtStage[] = [],
): [MoneyPathStop, MoneyPathStop, MoneyPathStop] {
  const at = WHEREABOUTS[order.paymentStatus];
  const waiting = stillOwed(owed);
  const unsent = order.paymentStatus === "refund_pending" || (at === "shared" && waiting > 0);
  const reached = unsent ? 1 : REACHED[at];
  const state = (index: number): MoneyPathStop["state"] =>
    index < reached ? "past" : index === reached ? "now" : "next";
  const buyer = side === "buyer" ? "Anda" : "Pembeli";
  return [
    { label: buyer, state: state(0), note: null },
    {
      // Out of escrow, but still with us.
      label: unsent ? "Ada pada JasaWarga" : "Titipan JasaWarga",
      state: state(1),
      note: at === "escrow" ? totalText(order) : waiting > 0 && unsent ? formatRupiah(waiting) : null,
    },
    { ...lastStop(at, side, order, owed), state: state(2) },
  ];
}

function lastStop(
  at: Whereabouts,
  side: Side,
  order: Parameters<typeof moneyPath>[0],
  owed: readonly RefundAtStage[],
): Omit<MoneyPathStop, "state"> {
  if (at === "returned") {
    const label = side === "buyer" ? "Kembali ke Anda" : "Kembali ke pembeli";
    if (order.paymentStatus === "refund_pending") return { label, note: owedWaitNote(owed, side) || null };
    const all = order.paymentStatus === "refunded" ? owedTotal(owed) : 0;
    return { label, note: all > 0 ? formatRupiah(all) : totalText(order) };
  }
  if (at === "shared") {
    const { buyer, seller } = dividedAmounts(order);
    const [own, other] = side === "buyer" ? ["Anda", "penjual"] : ["pembeli", "Anda"];
    const back = owedWaitText(owed, side) || `${formatRupiah(buyer)} ${own}`;
    return { label: "Dibagi dua pihak", note: `${back}, ${formatRupiah(seller)} ${other}` };
  }
  const open = at === "escrow" && order.phase !== null && OPEN_ENDS[order.phase];
  if (open) return { label: open, note: null };
  const label = side === "seller" ? "Anda" : "Penjual";
  return {
    label,
    note: at === "seller" ? proceedsText(order) : null,
  };
}
