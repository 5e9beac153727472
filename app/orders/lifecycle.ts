import type { Posting } from "~/ledger/ledger";
import { OPEN_ATTEMPTS } from "~/payments/payment";
import { type Outcome, ok, refused } from "~/platform/outcome";
import type { SlotFault, TimeFault } from "~/visits/visit";
import type { WishedVisit } from "~/visits/wished-visit";
import type { ChangeStatus } from "./change";
import {
  isClosed,
  lifecycleStateOf,
  type Order,
  orderPath,
  PENDING_PHASES,
  SIDES,
  type Side,
  WORK_PHASES,
} from "./order";
import { cappedCallOutFee, lapseParts } from "./parts";
import {
  acceptCancellationStep,
  cancelLateStep,
  cancelStep,
  enforceCancellationStep,
  refuseCancellationStep,
  requestCancellationStep,
  withdrawCancellationStep,
} from "./rules/cancellation";
import {
  acceptChangeStep,
  acceptQuoteStep,
  CHANGEABLE,
  declineChangeStep,
  proposeChangeStep,
  quoteStep,
  withdrawChangeStep,
} from "./rules/changes";
import { completeStep, deliverStep, releaseStep, requestRevisionStep } from "./rules/delivery";
import {
  acceptSettlementStep,
  answerDisputeStep,
  openDisputeStep,
  proposeSettlementStep,
  ruleDisputeStep,
} from "./rules/disputes";
import {
  acceptExtraStep,
  cancelExtraStep,
  declineExtraStep,
  EXTENDABLE,
  lapseExtraStep,
  proposeExtraStep,
  withdrawExtraStep,
} from "./rules/extras";
import {
  admitNoShowStep,
  confirmArrivalStep,
  contradictNoShowStep,
  denyArrivalStep,
  enforceNoShowStep,
  reportBuyerStep,
  reportSellerStep,
  withdrawReportStep,
} from "./rules/no-show";
import {
  BILLABLE,
  expireStep,
  PAYMENT_STATES,
  paymentFailedStep,
  paymentInReviewStep,
  recordPaymentStep,
  recordRefundStep,
  recordTransferStep,
  returnRefundStep,
  startPaymentStep,
  takeBackStep,
} from "./rules/payment";
import type {
  ActorKind,
  AttemptEnd,
  CommandIn,
  CommonRefusal,
  EventIn,
  KindOn,
  LifecycleRow,
  OrderStep,
  OwnRefusalIn,
  RepeatRefusal,
  StepResult,
  Transition,
} from "./rules/step";
import { withTransitions } from "./rules/step";
import { arriveStep, leaveStep } from "./rules/visit-day";
import { acceptVisitStep, proposeVisitStep, VISITABLE, visitDetail } from "./rules/visits";

/** The steps in the order of their buttons. The first `primary` one is the main button, so answers come first. */
const STEPS = [
  startPaymentStep,
  acceptExtraStep,
  declineExtraStep,
  cancelExtraStep,
  acceptQuoteStep,
  quoteStep,
  acceptCancellationStep,
  refuseCancellationStep,
  contradictNoShowStep,
  admitNoShowStep,
  confirmArrivalStep,
  leaveStep,
  arriveStep,
  deliverStep,
  completeStep,
  requestRevisionStep,
  proposeExtraStep,
  withdrawExtraStep,
  proposeChangeStep,
  acceptChangeStep,
  declineChangeStep,
  withdrawChangeStep,
  acceptVisitStep,
  proposeVisitStep,
  withdrawReportStep,
  reportSellerStep,
  denyArrivalStep,
  reportBuyerStep,
  withdrawCancellationStep,
  requestCancellationStep,
  answerDisputeStep,
  acceptSettlementStep,
  proposeSettlementStep,
  openDisputeStep,
  cancelStep,
  paymentInReviewStep,
  paymentFailedStep,
  recordPaymentStep,
  expireStep,
  lapseExtraStep,
  releaseStep,
  cancelLateStep,
  enforceCancellationStep,
  enforceNoShowStep,
  ruleDisputeStep,
  recordRefundStep,
  recordTransferStep,
  returnRefundStep,
  takeBackStep,
];

const BOTH: readonly ActorKind[] = SIDES;

/**
 * Lists who may take each step, in which states, and the states after it. `rule` names one of several ways; the
 * first whose guard passes applies. `npm run lifecycle` writes docs/order-lifecycle.md from this table.
 */
const LIFECYCLE: Record<(typeof STEPS)[number]["kind"], readonly LifecycleRow[]> = {
  start_payment: [
    { by: ["buyer"], from: ["awaiting_payment"], to: "same", rule: "order" },
    { by: ["buyer"], from: BILLABLE, to: "same", rule: "laterBill" },
  ],
  accept_quote: [{ by: ["buyer"], from: ["quoted"], to: ["awaiting_payment"] }],
  quote: [{ by: ["seller"], from: ["inquiry", "quoted"], to: ["quoted"] }],
  accept_cancellation: [{ by: ["seller"], from: ["cancel_requested"], to: ["completed", "cancelled"] }],
  refuse_cancellation: [{ by: ["seller"], from: ["cancel_requested"], to: ["working", "delivered", "revision"] }],
  contradict_no_show: [{ by: BOTH, from: ["no_show"], to: ["disputed"] }],
  admit_no_show: [{ by: BOTH, from: ["no_show"], to: ["completed", "cancelled"] }],
  confirm_arrival: [{ by: ["buyer"], from: ["no_show"], to: ["working"] }],
  leave: [{ by: ["seller"], from: ["working", "revision"], to: "same" }],
  arrive: [{ by: ["seller"], from: ["working", "revision"], to: "same" }],
  // A delivery answers a cancellation request, so repeated requests must not block it.
  deliver: [{ by: ["seller"], from: ["working", "revision", "cancel_requested"], to: ["delivered"] }],
  complete: [{ by: ["buyer"], from: ["working", "delivered", "revision"], to: ["completed"] }],
  request_revision: [{ by: ["buyer"], from: ["delivered"], to: ["revision"] }],
  propose_extra: [{ by: ["seller"], from: EXTENDABLE, to: "same" }],
  accept_extra: [{ by: ["buyer"], from: EXTENDABLE, to: "same" }],
  decline_extra: [{ by: ["buyer"], from: EXTENDABLE, to: "same" }],
  cancel_extra: [{ by: ["buyer"], from: ["working"], to: ["cancelled"] }],
  withdraw_extra: [{ by: ["seller"], from: EXTENDABLE, to: "same" }],
  propose_change: [{ by: BOTH, from: CHANGEABLE, to: "same" }],
  accept_change: [{ by: BOTH, from: CHANGEABLE, to: "same" }],
  decline_change: [{ by: BOTH, from: CHANGEABLE, to: "same" }],
  withdraw_change: [{ by: BOTH, from: CHANGEABLE, to: "same" }],
  accept_visit: [
    { by: BOTH, from: VISITABLE.filter((phase) => phase !== "no_show"), to: "same", rule: "usual" },
    // Another hour ends the report of a missed one.
    { by: BOTH, from: ["no_show"], to: ["working"], rule: "afterReport" },
  ],
  propose_visit: [{ by: BOTH, from: VISITABLE, to: "same" }],
  withdraw_report: [{ by: BOTH, from: ["no_show"], to: ["working"] }],
  report_seller: [
    { by: ["buyer"], from: ["working"], to: ["no_show"], rule: "answered" },
    { by: ["buyer"], from: ["working"], to: ["disputed"], rule: "ruled" },
  ],
  deny_arrival: [
    { by: ["buyer"], from: ["working", "delivered", "revision"], to: ["disputed"], rule: "contested" },
    { by: ["buyer"], from: ["working", "delivered", "revision"], to: ["disputed"], rule: "ruled" },
  ],
  report_buyer: [
    { by: ["seller"], from: ["working"], to: ["no_show"], rule: "answered" },
    { by: ["seller"], from: ["working"], to: ["disputed"], rule: "ruled" },
  ],
  withdraw_cancellation: [{ by: ["buyer"], from: ["cancel_requested"], to: ["working", "delivered", "revision"] }],
  request_cancellation: [{ by: ["buyer"], from: ["working", "delivered", "revision"], to: ["cancel_requested"] }],
  answer_dispute: [{ by: BOTH, from: ["disputed"], to: "same" }],
  accept_settlement: [{ by: BOTH, from: ["disputed"], to: ["completed", "cancelled"] }],
  propose_settlement: [{ by: BOTH, from: ["disputed"], to: "same" }],
  open_dispute: [
    { by: BOTH, from: ["delivered", "revision", "cancel_requested"], to: ["disputed"], rule: "reviewed" },
    { by: BOTH, from: ["working"], to: ["disputed"], rule: "late" },
  ],
  cancel: [
    { by: BOTH, from: PENDING_PHASES, to: ["cancelled"], rule: "unpaid" },
    // An order of which a part has been released is completed.
    { by: ["seller"], from: ["working", "revision"], to: ["completed", "cancelled"], rule: "paid" },
    { by: ["buyer"], from: ["working"], to: ["completed", "cancelled"], rule: "late" },
    { by: ["buyer"], from: ["working"], to: ["cancelled"], rule: "visit" },
  ],
  payment_in_review: [{ by: ["gateway"], from: ["awaiting_payment"], to: "same" }],
  payment_failed: [{ by: ["gateway"], from: ["awaiting_payment"], to: "same" }],
  record_payment: [
    { by: ["gateway"], from: ["awaiting_payment"], to: ["working"], rule: "inTime" },
    { by: ["gateway"], from: ["awaiting_payment"], to: "same", rule: "outdated" },
    { by: ["gateway"], from: BILLABLE, to: "same", rule: "laterBill" },
    { by: ["gateway"], from: [...WORK_PHASES, "completed"], to: "same", rule: "again" },
    { by: ["gateway"], from: ["cancelled"], to: "same", rule: "afterEnd" },
  ],
  expire: [{ by: ["scheduler"], from: ["awaiting_payment"], to: ["cancelled"] }],
  lapse_extra: [
    { by: ["scheduler"], from: EXTENDABLE, to: "same", rule: "unanswered" },
    { by: ["scheduler"], from: BILLABLE, to: "same", rule: "unpaid" },
  ],
  release: [{ by: ["scheduler"], from: ["delivered"], to: ["completed"] }],
  cancel_late: [{ by: ["scheduler"], from: ["working"], to: ["completed", "cancelled"] }],
  enforce_cancellation: [{ by: ["scheduler"], from: ["cancel_requested"], to: ["completed", "cancelled"] }],
  enforce_no_show: [{ by: ["scheduler"], from: ["no_show"], to: ["completed", "cancelled"] }],
  rule_dispute: [{ by: ["operator"], from: ["disputed"], to: ["completed", "cancelled"] }],
  record_refund: [{ by: ["gateway", "operator"], from: PAYMENT_STATES, to: "same" }],
  record_transfer: [{ by: ["gateway", "operator"], from: PAYMENT_STATES, to: "same" }],
  return_refund: [{ by: ["gateway", "operator"], from: PAYMENT_STATES, to: "same" }],
  take_back: [
    { by: ["gateway"], from: WORK_PHASES, to: ["completed", "cancelled"], rule: "lastBill" },
    { by: ["gateway"], from: WORK_PHASES, to: ["disputed"], rule: "oneOfSeveralBills" },
    { by: ["gateway"], from: PAYMENT_STATES, to: "same", rule: "settled" },
  ],
};

export const ALL_STEPS = STEPS.map((step) => withTransitions(step, LIFECYCLE[step.kind]));

export type AppStep = (typeof ALL_STEPS)[number];

export type PlacedStep = OrderStep & { transitions: readonly Transition[] };

type Filled = Readonly<Record<string, string | number | boolean>>;

/** The command without what the database adds. */
type Asked<Member> = Member extends unknown ? Omit<Member, "visit" | "past" | "extra"> : never;

type Happened = { kind: string; actorId: string | null; at: number };

type Shown = "form" | "press" | "ownRoute";

const SURFACES_WITH_BUTTON: readonly string[] = ["form", "press", "ownRoute"] satisfies Shown[];

export function rulesOf<S extends PlacedStep>(steps: readonly S[]) {
  type StepRefusal = OwnRefusalIn<S> | CommonRefusal;
  const byKind = new Map<string, S>(steps.map((step) => [step.kind, step]));

  function stepOfKind(kind: S["kind"]): S {
    const step = byKind.get(kind);
    if (!step) throw new RangeError(`no step of an order: ${kind}`);
    return step;
  }

  function transitionsFor(order: Order, by: ActorKind, kind: S["kind"]): Outcome<Transition[], StepRefusal> {
    const state = lifecycleStateOf(order);
    const here = stepOfKind(kind).transitions.filter(({ from }) => from.includes(state));
    if (here.length === 0) return refused(isClosed(order) ? "closed" : "not_now");
    const allowed = here.filter((transition) => transition.by.includes(by));
    return allowed.length === 0 ? refused("wrong_side") : ok(allowed);
  }

  /** Decides without writing. The caller writes the result in one batch and decides again after a conflict. */
  function decide(order: Order, actor: Actor, command: CommandIn<S>, now: number): Decision<EventIn<S>, StepRefusal> {
    if (!belongs(order, actor)) return { ok: false, reason: "stranger" };

    const transitions = transitionsFor(order, actor.kind, command.kind);
    if (!transitions.ok) return transitions;
    const refusals: StepRefusal[] = [];
    for (const transition of transitions.value) {
      const closed = transition.guard(order, now, actor.kind);
      const result = (closed ?? transition.run(order, command, now, actor.kind)) as
        | StepResult<EventIn<S>>
        | StepRefusal;
      if (typeof result === "string") {
        // A rule whose guard passed explains better what is wrong with the command.
        if (closed === null) refusals.unshift(result);
        else refusals.push(result);
        continue;
      }
      const changed = next(order, result, now);
      const dropped = order.changeBy !== null && changed.changeBy === null ? "withdrawn" : null;
      const endsBill = hasStoredBill(order) && !hasStoredBill(changed);
      return {
        ok: true,
        order: changed,
        event: { kind: result.event, actor, at: now, detail: result.detail ?? {} },
        postings: result.postings ?? [],
        closesAttempts: result.closesAttempts ?? (endsBill ? { status: "cancelled", from: OPEN_ATTEMPTS } : null),
        closesChange: result.closesChange ?? dropped,
      };
    }
    return { ok: false, reason: refusals[0] ?? "wrong_side" };
  }

  function refusalBefore(order: Order, by: ActorKind, kind: S["kind"], now: number): StepRefusal | null {
    const transitions = transitionsFor(order, by, kind);
    if (!transitions.ok) return transitions.reason;
    const guards = transitions.value.map(({ guard }) => guard(order, now, by) as StepRefusal | null);
    return guards.includes(null) ? null : (guards[0] ?? null);
  }

  function buttonsOf(order: Order, side: Side, now: number): Extract<S, { surface: Shown }>[] {
    const hasButton = (step: S): step is Extract<S, { surface: Shown }> => SURFACES_WITH_BUTTON.includes(step.surface);
    return steps.filter(hasButton).filter(({ kind }) => refusalBefore(order, side, kind, now) === null);
  }

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
    const asked = Object.keys(step.fields).map((field) => [field, filled[field]]);
    return { kind: step.kind, ...Object.fromEntries(asked) };
  }

  /** Returns the steps that a person has used up, and when each is possible again. Null means never. */
  function spentLimits(
    events: readonly Happened[],
    userId: string,
    now: number,
  ): ReadonlyMap<S["kind"], number | null> {
    const spent = new Map<S["kind"], number | null>();
    for (const { kind, limit } of steps) {
      if (!limit) continue;
      const { within } = limit;
      const ends = events
        .filter((event) => event.kind === limit.event && event.actorId === userId)
        .map(({ at }) => (within === "order" ? Number.POSITIVE_INFINITY : at + within))
        .filter((end) => end > now)
        .sort((a, b) => b - a)[limit.times - 1];
      if (ends !== undefined) spent.set(kind, within === "order" ? null : ends);
    }
    return spent;
  }

  return { stepOfKind, decide, refusalBefore, buttonsOf, forms, findStep, findPress, commandOf, spentLimits };
}

export const {
  stepOfKind,
  decide,
  refusalBefore,
  buttonsOf,
  forms: FORM_STEPS,
  findStep,
  findPress,
  commandOf,
  spentLimits,
} = rulesOf(ALL_STEPS);

const ANSWERS = ALL_STEPS.filter((step) => step.surface === "answer");

export function findAnswer(name: string | undefined) {
  return ANSWERS.find(({ answer }) => answer?.name === name) ?? null;
}

export type FormKind = KindOn<AppStep, "form">;

/** The step that a member submits, without the facts that the database adds. `start_payment` has a separate command. */
export type SubmittedCommand =
  | Asked<
      CommandOf<FormKind | KindOn<AppStep, "press" | "visit"> | Exclude<KindOn<AppStep, "ownRoute">, "start_payment">>
    >
  | { kind: AnswerKind; reason: string };

export function stepPath(orderId: string, { page }: Pick<OrderStep, "page">): string | null {
  return page === null ? null : `${orderPath(orderId)}/${page}`;
}

function next(order: Order, { changes }: StepResult, now: number): Order {
  const agreed = { ...order, ...changes, version: order.version + 1 };
  // A lower price lowers the fee, and a higher one must not raise what the buyer saw.
  const changed = { ...agreed, callOutFee: cappedCallOutFee(agreed) };
  if (!isClosed(changed) || isClosed(order)) return changed;
  const nothingOpen = {
    phaseBefore: null,
    proposedReturns: null,
    proposedBy: null,
    answerDueAt: null,
    rulingDueAt: null,
    changeBy: null,
    ...lapseParts(changed, ["due", "planned"]),
  };
  return { ...changed, ...nothingOpen, closedAt: now };
}

const hasStoredBill = ({ parts }: Pick<Order, "parts">): boolean => parts.some(({ state }) => state === "due");

function belongs(order: Order, actor: Actor): boolean {
  if (actor.kind === "buyer") return actor.userId === order.buyerId;
  if (actor.kind === "seller") return actor.userId === order.sellerId;
  return true;
}

export function isAllowedWhileSuspended(command: CommandKind): boolean {
  return stepOfKind(command).whileSuspended;
}

/** The gateway acts only through a verified notification or answer. */
export type Actor =
  | { kind: "buyer"; userId: string }
  | { kind: "seller"; userId: string }
  | { kind: "gateway" }
  | { kind: "scheduler" }
  | { kind: "operator"; userId: string };

export type Command = CommandIn<AppStep>;

export type CommandKind = AppStep["kind"];

export type CommandOf<K extends CommandKind> = Extract<Command, { kind: K }>;

export type AnswerKind = KindOn<AppStep, "answer">;

export type OpeningEvent = "placed" | "inquired" | "proposal_accepted";

export type StepEvent = EventIn<AppStep>;

export type EventKind = OpeningEvent | StepEvent;

export type EventDetail = NonNullable<StepResult["detail"]>;

export type OrderEvent<Kind extends string = EventKind> = {
  kind: Kind;
  actor: Actor;
  at: number;
  detail: EventDetail;
};

export type OpeningRefusal =
  | "own_listing"
  | "listing_inactive"
  | "not_an_offer"
  | "bad_price"
  | "bad_quantity"
  | "deadline_passed";

export type Refusal = OwnRefusalIn<AppStep> | CommonRefusal;

export type Accepted<Event extends string = EventKind> = {
  ok: true;
  order: Order;
  event: OrderEvent<Event>;
  postings: Posting[];
  closesAttempts: AttemptEnd | null;
  closesChange: Exclude<ChangeStatus, "open"> | null;
};

type Decision<Event extends string = EventKind, Reason extends string = Refusal> =
  | Accepted<Event>
  | { ok: false; reason: Reason };

export function actorOf(side: Side, userId: string): Actor {
  return { kind: side, userId };
}

export function waitsForListing(
  { status }: Pick<Order, "status">,
  command: CommandKind,
  listingHidden: boolean,
): boolean {
  return listingHidden && status === "pending" && stepOfKind(command).needsListing;
}

export function refusalToOpen(
  { order, listingHidden }: { order: Order; listingHidden: boolean },
  side: Side,
  kind: CommandKind,
  now: number,
): Refusal | "listing_hidden" | null {
  const refusal = refusalBefore(order, side, kind, now);
  return refusal ?? (waitsForListing(order, kind, listingHidden) ? "listing_hidden" : null);
}

export type OrderRefusal =
  | Refusal
  | OpeningRefusal
  | "no_order"
  | "no_listing"
  | "gateway_silent"
  | "paid_meanwhile"
  | "price_paid"
  | "changed_meanwhile"
  | "done_otherwise"
  | "placed_otherwise"
  | "files_lost"
  | "too_many_orders"
  | "blocked"
  | "too_many_attempts"
  | "too_many_openings"
  | "seller_suspended"
  | "listing_hidden"
  | "too_many_steps"
  | "too_many_files"
  | RepeatRefusal
  | TimeFault
  | SlotFault
  | "own_order"
  | "failed";

/** The seller's notification and the history show the wished day. */
export function withWishedVisit(event: OrderEvent, visit: WishedVisit | null): OrderEvent {
  if (!visit?.wish) return event;
  const { day, slots } = visit.wish;
  return { ...event, detail: { ...event.detail, ...visitDetail(visit, day, slots) } };
}
