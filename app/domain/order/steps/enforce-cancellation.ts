import { settlement } from "../settlement";
import { outsideStep } from "../step";

type EnforceCancellation = { kind: "enforce_cancellation" };

export const enforceCancellation = outsideStep<EnforceCancellation, "cancellation_enforced">({
  kind: "enforce_cancellation",
  transitions: [
    {
      by: ["scheduler"],
      from: ["cancel_requested"],
      guard: ({ answerDueAt }, now) => (answerDueAt !== null && now > answerDueAt ? null : "not_yet_due"),
      does: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "cancellation_enforced" }),
    },
  ],
});
