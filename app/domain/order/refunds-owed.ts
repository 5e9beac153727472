import type { RefundStage } from "../money/refund-stage";

/** One debt to the buyer of an order, of the money that it was about. Integer rupiah. */
export type RefundAtStage = { amount: number; stage: RefundStage };

/** What has not gone yet; integer rupiah. */
export function stillOwed(owed: readonly RefundAtStage[]): number {
  return owedTotal(owed.filter(({ stage }) => stage !== "paid"));
}

/** All of it, gone or not; integer rupiah. */
export function owedTotal(owed: readonly RefundAtStage[]): number {
  return owed.reduce((amount, debt) => amount + debt.amount, 0);
}
