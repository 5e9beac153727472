import { RULING_WINDOW } from "../escrow";
import { MIN_DISPUTE_REASON } from "../order";
import { formStep, saysWhyIn } from "../step";

type AnswerDispute = { kind: "answer_dispute"; reason: string };

export const answerDispute = formStep<AnswerDispute, "dispute_answered", "already_answered">({
  kind: "answer_dispute",
  page: "dispute-answer",
  place: "onward",
  fields: { reason: MIN_DISPUTE_REASON },
  attaches: "evidence",
  agreesToNothing: true,
  whileSuspended: true,
  isDone: ({ order, side }) =>
    order.phase === "disputed" && order.disputedBy !== side && order.answerDueAt === null,
  repeat: { events: ["dispute_answered"] },
  transitions: (side) => [
    {
      by: [side],
      from: ["disputed"],
      guard: ({ disputedBy, answerDueAt }) => {
        if (disputedBy === side) return "wrong_side";
        return answerDueAt === null ? "already_answered" : null;
      },
      check: saysWhyIn(MIN_DISPUTE_REASON),
      does: ({ rulingDueAt }, { reason }, now) => ({
        // A late answer takes nothing from who has waited for a ruling.
        changes: {
          answerDueAt: null,
          rulingDueAt: Math.min(rulingDueAt ?? Number.MAX_SAFE_INTEGER, now + RULING_WINDOW),
        },
        event: "dispute_answered",
        detail: { reason },
      }),
    },
  ],
});
