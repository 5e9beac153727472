import { MIN_REVISION_REASON } from "~/orders/order";
import { defineFormStep, type FormCommand, textInput, withTransitions } from "~/orders/rules/step";
import { DAY } from "~/platform/dates";

/** A step that exists only in tests: the buyer gets one more day to check a delivery, once. */
const FIELDS = { reason: textInput(MIN_REVISION_REASON) };

type AddedStep = FormCommand<"added_by_a_test", typeof FIELDS>;

const step = defineFormStep<AddedStep, "test_step_done", "done_once_before">({
  kind: "added_by_a_test",
  page: "added-by-a-test",
  place: "secondary",
  fields: FIELDS,
  whileSuspended: true,
  limit: { event: "test_step_done", times: 1, within: 30 * DAY, refusal: "too_many_changes" },
  isDone: ({ ownLast }) => ownLast === "test_step_done",
  rule: {
    guard: ({ reviewDueAt }, now) => (reviewDueAt !== null && reviewDueAt > now + DAY ? "done_once_before" : null),
    apply: ({ reviewDueAt }, { reason }, now) => ({
      changes: { reviewDueAt: (reviewDueAt ?? now) + DAY },
      event: "test_step_done",
      detail: { reason },
    }),
  },
});

export const addedStep = withTransitions(step, [{ by: ["buyer"], from: ["delivered"], to: "same" }]);
