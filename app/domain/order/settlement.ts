import { buyerPart } from "../core/money";
import { refundEscrow, releaseEscrow, splitEscrow } from "../money/ledger";
import { type Order, pricedTotal } from "./order";
import type { StepResult } from "./step";

type End = Pick<StepResult, "changes" | "postings">;

export function settlement(order: Order, buyerShare: number): End & Pick<StepResult, "detail"> {
  const total = pricedTotal(order);
  const back = buyerPart(total, buyerShare);
  const end =
    buyerShare === 100
      ? ({ status: "cancelled", paymentStatus: "refund_pending" } as const)
      : ({ status: "completed", paymentStatus: buyerShare === 0 ? "released" : "split" } as const);
  return {
    changes: { ...end, phase: null, reviewDueAt: null, buyerShare },
    detail: { buyerShare, buyerAmount: back, sellerAmount: total - back },
    postings: splitEscrow(order, buyerShare),
  };
}

export const released = (order: Order): End => ({
  changes: { status: "completed", phase: null, paymentStatus: "released", reviewDueAt: null },
  postings: releaseEscrow(order),
});

export const refunded = (order: Order): End => ({
  changes: { status: "cancelled", phase: null, paymentStatus: "refund_pending", reviewDueAt: null },
  postings: refundEscrow(order.id, order.buyerId, pricedTotal(order)),
});
