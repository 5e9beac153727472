import type { REFUND_ROUTES, REFUND_STATUSES } from "~/database/stored-values";
import { orderPath } from "~/orders/order";
import type { PayoutAccount } from "~/payouts/account";
import { DAY } from "~/platform/dates";

export type RefundStatus = (typeof REFUND_STATUSES)[number];
export type RefundRoute = (typeof REFUND_ROUTES)[number];

export type Debt = {
  id: string;
  attempt: number | null;
  amount: number;
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  assignedTo: string | null;
};

export function isLastDebt(debts: readonly Pick<Debt, "id" | "status">[], id: string): boolean {
  return debts.every((debt) => debt.id === id || debt.status === "paid");
}

export const ACCOUNT_REMINDER = 3 * DAY;
export const ACCOUNT_REMINDED_AGAIN = 14 * DAY;

export function acceptsAccount({ status, route, assignedTo }: Pick<Debt, "status" | "route" | "assignedTo">): boolean {
  return route === "bank" && status === "pending" && assignedTo === null;
}

export function awaitsAccount(refund: Pick<Debt, "status" | "route" | "account" | "assignedTo">): boolean {
  return acceptsAccount(refund) && refund.account === null;
}

export const refundAccountPath = (orderId: string): string => `${orderPath(orderId)}/refund-account`;

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

export function refundStage({ status, route, account }: Pick<Debt, "status" | "route" | "account">): RefundStage {
  if (status === "paid") return "paid";
  if (route === "gateway") return "gateway";
  return account === null ? "account" : "ready";
}

export type RefundAtStage = { amount: number; stage: RefundStage };

export function stillOwed(owed: readonly RefundAtStage[]): number {
  return owedTotal(owed.filter(({ stage }) => stage !== "paid"));
}

export function owedTotal(owed: readonly RefundAtStage[]): number {
  return owed.reduce((amount, debt) => amount + debt.amount, 0);
}
