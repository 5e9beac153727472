import { expect, it } from "vitest";
import { mayWhileSuspended } from "~/domain/account/suspension";
import type { CommandKind } from "~/domain/order/decision";
import { TRANSITIONS } from "~/domain/order/transitions";

it("leaves to suspended people what protects what is theirs, and nothing that asks more of the other side", () => {
  const pressed = TRANSITIONS.filter(({ by }) => by.includes("buyer") || by.includes("seller"));
  const open = new Set<CommandKind>(pressed.map(({ command }) => command).filter(mayWhileSuspended));
  expect([...open].sort()).toEqual([
    "accept_cancellation",
    "accept_settlement",
    "answer_dispute",
    "complete",
    "deliver",
    "open_dispute",
    "refuse_cancellation",
    "withdraw_cancellation",
  ]);
});

it("leaves no clock that takes somebody's money without a way to answer it", () => {
  const answers: Partial<Record<CommandKind, CommandKind>> = {
    enforce_cancellation: "refuse_cancellation",
    release: "open_dispute",
    cancel_late: "deliver",
  };
  for (const { command, by } of TRANSITIONS)
    if (by.includes("clock") && command !== "expire")
      expect(mayWhileSuspended(answers[command] ?? command), command).toBe(true);
});
