import { DAY } from "~/domain/core/dates";
import { MIN_REVISION_REASON } from "~/domain/order/order";
import { formStep, saysWhyIn } from "~/domain/order/step";

/** What nobody can do yet: a buyer who needs longer to look at a delivery gets a day more, once. */
type ExtendReview = { kind: "extend_review"; reason: string };

export const extendReview = formStep<ExtendReview, "review_extended", "extended_before">({
  kind: "extend_review",
  page: "review-extension",
  place: "aside",
  fields: { reason: MIN_REVISION_REASON },
  whileSuspended: true,
  limit: { event: "review_extended", times: 1, within: 30 * DAY, refusal: "too_many_proposals" },
  isDone: ({ ownLast }) => ownLast === "review_extended",
  transitions: [
    {
      by: ["buyer"],
      from: ["delivered"],
      guard: ({ reviewDueAt }, now) =>
        reviewDueAt !== null && reviewDueAt > now + DAY ? "extended_before" : null,
      check: saysWhyIn(MIN_REVISION_REASON),
      does: ({ reviewDueAt }, { reason }, now) => ({
        changes: { reviewDueAt: (reviewDueAt ?? now) + DAY },
        event: "review_extended",
        detail: { reason },
      }),
    },
  ],
});
