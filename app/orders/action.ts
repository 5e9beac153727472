import type { CommandKind } from "./lifecycle";
import type { ButtonGroup } from "./rules/step";

/** A text or number field of a step, with its label, hint and limits. */
export type TypedInputView = {
  name: string;
  type: "text" | "number";
  label: string;
  hint?: string;
  min: number;
  max: number;
  optional: boolean;
};

/** An input of the form on the step's own page. A control of `sum` shows the division of the money. */
export type StepInputView =
  | TypedInputView
  | { name: string; type: "sum" }
  | { name: string; type: "tick"; label: string }
  | { name: string; type: "files"; label: string; hint: string; optional: boolean; photos: boolean };

/** The form of a step on the order's page. It has no sums and no ticks. */
export type InlineForm = { button: string; inputs: readonly TypedInputView[]; filesLabel?: string | undefined };

/** A step that the reader may take now, with the texts of its button. */
export type OrderAction<K extends string = CommandKind> = {
  command: K;
  label: string;
  answer?: string | undefined;
  answerButton?: string | undefined;
  aside?: string | undefined;
  bar?: string | undefined;
  question?: string | undefined;
  consequence: string;
  callOutFee?: number | undefined;
  page: string | null;
  /** A POST to `page` takes the step. Otherwise `page` is opened first. */
  press?: true | undefined;
  /** True if the button can send a photo. */
  photo?: true | undefined;
  inline?: InlineForm | undefined;
  group: ButtonGroup;
  version: number;
};

export function findAction<K extends CommandKind>(
  actions: readonly OrderAction[],
  command: K,
): OrderAction<K> | undefined {
  return actions.find((action): action is OrderAction<K> => action.command === command);
}
