import { refundPaid } from "../../money/ledger";
import { PAYMENT_PLACES, sumIsMoney } from "../payment-rules";
import { outsideStep } from "../step";

/** `last`: nothing more of this order is owed to the buyer. */
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
