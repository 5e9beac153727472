import { MIN_REVISION_REASON } from "~/orders/order";
import { defineFormStep, type FormCommand, numberInput, textInput, withTransitions } from "~/orders/rules/step";
import { DAY } from "~/platform/dates";

/** A step that exists only in tests: the buyer gets up to three more days to check a delivery, once per order. */
const FIELDS = { reason: textInput(MIN_REVISION_REASON), days: numberInput(1, 3) };

type AddedStep = FormCommand<"added_by_a_test", typeof FIELDS>;

const step = defineFormStep<AddedStep, "test_step_done", "done_once_before" | "used_up">({
  kind: "added_by_a_test",
  page: "added-by-a-test",
  group: "secondary",
  fields: FIELDS,
  whileSuspended: true,
  limit: { event: "test_step_done", times: 1, within: "order", refusal: "used_up" },
  isDone: ({ ownLast }) => ownLast === "test_step_done",
  repeat: { events: ["test_step_done"] },
  rule: {
    guard: ({ reviewDueAt }, now) => (reviewDueAt !== null && reviewDueAt > now + DAY ? "done_once_before" : null),
    apply: ({ reviewDueAt }, { reason, days }, now) => ({
      changes: { reviewDueAt: (reviewDueAt ?? now) + days * DAY },
      event: "test_step_done",
      detail: { reason, days },
    }),
  },
});

export const addedStep = withTransitions(step, [{ by: ["buyer"], from: ["delivered"], to: "same" }]);
