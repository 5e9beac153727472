import { outsideStep } from "../step";

type PaymentFailed = { kind: "payment_failed"; attempt: number };

export const paymentFailed = outsideStep<PaymentFailed, "payment_failed">({
  kind: "payment_failed",
  transitions: [
    {
      by: ["gateway"],
      from: ["awaiting_payment"],
      does: (_, { attempt }) => ({
        changes: { paymentStatus: "awaiting" },
        event: "payment_failed",
        detail: { attempt },
      }),
    },
  ],
});
