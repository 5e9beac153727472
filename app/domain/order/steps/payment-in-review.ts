import { outsideStep } from "../step";

type PaymentInReview = { kind: "payment_in_review"; attempt: number };

export const paymentInReview = outsideStep<PaymentInReview, "payment_reviewed">({
  kind: "payment_in_review",
  transitions: [
    {
      by: ["gateway"],
      from: ["awaiting_payment"],
      does: (_, { attempt }) => ({
        changes: { paymentStatus: "review" },
        event: "payment_reviewed",
        detail: { attempt },
      }),
    },
  ],
});
