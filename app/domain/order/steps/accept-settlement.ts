import { isClosed, otherSide } from "../order";
import { settlement } from "../settlement";
import { formStep } from "../step";

type AcceptSettlement = { kind: "accept_settlement" };

export const acceptSettlement = formStep<AcceptSettlement, "settled">({
  kind: "accept_settlement",
  page: "settlement-agreement",
  place: "onward",
  fields: {},
  whileSuspended: true,
  isDone: ({ order }) => isClosed(order) && order.buyerShare !== null,
  repeat: { events: ["settled"], as: "agrees" },
  transitions: (side) => [
    {
      by: [side],
      from: ["disputed"],
      guard: ({ proposedBy }) => (proposedBy === otherSide(side) ? null : "own_change"),
      does: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "settled" }),
    },
  ],
});
