import { refundReturned, returnedAfterChargeBack } from "../../money/ledger";
import { PAYMENT_PLACES, sumIsMoney } from "../payment-rules";
import { outsideStep } from "../step";

/** `debt`: the event that made it; `taken`: the buyer has it by another way and is owed nothing. */
type ReturnRefund = { kind: "return_refund"; amount: number; debt: number; taken: boolean };

export const returnRefund = outsideStep<ReturnRefund, "refund_returned">({
  kind: "return_refund",
  transitions: [
    {
      by: ["gateway", "operator"],
      from: PAYMENT_PLACES,
      check: sumIsMoney,
      does: (order, { amount, debt, taken }) => ({
        changes: !taken && order.paymentStatus === "refunded" ? { paymentStatus: "refund_pending" } : {},
        event: "refund_returned",
        detail: { amount, debt, to: taken ? "loss" : "buyer" },
        postings: taken
          ? returnedAfterChargeBack(order.buyerId, amount)
          : refundReturned(order.buyerId, amount),
      }),
    },
  ],
});
