import { ALL_STEPS, type AppStep } from "./all-steps";
import type { CommandOf } from "./decision";
import type { CommandIn, KindOn, OrderStep } from "./step";

/** What a step's form said; what it did not ask comes back empty. `files`: how many came along. */
export type Filled = { note: string; reason: string; buyerShare: number; files: number };

/** The pages that a list of steps has, and what their forms mean. */
export function pagesOf<S extends OrderStep>(steps: readonly S[]) {
  type FormStep = Extract<S, { on: "form" }>;
  const forms = steps.filter((step): step is FormStep => step.on === "form");

  /** The step that the last part of an address names. */
  function findStep(page: string | undefined): FormStep | null {
    return forms.find((step) => step.page === page) ?? null;
  }

  /** The form's fields as the command they mean. */
  function commandOf<Step extends FormStep>(step: Step, filled: Filled): CommandIn<Step> {
    const asked = (Object.keys(step.fields) as (keyof Filled)[]).map((field) => [field, filled[field]]);
    return { kind: step.kind, ...Object.fromEntries(asked) };
  }

  return { forms, findStep, commandOf };
}

export const { forms: FORM_STEPS, findStep, commandOf } = pagesOf(ALL_STEPS);

const ANSWERS = ALL_STEPS.filter((step) => step.on === "answer");

/** The answer to a change that waits, by the last part of its address. */
export function findAnswer(name: string | undefined) {
  return ANSWERS.find(({ answer }) => answer?.name === name) ?? null;
}

/** The kinds of step that have a form, and what it makes of one. */
export type FormKind = KindOn<AppStep, "form">;
export type StepTaken = CommandOf<FormKind>;

/** Where a step's page lies; null for what is done elsewhere. */
export function stepPath(orderId: string, { page }: Pick<OrderStep, "page">): string | null {
  return page === null ? null : `/dashboard/orders/${orderId}/${page}`;
}
