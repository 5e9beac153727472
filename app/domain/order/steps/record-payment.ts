import { paymentReceived, refundEscrow } from "../../money/ledger";
import { OPEN_ATTEMPTS } from "../../money/payment";
import { type Order, WORK_PHASES } from "../order";
import { sumIsExact, sumIsMoney } from "../payment-rules";
import { outsideStep } from "../step";

/** The caller drops repeats of a paid attempt. */
type RecordPayment = { kind: "record_payment"; amount: number; attempt: number; method: string };

const receipt = ({ amount, attempt, method }: RecordPayment) => ({ amount, attempt, method });

/** Passes through escrow, so that the order's own postings are complete. */
const autoRefund = (order: Order, command: RecordPayment) => ({
  changes: {},
  detail: receipt(command),
  postings: [
    ...paymentReceived(order.id, command.amount),
    ...refundEscrow(order.id, order.buyerId, command.amount),
  ],
});

export const recordPayment = outsideStep<
  RecordPayment,
  "paid" | "paid_outdated" | "paid_again" | "paid_late"
>({
  kind: "record_payment",
  transitions: [
    {
      by: ["gateway"],
      from: ["awaiting_payment"],
      check: sumIsExact,
      // Also past the time to pay, before the scheduler comes: the money is there.
      does: (order, command, now) => ({
        changes: {
          status: "in_progress",
          phase: "working",
          paymentStatus: "held",
          startedAt: now,
          // It may be about the price, which is paid now.
          changeBy: null,
        },
        event: "paid",
        detail: receipt(command),
        postings: paymentReceived(order.id, command.amount),
        closesAttempts: { as: "cancelled", from: OPEN_ATTEMPTS },
      }),
    },
    {
      // A bill over a former price may still be open somewhere.
      by: ["gateway"],
      from: ["awaiting_payment"],
      check: sumIsMoney,
      does: (order, command) => ({ ...autoRefund(order, command), event: "paid_outdated" }),
    },
    {
      by: ["gateway"],
      from: [...WORK_PHASES, "completed"],
      check: sumIsMoney,
      does: (order, command) => ({ ...autoRefund(order, command), event: "paid_again" }),
    },
    {
      by: ["gateway"],
      from: ["cancelled"],
      check: sumIsMoney,
      does: (order, command) => ({
        ...autoRefund(order, command),
        changes: order.paymentStatus === "charged_back" ? {} : { paymentStatus: "refund_pending" },
        event: "paid_late",
      }),
    },
  ],
});
