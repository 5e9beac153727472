import { transferredAfterAll } from "../../money/ledger";
import { PAYMENT_PLACES, sumIsMoney } from "../payment-rules";
import { outsideStep } from "../step";

type RecordTransfer = { kind: "record_transfer"; amount: number };

export const recordTransfer = outsideStep<RecordTransfer, "refunded">({
  kind: "record_transfer",
  transitions: [
    {
      by: ["gateway", "operator"],
      from: PAYMENT_PLACES,
      check: sumIsMoney,
      does: (order, { amount }) => ({
        changes: {},
        event: "refunded",
        detail: { amount, through: "bank" },
        postings: transferredAfterAll(order.buyerId, amount),
      }),
    },
  ],
});
