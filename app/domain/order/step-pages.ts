import { ALL_STEPS, type AppStep } from "./all-steps";
import type { CommandOf } from "./decision";
import { orderPath } from "./path";
import type { CommandIn, KindOn, OrderStep } from "./step";

type Filled = { note: string; reason: string; buyerShare: number; files: number };

type Asked<C> = C extends unknown ? Omit<C, "visit"> : never;

export function pagesOf<S extends OrderStep>(steps: readonly S[]) {
  type FormStep = Extract<S, { on: "form" }>;
  const forms = steps.filter((step): step is FormStep => step.on === "form");

  function findStep(page: string | undefined): FormStep | null {
    return forms.find((step) => step.page === page) ?? null;
  }

  type PressStep = Extract<S, { on: "press" }>;
  function findPress(page: string | undefined): PressStep | null {
    return steps.find((step): step is PressStep => step.on === "press" && step.page === page) ?? null;
  }

  function commandOf<Step extends FormStep>(step: Step, filled: Filled): Asked<CommandIn<Step>> {
    const asked = (Object.keys(step.fields) as (keyof Filled)[]).map((field) => [field, filled[field]]);
    return { kind: step.kind, ...Object.fromEntries(asked) };
  }

  return { forms, findStep, findPress, commandOf };
}

export const { forms: FORM_STEPS, findStep, findPress, commandOf } = pagesOf(ALL_STEPS);

const ANSWERS = ALL_STEPS.filter((step) => step.on === "answer");

export function findAnswer(name: string | undefined) {
  return ANSWERS.find(({ answer }) => answer?.name === name) ?? null;
}

export type FormKind = KindOn<AppStep, "form">;
export type StepTaken = Asked<CommandOf<FormKind | KindOn<AppStep, "press">>>;

export function stepPath(orderId: string, { page }: Pick<OrderStep, "page">): string | null {
  return page === null ? null : `${orderPath(orderId)}/${page}`;
}
