import { countedDown, type Deadline, leftText, shortMoment } from "~/copy/core/days";
import { barNote, barSum } from "~/copy/order/bar";
import { earlierFiles } from "~/copy/order/file";
import { CLOSING_LABELS } from "~/copy/order/labels";
import { closedReason } from "~/copy/order/status/closed";
import type { NextStep } from "~/copy/order/status/next-step";
import type { OrderPage } from "~/db/order/pages.server";
import type { Zone } from "~/domain/core/dates";
import { type BarAct, findAction, type OrderAction } from "~/domain/order/actions";
import { stepOfKind } from "~/domain/order/decide";
import type { EventKind } from "~/domain/order/decision";
import { isClosed, type Order, type Phase, quoteExpired, type Side } from "~/domain/order/order";
import { filesOf, sidesFileHref } from "./history.server";

type Reading = { side: Side; now: number; zone: Zone };

/** What a side looks at before its step, by phase: of the last event of this kind. */
const TO_SEE: Partial<Record<Phase, { side: Side; kind: EventKind; id: string }>> = {
  delivered: { side: "buyer", kind: "delivered", id: "hasil" },
  revision: { side: "seller", kind: "revision_requested", id: "revisi" },
};

/** `before`: files of an earlier delivery. `version`: of its event, which need not say it again. */
export function seenWork(
  { order, events, files }: Pick<OrderPage, "order" | "events" | "files">,
  { side, zone }: Pick<Reading, "side" | "zone">,
) {
  const seen = order.phase === null ? undefined : TO_SEE[order.phase];
  if (order.status !== "completed" && seen?.side !== side) return null;
  const kind = seen?.kind ?? "delivered";
  const alike = events.filter((event) => event.kind === kind);
  const event = alike.at(-1);
  if (!event) return null;
  const { reason } = event.detail;
  const filesAt = (version: number) => filesOf(files, version, sidesFileHref(order.id));
  const own = filesAt(event.version);
  const filed =
    kind === "delivered" ? alike.filter(({ version }) => filesAt(version).length > 0).at(-1) : null;
  return {
    id: seen?.id ?? "hasil",
    version: event.version,
    quote: typeof reason === "string" && reason !== "" ? reason : null,
    files: own,
    /** A delivery in words alone leaves the files of the one before as what there is. */
    before:
      own.length > 0 || !filed
        ? null
        : { title: earlierFiles(filed.at, zone), files: filesAt(filed.version) },
  };
}

/**
 * What can be done, by where it stands: `decision` are the answers of whoever is waited for, `beside` the single step,
 * `others` what one may also do. What is done by a form on the page (`form`) stands in none of them.
 */
export function arrangedActions(
  order: Order,
  step: Pick<NextStep, "yours" | "answers">,
  actions: readonly OrderAction[],
  now: number,
) {
  const expired = quoteExpired(order, now);
  const onward = actions.filter(({ place }) => place === "onward");
  const aside = actions.filter(({ place }) => place === "aside");
  const quote = findAction(actions, "quote");
  const due = step.yours && !step.answers;
  const form = due && onward.length === 1 ? (quote ?? findAction(onward, "deliver")) : undefined;
  const rest = onward.filter(({ command }) => command !== "quote" && command !== form?.command);
  // Who only waits may offer an agreement all the same, or ask for a price anew.
  const offers = ["propose_settlement", ...(expired ? ["propose_change"] : [])];
  const beside = due ? rest : rest.filter(({ command }) => offers.includes(command));
  const later = quote && form !== quote ? quote : null;
  return {
    form: form ?? null,
    decision: due && rest.length > 1 ? rest : [],
    beside: due && rest.length > 1 ? [] : beside,
    others: [...aside.filter(ownPrice(actions)), ...(due ? [] : rest.filter((one) => !beside.includes(one)))],
    /** A price that may still be changed while the buyer thinks. */
    requote: later,
  };
}

const CLOSING_STEPS = ["complete", "cancel"] as const;

/** The buttons that a side had to close the order, and why neither can be pressed; null while the order runs. */
export function closedActions(order: Order, side: Side): { labels: string[]; reason: string } | null {
  const reason = closedReason(order);
  if (reason === null) return null;
  const own = CLOSING_STEPS.filter((kind) =>
    stepOfKind(kind).transitions.some(({ by }) => by.includes(side)),
  );
  return { labels: own.map((kind) => CLOSING_LABELS[kind]), reason };
}

/** Whoever sets the price need not propose one. */
function ownPrice(actions: readonly OrderAction[]) {
  const priced = findAction(actions, "quote") !== undefined;
  return ({ command }: OrderAction) => !(priced && command === "propose_change");
}

/** Of the step that is due at `dueAt`, UTC ms: work has a day, all else an hour. */
export function stepDeadline({ phase }: Pick<Order, "phase">, dueAt: number): Deadline {
  return { at: dueAt, wholeDay: phase === "working" };
}

/** By when, twice; null where nothing ends by itself. */
export function clockOf(
  order: Pick<Order, "phase">,
  { dueAt }: Pick<NextStep, "dueAt">,
  { now, zone }: Pick<Reading, "now" | "zone">,
) {
  if (dueAt === null) return null;
  const deadline = stepDeadline(order, dueAt);
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
  /** Where it is ordered again, once it is over; null where it cannot be. */
  again: string | null;
  reviewable: boolean;
  mayWrite: boolean;
  /** `answer`: its day and hour are to be answered first. */
  visit?: { turn: string | null } | null;
  /** By when that is answered, in words; null where nobody waits for it. */
  until?: string | null;
  /** What stands above the form: work to look at, a dispute, a refund that waits for an account, a notice. */
  seen?: object | null;
  dispute?: object | null;
  refunds?: readonly { waits: boolean }[];
  standing?: string | null;
};

/** What the bar at the bottom of a phone does, in the place of the tabs; null where there is nothing, so that they stay. */
export function barOf(
  order: Order,
  step: NextStep,
  { side, zone }: Pick<Reading, "side" | "zone">,
  { actions, again, reviewable, mayWrite, visit = null, refunds = [], until = null, ...above }: AtHand,
) {
  if (isClosed(order))
    return again !== null || reviewable ? { kind: "over" as const, again, reviewable } : null;
  const accept = findAction(actions.decision, "complete");
  if (accept) {
    const revise = findAction(actions.decision, "request_revision") ?? null;
    return { kind: "accept" as const, accept, revise };
  }
  const between = [visit, order.changeBy, above.seen, above.dispute, above.standing];
  const due = step.dueAt === null ? null : shortMoment(stepDeadline(order, step.dueAt), zone);
  const near = between.every((one) => one == null) && !refunds.some(({ waits }) => waits);
  const act = barAct(order, step, actions, { mayWrite, answersVisit: visit?.turn === "answer", near });
  if (!act) return null;
  return {
    ...act,
    sum: barSum(order, side, step.yours),
    note: barNote(order, until ?? due),
  };
}

function barAct(
  { phase }: Order,
  { yours, answers }: NextStep,
  { form, decision, beside }: Arranged,
  { mayWrite, answersVisit, near }: { mayWrite: boolean; answersVisit: boolean; near: boolean },
): BarAct | null {
  const quote = findAction(decision, "accept_quote");
  if (quote) return { kind: "press", action: quote };
  if (answers) return { kind: "answer", to: "change" };
  if (answersVisit) return { kind: "answer", to: "visit" };
  if (form) return { kind: "form", form, near };
  if (decision.length > 0) return { kind: "answer", to: "decision" };
  const [first] = beside;
  if (yours && first) return { kind: "press", action: first };
  return mayWrite ? { kind: "write", evidence: phase === "disputed" } : null;
}
