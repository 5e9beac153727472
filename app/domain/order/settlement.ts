import { buyerPart } from "../core/money";
import { splitEscrow } from "../money/ledger";
import type { Step } from "./decision";
import type { Order } from "./order";

/**
 * The end of an order whose money both sides divide: all of it back is a cancellation, none of it a completion, and
 * anything between a split. Shares are what was agreed or ruled, in whole per cent.
 */
export function settlement(order: Order, buyerShare: number): Pick<Step, "changes" | "postings" | "detail"> {
  const total = order.totalPrice ?? 0;
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
