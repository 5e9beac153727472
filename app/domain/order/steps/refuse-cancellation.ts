import { asBefore } from "../cancellation";
import { MIN_CANCELLATION_REASON } from "../order";
import { formStep, saysWhyIn } from "../step";

type RefuseCancellation = { kind: "refuse_cancellation"; reason: string };

export const refuseCancellation = formStep<RefuseCancellation, "cancellation_refused">({
  kind: "refuse_cancellation",
  page: "cancellation-refusal",
  place: "onward",
  fields: { reason: MIN_CANCELLATION_REASON },
  agreesToNothing: true,
  whileSuspended: true,
  // It leads back to the former phase, so only the history shows it.
  isDone: ({ ownLast }) => ownLast === "cancellation_refused",
  repeat: { events: ["cancellation_refused"] },
  transitions: [
    {
      by: ["seller"],
      from: ["cancel_requested"],
      check: saysWhyIn(MIN_CANCELLATION_REASON),
      does: (order, { reason }, now) => ({
        changes: asBefore(order, now),
        event: "cancellation_refused",
        detail: { reason },
      }),
    },
  ],
});
