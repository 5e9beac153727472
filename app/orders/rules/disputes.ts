import { DAY } from "~/platform/dates";
import {
  ANSWER_WINDOW,
  isClosed,
  isLate,
  MIN_DISPUTE_REASON,
  type Order,
  otherSide,
  RULING_WINDOW,
  type Side,
} from "../order";
import { type AskedReturn, byPartText, heldParts, proposedReturns, readReturns } from "../parts";
import { type AskedRuling, isDueForRuling, MAX_RULING_REASON } from "../ruling";
import {
  agreedOutcome,
  askedDetail,
  askedReturns,
  CHANGES_A_DAY,
  defineFormStep,
  defineOutsideStep,
  endExtra,
  type FormCommand,
  NO_PROPOSAL,
  proposeReturns,
  RETURN_INPUTS,
  returnsFault,
  type StepResult,
  splitOutcome,
  textInput,
} from "./step";
import { needsFinding } from "./visit-day";

type AcceptSettlement = { kind: "accept_settlement" };

export const acceptSettlementStep = defineFormStep<AcceptSettlement, "settled">({
  kind: "accept_settlement",
  page: "settlement-agreement",
  group: "primary",
  fields: {},
  whileSuspended: true,
  isDone: ({ order }) => isClosed(order) && order.buyerShare !== null,
  repeat: { events: ["settled"], comparedBy: "version" },
  rule: {
    guard: ({ proposedBy }, _, side) => (proposedBy === otherSide(side) ? null : "own_change"),
    apply: (order) => ({ ...agreedOutcome(order), event: "settled" }),
  },
});

const STATEMENT = { reason: textInput(MIN_DISPUTE_REASON) };

type AnswerDispute = FormCommand<"answer_dispute", typeof STATEMENT>;

export const answerDisputeStep = defineFormStep<AnswerDispute, "dispute_answered", "already_answered">({
  kind: "answer_dispute",
  page: "dispute-answer",
  group: "primary",
  fields: STATEMENT,
  attaches: "evidence",
  ignoresVersion: true,
  whileSuspended: true,
  isDone: ({ order, side }) => order.phase === "disputed" && order.disputedBy !== side && order.answerDueAt === null,
  repeat: { events: ["dispute_answered"] },
  rule: {
    guard: ({ disputedBy, answerDueAt }, _, side) => {
      if (disputedBy === side) return "wrong_side";
      return answerDueAt === null ? "already_answered" : null;
    },
    apply: ({ rulingDueAt }, { reason }, now) => ({
      // A late answer must not delay a ruling that the other side waits for.
      changes: {
        answerDueAt: null,
        rulingDueAt: Math.min(rulingDueAt ?? Number.MAX_SAFE_INTEGER, now + RULING_WINDOW),
      },
      event: "dispute_answered",
      detail: { reason },
    }),
  },
});

type OpenDispute = FormCommand<"open_dispute", typeof STATEMENT>;

const opened = (order: Order, disputedBy: Side, { reason }: OpenDispute, now: number) => ({
  changes: {
    ...endExtra(order),
    phase: "disputed" as const,
    reviewDueAt: null,
    ...NO_PROPOSAL,
    disputedBy,
    changeBy: null,
    answerDueAt: now + ANSWER_WINDOW,
    rulingDueAt: now + ANSWER_WINDOW + RULING_WINDOW,
  },
  event: "disputed" as const,
  detail: { reason },
});

export const openDisputeStep = defineFormStep<OpenDispute, "disputed">({
  kind: "open_dispute",
  page: "dispute",
  group: ({ phase }, side) => (phase === "delivered" && side === "buyer" ? "primary" : "secondary"),
  fields: STATEMENT,
  attaches: "evidence",
  ignoresVersion: true,
  whileSuspended: true,
  isDone: ({ order, side }) => order.phase === "disputed" && order.disputedBy === side,
  repeat: { events: ["disputed"] },
  rules: {
    reviewed: {
      apply: (order, command, now, side) => opened(order, side, command, now),
    },
    late: {
      guard: (order, now) => (isLate(order, now, 0) ? null : "not_late"),
      apply: (order, command, now, side) => opened(order, side, command, now),
    },
  },
});

const SETTLEMENT = RETURN_INPUTS;

type ProposeSettlement = FormCommand<"propose_settlement", typeof SETTLEMENT>;

function isProposed(order: Order, asked: AskedReturn): boolean {
  const returns = readReturns(heldParts(order), asked);
  return returns.ok && byPartText(returns.value) === byPartText(proposedReturns(order));
}

export const proposeSettlementStep = defineFormStep<ProposeSettlement, "settlement_proposed", "too_many_changes">({
  kind: "propose_settlement",
  page: "settlement",
  group: "primary",
  fields: SETTLEMENT,
  limit: { event: "settlement_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ order, side, command }) =>
    order.phase === "disputed" && order.proposedBy === side && command !== null && isProposed(order, command),
  rule: {
    check: returnsFault,
    apply: (order, asked, _now, side) => ({
      changes: { ...proposeReturns(order, asked), proposedBy: side },
      event: "settlement_proposed",
      detail: askedDetail(asked),
    }),
  },
});

type RuleDispute = { kind: "rule_dispute" } & AskedRuling;

export const ruleDisputeStep = defineOutsideStep<RuleDispute, "ruled", "no_finding">({
  kind: "rule_dispute",
  fields: { ...RETURN_INPUTS, reason: textInput(MIN_DISPUTE_REASON, MAX_RULING_REASON) },
  rule: {
    guard: (order, now) => (isDueForRuling(order, now) ? null : "not_yet_due"),
    check: (order, { finding = null, ...asked }, now) =>
      needsFinding(order, now) && finding === null ? "no_finding" : returnsFault(order, asked),
    apply: (order, { reason, finding = null, ...asked }, now) => {
      const end = splitOutcome(order, askedReturns(order, asked));
      const found: StepResult["detail"] = needsFinding(order, now) ? { finding } : {};
      return { ...end, event: "ruled", detail: { ...end.detail, ...askedDetail(asked), ...found, reason } };
    },
  },
});
