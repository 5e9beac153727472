import { buttonStep } from "../step";

type StartPayment = { kind: "start_payment" };

export const startPayment = buttonStep<StartPayment, "payment_started">({
  kind: "start_payment",
  needsListing: true,
  transitions: [
    {
      by: ["buyer"],
      from: ["awaiting_payment"],
      guard: (order, now) => {
        if (order.paymentStatus === "review") return "payment_under_review";
        return order.paymentDueAt === null || now <= order.paymentDueAt ? null : "payment_overdue";
      },
      does: () => ({ changes: { paymentStatus: "awaiting" }, event: "payment_started" }),
    },
  ],
});
