import { refundPaid } from "../../money/ledger";
import { PAYMENT_PLACES, sumIsMoney } from "../payment-rules";
import { outsideStep } from "../step";

/** One refund, integer rupiah, has reached the buyer; `last`: nothing more of this order is owed to them. */
type RecordRefund = { kind: "record_refund"; amount: number; through: "gateway" | "bank"; last: boolean };

export const recordRefund = outsideStep<RecordRefund, "refunded">({
  kind: "record_refund",
  transitions: [
    {
      by: ["gateway", "operator"],
      from: PAYMENT_PLACES,
      check: sumIsMoney,
      does: (order, { amount, through, last }) => ({
        changes: last && order.paymentStatus === "refund_pending" ? { paymentStatus: "refunded" } : {},
        event: "refunded",
        detail: { amount, through },
        postings: refundPaid(order.buyerId, amount, through),
      }),
    },
  ],
});
