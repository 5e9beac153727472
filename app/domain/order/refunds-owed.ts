import type { RefundStage } from "../money/refund-stage";

export type RefundAtStage = { amount: number; stage: RefundStage };

export function stillOwed(owed: readonly RefundAtStage[]): number {
  return owedTotal(owed.filter(({ stage }) => stage !== "paid"));
}

export function owedTotal(owed: readonly RefundAtStage[]): number {
  return owed.reduce((amount, debt) => amount + debt.amount, 0);
}
