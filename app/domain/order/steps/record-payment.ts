import { paymentReceived, refundEscrow } from "../../money/ledger";
import { OPEN_ATTEMPTS } from "../../money/payment";
import { type Order, WORK_PHASES } from "../order";
import { sumIsExact, sumIsMoney } from "../payment-rules";
import { outsideStep } from "../step";

/** The caller drops a repeat: an attempt that is already paid is never recorded again. Integer rupiah. */
type RecordPayment = { kind: "record_payment"; amount: number; attempt: number; method: string };

const receipt = ({ amount, attempt, method }: RecordPayment) => ({ amount, attempt, method });

/** Money that came too late or twice passes through escrow, so that the order's own postings tell the whole story. */
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
      // Also when the time to pay is over but the scheduler has not come by yet: the money is there.
      does: (order, command, now) => ({
        changes: {
          status: "in_progress",
          phase: "working",
          paymentStatus: "held",
          startedAt: now,
          // It may have been about the price, which is paid now.
          changeBy: null,
        },
        event: "paid",
        detail: receipt(command),
        postings: paymentReceived(order.id, command.amount),
        closesAttempts: { as: "cancelled", from: OPEN_ATTEMPTS },
      }),
    },
    {
      // A bill over a price that both have changed since: its page may still stand open somewhere.
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
