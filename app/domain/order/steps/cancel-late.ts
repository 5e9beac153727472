import { isLate, LATE_CANCEL } from "../escrow";
import { refunded } from "../settlement";
import { outsideStep } from "../step";

type CancelLate = { kind: "cancel_late" };

export const cancelLate = outsideStep<CancelLate, "cancelled_late">({
  kind: "cancel_late",
  transitions: [
    {
      by: ["scheduler"],
      from: ["working"],
      guard: (order, now) => (isLate(order, now, LATE_CANCEL) ? null : "not_yet_due"),
      does: (order) => ({
        ...refunded(order),
        event: "cancelled_late",
        detail: { amount: order.totalPrice },
      }),
    },
  ],
});
