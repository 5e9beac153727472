import {
  chargedBack,
  escrowOf,
  type Posting,
  paymentReceived,
  refundAccount,
  refundEscrow,
  refundPaid,
  refundReturned,
  releaseEscrow,
  returnedAfterChargeBack,
  sellerAccount,
  splitEscrow,
  transferredAfterAll,
} from "~/ledger/ledger";
import { MAX_DAYS } from "~/listings/package";
import { type AttemptStatus, OPEN_ATTEMPTS, PAYABLE_ATTEMPTS, paymentPath } from "~/payments/payment";
import { zoneAt } from "~/places/place";
import { DAY, daysUntil, endOfDate } from "~/platform/dates";
import { type Outcome, ok, refused } from "~/platform/forms";
import { buyerPart, isPrice, isRupiah, isShare } from "~/platform/money";
import type { VisitRequest } from "~/visits/request";
import {
  momentOf,
  type SlotFault,
  type Span,
  spanOf,
  type TimeFault,
  type Visit,
  type VisitWish,
} from "~/visits/visit";
import {
  type AnswerName,
  type ChangeStatus,
  type ChangeTerms,
  isDueForRuling,
  MAX_REVISIONS,
  type Ruling,
} from "./change";
import {
  ANSWER_WINDOW,
  type FilePurpose,
  isClosed,
  isLate,
  LATE_CANCEL,
  LATE_GRACE,
  MIN_CANCELLATION_REASON,
  MIN_DISPUTE_REASON,
  MIN_REVISION_REASON,
  type Order,
  type OrderPlace,
  orderPlaceOf,
  otherSide,
  PAID_BEFORE_VISIT,
  PAYMENT_WINDOW,
  PENDING_PHASES,
  type Phase,
  pricedTotal,
  QUOTE_VALIDITY,
  quoteExpired,
  REVIEW_WINDOW,
  RULING_WINDOW,
  SHORTEST_PAYMENT,
  SIDES,
  type Side,
  WORK_PHASES,
  workDueAt,
} from "./order";

type End = Pick<StepResult, "changes" | "postings">;

export function settlement(order: Order, buyerShare: number): End & Pick<StepResult, "detail"> {
  const total = pricedTotal(order);
  const back = buyerPart(total, buyerShare);
  const end =
    buyerShare === 100
      ? ({ status: "cancelled", paymentStatus: "refund_pending" } as const)
      : ({ status: "completed", paymentStatus: buyerShare === 0 ? "released" : "split" } as const);
  return {
    changes: { ...end, phase: null, reviewDueAt: null, buyerShare },
    detail: { buyerShare, buyerAmount: back, sellerAmount: total - back },
    postings: splitEscrow(order, buyerShare),
  };
}

export const released = (order: Order): End => ({
  changes: { status: "completed", phase: null, paymentStatus: "released", reviewDueAt: null },
  postings: releaseEscrow(order),
});

export const refunded = (order: Order): End => ({
  changes: { status: "cancelled", phase: null, paymentStatus: "refund_pending", reviewDueAt: null },
  postings: refundEscrow(order.id, order.buyerId, pricedTotal(order)),
});

export type ActorKind = Side | "gateway" | "scheduler" | "operator";

export type CommonRefusal =
  | "stranger"
  | "not_now"
  | "closed"
  | "wrong_side"
  | "bad_price"
  | "payment_overdue"
  | "payment_under_review"
  | "not_yet_due"
  | "amount_mismatch"
  | "reason_too_short"
  | "bad_share"
  | "not_late"
  | "own_change"
  | "no_change";

/** Excludes the attempt that the command names. */
export type AttemptEnd = { as: "cancelled" | "expired"; from: readonly AttemptStatus[] };

type StepEventDetail = Record<string, string | number | null>;

export type StepResult<Event extends string = string> = {
  changes: Partial<
    Omit<Order, "id" | "listingId" | "buyerId" | "sellerId" | "version" | "createdAt" | "closedAt">
  >;
  event: Event;
  detail?: StepEventDetail;
  postings?: Posting[];
  closesAttempts?: AttemptEnd;
  /** If missing, an open change is marked as withdrawn. */
  closesChange?: "accepted" | "declined";
};

type Transition<C, Event extends string, No> = {
  by: readonly ActorKind[];
  from: readonly OrderPlace[];
  /** Uses only order and time, so that a page can call it before showing a button. */
  guard?: (order: Order, now: number) => No | null;
  check?: (order: Order, command: C, now: number) => No | null;
  does: (order: Order, command: C, now: number) => StepResult<Event>;
};

type Submission<C = AnyCommand> = {
  order: Order;
  side: Side;
  command: C | null;
  ownLast: string | null;
  change: { id: string; requestId: string; status: ChangeStatus } | null;
  formId: string | null;
  /** UTC ms */
  now: number;
};

type SentFile = { name: string; size: number };

/** A person's newest event of a step, with its files. */
export type OwnEvent = { version: number; detail: StepEventDetail; files: readonly SentFile[] };

/** A submitted form whose step is already done, with the stored version of that form. */
type Repeated = {
  order: Order;
  command: AnyCommand | null;
  /** Text of a form whose command can no longer be read. */
  said: string;
  files: readonly SentFile[];
  /** Version of the order that the page showed. Null if the form did not send it. */
  seen: number | null;
  own: OwnEvent | null;
};

/**
 * same: answer as the first time. other: another form did it. outdated: the order changed since. undone: this
 * person did not do it.
 */
export type RepeatResult = "same" | "other" | "outdated" | "undone";

type RepeatSpec<Event extends string> = {
  /** Events that the step records. */
  events: readonly Event[];
  /**
   * agrees: the form agrees to what its page showed. either: asks for an end that the other side may also
   * cause.
   */
  as?: "agrees" | "either";
};

/** Limits steps that change no state and could repeat for ever: events per person within a time in ms. */
export type StepLimit<Event extends string = string> = {
  event: Event;
  times: number;
  within: number;
  refusal: RepeatRefusal;
};

type Spec<C extends AnyCommand, Event extends string, No> = {
  kind: C["kind"];
  /** The first transition whose guard passes applies. A function if the two sides differ. */
  transitions: readonly Transition<C, Event, No>[] | ((side: Side) => readonly Transition<C, Event, No>[]);
};

type SideSpec<C extends AnyCommand, Event extends string, No> = Spec<C, Event, No> & {
  /** Returns true if the order is already in the state that the step leads to. */
  isDone?: (sent: Submission<C>) => boolean;
  /** How a repeated form is compared with the stored one. If missing, `isDone` compares everything. */
  repeat?: RepeatSpec<Event>;
  limit?: StepLimit<Event>;
  /** Agrees to the offer, so before the payment it is blocked while operators hide the listing. */
  needsListing?: true;
  /** Allowed while suspended, because the scheduler continues and silence would cost the person money. */
  whileSuspended?: true;
};

/** `reason`: minimum number of characters. */
type Askable = { note: "optional"; reason: number; buyerShare: "percent"; files: "count" };

/** `onward`: the step the side is expected to take. `aside`: other possible steps. */
export type StepPlace = "onward" | "aside";
type PlaceOf = StepPlace | ((order: Order, side: Side) => StepPlace);

type FormSpec<C extends AnyCommand> = {
  page: string;
  place: PlaceOf;
  /** Every field of the command and no other. The caller reads `visit`. */
  fields: { [F in Exclude<keyof C, "kind" | "visit">]-?: F extends keyof Askable ? Askable[F] : never };
  attaches?: FilePurpose;
  /** No concurrent change by the other side prevents it. */
  agreesToNothing?: true;
};

/**
 * `mendable`: refusals that the user can fix in the form. After any other refusal the page links back to the
 * order.
 */
type MendingSpec<No> = { mendable?: readonly No[] };

type PressSpec = Pick<FormSpec<AnyCommand>, "page" | "place" | "agreesToNothing"> & {
  leadsTo?: (orderId: string) => string;
};

type ButtonSpec = Partial<Pick<FormSpec<AnyCommand>, "page" | "place">> & {
  anytime?: true;
};

type AnyCommand = { kind: string };

/**
 * form: own page; press: on the order's page; button: there too, but done elsewhere; answer: next to a
 * change; visit: next to its time.
 */
type Surface = "form" | "press" | "button" | "answer" | "visit" | "none";

export type OrderStep<
  C extends AnyCommand = AnyCommand,
  Event extends string = string,
  No extends string = string,
  On extends Surface = Surface,
> = {
  kind: C["kind"];
  on: On;
  page: string | null;
  place: (order: Order, side: Side) => StepPlace | null;
  anytime: boolean;
  fields: Partial<Askable>;
  attaches: FilePurpose | null;
  agreesToNothing: boolean;
  mendable: readonly string[];
  leadsTo: ((orderId: string) => string) | null;
  answer: { name: AnswerName; ends: Exclude<ChangeStatus, "open"> } | null;
  whileSuspended: boolean;
  needsListing: boolean;
  limit: StepLimit<Event> | null;
  isDone: (sent: Submission) => boolean;
  /** Event kinds that a repeated form is compared with. */
  events: readonly string[];
  compare: (sent: Repeated) => RepeatResult;
  transitions: readonly {
    by: readonly ActorKind[];
    from: readonly OrderPlace[];
    guard: (order: Order, now: number) => No | null;
    take: (order: Order, command: AnyCommand, now: number) => StepResult<Event> | No | "not_now";
  }[];
  /** Used only by the compiler; never set. */
  readonly types?: { command: C; event: Event; refusal: No };
};

type TypesOf<S extends OrderStep> = NonNullable<S["types"]>;
export type CommandIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["command"] : never;
export type EventIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["event"] : never;
export type RefusalIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["refusal"] : never;
export type OwnRefusal<S extends OrderStep, K extends S["kind"]> = Exclude<
  RefusalIn<Extract<S, { kind: K }>>,
  CommonRefusal | RefusalIn<Exclude<S, { kind: K }>>
>;
export type OwnRefusalIn<S extends OrderStep> = { [K in S["kind"]]: OwnRefusal<S, K> }[S["kind"]];
export type KindOn<S extends OrderStep, On extends Surface> = Extract<S, { on: On }>["kind"];

export function formStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: SideSpec<C, Event, No | CommonRefusal> & FormSpec<C> & MendingSpec<No>,
): OrderStep<C, Event, No | CommonRefusal, "form"> {
  const { page, fields, attaches = null, agreesToNothing = false, mendable = [] } = spec;
  return { ...stepOf(spec, "form"), page, place: placeOf(spec), fields, attaches, agreesToNothing, mendable };
}

export function pressStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: SideSpec<C, Event, No | CommonRefusal> & PressSpec,
): OrderStep<C, Event, No | CommonRefusal, "press"> {
  const { page, agreesToNothing = false, leadsTo = null } = spec;
  return { ...stepOf(spec, "press"), page, place: placeOf(spec), agreesToNothing, leadsTo };
}

export function buttonStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: SideSpec<C, Event, No | CommonRefusal> & ButtonSpec,
): OrderStep<C, Event, No | CommonRefusal, "button"> {
  const { page = null, anytime = false } = spec;
  return { ...stepOf(spec, "button"), page, place: placeOf(spec), anytime };
}

function placeOf({ place = "onward" }: { place?: PlaceOf }) {
  return typeof place === "string" ? () => place : place;
}

export function answerStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: SideSpec<C, Event, No | CommonRefusal> & { answer: NonNullable<OrderStep["answer"]> },
): OrderStep<C, Event, No | CommonRefusal, "answer"> {
  const { answer } = spec;
  const isDone = ({ change, formId }: Submission) => change?.id === formId && change.status === answer.ends;
  return { ...stepOf(spec, "answer"), answer, isDone };
}

/** A step for orders with a visit. The order itself does not store the visit. */
export function visitStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: SideSpec<C, Event, No | CommonRefusal> & { page: string },
): OrderStep<C, Event, No | CommonRefusal, "visit"> {
  return { ...stepOf(spec, "visit"), page: spec.page };
}

export function outsideStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: Spec<C, Event, No | CommonRefusal>,
): OrderStep<C, Event, No | CommonRefusal, "none"> {
  return stepOf(spec, "none");
}

function stepOf<C extends AnyCommand, Event extends string, No extends string, On extends Surface>(
  spec: SideSpec<C, Event, No>,
  on: On,
): OrderStep<C, Event, No, On> {
  const { kind, transitions, isDone, repeat, limit = null } = spec;
  const { whileSuspended = false, needsListing = false } = spec;
  const isOwn = (command: AnyCommand): command is C => command.kind === kind;
  const rows = typeof transitions === "function" ? SIDES.flatMap(transitions) : transitions;
  return {
    kind,
    on,
    page: null,
    place: () => null,
    anytime: false,
    fields: {},
    attaches: null,
    agreesToNothing: false,
    mendable: [],
    leadsTo: null,
    answer: null,
    whileSuspended,
    needsListing,
    limit,
    isDone({ command, ...sent }) {
      const own = command !== null && isOwn(command) ? command : null;
      return isDone?.({ ...sent, command: own }) ?? false;
    },
    events: repeat?.events ?? [],
    compare: (sent) => (repeat ? compareWithStored(sent, repeat) : "same"),
    transitions: rows.map(({ by, from, guard, check, does }) => ({
      by,
      from,
      guard: guard ?? (() => null),
      take: (order, command, now) =>
        isOwn(command) ? (check?.(order, command, now) ?? does(order, command, now)) : "not_now",
    })),
  };
}

export const saysWhyIn =
  (least: number) =>
  (_: Order, { reason }: { reason: string }): "reason_too_short" | null =>
    [...reason.trim()].length < least ? "reason_too_short" : null;

type Written = AnyCommand & { note: string; reason: string; description: string } & Record<
    Amount,
    number | null
  >;
type Amount = "buyerShare" | "price" | "deadline" | "revisions";

function compareWithStored(sent: Repeated, { as }: RepeatSpec<string>): RepeatResult {
  const { own, seen, order } = sent;
  const written: Partial<Written> = { ...sent.command };
  const text = (written.note ?? written.reason ?? written.description ?? sent.said).trim();
  if (own === null) return as === "either" && text === "" ? "same" : "undone";
  if (as === "agrees") return seen === null || own.version === seen + 1 ? "same" : "outdated";
  const isStored = (name: Amount) => {
    const [now = undefined, then = null] = [written[name], own.detail[name]];
    // A proposed price equal to the order's price is stored as null.
    const blank = name === "price" ? order.price : null;
    return now === undefined || (now ?? blank) === (then ?? blank);
  };
  const amounts: readonly Amount[] = ["buyerShare", "price", "deadline", "revisions"];
  const isSame = text === (own.detail.reason ?? "") && amounts.every(isStored);
  return isSame && haveSameFiles(sent.files, own.files) ? "same" : "other";
}

function haveSameFiles(sent: readonly SentFile[], stored: readonly SentFile[]): boolean {
  const listed = (files: readonly SentFile[]) => files.map(({ name, size }) => `${size} ${name}`).sort();
  return JSON.stringify(listed(sent)) === JSON.stringify(listed(stored));
}

type AcceptCancellation = { kind: "accept_cancellation" };

export const acceptCancellation = formStep<AcceptCancellation, "settled">({
  kind: "accept_cancellation",
  page: "cancellation-agreement",
  place: "onward",
  fields: {},
  whileSuspended: true,
  isDone: ({ order }) => isClosed(order) && order.buyerShare !== null,
  repeat: { events: ["settled"], as: "agrees" },
  transitions: [
    {
      by: ["seller"],
      from: ["cancel_requested"],
      does: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "settled" }),
    },
  ],
});

/** Phases before the delivery. Delivered and disputed work needs no visit time. */
export const VISITABLE: readonly Phase[] = ["inquiry", "quoted", "awaiting_payment", "working", "revision"];

/** For history and notifications, which both sides can always read. Never contains the street. */
export function visitDetail(
  visit: Pick<Visit, "placeCode"> | null,
  day: string,
  [slot, other]: readonly number[],
): NonNullable<StepResult["detail"]> {
  return { day, slot: slot ?? null, otherSlot: other ?? null, place: visit?.placeCode ?? null };
}

export function isSameWish(
  wish: Pick<VisitWish, "day" | "slots">,
  { day, slots }: Pick<VisitWish, "day" | "slots">,
): boolean {
  return wish.day === day && [...wish.slots].sort().join() === [...slots].sort().join();
}

type Wished = { placeCode: string; wish: Pick<VisitWish, "day" | "slots"> | null };

/**
 * If the wished day is after the package's time, that day becomes the deadline. Otherwise the work would be
 * late before the visit.
 */
export function coveringVisit(order: Order, visit: Wished | null): Order {
  const { maxDays, deadline, createdAt, paymentDueAt } = order;
  if (!visit?.wish) return order;
  const end = endOfDate(visit.wish.day, zoneAt(visit.placeCode));
  const covers = end !== null && maxDays !== null && deadline === null && end > createdAt + maxDays * DAY;
  return {
    ...order,
    ...(covers ? { deadline: end } : {}),
    ...(paymentDueAt === null ? {} : { paymentDueAt: billDueAt({ ...visit, agreed: null }, createdAt) }),
  };
}

/**
 * Returns UTC ms before the visit, so that the payment comes first. A near visit still leaves
 * `SHORTEST_PAYMENT`.
 */
export function billDueAt(visit: (Pick<Visit, "placeCode" | "agreed"> & Wished) | null, now: number): number {
  const begin = visit && beginAhead(visit, now);
  const usual = now + PAYMENT_WINDOW;
  return begin === null
    ? usual
    : Math.min(usual, Math.max(begin - PAID_BEFORE_VISIT, now + SHORTEST_PAYMENT));
}

/** Returns UTC ms, or null if every slot has begun. */
function beginAhead({ agreed, wish, placeCode }: NonNullable<Parameters<typeof billDueAt>[0]>, now: number) {
  const zone = zoneAt(placeCode);
  const from = (day: string, slot: number) => momentOf(day, slot, zone);
  const agreedAt = agreed && from(agreed.day, agreed.slot);
  if (agreedAt !== null && agreedAt > now) return agreedAt;
  const wished = (wish?.slots ?? []).map((slot) => from(wish?.day ?? "", slot)).filter((at) => at > now);
  return wished.length === 0 ? null : Math.min(...wished);
}

/** Returns UTC ms: the end of the visit's day if that is later than the offered days. */
export function deadlineOfQuote(
  order: Order,
  visit: Slots | null,
  { days, now }: { days: number; now: number },
): number | null {
  // A seller's unanswered wish must not extend their own deadline.
  const wish = visit?.wish?.by === "buyer" ? visit.wish : null;
  const slots = visit && (visit.agreed ?? wish);
  const end = slots ? endOfDate(slots.day, zoneAt(visit.placeCode)) : null;
  const covers = order.phase === "quoted" && order.deadline === end;
  if (end === null || (order.deadline !== null && !covers)) return order.deadline;
  return end > now + days * DAY ? end : null;
}

/** Returns UTC ms, or null if there is no limit, as after a delivery. */
export function visitBefore(order: Order, now: number): number | null {
  if (order.deliveredAt !== null) return null;
  return workDueAt(order) ?? (order.maxDays === null ? null : now + order.maxDays * DAY);
}

/**
 * True if the seller's own wish for a visit is after the quoted days. It could not be proposed afterwards
 * either.
 */
export function outlastsQuote(
  order: Order,
  visit: Slots | null,
  { days, now }: { days: number; now: number },
): boolean {
  if (visit?.wish?.by !== "seller") return false;
  return isAfterDeadline(deadlineOfQuote(order, visit, { days, now }) ?? now + days * DAY, visit);
}

/** True if the deadline `due` (UTC ms) is before the end of the agreed visit. */
export function endsAfter(due: number, order: Order, visit: Slots | null): boolean {
  if (order.deliveredAt !== null || !visit?.agreed) return false;
  return spanOf(visit.agreed, zoneAt(visit.placeCode)).to > due;
}

/** Returns UTC ms: the end of the agreed day if the work would be due earlier. */
export function deadlineWithVisit(
  order: Order,
  { placeCode, agreed }: Pick<Visit, "placeCode"> & { agreed: { day: string; slot: number } },
  now: number,
): number | null {
  const due = visitBefore(order, now);
  const visit = { placeCode, agreed, wish: null };
  if (due === null || !endsAfter(due, order, visit)) return order.deadline;
  return endOfDate(agreed.day, zoneAt(placeCode));
}

/** True if a wished slot begins after the work is due. */
export function isAfterDeadline(due: number | null, { placeCode, wish }: Wished): boolean {
  if (due === null || wish === null) return false;
  const zone = zoneAt(placeCode);
  return wish.slots.some((slot) => momentOf(wish.day, slot, zone) > due);
}

export type Slots = Pick<Visit, "agreed" | "wish" | "placeCode">;

/** The agreed slot, otherwise the proposed ones: from the start of the first to the end of the last. */
export function standingSpan({ agreed, wish, placeCode }: Slots): Span | null {
  const zone = zoneAt(placeCode);
  const [day, slots] = agreed ? [agreed.day, [agreed.slot]] : wish ? [wish.day, wish.slots] : ["", []];
  if (slots.length === 0) return null;
  const at = (slot: number) => spanOf({ day, slot }, zone);
  return { from: at(Math.min(...slots)).from, to: at(Math.max(...slots)).to };
}

/**
 * Returns UTC ms, or null for any time. After the deadline a visit that the other side could postpone for
 * ever no longer delays the delivery.
 */
function deliverableFrom(order: Order, visit: Slots | null): number | null {
  const span = visit && standingSpan(visit);
  if (!span) return null;
  if (order.deliveredAt !== null) return visit.agreed ? span.from : null;
  return Math.min(span.from, workDueAt(order) ?? span.from);
}

export function isTooEarly(order: Order, visit: Slots | null, now: number): boolean {
  const from = deliverableFrom(order, visit);
  return from !== null && now < from;
}

/**
 * Returns UTC ms, at least the review window after the visit. After the first delivery only agreed visits
 * count, or a wish could hold the money for months. It also stops a seller from setting a late visit and
 * delivering after it.
 */
export function reviewDueAfter(order: Order, visit: Slots | null, now: number): number {
  const counts = visit && (order.deliveredAt === null || visit.agreed !== null);
  const end = (counts && standingSpan(visit)?.to) || now;
  const unheard = visit !== null && visit.agreed === null && visit.wish?.by !== "buyer";
  const due = (unheard ? workDueAt(order) : null) ?? now;
  return Math.max(order.reviewDueAt ?? 0, Math.max(now, end, due) + REVIEW_WINDOW);
}

export function slotsAhead({ wish, placeCode }: Slots, now: number): number[] {
  if (wish === null) return [];
  const zone = zoneAt(placeCode);
  return wish.slots.filter((slot) => spanOf({ day: wish.day, slot }, zone).from > now);
}

/** Returns UTC ms, or null if no wished slot can be accepted any more. */
export function acceptableUntil(visit: Slots, now: number): number | null {
  const ahead = slotsAhead(visit, now);
  if (visit.wish === null || ahead.length === 0) return null;
  return spanOf({ day: visit.wish.day, slot: Math.max(...ahead) }, zoneAt(visit.placeCode)).from;
}

/**
 * `answer`: the other side's wish needs an answer. `awaited`: the own wish has no answer yet. `ahead`: the
 * visit comes first.
 */
export type VisitTurn = "answer" | "awaited" | "ahead";

export function visitTurn(order: Order, visit: Slots | null, side: Side, now: number): VisitTurn | null {
  if (visit === null || (order.phase !== "working" && order.phase !== "revision")) return null;
  const wished = slotsAhead(visit, now).length > 0 ? visit.wish : null;
  const first = order.changeBy === otherSide(side) || (order.phase === "working" && isLate(order, now, 0));
  if (wished && wished.by !== side && !first) return "answer";
  if (!isTooEarly(order, visit, now)) return null;
  if (wished && visit.agreed === null) return "awaited";
  return side === "seller" ? "ahead" : null;
}

export const CHANGEABLE: readonly Phase[] = [
  "quoted",
  "awaiting_payment",
  "working",
  "delivered",
  "revision",
];

export type TermsRefusal = "price_fixed" | "deadline_passed" | "deadline_before_visit" | "bad_revisions";

const isPaid = ({ paymentStatus }: Order): boolean => paymentStatus === "held";

export type WithVisit = { visit?: Visit | null };

export function termsFault(
  order: Order,
  { price, deadline, revisions, visit = null }: ChangeTerms & WithVisit,
  now: number,
): TermsRefusal | CommonRefusal | null {
  if (price !== null) {
    if (isPaid(order)) return "price_fixed";
    // The payment may still succeed at the old price.
    if (order.paymentStatus === "review") return "payment_under_review";
    if (!isPrice(price)) return "bad_price";
  }
  if (deadline !== null && !(Number.isInteger(deadline) && deadline > now)) return "deadline_passed";
  if (deadline !== null && endsAfter(deadline, order, visit)) return "deadline_before_visit";
  const countable =
    Number.isInteger(revisions) && Number(revisions) >= 0 && Number(revisions) <= MAX_REVISIONS;
  return revisions === null || countable ? null : "bad_revisions";
}

export const inTime = (order: Order, now: number): "payment_overdue" | null =>
  order.phase === "awaiting_payment" && order.paymentDueAt !== null && now > order.paymentDueAt
    ? "payment_overdue"
    : null;

export const isAsked = ({ changeBy }: Order, side: Side): "no_change" | "own_change" | null =>
  changeBy === null ? "no_change" : changeBy === otherSide(side) ? null : "own_change";

/** The agreed number of days must not exceed the agreed day. */
function agreedDeadline(order: Order, deadline: number, now: number): StepResult["changes"] {
  const days = daysUntil(deadline, now);
  const shorter = order.startedAt === null && order.maxDays !== null && order.maxDays > days;
  return { deadline, ...(shorter ? { maxDays: days } : {}) };
}

export function agreed(
  order: Order,
  { price, deadline, revisions, visit = null }: ChangeTerms & WithVisit,
  now: number,
): StepResult["changes"] {
  return {
    changeBy: null,
    ...(price === null ? {} : { price, totalPrice: price * order.quantity }),
    ...(deadline === null ? {} : agreedDeadline(order, deadline, now)),
    ...(revisions === null ? {} : { revisionsLeft: revisions }),
    // Renews the seller's offer, even an expired one.
    ...(order.phase === "quoted" ? { quoteExpiresAt: now + QUOTE_VALIDITY } : {}),
    ...(order.phase === "awaiting_payment" && price !== null
      ? { paymentStatus: "unpaid" as const, paymentDueAt: billDueAt(visit, now) }
      : {}),
  };
}

export const detailOf = ({ price, deadline, revisions }: ChangeTerms) => ({ price, deadline, revisions });

type AcceptChange = { kind: "accept_change" } & ChangeTerms & WithVisit;

export const acceptChange = answerStep<AcceptChange, "change_accepted", TermsRefusal>({
  kind: "accept_change",
  needsListing: true,
  answer: { name: "acceptance", ends: "accepted" },
  repeat: { events: ["change_accepted"] },
  transitions: (side) => [
    {
      by: [side],
      from: CHANGEABLE,
      guard: (order, now) => isAsked(order, side) ?? inTime(order, now),
      check: termsFault,
      does: (order, command, now) => ({
        changes: agreed(order, command, now),
        event: "change_accepted",
        detail: detailOf(command),
        closesChange: "accepted",
        // Open and refused bills have the old price.
        ...(command.price === null || order.phase === "quoted"
          ? {}
          : { closesAttempts: { as: "cancelled", from: PAYABLE_ATTEMPTS } }),
      }),
    },
  ],
});

type AcceptQuote = { kind: "accept_quote"; visit?: Visit | null };

const breaksDeadline = ({ deadline, maxDays }: Order, now: number): boolean =>
  deadline !== null && maxDays !== null && now + maxDays * DAY > deadline;

export const acceptQuote = pressStep<AcceptQuote, "quote_accepted", "quote_expired">({
  kind: "accept_quote",
  page: "acceptance",
  place: "onward",
  leadsTo: paymentPath,
  needsListing: true,
  isDone: ({ order, side }) => side === "buyer" && order.phase === "awaiting_payment",
  repeat: { events: ["quote_accepted"], as: "agrees" },
  transitions: [
    {
      by: ["buyer"],
      from: ["quoted"],
      guard: (order, now) => (quoteExpired(order, now) ? "quote_expired" : null),
      does: (order, { visit = null }, now) => ({
        changes: {
          phase: "awaiting_payment",
          paymentDueAt: billDueAt(visit, now),
          changeBy: null,
          // Both agreed to these days, so an earlier wished day is no deadline any more.
          ...(breaksDeadline(order, now) ? { deadline: null } : {}),
        },
        event: "quote_accepted",
        detail: { amount: order.totalPrice },
      }),
    },
  ],
});

type AcceptSettlement = { kind: "accept_settlement" };

export const acceptSettlement = formStep<AcceptSettlement, "settled">({
  kind: "accept_settlement",
  page: "settlement-agreement",
  place: "onward",
  fields: {},
  whileSuspended: true,
  isDone: ({ order }) => isClosed(order) && order.buyerShare !== null,
  repeat: { events: ["settled"], as: "agrees" },
  transitions: (side) => [
    {
      by: [side],
      from: ["disputed"],
      guard: ({ proposedBy }) => (proposedBy === otherSide(side) ? null : "own_change"),
      does: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "settled" }),
    },
  ],
});

type AcceptVisit = { kind: "accept_visit"; visit: Visit | null; day: string; slot: number };

/** Returns UTC ms, never later than before, because the other side relies on it. */
function billBefore({ paymentDueAt }: Order, visit: Visit, now: number): number | null {
  return paymentDueAt === null ? null : Math.min(paymentDueAt, billDueAt(visit, now));
}

export const acceptVisit = visitStep<AcceptVisit, "visit_accepted", "no_visit" | "visit_passed">({
  kind: "accept_visit",
  page: "visit-acceptance",
  isDone: ({ command }) => {
    const agreed = command?.visit?.wish ? null : command?.visit?.agreed;
    return agreed?.day === command?.day && agreed?.slot === command?.slot && agreed != null;
  },
  transitions: (side) => [
    {
      by: [side],
      from: VISITABLE,
      check: (_, { visit, day, slot }, now) => {
        const wish = visit?.wish ?? null;
        if (visit === null || wish === null || wish.day !== day || !wish.slots.includes(slot))
          return "no_visit";
        if (wish.by === side) return "own_change";
        return spanOf({ day, slot }, zoneAt(visit.placeCode)).from < now ? "visit_passed" : null;
      },
      does: (order, { visit, day, slot }, now) => {
        const agreed = { day, slot };
        const deadline = visit && deadlineWithVisit(order, { placeCode: visit.placeCode, agreed }, now);
        const detail = visitDetail(visit, day, [slot]);
        const bill =
          order.phase === "awaiting_payment" && visit && billBefore(order, { ...visit, agreed }, now);
        const changes = bill ? { paymentDueAt: bill } : {};
        if (deadline === order.deadline) return { changes, event: "visit_accepted", detail };
        return {
          changes: { ...changes, deadline },
          event: "visit_accepted",
          detail: { ...detail, deadline },
        };
      },
    },
  ],
});

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
        // A late answer must not delay a ruling that the other side waits for.
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

type Cancel = { kind: "cancel"; reason?: string };

export const cancel = buttonStep<Cancel, "cancelled" | "cancelled_late">({
  kind: "cancel",
  // For a quoted price, this is how the buyer declines.
  place: ({ phase }, side) => (phase === "quoted" && side === "buyer" ? "onward" : "aside"),
  anytime: true,
  isDone: ({ order }) => order.status === "cancelled",
  repeat: { events: ["cancelled", "cancelled_late"], as: "either" },
  transitions: [
    {
      by: ["buyer", "seller"],
      from: PENDING_PHASES,
      does: (_, { reason }) => ({
        changes: { status: "cancelled", phase: null, paymentStatus: "unpaid" },
        event: "cancelled",
        detail: { reason: reason || null },
        closesAttempts: { as: "cancelled", from: OPEN_ATTEMPTS },
      }),
    },
    {
      by: ["seller"],
      from: ["working", "revision"],
      does: (order, { reason }) => ({
        ...refunded(order),
        event: "cancelled",
        detail: { reason: reason || null, amount: order.totalPrice },
      }),
    },
    {
      by: ["buyer"],
      from: ["working"],
      guard: (order, now) => (isLate(order, now, LATE_GRACE) ? null : "not_late"),
      does: (order, { reason }) => ({
        ...refunded(order),
        event: "cancelled_late",
        detail: { reason: reason || null, amount: order.totalPrice },
      }),
    },
  ],
});

type CancelLate = { kind: "cancel_late" };

export const cancelLate = outsideStep<CancelLate, "cancelled_late">({
  kind: "cancel_late",
  transitions: [
    {
      by: ["scheduler"],
      from: ["working"],
      guard: (order, now) => (isLate(order, now, LATE_CANCEL) ? null : "not_yet_due"),
      does: (order) => ({
        ...refunded(order),
        event: "cancelled_late",
        detail: { amount: order.totalPrice },
      }),
    },
  ],
});

type Complete = { kind: "complete" };

export const complete = buttonStep<Complete, "completed">({
  kind: "complete",
  // Without a delivery to review, releasing the money is not the expected step.
  place: ({ phase }) => (phase === "delivered" ? "onward" : "aside"),
  whileSuspended: true,
  isDone: ({ order, side }) => side === "buyer" && order.status === "completed",
  repeat: { events: ["completed"], as: "either" },
  transitions: [
    {
      by: ["buyer"],
      from: ["working", "delivered", "revision"],
      does: (order) => ({ ...released(order), event: "completed" }),
    },
  ],
});

type DeclineChange = { kind: "decline_change"; reason: string };

export const declineChange = answerStep<DeclineChange, "change_declined">({
  kind: "decline_change",
  answer: { name: "refusal", ends: "declined" },
  repeat: { events: ["change_declined"] },
  transitions: (side) => [
    {
      by: [side],
      from: CHANGEABLE,
      guard: (order) => isAsked(order, side),
      does: (_, { reason }) => ({
        changes: { changeBy: null },
        event: "change_declined",
        detail: { reason: reason || null },
        closesChange: "declined",
      }),
    },
  ],
});

export const NOT_ASKED = { phaseBefore: null, buyerShare: null, proposedBy: null, answerDueAt: null };

/** Leaves at least a day to review the delivery again. */
export const asBefore = (order: Order, now: number) => ({
  ...NOT_ASKED,
  phase: order.phaseBefore ?? ("working" as const),
  ...(order.phaseBefore === "delivered" ? { reviewDueAt: Math.max(order.reviewDueAt ?? 0, now + DAY) } : {}),
});

type Deliver = { kind: "deliver"; note: string; files: number; visit: Visit | null };

export const deliver = formStep<Deliver, "delivered", "nothing_delivered" | "visit_ahead">({
  kind: "deliver",
  page: "delivery",
  place: "onward",
  fields: { note: "optional", files: "count" },
  attaches: "delivery",
  mendable: ["nothing_delivered", "visit_ahead"],
  agreesToNothing: true,
  whileSuspended: true,
  isDone: ({ order, side }) => side === "seller" && order.phase === "delivered",
  repeat: { events: ["delivered"] },
  transitions: [
    {
      by: ["seller"],
      // Allowed during a cancellation request: repeated requests must not block a delivery, and a delivery is
      // an answer.
      from: ["working", "revision", "cancel_requested"],
      check: (order, { note, files, visit }, now) => {
        if (isTooEarly(order, visit, now)) return "visit_ahead";
        return note.trim() === "" && files === 0 ? "nothing_delivered" : null;
      },
      does: (order, { note, files, visit }, now) => ({
        changes: {
          ...NOT_ASKED,
          phase: "delivered",
          deliveredAt: order.deliveredAt ?? now,
          reviewDueAt: reviewDueAfter(order, visit, now),
        },
        event: "delivered",
        detail: {
          reason: note || null,
          files,
          ...(order.phase === "cancel_requested" ? { refusedShare: order.buyerShare } : {}),
        },
      }),
    },
  ],
});

type EnforceCancellation = { kind: "enforce_cancellation" };

export const enforceCancellation = outsideStep<EnforceCancellation, "cancellation_enforced">({
  kind: "enforce_cancellation",
  transitions: [
    {
      by: ["scheduler"],
      from: ["cancel_requested"],
      guard: ({ answerDueAt }, now) => (answerDueAt !== null && now > answerDueAt ? null : "not_yet_due"),
      does: (order) => ({ ...settlement(order, order.buyerShare ?? 0), event: "cancellation_enforced" }),
    },
  ],
});

/** The caller has asked the gateway, which reports it unpaid. */
type Expire = { kind: "expire" };

export const expire = outsideStep<Expire, "expired">({
  kind: "expire",
  transitions: [
    {
      by: ["scheduler"],
      from: ["awaiting_payment"],
      guard: (order, now) => {
        if (order.paymentStatus === "review") return "payment_under_review";
        return order.paymentDueAt !== null && now > order.paymentDueAt ? null : "not_yet_due";
      },
      does: () => ({
        changes: { status: "cancelled", phase: null, paymentStatus: "expired" },
        event: "expired",
        closesAttempts: { as: "expired", from: OPEN_ATTEMPTS },
      }),
    },
  ],
});

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

type PaymentFailed = { kind: "payment_failed"; attempt: number };

export const paymentFailed = outsideStep<PaymentFailed, "payment_failed">({
  kind: "payment_failed",
  transitions: [
    {
      by: ["gateway"],
      from: ["awaiting_payment"],
      does: (_, { attempt }) => ({
        changes: { paymentStatus: "awaiting" },
        event: "payment_failed",
        detail: { attempt },
      }),
    },
  ],
});

type PaymentInReview = { kind: "payment_in_review"; attempt: number };

export const paymentInReview = outsideStep<PaymentInReview, "payment_reviewed">({
  kind: "payment_in_review",
  transitions: [
    {
      by: ["gateway"],
      from: ["awaiting_payment"],
      does: (_, { attempt }) => ({
        changes: { paymentStatus: "review" },
        event: "payment_reviewed",
        detail: { attempt },
      }),
    },
  ],
});

/**
 * Per person and order within 24 hours, changes and settlements separately, because each notifies the other
 * side.
 */
export const CHANGES_A_DAY = 5;

/** Per order, because each sends the buyer a mail. */
export const QUOTES_A_DAY = 10;

/**
 * Per order in 30 days. Each request pauses the review of a delivery, so more could delay the payout for
 * ever.
 */
export const CANCELLATIONS_A_MONTH = 3;

export type RepeatRefusal = "too_many_changes" | "too_many_quotes" | "too_many_cancellations";

type ProposeChange = { kind: "propose_change"; description: string } & ChangeTerms & WithVisit;

export const proposeChange = buttonStep<ProposeChange, "change_proposed", TermsRefusal | "change_open">({
  kind: "propose_change",
  needsListing: true,
  page: "change",
  place: ({ phase }, side) => (phase === "quoted" && side === "buyer" ? "onward" : "aside"),
  anytime: true,
  limit: { event: "change_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ change, formId }) => change?.requestId === formId,
  repeat: { events: ["change_proposed"] },
  transitions: (side) => [
    {
      by: [side],
      from: CHANGEABLE,
      guard: (order, now) => (order.changeBy === null ? inTime(order, now) : "change_open"),
      check: (order, command, now) =>
        command.description.trim() === "" ? "reason_too_short" : termsFault(order, command, now),
      does: (_, command) => ({
        changes: { changeBy: side },
        event: "change_proposed",
        detail: { ...detailOf(command), reason: command.description },
      }),
    },
  ],
});

type ProposeSettlement = { kind: "propose_settlement"; buyerShare: number };

export const proposeSettlement = formStep<ProposeSettlement, "settlement_proposed">({
  kind: "propose_settlement",
  page: "settlement",
  place: "onward",
  fields: { buyerShare: "percent" },
  limit: { event: "settlement_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ order, side, command }) =>
    order.phase === "disputed" && order.proposedBy === side && order.buyerShare === command?.buyerShare,
  transitions: (side) => [
    {
      by: [side],
      from: ["disputed"],
      check: (_, { buyerShare }) => (isShare(buyerShare) ? null : "bad_share"),
      does: (_, { buyerShare }) => ({
        changes: { buyerShare, proposedBy: side },
        event: "settlement_proposed",
        detail: { buyerShare },
      }),
    },
  ],
});

/** The caller reads the visit and has checked that the slots are available. */
type ProposeVisit = { kind: "propose_visit"; visit: Visit | null; day: string; slots: readonly number[] };

export const proposeVisit = visitStep<ProposeVisit, "visit_proposed", "no_visit">({
  kind: "propose_visit",
  page: "visit",
  limit: { event: "visit_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ side, command }) => command?.visit?.wish?.by === side && isSameWish(command.visit.wish, command),
  transitions: (side) => [
    {
      by: [side],
      from: VISITABLE,
      check: (_, { visit }) => (visit === null ? "no_visit" : null),
      does: (_, { visit, day, slots }) => ({
        changes: {},
        event: "visit_proposed",
        detail: visitDetail(visit, day, slots),
      }),
    },
  ],
});

type Quote = { kind: "quote"; price: number; days: number; visit?: Visit | null };

export const quote = buttonStep<Quote, "quoted", "bad_days" | "visit_after_days">({
  kind: "quote",
  needsListing: true,
  limit: { event: "quoted", times: QUOTES_A_DAY, within: DAY, refusal: "too_many_quotes" },
  // Repeating the same price renews an expired offer.
  isDone: ({ order, side, command, now }) =>
    side === "seller" &&
    order.phase === "quoted" &&
    !quoteExpired(order, now) &&
    order.price === command?.price &&
    order.maxDays === command.days,
  transitions: [
    {
      by: ["seller"],
      from: ["inquiry", "quoted"],
      check: (order, { price, days, visit = null }, now) => {
        if (!isPrice(price)) return "bad_price";
        if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) return "bad_days";
        return outlastsQuote(order, visit, { days, now }) ? "visit_after_days" : null;
      },
      does: (order, { price, days, visit = null }, now) => ({
        changes: {
          phase: "quoted",
          price,
          totalPrice: price * order.quantity,
          maxDays: days,
          deadline: deadlineOfQuote(order, visit, { days, now }),
          quoteExpiresAt: now + QUOTE_VALIDITY,
          changeBy: null,
        },
        event: "quoted",
        detail: { price, days },
      }),
    },
  ],
});

/** Elsewhere the order cannot accept a payment, so it is refunded. */
export const PAYMENT_PLACES: readonly OrderPlace[] = [
  "awaiting_payment",
  ...WORK_PHASES,
  "completed",
  "cancelled",
];

export const sumIsExact = (order: Order, { amount }: { amount: number }): "amount_mismatch" | null =>
  amount === order.totalPrice ? null : "amount_mismatch";

export const sumIsMoney = (_: Order, { amount }: { amount: number }): "amount_mismatch" | null =>
  isRupiah(amount) && amount > 0 ? null : "amount_mismatch";

/** The caller drops repeats of a paid attempt. */
type RecordPayment = { kind: "record_payment"; amount: number; attempt: number; method: string };

const receipt = ({ amount, attempt, method }: RecordPayment) => ({ amount, attempt, method });

/** Posted through escrow, so that the order's own ledger entries are complete. */
const autoRefund = (order: Order, command: RecordPayment) => ({
  changes: {},
  detail: receipt(command),
  postings: [
    ...paymentReceived(order.id, command.amount),
    ...refundEscrow(order.id, order.buyerId, command.amount),
  ],
});

export const recordPayment = outsideStep<
  RecordPayment,
  "paid" | "paid_outdated" | "paid_again" | "paid_late"
>({
  kind: "record_payment",
  transitions: [
    {
      by: ["gateway"],
      from: ["awaiting_payment"],
      check: sumIsExact,
      // Allowed after the time to pay, until the scheduler expires the order, because the money has arrived.
      does: (order, command, now) => ({
        changes: {
          status: "in_progress",
          phase: "working",
          paymentStatus: "held",
          startedAt: now,
          // The change may be about the price, which is now paid.
          changeBy: null,
        },
        event: "paid",
        detail: receipt(command),
        postings: paymentReceived(order.id, command.amount),
        closesAttempts: { as: "cancelled", from: OPEN_ATTEMPTS },
      }),
    },
    {
      // A bill with a former price may still be open.
      by: ["gateway"],
      from: ["awaiting_payment"],
      check: sumIsMoney,
      does: (order, command) => ({ ...autoRefund(order, command), event: "paid_outdated" }),
    },
    {
      by: ["gateway"],
      from: [...WORK_PHASES, "completed"],
      check: sumIsMoney,
      does: (order, command) => ({ ...autoRefund(order, command), event: "paid_again" }),
    },
    {
      by: ["gateway"],
      from: ["cancelled"],
      check: sumIsMoney,
      does: (order, command) => ({
        ...autoRefund(order, command),
        changes: order.paymentStatus === "charged_back" ? {} : { paymentStatus: "refund_pending" },
        event: "paid_late",
      }),
    },
  ],
});

/** `last`: the order owes the buyer nothing more. */
type RecordRefund = { kind: "record_refund"; amount: number; through: "gateway" | "bank"; last: boolean };

export const recordRefund = outsideStep<RecordRefund, "refunded">({
  kind: "record_refund",
  transitions: [
    {
      by: ["gateway", "operator"],
      from: PAYMENT_PLACES,
      check: sumIsMoney,
      does: (order, { amount, through, last }) => ({
        changes: last && order.paymentStatus === "refund_pending" ? { paymentStatus: "refunded" } : {},
        event: "refunded",
        detail: { amount, through },
        postings: refundPaid(order.buyerId, amount, through),
      }),
    },
  ],
});

type RecordTransfer = { kind: "record_transfer"; amount: number };

export const recordTransfer = outsideStep<RecordTransfer, "refunded">({
  kind: "record_transfer",
  transitions: [
    {
      by: ["gateway", "operator"],
      from: PAYMENT_PLACES,
      check: sumIsMoney,
      does: (order, { amount }) => ({
        changes: {},
        event: "refunded",
        detail: { amount, through: "bank" },
        postings: transferredAfterAll(order.buyerId, amount),
      }),
    },
  ],
});

type RefuseCancellation = { kind: "refuse_cancellation"; reason: string };

export const refuseCancellation = formStep<RefuseCancellation, "cancellation_refused">({
  kind: "refuse_cancellation",
  page: "cancellation-refusal",
  place: "onward",
  fields: { reason: MIN_CANCELLATION_REASON },
  agreesToNothing: true,
  whileSuspended: true,
  // The order returns to its former phase, so only the history shows the step.
  isDone: ({ ownLast }) => ownLast === "cancellation_refused",
  repeat: { events: ["cancellation_refused"] },
  transitions: [
    {
      by: ["seller"],
      from: ["cancel_requested"],
      check: saysWhyIn(MIN_CANCELLATION_REASON),
      does: (order, { reason }, now) => ({
        changes: asBefore(order, now),
        event: "cancellation_refused",
        detail: { reason },
      }),
    },
  ],
});

type Release = { kind: "release" };

export const release = outsideStep<Release, "released">({
  kind: "release",
  transitions: [
    {
      by: ["scheduler"],
      from: ["delivered"],
      guard: ({ reviewDueAt }, now) => (reviewDueAt !== null && now > reviewDueAt ? null : "not_yet_due"),
      does: (order) => ({ ...released(order), event: "released" }),
    },
  ],
});

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

/**
 * `debt`: version of the event that created the debt. `taken`: the buyer got the money another way and is
 * owed nothing.
 */
type ReturnRefund = { kind: "return_refund"; amount: number; debt: number; taken: boolean };

export const returnRefund = outsideStep<ReturnRefund, "refund_returned">({
  kind: "return_refund",
  transitions: [
    {
      by: ["gateway", "operator"],
      from: PAYMENT_PLACES,
      check: sumIsMoney,
      does: (order, { amount, debt, taken }) => ({
        changes: !taken && order.paymentStatus === "refunded" ? { paymentStatus: "refund_pending" } : {},
        event: "refund_returned",
        detail: { amount, debt, to: taken ? "loss" : "buyer" },
        postings: taken
          ? returnedAfterChargeBack(order.buyerId, amount)
          : refundReturned(order.buyerId, amount),
      }),
    },
  ],
});

type RuleDispute = { kind: "rule_dispute" } & Ruling;

const explainsRuling = saysWhyIn(MIN_DISPUTE_REASON);

export const ruleDispute = outsideStep<RuleDispute, "ruled">({
  kind: "rule_dispute",
  transitions: [
    {
      by: ["operator"],
      from: ["disputed"],
      guard: (order, now) => (isDueForRuling(order, now) ? null : "not_yet_due"),
      check: (order, command) => (isShare(command.buyerShare) ? explainsRuling(order, command) : "bad_share"),
      does: (order, { buyerShare, reason }) => {
        const end = settlement(order, buyerShare);
        return { ...end, event: "ruled", detail: { ...end.detail, reason } };
      },
    },
  ],
});

type StartPayment = { kind: "start_payment" };

export const startPayment = buttonStep<StartPayment, "payment_started">({
  kind: "start_payment",
  needsListing: true,
  transitions: [
    {
      by: ["buyer"],
      from: ["awaiting_payment"],
      guard: (order, now) => {
        if (order.paymentStatus === "review") return "payment_under_review";
        return order.paymentDueAt === null || now <= order.paymentDueAt ? null : "payment_overdue";
      },
      does: () => ({ changes: { paymentStatus: "awaiting" }, event: "payment_started" }),
    },
  ],
});

/**
 * `owed`: owed to the buyer. `held`: held in the seller's balance. `surplus`: a payment other than the one
 * for the work.
 */
type TakeBack = {
  kind: "take_back";
  amount: number;
  surplus: boolean;
  owed: number;
  last: boolean;
  held: number;
  cause: "refund" | "chargeback";
};

/** A surplus changes the payment status only if it alone was still owed. */
function takenBack(order: Order, { surplus, last, cause }: TakeBack) {
  if (surplus && !(last && order.paymentStatus === "refund_pending")) return {};
  const refunded = cause === "refund" && order.status === "cancelled";
  return { paymentStatus: refunded ? "refunded" : "charged_back" } as const;
}

export const takeBack = outsideStep<TakeBack, "taken_back">({
  kind: "take_back",
  transitions: [
    {
      by: ["gateway"],
      from: WORK_PHASES,
      // A surplus never was in escrow; the next transition handles it.
      check: (order, command) => (command.surplus ? "amount_mismatch" : sumIsExact(order, command)),
      does: (order, { amount, cause }) => ({
        changes: {
          status: "cancelled",
          phase: null,
          paymentStatus: cause === "refund" ? "refunded" : "charged_back",
        },
        event: "taken_back",
        detail: { amount, cause },
        postings: chargedBack(amount, [{ account: escrowOf(order.id), amount }]),
      }),
    },
    {
      by: ["gateway"],
      from: PAYMENT_PLACES,
      check: (order, command) =>
        !command.surplus && !isClosed(order) ? "amount_mismatch" : sumIsMoney(order, command),
      does: (order, command) => ({
        changes: takenBack(order, command),
        event: "taken_back",
        detail: {
          amount: command.amount,
          cause: command.cause,
          ...(command.held > 0 ? { held: command.held } : {}),
        },
        postings: chargedBack(command.amount, [
          { account: refundAccount(order.buyerId), amount: command.owed },
          { account: sellerAccount(order.sellerId), amount: command.held },
        ]),
      }),
    },
  ],
});

type WithdrawCancellation = { kind: "withdraw_cancellation" };

export const withdrawCancellation = formStep<WithdrawCancellation, "cancellation_withdrawn">({
  kind: "withdraw_cancellation",
  page: "cancellation-withdrawal",
  place: "aside",
  fields: {},
  whileSuspended: true,
  isDone: ({ ownLast }) => ownLast === "cancellation_withdrawn",
  transitions: [
    {
      by: ["buyer"],
      from: ["cancel_requested"],
      does: (order, _, now) => ({ changes: asBefore(order, now), event: "cancellation_withdrawn" }),
    },
  ],
});

type WithdrawChange = { kind: "withdraw_change" };

export const withdrawChange = answerStep<WithdrawChange, "change_withdrawn">({
  kind: "withdraw_change",
  answer: { name: "withdrawal", ends: "withdrawn" },
  repeat: { events: ["change_withdrawn"] },
  transitions: (side) => [
    {
      by: [side],
      from: CHANGEABLE,
      guard: ({ changeBy }) => (changeBy === null ? "no_change" : changeBy === side ? null : "wrong_side"),
      does: () => ({ changes: { changeBy: null }, event: "change_withdrawn" }),
    },
  ],
});

/** Buttons appear in this order and the first `onward` one is the primary one, so answers come first. */
export const ALL_STEPS = [
  startPayment,
  acceptQuote,
  quote,
  acceptCancellation,
  refuseCancellation,
  deliver,
  complete,
  requestRevision,
  proposeChange,
  acceptChange,
  declineChange,
  withdrawChange,
  acceptVisit,
  proposeVisit,
  withdrawCancellation,
  requestCancellation,
  answerDispute,
  acceptSettlement,
  proposeSettlement,
  openDispute,
  cancel,
  paymentInReview,
  paymentFailed,
  recordPayment,
  expire,
  release,
  cancelLate,
  enforceCancellation,
  ruleDispute,
  recordRefund,
  recordTransfer,
  returnRefund,
  takeBack,
];

export type AppStep = (typeof ALL_STEPS)[number];

type Shown = "form" | "press" | "button";
const SHOWN: readonly string[] = ["form", "press", "button"] satisfies Shown[];

export function rulesOf<S extends OrderStep>(steps: readonly S[]) {
  type No = RefusalIn<S> | CommonRefusal;
  const byKind = new Map<string, S>(steps.map((step) => [step.kind, step]));

  function stepOfKind(kind: S["kind"]): S {
    const step = byKind.get(kind);
    if (!step) throw new RangeError(`no step of an order: ${kind}`);
    return step;
  }

  function waysOf(order: Order, by: ActorKind, kind: S["kind"]): Outcome<S["transitions"], No> {
    const place = orderPlaceOf(order);
    const here = stepOfKind(kind).transitions.filter(({ from }) => from.includes(place));
    if (here.length === 0) return refused(isClosed(order) ? "closed" : "not_now");
    const theirs = here.filter((way) => way.by.includes(by));
    return theirs.length === 0 ? refused("wrong_side") : ok(theirs);
  }

  /** `now` is UTC ms. Pure: the caller writes the result in one batch and decides again after a conflict. */
  function decide(order: Order, actor: Actor, command: CommandIn<S>, now: number): Decision<EventIn<S>, No> {
    if (!belongs(order, actor)) return { ok: false, reason: "stranger" };

    const ways = waysOf(order, actor.kind, command.kind);
    if (!ways.ok) return ways;
    let refusal: No | null = null;
    for (const way of ways.value) {
      const result = (way.guard(order, now) ?? way.take(order, command, now)) as StepResult<EventIn<S>> | No;
      if (typeof result === "string") {
        refusal ??= result;
        continue;
      }
      const changed = next(order, result, now);
      const dropped = order.changeBy !== null && changed.changeBy === null ? "withdrawn" : null;
      return {
        ok: true,
        order: changed,
        event: { kind: result.event, actor, at: now, detail: result.detail ?? {} },
        postings: result.postings ?? [],
        closesAttempts: result.closesAttempts ?? null,
        closesChange: result.closesChange ?? dropped,
      };
    }
    return { ok: false, reason: refusal ?? "wrong_side" };
  }

  function refusalBefore(order: Order, by: ActorKind, kind: S["kind"], now: number): No | null {
    const ways = waysOf(order, by, kind);
    if (!ways.ok) return ways.reason;
    const guards = ways.value.map(({ guard }) => guard(order, now) as No | null);
    return guards.includes(null) ? null : (guards[0] ?? null);
  }

  function buttonsOf(order: Order, side: Side, now: number): Extract<S, { on: Shown }>[] {
    const hasButton = (step: S): step is Extract<S, { on: Shown }> => SHOWN.includes(step.on);
    return steps.filter(hasButton).filter(({ kind }) => refusalBefore(order, side, kind, now) === null);
  }

  return { stepOfKind, decide, refusalBefore, buttonsOf };
}

export const { stepOfKind, decide, refusalBefore, buttonsOf } = rulesOf(ALL_STEPS);

function next(order: Order, { changes }: StepResult, now: number): Order {
  const changed = { ...order, ...changes, version: order.version + 1 };
  if (!isClosed(changed) || isClosed(order)) return changed;
  const nothingOpen = {
    phaseBefore: null,
    proposedBy: null,
    answerDueAt: null,
    rulingDueAt: null,
    changeBy: null,
  };
  return { ...changed, ...nothingOpen, closedAt: now };
}

function belongs(order: Order, actor: Actor): boolean {
  if (actor.kind === "buyer") return actor.userId === order.buyerId;
  if (actor.kind === "seller") return actor.userId === order.sellerId;
  return true;
}

export function mayWhileSuspended(command: CommandKind): boolean {
  return stepOfKind(command).whileSuspended;
}

export type OrderAction<K extends string = CommandKind> = {
  command: K;
  label: string;
  answer?: string | undefined;
  answerButton?: string | undefined;
  aside?: string | undefined;
  bar?: string | undefined;
  question?: string | undefined;
  consequence: string;
  page: string | null;
  /** True if it is done by a POST to `page`; otherwise `page` is opened first. */
  press?: true | undefined;
  place: StepPlace | null;
  version: number;
};

export type BarAct =
  | { kind: "press"; action: OrderAction }
  | { kind: "answer"; to: "change" | "decision" | "visit" }
  | { kind: "form"; form: OrderAction; near: boolean }
  | { kind: "write"; evidence: boolean };

type OrderActionOf<K extends CommandKind> = OrderAction & { command: K };

export function findAction<K extends CommandKind>(
  actions: readonly OrderAction[],
  command: K,
): OrderActionOf<K> | undefined {
  return actions.find((action): action is OrderActionOf<K> => action.command === command);
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

export type EventKind = "placed" | "inquired" | "proposal_accepted" | EventIn<AppStep>;

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

export type Refusal = RefusalIn<AppStep>;

export type Accepted<Event extends string = EventKind> = {
  ok: true;
  order: Order;
  event: OrderEvent<Event>;
  postings: Posting[];
  closesAttempts: AttemptEnd | null;
  closesChange: Exclude<ChangeStatus, "open"> | null;
};

export type Decision<Event extends string = EventKind, No extends string = Refusal> =
  | Accepted<Event>
  | { ok: false; reason: No };

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

type Happened = { kind: string; actorId: string | null; at: number };

/** Steps that a person has used up, each with the UTC ms when it is possible again. */
export function spentLimits(
  events: readonly Happened[],
  userId: string,
  now: number,
): ReadonlyMap<CommandKind, number> {
  const spent = new Map<CommandKind, number>();
  for (const { kind, limit } of ALL_STEPS) {
    if (!limit) continue;
    const counted = events
      .filter((event) => event.kind === limit.event && event.actorId === userId)
      .map(({ at }) => at + limit.within)
      .filter((ends) => ends > now)
      .sort((a, b) => b - a);
    const ends = counted[limit.times - 1];
    if (ends !== undefined) spent.set(kind, ends);
  }
  return spent;
}

/** Adds the wished day, so that the seller's notification and the history show it. */
export function withWishedVisit(event: OrderEvent, visit: VisitRequest | null): OrderEvent {
  if (!visit?.wish) return event;
  const { day, slots } = visit.wish;
  return { ...event, detail: { ...event.detail, ...visitDetail(visit, day, slots) } };
}
