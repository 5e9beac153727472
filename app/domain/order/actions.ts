import type { CommandKind } from "./decision";
import type { StepPlace } from "./step";

export type OrderAction<K extends string = CommandKind> = {
  command: K;
  label: string;
  answer?: string | undefined;
  answerButton?: string | undefined;
  aside?: string | undefined;
  bar?: string | undefined;
  question?: string | undefined;
  consequence: string;
  page: string | null;
  /** Done by posting to `page`; otherwise that is looked at. */
  press?: true | undefined;
  place: StepPlace | null;
  version: number;
};

export type BarAct =
  | { kind: "press"; action: OrderAction }
  | { kind: "answer"; to: "change" | "decision" | "visit" }
  | { kind: "form"; form: OrderAction; near: boolean }
  | { kind: "write"; evidence: boolean };

type OrderActionOf<K extends CommandKind> = OrderAction & { command: K };

export function findAction<K extends CommandKind>(
  actions: readonly OrderAction[],
  command: K,
): OrderActionOf<K> | undefined {
  return actions.find((action): action is OrderActionOf<K> => action.command === command);
}
