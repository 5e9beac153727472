import { isShare } from "../core/money";
import { ANSWER_WINDOW, workDueAt } from "./escrow";
import { MIN_DISPUTE_REASON, type Order, otherSide, type Side } from "./order";
import { isRipe } from "./ruling";
import { settlement } from "./settlement";
import { row, saysWhyIn, type Transition } from "./transition";

const explains = saysWhyIn(MIN_DISPUTE_REASON);

const opened =
  (disputedBy: Side) =>
  (_: Order, { reason }: { reason: string }, now: number) => ({
    changes: {
      phase: "disputed" as const,
      // The clocks stand still: nothing is released, enforced or cancelled by itself from here on.
      reviewDueAt: null,
      buyerShare: null,
      proposedBy: null,
      disputedBy,
      changeBy: null,
      answerDueAt: now + ANSWER_WINDOW,
    },
    event: "disputed" as const,
    detail: { reason },
  });

/** Each side in a row of its own: what it may do depends on what the other one did. */
const bothSides = (rows: (side: Side) => Transition[]): Transition[] => [...rows("buyer"), ...rows("seller")];

/** When the two can't agree: reasons, answers, and a ruling. */
export const DISPUTING: readonly Transition[] = [
  ...bothSides((side) => [
    row({
      command: "open_dispute",
      by: [side],
      from: ["delivered", "revision", "cancel_requested"],
      check: explains,
      step: opened(side),
    }),
    row({
      command: "open_dispute",
      by: [side],
      from: ["working"],
      guard: (order, now) => {
        const due = workDueAt(order);
        return due !== null && now > due ? null : "not_late";
      },
      check: explains,
      step: opened(side),
    }),
    row({
      command: "answer_dispute",
      by: [side],
      from: ["disputed"],
      guard: ({ disputedBy, answerDueAt }) => {
        if (disputedBy === side) return "wrong_side";
        return answerDueAt === null ? "already_answered" : null;
      },
      check: explains,
      step: (_, { reason }) => ({
        changes: { answerDueAt: null },
        event: "dispute_answered",
        detail: { reason },
      }),
    }),
    row({
      command: "propose_settlement",
      by: [side],
      from: ["disputed"],
      check: (_, { buyerShare }) => (isShare(buyerShare) ? null : "bad_share"),
      step: (_, { buyerShare }) => ({
        changes: { buyerShare, proposedBy: side },
        event: "settlement_proposed",
        detail: { buyerShare },
      }),
    }),
    row({
      command: "accept_settlement",
      by: [side],
      from: ["disputed"],
      guard: ({ proposedBy }) => (proposedBy === otherSide(side) ? null : "own_proposal"),
      step: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "settled" }),
    }),
  ]),
  row({
    command: "rule_dispute",
    by: ["operator"],
    from: ["disputed"],
    guard: (order, now) => (isRipe(order, now) ? null : "not_yet_due"),
    check: (order, command) => (isShare(command.buyerShare) ? explains(order, command) : "bad_share"),
    step: (order, { buyerShare, reason }) => {
      const end = settlement(order, buyerShare);
      return { ...end, event: "ruled", detail: { ...end.detail, reason } };
    },
  }),
];
