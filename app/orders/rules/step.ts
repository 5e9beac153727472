import { type Posting, settleEscrow } from "~/ledger/ledger";
import type { AttemptStatus } from "~/payments/payment";
import { isRupiah } from "~/platform/money";
import type { AnswerName, ChangeStatus } from "../change";
import { type FilePurpose, isBilled, isExtraOpen, type LifecycleState, type Order, type Side } from "../order";
import {
  type AskedReturn,
  closeParts,
  divideHeld,
  hasReleased,
  heldParts,
  heldTotal,
  lapseParts,
  type PartReturn,
  partsOf,
  proposedReturns,
  readReturns,
  returnedShare,
  roundedShare,
  sumReturned,
} from "../parts";

/** Defines a step that has a page with a form. The form may only ask for confirmation. */
export const defineFormStep = define("form");

export const definePressStep = define("press");

/** Defines a step that has a button on the order's page, and its own route, which parses the form. */
export const defineOwnRouteStep = define("ownRoute");

/** Defines a step that answers an open change of the order, next to it. */
export const defineAnswerStep = define("answer");

/** Defines a step next to the time of the visit, which the order itself does not store. */
export const defineVisitStep = define("visit");

/** Defines a step of the scheduler, the gateway or an operator. */
export const defineOutsideStep = define("outside");

type AnyCommand = { kind: string };

type StepSurface = "form" | "press" | "ownRoute" | "answer" | "visit" | "outside";

type RuleDefinition<Command extends AnyCommand, Event extends string, Refusal> = { kind: Command["kind"] } & (
  | { rule: Rule<Command, Event, Refusal> }
  | { rules: Readonly<Record<string, Rule<Command, Event, Refusal>>> }
);

type DefinitionBySurface<Command extends AnyCommand, Event extends string, Refusal> = {
  form: MemberStepDefinition<Command, Event, Refusal> & PageDefinition & FormDefinition<Command, Refusal>;
  press: MemberStepDefinition<Command, Event, Refusal> &
    PageDefinition & { leadsTo?: (orderId: string) => string; pays?: true; attaches?: "arrival" };
  ownRoute: MemberStepDefinition<Command, Event, Refusal> &
    Partial<Omit<PageDefinition, "ignoresVersion">> &
    TextsDefinition<Command> & { anytime?: true; attaches?: FilePurpose };
  answer: MemberStepDefinition<Command, Event, Refusal> &
    TextsDefinition<Command> & { answer: NonNullable<OrderStep["answer"]> };
  visit: MemberStepDefinition<Command, Event, Refusal> & { page: string };
  outside: { fields?: StepFields };
};

/** Every text that a person writes. The form of the step's own route has the same bounds. */
type TextsDefinition<Command> = [TextOf<Command>] extends [never]
  ? object
  : { fields: { [F in TextOf<Command>]: TextInput } };

type TextOf<Command> = { [F in keyof Command]-?: string extends Command[F] ? F : never }[keyof Command];

type MemberStepDefinition<Command extends AnyCommand, Event extends string, Refusal> = {
  isDone?(sent: Submission<Command>): boolean;
  /** The comparison with an earlier event. Without it, `isDone` compares everything. */
  repeat?: RepeatSpec<Event>;
  /** The limit. Its refusal is one of `Refusal`, and the texts of the step then need a `limitNote`. */
  limit?: StepLimit<Event, Extract<Refusal, RepeatRefusal>>;
  /** True if the step agrees to the offer. Before the payment it is then blocked while operators hide the listing. */
  needsListing?: true;
  /** True if suspended people can take it, because the scheduler continues and silence would cost them money. */
  whileSuspended?: true;
};

type PageDefinition = { page: string; group: ButtonGroupOf; ignoresVersion?: true };

type FormDefinition<Command extends AnyCommand, Refusal> = {
  /** The inputs of every field of the command, and of no other. */
  fields: { [F in Exclude<keyof Command, "kind" | Added>]-?: InputFor<F, Command[F]> };
  attaches?: FilePurpose;
  /** The refusals that the user can fix in the form. After any other refusal the page links back to the order. */
  recoverableErrors?: readonly Refusal[];
};

type Rule<Command, Event extends string, Refusal> = {
  /** Returns a refusal. It uses only order, time and side, so that a page can call it before it shows a button. */
  guard?(order: Order, now: number, side: Side): Refusal | CommonRefusal | null;
  check?(order: Order, command: Command, now: number, side: Side): Refusal | CommonRefusal | null;
  apply(order: Order, command: Command, now: number, side: Side): StepResult<Event>;
};

export type ButtonGroup = "primary" | "secondary";

type ButtonGroupOf = ButtonGroup | ((order: Order, side: Side) => ButtonGroup);

type Bounds = { min: number; max: number };
type TextInput = Bounds & { type: "text" };
type NumberInput = Bounds & { type: "number" };
type SumInput = { type: "sum" };
type PartSumsInput = { type: "partSums" };
type FilesInput = { type: "files"; photos?: true };
type TickInput = { type: "tick" };

export type StepInput = TextInput | NumberInput | SumInput | PartSumsInput | FilesInput | TickInput;

/** The inputs whose controls have their own label. All others need one in the texts of the step. */
type SelfLabelled = { back: SumInput; byPart: PartSumsInput; files: FilesInput };

type InputFor<Name, Value> = Name extends keyof SelfLabelled
  ? SelfLabelled[Name]
  : Value extends string
    ? TextInput
    : Value extends boolean
      ? TickInput
      : NumberInput;

/** Facts that the caller adds to a command, because no form contains them. */
type Added = "visit" | "past";

export type LabelledInput<Command> = Exclude<keyof Command, keyof SelfLabelled | "kind" | Added>;

type StepFields = Readonly<Record<string, StepInput>>;

export const MAX_STEP_TEXT = 2_000;

/** Returns an input that refuses fewer than `min` or more than `max` characters. With a `min` of 0 it is optional. */
export const textInput = (min: number, max = MAX_STEP_TEXT): TextInput => ({ type: "text", min, max });

export const numberInput = (min: number, max: number): NumberInput => ({ type: "number", min, max });

/** The two inputs of a division in rupiah, which the page shows as one. */
export const RETURN_INPUTS = { back: { type: "sum" }, byPart: { type: "partSums" } } as const;

export const FILES_INPUT = { type: "files" } as const;

/** Files that must be pictures. */
export const PHOTOS_INPUT = { type: "files", photos: true } as const;

/** A checkbox that the person must tick. */
export const TICK_INPUT = { type: "tick" } as const;

export type FormCommand<Kind extends string, Fields extends StepFields> = { kind: Kind } & {
  [F in keyof Fields]: Fields[F] extends TextInput | PartSumsInput
    ? string
    : Fields[F] extends TickInput
      ? true
      : number;
};

/** A limit of steps that change no state and could repeat endlessly. It counts events per person and order. */
export type StepLimit<Event extends string = string, Reason extends RepeatRefusal = RepeatRefusal> = {
  event: Event;
  times: number;
  /** The period in ms. With "order" the step is never possible again. */
  within: number | "order";
  refusal: Reason;
};

export type OrderStep<
  Command extends AnyCommand = AnyCommand,
  Event extends string = string,
  Refusal extends string = string,
  Surface extends StepSurface = StepSurface,
> = {
  kind: Command["kind"];
  surface: Surface;
  rules: Readonly<Record<string, Rule<Command, Event, Refusal>>>;
  page: string | null;
  group(order: Order, side: Side): ButtonGroup;
  /** True if it is possible in most states, so that the order awaits nobody for it. */
  anytime: boolean;
  fields: StepFields;
  attaches: FilePurpose | null;
  /** True if no concurrent change by the other side prevents it. */
  ignoresVersion: boolean;
  recoverableErrors: readonly string[];
  leadsTo: ((orderId: string) => string) | null;
  /** True if the button also opens the gateway's page for the bill that is due then. */
  pays: boolean;
  answer: { name: AnswerName; ends: Exclude<ChangeStatus, "open"> } | null;
  whileSuspended: boolean;
  needsListing: boolean;
  limit: StepLimit<Event> | null;
  isDone(sent: Submission): boolean;
  events: readonly string[];
  compare(sent: Repeated): RepeatResult;
  /** Types for the compiler. The property is never set. */
  readonly types?: { command: Command; event: Event; refusal: Refusal };
};

type TypesOf<S extends OrderStep> = NonNullable<S["types"]>;

export type CommandIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["command"] : never;

export type EventIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["event"] : never;

type RefusalIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["refusal"] : never;

export type OwnRefusalIn<S extends OrderStep> = Exclude<RefusalIn<S>, RepeatRefusal>;

export type LimitRefusalIn<S extends OrderStep> = Extract<RefusalIn<S>, RepeatRefusal>;

export type KindOn<S extends OrderStep, Surface extends StepSurface> = Extract<S, { surface: Surface }>["kind"];

const DEFAULT_RULE = "default";

function define<Surface extends StepSurface>(surface: Surface) {
  return <Command extends AnyCommand, Event extends string, Refusal extends string = never>(
    definition: RuleDefinition<Command, Event, Refusal> & DefinitionBySurface<Command, Event, Refusal>[Surface],
  ): OrderStep<Command, Event, Refusal, Surface> => {
    const { repeat, group = "primary", ...spec }: AnyDefinition<Command, Event, Refusal> = definition;
    rejectSharedNamesInDetail(spec.kind, spec.fields ?? {});
    return {
      page: null,
      anytime: false,
      fields: {},
      attaches: null,
      ignoresVersion: false,
      recoverableErrors: [],
      leadsTo: null,
      pays: false,
      answer: null,
      whileSuspended: false,
      needsListing: false,
      limit: null,
      isDone: ({ change, formId }) => change?.id === formId && change?.status === spec.answer?.ends,
      ...spec,
      surface,
      rules: "rule" in spec ? { [DEFAULT_RULE]: spec.rule } : spec.rules,
      group: typeof group === "function" ? group : () => group,
      events: repeat?.events ?? [],
      compare: (sent) => (repeat ? compareWithStored(sent, repeat) : "repeated"),
    };
  };
}

type AnyDefinition<Command extends AnyCommand, Event extends string, Refusal extends string> = RuleDefinition<
  Command,
  Event,
  Refusal
> &
  MemberStepDefinition<Command, Event, Refusal> &
  Partial<Pick<OrderStep, "page" | "fields" | "attaches" | "recoverableErrors" | "leadsTo" | "answer">> &
  Partial<Pick<OrderStep, "anytime" | "ignoresVersion" | "pays">> & { group?: ButtonGroupOf };

/** A row of the state table. `rule` names the rule of a step that has several. With "same" the state does not change. */
export type LifecycleRow = {
  by: readonly ActorKind[];
  from: readonly LifecycleState[];
  to: readonly LifecycleState[] | "same";
  rule?: string;
};

export type Transition = Omit<LifecycleRow, "rule"> & {
  hasGuard: boolean;
  guard(order: Order, now: number, by: ActorKind): string | null;
  run(order: Order, command: AnyCommand, now: number, by: ActorKind): StepResult | string;
};

export function withTransitions<S extends OrderStep>(
  step: S,
  rows: readonly LifecycleRow[],
): S & { transitions: readonly Transition[] } {
  const transitions = rows.map(({ rule = DEFAULT_RULE, ...row }): Transition => {
    const definition = step.rules[rule];
    if (!definition) throw new RangeError(`the step ${step.kind} has no rule ${rule}`);
    // Only the rules of the two sides read the side.
    return {
      ...row,
      hasGuard: definition.guard !== undefined,
      guard: (order, now, by) => definition.guard?.(order, now, by as Side) ?? null,
      run: (order, command, now, by) =>
        inputFault(step.fields, command) ??
        definition.check?.(order, command, now, by as Side) ??
        definition.apply(order, command, now, by as Side),
    };
  });
  return { ...step, transitions };
}

function inputFault(
  fields: StepFields,
  command: Readonly<Record<string, unknown>>,
): (typeof INPUT_REFUSALS)[number] | null {
  for (const [name, input] of Object.entries(fields)) {
    const value = command[name];
    if (input.type === "files" || input.type === "partSums") continue;
    if (input.type === "tick") {
      if (value !== true) return "not_ticked";
    } else if (input.type === "sum") {
      if (!isRupiah(value)) return "bad_sum";
    } else if (input.type === "text") {
      const length = [...String(value ?? "").trim()].length;
      if (length < input.min) return "reason_too_short";
      if (length > input.max) return "text_too_long";
    } else if (!isWithin(value, input)) return "bad_number";
  }
  return null;
}

const isWithin = (value: unknown, { min, max }: Bounds): boolean =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

export const INPUT_REFUSALS = ["reason_too_short", "text_too_long", "bad_number", "bad_sum", "not_ticked"] as const;

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
  | "above_held"
  | "above_part"
  | (typeof INPUT_REFUSALS)[number]
  | "not_late"
  | "own_change"
  | "no_change"
  | "no_visit"
  | "price_fixed"
  | "deadline_passed"
  | "deadline_before_visit"
  | "bad_revisions";

export type AttemptEnd = { status: "cancelled" | "expired"; from: readonly AttemptStatus[] };

type StepEventDetail = Record<string, string | number | null>;

export type StepResult<Event extends string = string> = {
  changes: Partial<Omit<Order, "id" | "listingId" | "buyerId" | "sellerId" | "version" | "createdAt" | "closedAt">>;
  event: Event;
  detail?: StepEventDetail;
  postings?: Posting[];
  closesAttempts?: AttemptEnd;
  /** The end of an open change. Without it, the change is marked as withdrawn. */
  closesChange?: "accepted" | "declined";
};

type Submission<Command = AnyCommand> = {
  order: Order;
  side: Side;
  command: Command | null;
  ownLast: string | null;
  change: { id: string; formId: string; status: ChangeStatus } | null;
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
  /** The version of the order on the page. Null if the form did not send it. */
  seen: number | null;
  ownEvent: OwnEvent | null;
};

/**
 * The result of comparing a form with the events. "different": the person took the step with another form. "outdated":
 * the order changed between the page and the step. "notDone": the person has not taken the step.
 */
type RepeatResult = "repeated" | "different" | "outdated" | "notDone";

type RepeatSpec<Event extends string> = {
  events: readonly Event[];
  /**
   * The facts that must equal the stored event, by default the fields of the form. With "version" it is the order's
   * version on the page, to which the step agrees. With "fieldsOrEnding" an ending that somebody else caused suffices.
   */
  comparedBy?: "version" | "fieldsOrEnding";
};

/** Returns the name in the event. A delivery's note and a change's description are the reason that pages quote. */
const nameInDetail = (field: string) => (field === "note" || field === "description" ? "reason" : field);

/** Returns the names under which an event's detail has the texts that people type into the fields. */
export const textsInDetail = (fields: StepFields): string[] =>
  Object.entries(fields).flatMap(([field, { type }]) => (type === "text" ? [nameInDetail(field)] : []));

/** Rejects two fields with one name in the event's detail. No repeat could equal an event that lost one of them. */
function rejectSharedNamesInDetail(kind: string, fields: StepFields): void {
  const names = Object.keys(fields).map(nameInDetail);
  const shared = names.find((name, index) => names.indexOf(name) !== index);
  if (shared === undefined) return;
  const both = Object.keys(fields).filter((field) => nameInDetail(field) === shared);
  throw new RangeError(
    `step ${kind}: an event stores the fields ${both.join(" and ")} as detail.${shared}; rename one`,
  );
}

function compareWithStored(sent: Repeated, { comparedBy }: RepeatSpec<string>): RepeatResult {
  const { ownEvent, seen, order } = sent;
  const { kind, files, ...fields } = sent.typed;
  const typed = Object.entries(fields);
  const isBlank = typed.every(([, value]) => value === "" || value === undefined);
  if (ownEvent === null) return comparedBy === "fieldsOrEnding" && isBlank ? "repeated" : "notDone";
  if (comparedBy === "version") return seen === null || ownEvent.version === seen + 1 ? "repeated" : "outdated";
  const isStored = ([name, value]: [string, unknown]) => {
    // A form without its tick changes nothing.
    if (value === true) return true;
    const stored = ownEvent.detail[nameInDetail(name)];
    if (typeof value === "string") return value.trim() === (stored ?? "");
    // A proposed price equal to the order's price is stored as null.
    const blank = name === "price" ? order.price : null;
    return (value ?? blank) === (stored ?? blank);
  };
  return typed.every(isStored) && haveSameFiles(sent.files, ownEvent.files) ? "repeated" : "different";
}

/** Compares files. The caller then compares the contents, which are in the bucket. */
function haveSameFiles(sent: readonly SentFile[], stored: readonly SentFile[]): boolean {
  const listed = (files: readonly SentFile[]) => files.map(({ name, size }) => `${size} ${name}`).sort();
  return JSON.stringify(listed(sent)) === JSON.stringify(listed(stored));
}

type Ending = Pick<StepResult, "changes"> & { postings: Posting[] };

/** Ends the order and its held parts. The buyer gets back what `returns` names, and the seller's side the rest. */
function endOrder(order: Order, returns: readonly PartReturn[]): Ending {
  const byPart = new Map(returns.map(({ no, returned }) => [no, returned]));
  const ends = heldParts(order).map((part) => ({ ...part, returned: byPart.get(part.no) ?? 0 }));
  const isReleased = hasReleased(partsOf(order)) || sumReturned(returns) < heldTotal(order);
  const end = isReleased
    ? ({ status: "completed", paymentStatus: "released" } as const)
    : ({ status: "cancelled", paymentStatus: "refund_pending" } as const);
  return {
    changes: { ...end, phase: null, reviewDueAt: null, ...closeParts(order, ends) },
    postings: settleEscrow(order, ends),
  };
}

/** Stores a division only with its parts, because a per cent does not give every rupiah. */
const withStoredParts = (order: Order): Order => ({ ...order, parts: partsOf(order) });

/** Divides the money in escrow. */
export function splitOutcome(order: Order, returns: readonly PartReturn[]): Ending & Pick<StepResult, "detail"> {
  const held = heldTotal(order);
  const back = sumReturned(returns);
  const isSplit = back > 0 && back < held;
  const { changes, postings } = endOrder(isSplit ? withStoredParts(order) : order, returns);
  const isDivided = changes.status === "completed" && back > 0;
  const buyerShare = roundedShare(back, held);
  return {
    changes: {
      ...changes,
      ...(isDivided ? { paymentStatus: "split" } : {}),
      buyerShare: changes.parts ? returnedShare(changes.parts) : buyerShare,
    },
    detail: { buyerShare, buyerAmount: back, sellerAmount: held - back },
    postings,
  };
}

export const agreedOutcome = (order: Order) => splitOutcome(order, proposedReturns(order));

export function returnsFault(order: Order, asked: AskedReturn): CommonRefusal | null {
  const returns = readReturns(heldParts(order), asked);
  return returns.ok ? null : returns.reason;
}

/** Throws if `returnsFault` returns a refusal. */
export function askedReturns(order: Order, asked: AskedReturn): PartReturn[] {
  const returns = readReturns(heldParts(order), asked);
  if (!returns.ok) throw new RangeError(`not a division of the escrow: ${returns.reason}`);
  return returns.value;
}

/** Stores a proposed division. Its per cent is rounded. */
export function proposeReturns(order: Order, asked: AskedReturn) {
  const returns = askedReturns(order, asked);
  return { proposedReturns: returns, buyerShare: roundedShare(asked.back, heldTotal(order)) };
}

export const NO_PROPOSAL = { buyerShare: null, proposedReturns: null, proposedBy: null };

/** Names the parts only if a person did. */
export const askedDetail = ({ back, byPart }: AskedReturn): StepEventDetail => ({
  back,
  ...(byPart === "" ? {} : { byPart }),
});

export const releaseOutcome = (order: Order): Ending => endOrder(order, divideHeld(heldParts(order), 0));

export const refundOutcome = (order: Order): Ending => endOrder(order, divideHeld(heldParts(order), heldTotal(order)));

export function refundExcept(order: Order, kept: number): Ending {
  if (kept === 0) return refundOutcome(order);
  const { changes, postings } = endOrder(withStoredParts(order), divideHeld(heldParts(order), heldTotal(order) - kept));
  return { changes: { ...changes, status: "cancelled", paymentStatus: "refund_pending" }, postings };
}

/**
 * Ends a bill that is due, and an extra that waits for an answer, because of a delivery, a request to cancel or a
 * dispute.
 */
export const endExtra = (order: Order): StepResult["changes"] => ({
  ...(isBilled(order) ? { ...lapseParts(order), paymentDueAt: null } : {}),
  ...(isExtraOpen(order) ? { changeBy: null, answerDueAt: null } : {}),
});

/** The changes of a person in an order within 24 hours. Each notifies the other side. */
export const CHANGES_A_DAY = 5;

export type RepeatRefusal = "too_many_changes" | "too_many_quotes" | "too_many_cancellations" | "used_up";
