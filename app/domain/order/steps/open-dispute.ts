import { ANSWER_WINDOW, isLate, RULING_WINDOW } from "../escrow";
import { MIN_DISPUTE_REASON, type Side } from "../order";
import { formStep, saysWhyIn } from "../step";

type OpenDispute = { kind: "open_dispute"; reason: string };

const opened = (disputedBy: Side, { reason }: OpenDispute, now: number) => ({
  changes: {
    phase: "disputed" as const,
    reviewDueAt: null,
    buyerShare: null,
    proposedBy: null,
    disputedBy,
    changeBy: null,
    answerDueAt: now + ANSWER_WINDOW,
    rulingDueAt: now + ANSWER_WINDOW + RULING_WINDOW,
  },
  event: "disputed" as const,
  detail: { reason },
});

export const openDispute = formStep<OpenDispute, "disputed">({
  kind: "open_dispute",
  page: "dispute",
  place: ({ phase }, side) => (phase === "delivered" && side === "buyer" ? "onward" : "aside"),
  fields: { reason: MIN_DISPUTE_REASON },
  attaches: "evidence",
  agreesToNothing: true,
  whileSuspended: true,
  isDone: ({ order, side }) => order.phase === "disputed" && order.disputedBy === side,
  repeat: { events: ["disputed"] },
  transitions: (side) => [
    {
      by: [side],
      from: ["delivered", "revision", "cancel_requested"],
      check: saysWhyIn(MIN_DISPUTE_REASON),
      does: (_, command, now) => opened(side, command, now),
    },
    {
      by: [side],
      from: ["working"],
      guard: (order, now) => (isLate(order, now, 0) ? null : "not_late"),
      check: saysWhyIn(MIN_DISPUTE_REASON),
      does: (_, command, now) => opened(side, command, now),
    },
  ],
});
