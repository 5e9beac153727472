import type { CommandKind } from "./decision";

/** What a person may do now. The consequence says what happens to the money, before anything is confirmed. */
export type OrderAction<K extends string = CommandKind> = {
  command: K;
  label: string;
  consequence: string;
  /** Path of the page that asks for it, where it has one of its own. */
  page: string | null;
  /** Of those that are asked for on a page: it leads on with the order, or elsewhere. */
  place: "onward" | "aside" | null;
  /** Of the order that the consequence was read from. */
  version: number;
};

/** An action that is known to be of a command. */
export type OrderActionOf<K extends CommandKind> = OrderAction & { command: K };

export function findAction<K extends CommandKind>(
  actions: readonly OrderAction[],
  command: K,
): OrderActionOf<K> | undefined {
  return actions.find((action): action is OrderActionOf<K> => action.command === command);
}
