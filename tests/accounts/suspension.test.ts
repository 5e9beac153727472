import { expect, it } from "vitest";
import { ALL_STEPS, type CommandKind, isAllowedWhileSuspended } from "~/orders/lifecycle";

it("suspended people can protect what is theirs, and cannot ask more of the other side", () => {
  const pressed = ALL_STEPS.filter(({ transitions }) =>
    transitions.some(({ by }) => by.includes("buyer") || by.includes("seller")),
  );
  const open = new Set<CommandKind>(pressed.map(({ kind }) => kind).filter(isAllowedWhileSuspended));
  expect([...open].sort()).toEqual([
    "accept_cancellation",
    "accept_settlement",
    "admit_no_show",
    "answer_dispute",
    "arrive",
    "complete",
    "confirm_arrival",
    "contradict_no_show",
    "deliver",
    "deny_arrival",
    "leave",
    "open_dispute",
    "refuse_cancellation",
    "withdraw_cancellation",
    "withdraw_report",
  ]);
});

it("every scheduled step that takes a person's money can be answered by them", () => {
  const answers: Partial<Record<CommandKind, CommandKind>> = {
    enforce_cancellation: "refuse_cancellation",
    release: "open_dispute",
    cancel_late: "deliver",
    enforce_no_show: "contradict_no_show",
  };
  // An extra that lapses was never paid.
  for (const { kind, transitions } of ALL_STEPS)
    if (transitions.some(({ by }) => by.includes("scheduler")) && kind !== "expire" && kind !== "lapse_extra")
      expect(isAllowedWhileSuspended(answers[kind] ?? kind), kind).toBe(true);
});
