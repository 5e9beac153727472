import type { PayoutAccount } from "./payout-account";
import type { RefundRoute, RefundStatus } from "./refund";

/** How far a debt to a buyer has come, as operators sort them: the address's word, and the tab's. */
export const REFUND_STAGES = {
  ready: { param: "siap", label: "Siap dibayar" },
  account: { param: "rekening", label: "Menunggu rekening" },
  gateway: { param: "penyedia", label: "Di penyedia pembayaran" },
  paid: { param: "dibayar", label: "Sudah dibayar" },
} as const;

export type RefundStage = keyof typeof REFUND_STAGES;

/** What the address asks for; what waits for an operator where it asks for nothing known. */
export function readRefundStage(param: string | null): RefundStage {
  const stages = Object.keys(REFUND_STAGES) as RefundStage[];
  return stages.find((stage) => REFUND_STAGES[stage].param === param) ?? "ready";
}

export function stageOf(refund: {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
}): RefundStage {
  if (refund.status === "paid") return "paid";
  if (refund.route === "gateway") return "gateway";
  return refund.account === null ? "account" : "ready";
}
