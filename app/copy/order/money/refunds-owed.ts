import { formatRupiah } from "~/domain/core/money";
import type { RefundStage } from "~/domain/money/refund-stage";
import type { Side } from "~/domain/order/order";
import type { RefundAtStage } from "~/domain/order/refunds-owed";

const SENT = "sedang dikirim";

/** The seller reads nothing of the buyer's account. */
const WAITS: Record<Exclude<RefundStage, "paid">, Record<Side, string>> = {
  account: { buyer: "menunggu rekening Anda", seller: SENT },
  ready: { buyer: "menunggu transfer kami", seller: SENT },
  gateway: { buyer: SENT, seller: SENT },
};

/** Empty when nothing waits. */
export function owedWaitText(owed: readonly RefundAtStage[], side: Side): string {
  return [...waiting(owed, side)].map(([words, amount]) => `${formatRupiah(amount)} ${words}`).join(", ");
}

export function owedWaitNote(owed: readonly RefundAtStage[], side: Side): string {
  const words = [...waiting(owed, side).keys()].join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function waiting(owed: readonly RefundAtStage[], side: Side): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { amount, stage } of owed) {
    if (stage === "paid") continue;
    const words = WAITS[stage][side];
    sums.set(words, (sums.get(words) ?? 0) + amount);
  }
  return sums;
}
