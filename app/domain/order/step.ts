import type { Posting } from "../money/ledger";
import type { AttemptStatus } from "../money/payment";
import type { ChangeStatus } from "./change";
import type { AnswerName } from "./change-answers";
import type { FilePurpose } from "./file";
import type { Order, OrderPlace, Side } from "./order";
import type { RepeatRefusal } from "./repeat-limits";

/** Whoever may take a step; the scheduler is a job of its own, the gateway a checked notification or answer of its own. */
export type StepActor = Side | "gateway" | "scheduler" | "operator";

/** Why a step is refused, for reasons that several have; a step adds its own. */
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
  | "own_proposal"
  | "no_change";

/** How attempts to pay end with a change, and which; the attempt that a command names is not among them. */
export type AttemptEnd = { as: "cancelled" | "expired"; from: readonly AttemptStatus[] };

/** What a step does to an order, apart from what every one does. */
export type StepResult<Event extends string = string> = {
  changes: Partial<
    Omit<Order, "id" | "listingId" | "buyerId" | "sellerId" | "version" | "createdAt" | "closedAt">
  >;
  event: Event;
  detail?: Record<string, string | number | null>;
  postings?: Posting[];
  closesAttempts?: AttemptEnd;
  /** The answer to the change that waited for one; without it, a change that the step sets aside is withdrawn. */
  closesChange?: "accepted" | "declined";
};

/** Who may take a step from where, and what it does then. */
type Transition<C, Event extends string, No> = {
  by: readonly StepActor[];
  from: readonly OrderPlace[];
  /** The part of the rule that the order and the time alone decide: a page asks it before it shows a button. */
  guard?: (order: Order, now: number) => No | null;
  /** The part that depends on what the command says. */
  check?: (order: Order, command: C, now: number) => No | null;
  does: (order: Order, command: C, now: number) => StepResult<Event>;
};

/** What tells a button pressed again from one pressed anew. */
export type Press<C = AnyCommand> = {
  order: Order;
  side: Side;
  /** Null: what it answers is gone. */
  command: C | null;
  /** The order's last event, if this very person made it. */
  ownLast: string | null;
  /** The latest change that was proposed of the order. */
  change: { id: string; requestId: string; status: ChangeStatus } | null;
  /** What the form is known by: its request's id, or the id of the change it answers. */
  formId: string | null;
};

/** What moves nothing by itself and so could be repeated for ever: so many events of a person within so long, ms. */
export type StepLimit<Event extends string = string> = {
  event: Event;
  times: number;
  within: number;
  refusal: RepeatRefusal;
};

type Spec<C extends AnyCommand, Event extends string, No> = {
  kind: C["kind"];
  /** Where several fit, the first whose guard agrees counts. A function: what each side may do hangs on the other. */
  transitions: readonly Transition<C, Event, No>[] | ((side: Side) => readonly Transition<C, Event, No>[]);
};

/** `isDone`: an earlier press of the same button did it already. */
type SideSpec<C extends AnyCommand, Event extends string, No> = Spec<C, Event, No> & {
  isDone?: (press: Press<C>) => boolean;
  limit?: StepLimit<Event>;
  /**
   * It protects what is somebody's own on a running order, or gives the other side what is theirs: the scheduler goes on
   * against whoever is suspended, so that silence they were forced to would cost them their money.
   */
  whileSuspended?: true;
};

/** What a step's form can ask. Of a text how many characters it needs at least; a note may be left out. */
type Askable = { note: "optional"; reason: number; buyerShare: "percent"; files: "count" };

type FormSpec<C extends AnyCommand> = {
  /** Last part of the page's address. */
  page: string;
  /** The first that leads on is the main one. */
  place: "onward" | "aside";
  /** Every field of the command, and nothing else. */
  fields: { [F in Exclude<keyof C, "kind">]-?: F extends keyof Askable ? Askable[F] : never };
  /** Files may come along, kept as this. */
  attaches?: FilePurpose;
  /** Whatever the other side does meanwhile can't keep somebody from it. */
  agreesToNothing?: true;
};

type ButtonSpec = Partial<Pick<FormSpec<AnyCommand>, "page" | "place">> & {
  /** One may do it without being asked to, so nobody waits for it. */
  anytime?: true;
};

export type AnyCommand = { kind: string };

/** How people meet a step: asked on a page of its own, as a button of the order's page, as an answer to a change. */
type Surface = "form" | "button" | "answer" | "none";

/** A step as the rules use it: the types of its own command are hidden behind the check of `kind`. */
export type OrderStep<
  C extends AnyCommand = AnyCommand,
  Event extends string = string,
  No extends string = string,
  On extends Surface = Surface,
> = {
  kind: C["kind"];
  on: On;
  page: string | null;
  place: "onward" | "aside" | null;
  anytime: boolean;
  fields: Partial<Askable>;
  attaches: FilePurpose | null;
  agreesToNothing: boolean;
  /** Of an answer: its name in the address, and what becomes of the change. */
  answer: { name: AnswerName; ends: Exclude<ChangeStatus, "open"> } | null;
  whileSuspended: boolean;
  limit: StepLimit<Event> | null;
  isDone: (press: Press) => boolean;
  transitions: readonly {
    by: readonly StepActor[];
    from: readonly OrderPlace[];
    guard: (order: Order, now: number) => No | null;
    take: (order: Order, command: AnyCommand, now: number) => StepResult<Event> | No | "not_now";
  }[];
  /** For the compiler alone; never there. */
  readonly types?: { command: C; event: Event; refusal: No };
};

type TypesOf<S extends OrderStep> = NonNullable<S["types"]>;
export type CommandIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["command"] : never;
export type EventIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["event"] : never;
export type RefusalIn<S extends OrderStep> = S extends OrderStep ? TypesOf<S>["refusal"] : never;
export type KindOn<S extends OrderStep, On extends Surface> = Extract<S, { on: On }>["kind"];

/** A step that one side is asked for on a page of its own. */
export function formStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: SideSpec<C, Event, No | CommonRefusal> & FormSpec<C>,
): OrderStep<C, Event, No | CommonRefusal, "form"> {
  const { page, place, fields, attaches = null, agreesToNothing = false } = spec;
  return { ...sideStep(spec, "form"), page, place, fields, attaches, agreesToNothing };
}

/** A step that has a button on the order's page; `page`, if what it needs is asked on one that only it has. */
export function buttonStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: SideSpec<C, Event, No | CommonRefusal> & ButtonSpec,
): OrderStep<C, Event, No | CommonRefusal, "button"> {
  const { page = null, place = null, anytime = false } = spec;
  return { ...sideStep(spec, "button"), page, place, anytime };
}

/** What one side says to a change that waits, or takes back of its own: it stands where the change is shown. */
export function answerStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: SideSpec<C, Event, No | CommonRefusal> & { answer: NonNullable<OrderStep["answer"]> },
): OrderStep<C, Event, No | CommonRefusal, "answer"> {
  const { answer } = spec;
  const isDone = ({ change, formId }: Press) => change?.id === formId && change.status === answer.ends;
  return { ...sideStep(spec, "answer"), answer, isDone };
}

/** What the gateway, the scheduler or an operator does: nobody on the order's page presses it. */
export function outsideStep<C extends AnyCommand, Event extends string, No extends string = never>(
  spec: Spec<C, Event, No | CommonRefusal>,
): OrderStep<C, Event, No | CommonRefusal, "none"> {
  return sideStep(spec, "none");
}

function sideStep<C extends AnyCommand, Event extends string, No extends string, On extends Surface>(
  spec: SideSpec<C, Event, No>,
  on: On,
): OrderStep<C, Event, No, On> {
  const { kind, transitions, isDone, limit = null, whileSuspended = false } = spec;
  const isOwn = (command: AnyCommand): command is C => command.kind === kind;
  const rows = typeof transitions === "function" ? SIDES.flatMap(transitions) : transitions;
  return {
    kind,
    on,
    page: null,
    place: null,
    anytime: false,
    fields: {},
    attaches: null,
    agreesToNothing: false,
    answer: null,
    whileSuspended,
    limit,
    isDone({ command, ...press }) {
      const own = command !== null && isOwn(command) ? command : null;
      return isDone?.({ ...press, command: own }) ?? false;
    },
    transitions: rows.map(({ by, from, guard, check, does }) => ({
      by,
      from,
      guard: guard ?? (() => null),
      take: (order, command, now) =>
        isOwn(command) ? (check?.(order, command, now) ?? does(order, command, now)) : "not_now",
    })),
  };
}

const SIDES: readonly Side[] = ["buyer", "seller"];

/** For commands that need a reason of so many characters. */
export const saysWhyIn =
  (least: number) =>
  (_: Order, { reason }: { reason: string }): "reason_too_short" | null =>
    [...reason.trim()].length < least ? "reason_too_short" : null;
