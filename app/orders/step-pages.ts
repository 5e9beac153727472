import { ALL_STEPS, type AppStep, type CommandOf } from "./lifecycle";
import { orderPath } from "./order";
import type { CommandIn, KindOn, OrderStep } from "./rules/step";

type Filled = Readonly<Record<string, string | number>>;

type Asked<C> = C extends unknown ? Omit<C, "visit"> : never;

export function pagesOf<S extends OrderStep>(steps: readonly S[]) {
  type FormStep = Extract<S, { surface: "form" }>;
  const forms = steps.filter((step): step is FormStep => step.surface === "form");

  function findStep(page: string | undefined): FormStep | null {
    return forms.find((step) => step.page === page) ?? null;
  }

  type PressStep = Extract<S, { surface: "press" }>;
  function findPress(page: string | undefined): PressStep | null {
    return steps.find((step): step is PressStep => step.surface === "press" && step.page === page) ?? null;
  }

  function commandOf<Step extends FormStep>(step: Step, filled: Filled): Asked<CommandIn<Step>> {
    const asked = Object.keys(step.fields).map((field) => [field, filled[field]]);
    return { kind: step.kind, ...Object.fromEntries(asked) };
  }

  return { forms, findStep, findPress, commandOf };
}

export const { forms: FORM_STEPS, findStep, findPress, commandOf } = pagesOf(ALL_STEPS);

const ANSWERS = ALL_STEPS.filter((step) => step.surface === "answer");

export function findAnswer(name: string | undefined) {
  return ANSWERS.find(({ answer }) => answer?.name === name) ?? null;
}

export type FormKind = KindOn<AppStep, "form">;
export type StepTaken = Asked<CommandOf<FormKind | KindOn<AppStep, "press">>>;

export function stepPath(orderId: string, { page }: Pick<OrderStep, "page">): string | null {
  return page === null ? null : `${orderPath(orderId)}/${page}`;
}
