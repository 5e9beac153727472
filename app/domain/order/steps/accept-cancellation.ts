import { isClosed } from "../order";
import { settlement } from "../settlement";
import { formStep } from "../step";

type AcceptCancellation = { kind: "accept_cancellation" };

export const acceptCancellation = formStep<AcceptCancellation, "settled">({
  kind: "accept_cancellation",
  page: "cancellation-agreement",
  place: "onward",
  fields: {},
  whileSuspended: true,
  isDone: ({ order }) => isClosed(order) && order.buyerShare !== null,
  repeat: { events: ["settled"], as: "agrees" },
  transitions: [
    {
      by: ["seller"],
      from: ["cancel_requested"],
      does: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "settled" }),
    },
  ],
});
