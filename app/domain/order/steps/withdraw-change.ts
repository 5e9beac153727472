import { CHANGEABLE } from "../change-terms";
import { answerStep } from "../step";

type WithdrawChange = { kind: "withdraw_change" };

export const withdrawChange = answerStep<WithdrawChange, "change_withdrawn">({
  kind: "withdraw_change",
  answer: { name: "withdrawal", ends: "withdrawn" },
  repeat: { events: ["change_withdrawn"] },
  transitions: (side) => [
    {
      by: [side],
      from: CHANGEABLE,
      guard: ({ changeBy }) => (changeBy === null ? "no_change" : changeBy === side ? null : "wrong_side"),
      does: () => ({ changes: { changeBy: null }, event: "change_withdrawn" }),
    },
  ],
});
