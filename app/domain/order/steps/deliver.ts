import type { Visit } from "../../visit/visit";
import { NOT_ASKED } from "../cancellation";
import { formStep } from "../step";
import { isTooEarly, reviewDueAfter } from "../visit-terms";

type Deliver = { kind: "deliver"; note: string; files: number; visit: Visit | null };

export const deliver = formStep<Deliver, "delivered", "nothing_delivered" | "visit_ahead">({
  kind: "deliver",
  page: "delivery",
  place: "onward",
  fields: { note: "optional", files: "count" },
  attaches: "delivery",
  mendable: ["nothing_delivered", "visit_ahead"],
  agreesToNothing: true,
  whileSuspended: true,
  isDone: ({ order, side }) => side === "seller" && order.phase === "delivered",
  repeat: { events: ["delivered"] },
  transitions: [
    {
      by: ["seller"],
      // Also when asked to cancel: repeated requests must not block a delivery, and a delivery is an answer.
      from: ["working", "revision", "cancel_requested"],
      check: (order, { note, files, visit }, now) => {
        if (isTooEarly(order, visit, now)) return "visit_ahead";
        return note.trim() === "" && files === 0 ? "nothing_delivered" : null;
      },
      does: (order, { note, files, visit }, now) => ({
        changes: {
          ...NOT_ASKED,
          phase: "delivered",
          deliveredAt: order.deliveredAt ?? now,
          reviewDueAt: reviewDueAfter(order, visit, now),
        },
        event: "delivered",
        detail: {
          reason: note || null,
          files,
          ...(order.phase === "cancel_requested" ? { refusedShare: order.buyerShare } : {}),
        },
      }),
    },
  ],
});
