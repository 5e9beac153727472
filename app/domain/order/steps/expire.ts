import { OPEN_ATTEMPTS } from "../../money/payment";
import { outsideStep } from "../step";

/** The caller has asked the gateway, which says not paid. */
type Expire = { kind: "expire" };

export const expire = outsideStep<Expire, "expired">({
  kind: "expire",
  transitions: [
    {
      by: ["scheduler"],
      from: ["awaiting_payment"],
      guard: (order, now) => {
        if (order.paymentStatus === "review") return "payment_under_review";
        return order.paymentDueAt !== null && now > order.paymentDueAt ? null : "not_yet_due";
      },
      does: () => ({
        changes: { status: "cancelled", phase: null, paymentStatus: "expired" },
        event: "expired",
        closesAttempts: { as: "expired", from: OPEN_ATTEMPTS },
      }),
    },
  ],
});
