import { CHANGEABLE, isAsked } from "../change-terms";
import { answerStep } from "../step";

type DeclineChange = { kind: "decline_change"; reason: string };

export const declineChange = answerStep<DeclineChange, "change_declined">({
  kind: "decline_change",
  answer: { name: "refusal", ends: "declined" },
  repeat: { events: ["change_declined"] },
  transitions: (side) => [
    {
      by: [side],
      from: CHANGEABLE,
      guard: (order) => isAsked(order, side),
      does: (_, { reason }) => ({
        changes: { changeBy: null },
        event: "change_declined",
        detail: { reason: reason || null },
        closesChange: "declined",
      }),
    },
  ],
});
