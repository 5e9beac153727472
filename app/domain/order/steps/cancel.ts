import { OPEN_ATTEMPTS } from "../../money/payment";
import { isLate, LATE_GRACE } from "../escrow";
import { PENDING_PHASES } from "../order";
import { refunded } from "../settlement";
import { buttonStep } from "../step";

type Cancel = { kind: "cancel"; reason?: string };

export const cancel = buttonStep<Cancel, "cancelled" | "cancelled_late">({
  kind: "cancel",
  // To a price that was offered, it is the buyer's no.
  place: ({ phase }, side) => (phase === "quoted" && side === "buyer" ? "onward" : "aside"),
  anytime: true,
  isDone: ({ order }) => order.status === "cancelled",
  repeat: { events: ["cancelled", "cancelled_late"], as: "either" },
  transitions: [
    {
      by: ["buyer", "seller"],
      from: PENDING_PHASES,
      does: (_, { reason }) => ({
        changes: { status: "cancelled", phase: null, paymentStatus: "unpaid" },
        event: "cancelled",
        detail: { reason: reason || null },
        closesAttempts: { as: "cancelled", from: OPEN_ATTEMPTS },
      }),
    },
    {
      by: ["seller"],
      from: ["working", "revision"],
      does: (order, { reason }) => ({
        ...refunded(order),
        event: "cancelled",
        detail: { reason: reason || null, amount: order.totalPrice },
      }),
    },
    {
      by: ["buyer"],
      from: ["working"],
      guard: (order, now) => (isLate(order, now, LATE_GRACE) ? null : "not_late"),
      does: (order, { reason }) => ({
        ...refunded(order),
        event: "cancelled_late",
        detail: { reason: reason || null, amount: order.totalPrice },
      }),
    },
  ],
});
