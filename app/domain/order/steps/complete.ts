import { released } from "../settlement";
import { buttonStep } from "../step";

type Complete = { kind: "complete" };

export const complete = buttonStep<Complete, "completed">({
  kind: "complete",
  // Before there is anything to look at, paying out is no answer.
  place: ({ phase }) => (phase === "delivered" ? "onward" : "aside"),
  whileSuspended: true,
  isDone: ({ order, side }) => side === "buyer" && order.status === "completed",
  repeat: { events: ["completed"], as: "either" },
  transitions: [
    {
      by: ["buyer"],
      from: ["working", "delivered", "revision"],
      does: (order) => ({ ...released(order), event: "completed" }),
    },
  ],
});
