import { chargedBack, escrowOf, refundAccount, sellerAccount } from "../../money/ledger";
import { isClosed, type Order, WORK_PHASES } from "../order";
import { PAYMENT_PLACES, sumIsExact, sumIsMoney } from "../payment-rules";
import { outsideStep } from "../step";

/**
 * The gateway gave a payment back without us: the bank demanded it, or somebody pressed the button there. `owed` is what
 * we still owe this buyer for the order, `held` what may be taken from the seller's balance; `surplus`: it was not the
 * payment that the work stands on. Integer rupiah.
 */
type TakeBack = {
  kind: "take_back";
  amount: number;
  surplus: boolean;
  owed: number;
  held: number;
  cause: "refund" | "chargeback";
};

/** A finished order whose money is gone says so in one way only. */
function takenBack(order: Order, cause: TakeBack["cause"]) {
  return cause === "refund" && order.status === "cancelled" ? "refunded" : "charged_back";
}

export const takeBack = outsideStep<TakeBack, "taken_back">({
  kind: "take_back",
  transitions: [
    {
      by: ["gateway"],
      from: WORK_PHASES,
      // What came on top of the price never was in escrow: that is the next row's.
      check: (order, command) => (command.surplus ? "amount_mismatch" : sumIsExact(order, command)),
      does: (order, { amount, cause }) => ({
        changes: {
          status: "cancelled",
          phase: null,
          paymentStatus: cause === "refund" ? "refunded" : "charged_back",
        },
        event: "taken_back",
        detail: { amount, cause },
        postings: chargedBack(amount, [{ account: escrowOf(order.id), amount }]),
      }),
    },
    {
      by: ["gateway"],
      from: PAYMENT_PLACES,
      check: (order, command) =>
        !command.surplus && !isClosed(order) ? "amount_mismatch" : sumIsMoney(order, command),
      does: (order, { amount, surplus, owed, held, cause }) => ({
        changes: surplus ? {} : { paymentStatus: takenBack(order, cause) },
        event: "taken_back",
        detail: { amount, cause, ...(held > 0 ? { held } : {}) },
        postings: chargedBack(amount, [
          { account: refundAccount(order.buyerId), amount: owed },
          { account: sellerAccount(order.sellerId), amount: held },
        ]),
      }),
    },
  ],
});
