import { findAction, type OrderAction } from "~/orders/action";
import { CLOSING_LABELS } from "~/orders/label-text";
import { type CommandKind, stepOfKind } from "~/orders/lifecycle";
import { extraDueAt, isClosed, type Order, quoteExpired, type Side, workDueAt } from "~/orders/order";
import { type Reading, stepDeadline, VISIT_DAY_STEPS } from "~/orders/page-data.server";
import { dueBill } from "~/orders/parts";
import { closedReason, type NextStep } from "~/orders/status-text";
import { barNote, barSum } from "~/orders/text";
import { countedDown, leftText, shortMoment } from "~/platform/date-text";
import { formatRupiah } from "~/platform/money";
import { refundAccountPath } from "~/refunds/refund";
import type { BarAction } from "./bar";

/** The reports of a missed visit have their own panel. */
const REPORT_STEPS: readonly CommandKind[] = ["report_seller", "report_buyer"];

/** decision: answers of the side that must act. beside: one secondary action. form: a form on the page. extra: its answers. */
export function arrangedActions(
  order: Order,
  step: Pick<NextStep, "yours" | "answers">,
  actions: readonly OrderAction[],
  now: number,
) {
  const expired = quoteExpired(order, now);
  const extra = {
    propose: findAction(actions, "propose_extra") ?? null,
    accept: findAction(actions, "accept_extra") ?? null,
    decline: findAction(actions, "decline_extra") ?? null,
    cancel: findAction(actions, "cancel_extra") ?? null,
    withdraw: findAction(actions, "withdraw_extra") ?? null,
  };
  const elsewhere = [...STEPS_OF_EXTRA, ...REPORT_STEPS];
  // A buyer who can cancel alone needs no agreement.
  const isAlone = order.status === "in_progress" && findAction(actions, "cancel") !== undefined;
  const placed = actions.filter(
    ({ command }) => !elsewhere.includes(command) && !(isAlone && command === "request_cancellation"),
  );
  const primary = placed.filter(({ group }) => group === "primary");
  const secondary = placed.filter(({ group }) => group === "secondary");
  const ofVisitDay = primary.filter(({ command }) => VISIT_DAY_STEPS.includes(command));
  if (ofVisitDay.length > 0) {
    const later = primary.filter((action) => !ofVisitDay.includes(action));
    return { form: null, decision: [], beside: ofVisitDay, others: [...secondary, ...later], requote: null, extra };
  }
  const quote = findAction(actions, "quote");
  const due = step.yours && !step.answers;
  const form = due && primary.length === 1 ? (quote ?? findAction(primary, "deliver")) : undefined;
  const rest = primary.filter(({ command }) => command !== "quote" && command !== form?.command);
  // A side that waits may still propose a split, or ask for a new price.
  const offers = ["propose_settlement", "confirm_arrival", ...(expired ? ["propose_change"] : [])];
  const beside = due ? rest : rest.filter(({ command }) => offers.includes(command));
  return {
    form: form ?? null,
    decision: due && rest.length > 1 ? rest : [],
    beside: due && rest.length > 1 ? [] : beside,
    others: [...secondary.filter(ownPrice(actions)), ...(due ? [] : rest.filter((one) => !beside.includes(one)))],
    requote: quote && form !== quote ? quote : null,
    extra,
  };
}

/** These buttons are next to the sums and to the proposed extra. */
const STEPS_OF_EXTRA: readonly CommandKind[] = [
  "propose_extra",
  "accept_extra",
  "decline_extra",
  "cancel_extra",
  "withdraw_extra",
];

const CLOSING_STEPS = ["complete", "cancel"] as const;

export function closedActions(order: Order, side: Side): { labels: string[]; reason: string } | null {
  const reason = closedReason(order);
  if (reason === null) return null;
  const own = CLOSING_STEPS.filter((kind) => stepOfKind(kind).transitions.some(({ by }) => by.includes(side)));
  return { labels: own.map((kind) => CLOSING_LABELS[kind]), reason };
}

function ownPrice(actions: readonly OrderAction[]) {
  const priced = findAction(actions, "quote") !== undefined;
  return ({ command }: OrderAction) => !(priced && command === "propose_change");
}

export function clockOf(
  order: Pick<Order, "phase">,
  step: Pick<NextStep, "dueAt" | "extra">,
  { now, zone }: Pick<Reading, "now" | "zone">,
) {
  const { dueAt } = step;
  if (dueAt === null) return null;
  const deadline = stepDeadline(order, step, dueAt);
  return {
    left: leftText(deadline, now, zone),
    until: countedDown(deadline),
    at: shortMoment(deadline, zone) + (deadline.wholeDay ? "" : ` ${zone}`),
    late: dueAt < now,
  };
}

type Arranged = ReturnType<typeof arrangedActions>;

type AtHand = {
  actions: Arranged;
  again: string | null;
  reviewable: boolean;
  mayWrite: boolean;
  visit?: { turn: string | null } | null;
  visitUntil?: string | null;
  work?: object | null;
  dispute?: object | null;
  awaitsAccount?: boolean;
  /** True if the buyer can report that nobody came. */
  reports?: boolean;
  notice?: string | null;
  extraAmount?: number | null;
};

export function bottomBar(
  order: Order,
  step: NextStep,
  { side, zone }: Pick<Reading, "side" | "zone">,
  {
    actions,
    again,
    reviewable,
    mayWrite,
    visit = null,
    visitUntil = null,
    awaitsAccount = false,
    reports = false,
    ...above
  }: AtHand,
) {
  // The money of a refund waits for the account, so that this comes before a new order or a review.
  if (awaitsAccount && (isClosed(order) || !step.yours))
    return {
      kind: "account" as const,
      href: refundAccountPath(order.id),
      sum: "Uang Anda menunggu",
      note: "rekening belum disebutkan",
    };
  if (isClosed(order)) return again !== null || reviewable ? { kind: "over" as const, again, reviewable } : null;
  const accept = findAction(actions.decision, "complete");
  if (accept && !step.answers) {
    const revise = findAction(actions.decision, "request_revision") ?? null;
    return { kind: "accept" as const, accept, revise };
  }
  const between = [visit, order.changeBy, extraDueAt(order), above.work, above.dispute, above.notice];
  const isWorking = order.phase === "working" || order.phase === "revision";
  const dueAt = step.dueAt ?? (isWorking ? workDueAt(order) : null);
  const due = dueAt === null ? null : shortMoment(stepDeadline(order, step, dueAt), zone);
  const bill = step.extra === "due" ? dueBill(order) : null;
  const asked = bill?.amount ?? (step.extra === "open" ? above.extraAmount : null);
  const near = between.every((one) => one == null) && !awaitsAccount;
  const action = barAction(order, step, actions, { mayWrite, answersVisit: answersVisit(step, visit), near, reports });
  if (!action) return null;
  return {
    ...action,
    sum: asked == null ? barSum(order, side, step.yours) : formatRupiah(asked),
    note: barNote(order, { due, visitUntil, answersChange: step.answers, extra: step.extra }),
  };
}

/** Returns true if the reader's step is to answer a proposed visit. A change or an extra comes before it. */
export function answersVisit({ answers, extra }: NextStep, visit: { turn: string | null } | null): boolean {
  return visit?.turn === "answer" && !answers && extra === null;
}

function barAction(
  { phase }: Order,
  { yours, answers }: NextStep,
  { form, decision, beside, extra }: Arranged,
  {
    mayWrite,
    answersVisit,
    near,
    reports,
  }: { mayWrite: boolean; answersVisit: boolean; near: boolean; reports: boolean },
): BarAction | null {
  const quote = findAction(decision, "accept_quote");
  if (quote) return { kind: "press", action: quote };
  if (extra.accept) return { kind: "press", action: extra.accept };
  if (answers) return { kind: "answer", to: "change" };
  if (answersVisit) return { kind: "answer", to: "visit" };
  if (form) return { kind: "form", form, near };
  if (decision.length > 0) return { kind: "answer", to: "decision" };
  const [first] = beside;
  if (yours && first) return { kind: "press", action: first };
  if (reports) return { kind: "report" };
  return mayWrite ? { kind: "write", evidence: phase === "disputed" } : null;
}
