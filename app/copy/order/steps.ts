import type { AppStep } from "~/domain/order/all-steps";
import type { StepCopy } from "./step-copy";
import { CANCELLING_STEPS } from "./steps/cancelling";
import { CHANGING_STEPS } from "./steps/changing";
import { DISPUTING_STEPS } from "./steps/disputing";
import { PENDING_STEPS } from "./steps/pending";
import { WORKING_STEPS } from "./steps/working";

/** Gateway, scheduler and operators have no button. */
export const STEP_COPY = {
  ...PENDING_STEPS,
  ...WORKING_STEPS,
  ...CHANGING_STEPS,
  ...CANCELLING_STEPS,
  ...DISPUTING_STEPS,
} satisfies StepCopy<AppStep>;
