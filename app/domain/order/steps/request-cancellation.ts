import { DAY } from "../../core/dates";
import { isShare } from "../../core/money";
import { ANSWER_WINDOW } from "../escrow";
import { MIN_CANCELLATION_REASON } from "../order";
import { CANCELLATIONS_A_MONTH } from "../repeat-limits";
import { formStep, saysWhyIn } from "../step";

type RequestCancellation = { kind: "request_cancellation"; buyerShare: number; reason: string };

const explains = saysWhyIn(MIN_CANCELLATION_REASON);

export const requestCancellation = formStep<RequestCancellation, "cancellation_requested">({
  kind: "request_cancellation",
  page: "cancellation-request",
  place: "aside",
  fields: { buyerShare: "percent", reason: MIN_CANCELLATION_REASON },
  limit: {
    event: "cancellation_requested",
    times: CANCELLATIONS_A_MONTH,
    within: 30 * DAY,
    refusal: "too_many_cancellations",
  },
  isDone: ({ order, side }) => side === "buyer" && order.phase === "cancel_requested",
  repeat: { events: ["cancellation_requested"] },
  transitions: [
    {
      by: ["buyer"],
      from: ["working", "delivered", "revision"],
      check: (order, command) => (isShare(command.buyerShare) ? explains(order, command) : "bad_share"),
      does: ({ phase }, { buyerShare, reason }, now) => ({
        changes: {
          phase: "cancel_requested",
          phaseBefore: phase === "delivered" || phase === "revision" ? phase : "working",
          buyerShare,
          proposedBy: "buyer",
          answerDueAt: now + ANSWER_WINDOW,
          changeBy: null,
        },
        event: "cancellation_requested",
        detail: { buyerShare, reason },
      }),
    },
  ],
});
