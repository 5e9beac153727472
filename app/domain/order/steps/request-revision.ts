import { MIN_REVISION_REASON } from "../order";
import { formStep, saysWhyIn } from "../step";

type RequestRevision = { kind: "request_revision"; reason: string };

export const requestRevision = formStep<RequestRevision, "revision_requested", "no_revisions_left">({
  kind: "request_revision",
  page: "revision",
  place: "onward",
  fields: { reason: MIN_REVISION_REASON },
  isDone: ({ order, side }) => side === "buyer" && order.phase === "revision",
  repeat: { events: ["revision_requested"] },
  transitions: [
    {
      by: ["buyer"],
      from: ["delivered"],
      guard: ({ revisionsLeft }) =>
        revisionsLeft === null || revisionsLeft > 0 ? null : "no_revisions_left",
      check: saysWhyIn(MIN_REVISION_REASON),
      does: ({ revisionsLeft }, { reason }) => ({
        changes: {
          phase: "revision",
          reviewDueAt: null,
          revisionsLeft: revisionsLeft === null ? null : revisionsLeft - 1,
        },
        event: "revision_requested",
        detail: { reason },
      }),
    },
  ],
});
