import type { OrderAction } from "~/domain/order/actions";
import { ALL_STEPS } from "~/domain/order/all-steps";
import { buttonsOf, rulesOf } from "~/domain/order/decide";
import type { Order, Side } from "~/domain/order/order";
import type { People } from "~/domain/order/people";
import type { KindOn, OrderStep } from "~/domain/order/step";
import { stepPath } from "~/domain/order/step-pages";
import { ANSWER_VERB, type ButtonCopy, type StepCopy } from "./step-copy";
import { STEP_COPY } from "./steps";

export function actionsOf<S extends OrderStep>(steps: readonly S[], copy: StepCopy<S>) {
  type Kind = KindOn<S, "form" | "press" | "button">;
  const words: Record<Kind, ButtonCopy> = copy;
  const { buttonsOf } = rulesOf(steps);
  return (order: Order, side: Side, now: number, people: People): OrderAction<Kind>[] =>
    buttonsOf(order, side, now).map((step) => {
      const command = step.kind as Kind;
      const { label, consequence, answer, answerButton, aside, bar, page } = words[command];
      return {
        command,
        label: typeof label === "string" ? label : label(order, now),
        ...{ answer, answerButton, aside, bar, question: page?.question },
        consequence: consequence(order, people, side),
        page: stepPath(order.id, step),
        press: step.on === "press" || undefined,
        place: step.place(order, side),
        version: order.version,
      };
    });
}

/** What a row of a list calls the step of the side that is waited for. */
export function stepVerb(order: Order, side: Side, now: number): string {
  const first = buttonsOf(order, side, now).find(({ place }) => place(order, side) === "onward");
  const words: ButtonCopy | undefined = first && STEP_COPY[first.kind];
  const { row = ANSWER_VERB } = words ?? {};
  return typeof row === "string" ? row : row(order, side);
}

export const allowedActions = actionsOf(ALL_STEPS, STEP_COPY);
