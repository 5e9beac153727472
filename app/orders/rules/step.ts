import { type Posting, refundEscrow, releaseEscrow, splitEscrow } from "~/ledger/ledger";
import type { AttemptStatus } from "~/payments/payment";
import { buyerPart } from "~/platform/money";
import type { AnswerName, ChangeStatus } from "../change";
import { type FilePurpose, type Order, type OrderPlace, pricedTotal, type Side } from "../order";

/** Has a page with a form. The form may only ask for confirmation. */
export const defineFormStep = define("form");

export const definePressStep = define("press");

/** Has a button on the order's page, and a route of its own that parses the form. */
export const defineOwnRouteStep = define("ownRoute");

/** Answers an open change of the order, next to it. */
export const defineAnswerStep = define("answer");

/** Is taken next to the time of the visit, which the order itself does not store. */
export const defineVisitStep = define("visit");

/** Is taken by the scheduler, the gateway or an operator. */
export const defineOutsideStep = define("outside");

type AnyCommand = { kind: string };

type Surface = "form" | "press" | "ownRoute" | "answer" | "visit" | "outside";

type Definition<C extends AnyCommand, Event extends string, No> = { kind: C["kind"] } & (
  | { rule: Rule<C, Event, No> }
  | { rules: Readonly<Record<string, Rule<C, Event, No>>> }
);

type Parts<C extends AnyCommand, Event extends string, No> = {
  form: SideParts<C, Event> & PageParts & FormParts<C, No>;
  press: SideParts<C, Event> & PageParts & { leadsTo?: (orderId: string) => string };
  ownRoute: SideParts<C, Event> & Partial<Omit<PageParts, "ignoresVersion">> & { anytime?: true };
  answer: SideParts<C, Event> & { answer: NonNullable<OrderStep["answer"]> };
  visit: SideParts<C, Event> & { page: string };
  outside: object;
};

type SideParts<C extends AnyCommand, Event extends string> = {
  isDone?(sent: Submission<C>): boolean;
  /** If missing, `isDone` compares everything. */
  repeat?: RepeatSpec<Event>;
  limit?: StepLimit<Event>;
  /** Agrees to the offer, so before the payment it is blocked while operators hide the listing. */
  needsListing?: true;
  /** Allowed while suspended, because the scheduler continues and silence would cost the person money. */
  whileSuspended?: true;
};

type PageParts = { page: string; place: PlaceOf; ignoresVersion?: true };

type FormParts<C extends AnyCommand, No> = {
  /** Every field of the command and no other. The caller reads `visit`. */
  fields: { [F in Exclude<keyof C, "kind" | "visit">]-?: InputFor<F, C[F]> };
  attaches?: FilePurpose;
  /** Refusals that the user can fix in the form. After any other refusal the page links back to the order. */
  recoverableErrors?: readonly No[];
};

type Rule<C, Event extends string, No> = {
  /** Uses only order, time and side, so that a page can call it before it shows a button. */
  guard?(order: Order, now: number, side: Side): No | CommonRefusal | null;
  check?(order: Order, command: C, now: number, side: Side): No | CommonRefusal | null;
  apply(order: Order, command: C, now: number, side: Side): StepResult<Event>;
};

export type StepPlace = "primary" | "secondary";

type PlaceOf = StepPlace | ((order: Order, side: Side) => StepPlace);

type Bounds = { min: number; max: number };
type TextInput = Bounds & { as: "text" };
type NumberInput = Bounds & { as: "number" };
type ShareInput = Bounds & { as: "share" };
type FilesInput = { as: "files" };

export type StepInput = TextInput | NumberInput | ShareInput | FilesInput;

/** Their controls have a label of their own. All other inputs need one in the texts of the step. */
type SelfLabelled = { buyerShare: ShareInput; files: FilesInput };

type InputFor<Name, Value> = Name extends keyof SelfLabelled
  ? SelfLabelled[Name]
  : Value extends string
    ? TextInput
    : NumberInput;

export type LabelledInput<C> = Exclude<keyof C, keyof SelfLabelled | "kind" | "visit">;

export type StepFields = Readonly<Record<string, StepInput>>;

const MAX_TEXT = 2_000;

/** A text with less than `min` characters is refused. With 0 it is optional. */
export const textInput = (min: number, max = MAX_TEXT): TextInput => ({ as: "text", min, max });

export const numberInput = (min: number, max: number): NumberInput => ({ as: "number", min, max });

export const SHARE_INPUT = { ...numberInput(0, 100), as: "share" } as const;

export const FILES_INPUT = { as: "files" } as const;

export type FormCommand<Kind extends string, Fields extends StepFields> = { kind: Kind } & {
  [F in keyof Fields]: Fields[F] extends TextInput ? string : number;
};

/** Limits steps that change no state and could repeat for ever. Counts events per person and order. */
export type StepLimit<Event extends string = string> = {
  event: Event;
  times: number;
  /** The period in ms, or "order": then the step is never possible again. */
  within: number | "order";
  refusal: RepeatRefusal;
};

export type OrderStep<
  C extends AnyCommand = AnyCommand,
  Event extends string = string,
  No extends string = string,
  On extends Surface = Surface,
> = {
  kind: C["kind"];
  surface: On;
  rules: Readonly<Record<string, Rule<C, Event, No>>>;
  page: string | null;
  place(order: Order, side: Side): StepPlace;
  /** Possible in most states, so it is nobody's turn. */
  anytime: boolean;
  fields: StepFields;
  attaches: FilePurpose | null;
  /** No concurrent change by the other side prevents it. */
  ignoresVersion: boolean;
  recoverableErrors: readonly string[];
  leadsTo: ((orderId: string) => string) | null;
  answer: { name: AnswerName; ends: Exclude<ChangeStatus, "open"> } | null;
  whileSuspended: boolean;
  needsListing: boolean;
  limit: StepLimit<Event> | null;
  isDone(sent: Submission): boolean;
  events: readonly string[];
  compare(sent: Repeated): RepeatResult;
  /** Used only by the compiler; never set. */
  readonly types?: { command: C; event: Event; refusal: No };
};

type TypesOf<S extends OrderStep> = NonNullable<S["types"]>;

export type CommandIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["command"] : never;

export type EventIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["event"] : never;

export type OwnRefusalIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["refusal"] : never;

export type KindOn<S extends OrderStep, On extends Surface> = Extract<S, { surface: On }>["kind"];

const ONLY = "only";

function define<On extends Surface>(surface: On) {
  return <C extends AnyCommand, Event extends string, No extends string = never>(
    definition: Definition<C, Event, No> & Parts<C, Event, No>[On],
  ): OrderStep<C, Event, No, On> => {
    const { repeat, place = "primary", ...spec }: AllParts<C, Event, No> = definition;
    return {
      page: null,
      anytime: false,
      fields: {},
      attaches: null,
      ignoresVersion: false,
      recoverableErrors: [],
      leadsTo: null,
      answer: null,
      whileSuspended: false,
      needsListing: false,
      limit: null,
      isDone: ({ change, formId }) => change?.id === formId && change?.status === spec.answer?.ends,
      ...spec,
      surface,
      rules: "rule" in spec ? { [ONLY]: spec.rule } : spec.rules,
      place: typeof place === "function" ? place : () => place,
      events: repeat?.events ?? [],
      compare: (sent) => (repeat ? compareWithStored(sent, repeat) : "same"),
    };
  };
}

type AllParts<C extends AnyCommand, Event extends string, No extends string> = Definition<C, Event, No> &
  SideParts<C, Event> &
  Partial<Pick<OrderStep, "page" | "fields" | "attaches" | "recoverableErrors" | "leadsTo" | "answer">> &
  Partial<Pick<OrderStep, "anytime" | "ignoresVersion">> & { place?: PlaceOf };

/** `rule` names one of several ways. same: only other facts of the order change. */
export type Row = {
  by: readonly ActorKind[];
  from: readonly OrderPlace[];
  to: readonly OrderPlace[] | "same";
  rule?: string;
};

export type Transition = Omit<Row, "rule"> & {
  hasGuard: boolean;
  guard(order: Order, now: number, by: ActorKind): string | null;
  run(order: Order, command: AnyCommand, now: number, by: ActorKind): StepResult | string;
};

export function withTransitions<S extends OrderStep>(
  step: S,
  rows: readonly Row[],
): S & { transitions: readonly Transition[] } {
  const transitions = rows.map(({ rule = ONLY, ...row }): Transition => {
    const way = step.rules[rule];
    if (!way) throw new RangeError(`the step ${step.kind} has no rule ${rule}`);
    // Only rules of the two sides read the side.
    return {
      ...row,
      hasGuard: way.guard !== undefined,
      guard: (order, now, by) => way.guard?.(order, now, by as Side) ?? null,
      run: (order, command, now, by) =>
        inputFault(step.fields, command) ??
        way.check?.(order, command, now, by as Side) ??
        way.apply(order, command, now, by as Side),
    };
  });
  return { ...step, transitions };
}

export const isShorter = (text: string, min: number): boolean => [...text.trim()].length < min;

function inputFault(fields: StepFields, command: Readonly<Record<string, unknown>>) {
  for (const [name, input] of Object.entries(fields)) {
    const value = command[name];
    if (input.as === "files") continue;
    if (input.as === "text" ? isShorter(String(value), input.min) : !isWithin(value, input))
      return INPUT_REFUSALS[input.as];
  }
  return null;
}

const isWithin = (value: unknown, { min, max }: Bounds): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

export const INPUT_REFUSALS = { text: "reason_too_short", number: "bad_number", share: "bad_share" } as const;

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
  | (typeof INPUT_REFUSALS)[keyof typeof INPUT_REFUSALS]
  | "not_late"
  | "own_change"
  | "no_change"
  | "no_visit"
  | "price_fixed"
  | "deadline_passed"
  | "deadline_before_visit"
  | "bad_revisions";

/** Excludes the attempt that the command names. */
export type AttemptEnd = { as: "cancelled" | "expired"; from: readonly AttemptStatus[] };

type StepEventDetail = Record<string, string | number | null>;

export type StepResult<Event extends string = string> = {
  changes: Partial<Omit<Order, "id" | "listingId" | "buyerId" | "sellerId" | "version" | "createdAt" | "closedAt">>;
  event: Event;
  detail?: StepEventDetail;
  postings?: Posting[];
  closesAttempts?: AttemptEnd;
  /** If missing, an open change is marked as withdrawn. */
  closesChange?: "accepted" | "declined";
};

type Submission<C = AnyCommand> = {
  order: Order;
  side: Side;
  command: C | null;
  ownLast: string | null;
  change: { id: string; requestId: string; status: ChangeStatus } | null;
  formId: string | null;
  now: number;
};

type SentFile = { name: string; size: number };
export type StoredFile = SentFile & { key: string };

export type OwnEvent = { version: number; detail: StepEventDetail; files: readonly StoredFile[] };

type Repeated = {
  order: Order;
  typed: Readonly<Record<string, unknown>>;
  files: readonly SentFile[];
  /** Null if the form did not send it. */
  seen: number | null;
  own: OwnEvent | null;
};

/** other: another form did it. outdated: the order changed since. undone: this person did not do it. */
export type RepeatResult = "same" | "other" | "outdated" | "undone";

type RepeatSpec<Event extends string> = {
  events: readonly Event[];
  /** agrees: to what the page showed. either: asks for an end that the other side may also cause. */
  as?: "agrees" | "either";
};

/** An event stores the note of a delivery and the description of a change as its reason, which the history shows. */
const nameInDetail = (field: string) => (field === "note" || field === "description" ? "reason" : field);

function compareWithStored(sent: Repeated, { as }: RepeatSpec<string>): RepeatResult {
  const { own, seen, order } = sent;
  const { kind, files, ...fields } = sent.typed;
  const typed = Object.entries(fields);
  const isBlank = typed.every(([, value]) => value === "" || value === undefined);
  if (own === null) return as === "either" && isBlank ? "same" : "undone";
  if (as === "agrees") return seen === null || own.version === seen + 1 ? "same" : "outdated";
  const isStored = ([name, value]: [string, unknown]) => {
    const stored = own.detail[nameInDetail(name)];
    if (typeof value === "string") return value.trim() === (stored ?? "");
    // A proposed price equal to the order's price is stored as null.
    const blank = name === "price" ? order.price : null;
    return (value ?? blank) === (stored ?? blank);
  };
  return typed.every(isStored) && haveSameFiles(sent.files, own.files) ? "same" : "other";
}

/** The caller then compares the contents, which are in the bucket. */
function haveSameFiles(sent: readonly SentFile[], stored: readonly SentFile[]): boolean {
  const listed = (files: readonly SentFile[]) => files.map(({ name, size }) => `${size} ${name}`).sort();
  return JSON.stringify(listed(sent)) === JSON.stringify(listed(stored));
}

type End = Pick<StepResult, "changes" | "postings">;

export function splitOutcome(order: Order, buyerShare: number): End & Pick<StepResult, "detail"> {
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

export const releaseOutcome = (order: Order): End => ({
  changes: { status: "completed", phase: null, paymentStatus: "released", reviewDueAt: null },
  postings: releaseEscrow(order),
});

export const refundOutcome = (order: Order): End => ({
  changes: { status: "cancelled", phase: null, paymentStatus: "refund_pending", reviewDueAt: null },
  postings: refundEscrow(order.id, order.buyerId, pricedTotal(order)),
});

/** Per person and order within 24 hours, because each notifies the other side. */
export const CHANGES_A_DAY = 5;

export type RepeatRefusal = "too_many_changes" | "too_many_quotes" | "too_many_cancellations" | "used_up";
