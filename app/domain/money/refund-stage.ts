import type { PayoutAccount } from "./payout-account";
import type { RefundRoute, RefundStatus } from "./refund";

export const REFUND_STAGES = ["ready", "account", "gateway", "paid"] as const;
export type RefundStage = (typeof REFUND_STAGES)[number];

export const REFUND_STAGE_PARAMS: Record<RefundStage, string> = {
  ready: "siap",
  account: "rekening",
  gateway: "penyedia",
  paid: "dibayar",
};

export function readRefundStage(param: string | null): RefundStage {
  return REFUND_STAGES.find((stage) => REFUND_STAGE_PARAMS[stage] === param) ?? "ready";
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
