import { NOT_ASKED } from "../cancellation";
import { REVIEW_WINDOW } from "../escrow";
import { formStep } from "../step";

type Deliver = { kind: "deliver"; note: string; files: number };

export const deliver = formStep<Deliver, "delivered", "nothing_delivered">({
  kind: "deliver",
  page: "delivery",
  place: "onward",
  fields: { note: "optional", files: "count" },
  attaches: "delivery",
  agreesToNothing: true,
  whileSuspended: true,
  isDone: ({ order, side }) => side === "seller" && order.phase === "delivered",
  transitions: [
    {
      by: ["seller"],
      // Also when asked to cancel: repeated requests must not block a delivery, and a delivery is an answer.
      from: ["working", "revision", "cancel_requested"],
      check: (_, { note, files }) => (note.trim() === "" && files === 0 ? "nothing_delivered" : null),
      does: ({ phase, buyerShare, deliveredAt }, { note, files }, now) => ({
        changes: {
          ...NOT_ASKED,
          phase: "delivered",
          deliveredAt: deliveredAt ?? now,
          reviewDueAt: now + REVIEW_WINDOW,
        },
        event: "delivered",
        detail: {
          reason: note || null,
          files,
          ...(phase === "cancel_requested" ? { refusedShare: buyerShare } : {}),
        },
      }),
    },
  ],
});
