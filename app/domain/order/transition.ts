import type { ActorKind, Command, CommandKind, CommandOf, Refusal, Step } from "./decision";
import type { Order, Place } from "./order";

/** One row of the life cycle: who may do what, from where, and what it does. */
export type Transition = {
  command: CommandKind;
  by: readonly ActorKind[];
  from: readonly Place[];
  /** The part of the rule that the order and the time alone decide: a page asks it before it shows a button. */
  guard: (order: Order, now: number) => Refusal | null;
  step: (order: Order, command: Command, now: number) => Step | Refusal;
};

type Row<K extends CommandKind> = {
  command: K;
  by: readonly ActorKind[];
  from: readonly Place[];
  guard?: (order: Order, now: number) => Refusal | null;
  /** The part that depends on what the command says. */
  check?: (order: Order, command: CommandOf<K>, now: number) => Refusal | null;
  step: (order: Order, command: CommandOf<K>, now: number) => Step;
};

function isCommand<K extends CommandKind>(command: Command, kind: K): command is CommandOf<K> {
  return command.kind === kind;
}

/** Writes a row with its own command's type, and hides that type from the table. */
export function row<K extends CommandKind>(spec: Row<K>): Transition {
  return {
    command: spec.command,
    by: spec.by,
    from: spec.from,
    guard: spec.guard ?? (() => null),
    step(order, command, now) {
      if (!isCommand(command, spec.command)) return "not_now";
      return spec.check?.(order, command, now) ?? spec.step(order, command, now);
    },
  };
}

/** For commands that need a reason of so many characters. */
export const saysWhyIn =
  (least: number) =>
  (_: Order, { reason }: { reason: string }): Refusal | null =>
    [...reason.trim()].length < least ? "reason_too_short" : null;
