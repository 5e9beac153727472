import { DAY, HOUR } from "~/platform/dates";
import { ALL_STEPS, type AppStep, type CommandOf, type EventDetail, type EventKind } from "./lifecycle";
import { type Order, orderPath, otherSide, type Phase, type Side, workDueAt } from "./order";
import type { ActorKind, CommandIn, KindOn, OrderStep } from "./rules/step";

/** `version` is the event's version, which also selects its files. */
export type DisputeStatement = { by: Side; at: number; version: number; reason: string };
/** `reason` belongs to a ruling; an agreement has none. */
export type DisputeEnd = { kind: "ruled" | "settled"; at: number; buyerShare: number; reason: string | null };

export type Dispute = {
  opened: DisputeStatement;
  answer: DisputeStatement | null;
  offer: { by: Side; buyerShare: number } | null;
  /** Null while it is open, and if a chargeback ended it. */
  end: DisputeEnd | null;
};

export type DisputeStage = "ruling" | "answer";

export const DISPUTE_EVENTS: EventKind[] = ["disputed", "dispute_answered", "settled", "ruled"];

type DisputeEvent = { kind: string; version: number; at: number; actor: ActorKind; detail: EventDetail };

export function disputeOf(
  order: Pick<Order, "phase" | "proposedBy" | "buyerShare">,
  events: readonly DisputeEvent[],
): Dispute | null {
  const opened = statement(events.find(({ kind }) => kind === "disputed"));
  if (!opened) return null;
  const later = events.filter(({ version }) => version > opened.version);
  const { phase, proposedBy, buyerShare } = order;
  return {
    opened,
    answer: statement(later.find(({ kind }) => kind === "dispute_answered")),
    offer:
      phase === "disputed" && proposedBy !== null && buyerShare !== null
        ? { by: proposedBy, buyerShare }
        : null,
    end: endOf(later),
  };
}

function statement(event: DisputeEvent | undefined): DisputeStatement | null {
  if (!event || (event.actor !== "buyer" && event.actor !== "seller")) return null;
  const { actor, at, version, detail } = event;
  return { by: actor, at, version, reason: typeof detail.reason === "string" ? detail.reason : "" };
}

function endOf(events: readonly DisputeEvent[]): DisputeEnd | null {
  for (const { kind, at, detail } of events) {
    if (kind !== "ruled" && kind !== "settled") continue;
    const { buyerShare, reason } = detail;
    return {
      kind,
      at,
      buyerShare: typeof buyerShare === "number" ? buyerShare : 0,
      reason: typeof reason === "string" ? reason : null,
    };
  }
  return null;
}

export type DueFacts = Pick<
  Order,
  | "phase"
  | "quoteExpiresAt"
  | "paymentDueAt"
  | "reviewDueAt"
  | "answerDueAt"
  | "deadline"
  | "startedAt"
  | "maxDays"
>;

const DUE: Partial<Record<Phase, { at: (order: DueFacts) => number | null; before: number }>> = {
  quoted: { at: (order) => order.quoteExpiresAt, before: DAY },
  awaiting_payment: { at: (order) => order.paymentDueAt, before: 6 * HOUR },
  working: { at: workDueAt, before: DAY },
  delivered: { at: (order) => order.reviewDueAt, before: DAY },
  cancel_requested: { at: (order) => order.answerDueAt, before: DAY },
  disputed: { at: (order) => order.answerDueAt, before: DAY },
};

/** Returns null if nothing is due, or so soon that the notification itself says it. */
export function reminderAt(order: Order, now: number): number | null {
  const due = order.phase && DUE[order.phase];
  const at = due?.at(order) ?? null;
  if (!due || at === null) return null;
  const reminder = at - due.before;
  return reminder > now ? reminder : null;
}

/** Returns when the phase ends automatically, or null. */
export function phaseDueAt(order: DueFacts): number | null {
  const due = order.phase ? DUE[order.phase] : undefined;
  return due?.at(order) ?? null;
}

export function answerDueAt(order: DueFacts): number | null {
  return order.phase === "working" ? null : phaseDueAt(order);
}

export function answerDueFor(side: Side, order: DueFacts & MoveFacts): number | null {
  return nextActor(order) === side && order.changeBy !== side ? answerDueAt(order) : null;
}

type MoveFacts = Pick<Order, "phase" | "disputedBy" | "changeBy">;

export function nextActor(order: Pick<MoveFacts, "phase" | "disputedBy">): Side | null {
  switch (order.phase) {
    case "quoted":
    case "awaiting_payment":
    case "delivered":
      return "buyer";
    case "working":
    case "cancel_requested":
      return "seller";
    case "disputed":
      return order.disputedBy === null ? null : otherSide(order.disputedBy);
    default:
      return null;
  }
}

type Filled = { note: string; reason: string; buyerShare: number; files: number };

type Asked<C> = C extends unknown ? Omit<C, "visit"> : never;

export function pagesOf<S extends OrderStep>(steps: readonly S[]) {
  type FormStep = Extract<S, { surface: "form" }>;
  const forms = steps.filter((step): step is FormStep => step.surface === "form");

  function findStep(page: string | undefined): FormStep | null {
    return forms.find((step) => step.page === page) ?? null;
  }

  type PressStep = Extract<S, { surface: "press" }>;
  function findPress(page: string | undefined): PressStep | null {
    return steps.find((step): step is PressStep => step.surface === "press" && step.page === page) ?? null;
  }

  function commandOf<Step extends FormStep>(step: Step, filled: Filled): Asked<CommandIn<Step>> {
    const asked = (Object.keys(step.fields) as (keyof Filled)[]).map((field) => [field, filled[field]]);
    return { kind: step.kind, ...Object.fromEntries(asked) };
  }

  return { forms, findStep, findPress, commandOf };
}

export const { forms: FORM_STEPS, findStep, findPress, commandOf } = pagesOf(ALL_STEPS);

const ANSWERS = ALL_STEPS.filter((step) => step.surface === "answer");

export function findAnswer(name: string | undefined) {
  return ANSWERS.find(({ answer }) => answer?.name === name) ?? null;
}

export type FormKind = KindOn<AppStep, "form">;
export type StepTaken = Asked<CommandOf<FormKind | KindOn<AppStep, "press">>>;

export function stepPath(orderId: string, { page }: Pick<OrderStep, "page">): string | null {
  return page === null ? null : `${orderPath(orderId)}/${page}`;
}
