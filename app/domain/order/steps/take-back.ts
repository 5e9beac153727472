import { chargedBack, escrowOf, refundAccount, sellerAccount } from "../../money/ledger";
import { isClosed, type Order, WORK_PHASES } from "../order";
import { PAYMENT_PLACES, sumIsExact, sumIsMoney } from "../payment-rules";
import { outsideStep } from "../step";

/** `owed` to the buyer, `held` of the seller's balance; `surplus`: not the payment the work stands on. */
type TakeBack = {
  kind: "take_back";
  amount: number;
  surplus: boolean;
  owed: number;
  last: boolean;
  held: number;
  cause: "refund" | "chargeback";
};

/** A surplus changes the payment status only where it alone was still owed. */
function takenBack(order: Order, { surplus, last, cause }: TakeBack) {
  if (surplus && !(last && order.paymentStatus === "refund_pending")) return {};
  const refunded = cause === "refund" && order.status === "cancelled";
  return { paymentStatus: refunded ? "refunded" : "charged_back" } as const;
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
      does: (order, command) => ({
        changes: takenBack(order, command),
        event: "taken_back",
        detail: {
          amount: command.amount,
          cause: command.cause,
          ...(command.held > 0 ? { held: command.held } : {}),
        },
        postings: chargedBack(command.amount, [
          { account: refundAccount(order.buyerId), amount: command.owed },
          { account: sellerAccount(order.sellerId), amount: command.held },
        ]),
      }),
    },
  ],
});
