import type { Posting } from "../money/ledger";
import type { AppStep } from "./all-steps";
import type { ChangeStatus } from "./change";
import type { Order, Side } from "./order";
import type { AttemptEnd, CommandIn, EventIn, KindOn, RefusalIn, StepResult } from "./step";

/** Who moves an order. The scheduler is a job of its own, the gateway a checked notification or answer of its own. */
export type Actor =
  | { kind: "buyer"; userId: string }
  | { kind: "seller"; userId: string }
  | { kind: "gateway" }
  | { kind: "scheduler" }
  | { kind: "operator"; userId: string };
export type ActorKind = Actor["kind"];

/** What somebody wants to happen: each step has its own. */
export type Command = CommandIn<AppStep>;
export type CommandKind = AppStep["kind"];
export type CommandOf<K extends CommandKind> = Extract<Command, { kind: K }>;
/** What an answer to a change that waits is called. */
export type AnswerKind = KindOn<AppStep, "answer">;

/** What an order begins with, and what each step leaves in its history. */
export type EventKind = "placed" | "inquired" | "proposal_accepted" | EventIn<AppStep>;

/** Facts of one event, kept as JSON. */
export type EventDetail = NonNullable<StepResult["detail"]>;

/** The row that every change leaves. `at` in UTC milliseconds. */
export type OrderEvent<Kind extends string = EventKind> = {
  kind: Kind;
  actor: Actor;
  at: number;
  detail: EventDetail;
};

/** Why an order can't be opened. */
export type OpeningRefusal =
  | "own_listing"
  | "listing_inactive"
  | "not_an_offer"
  | "bad_price"
  | "bad_quantity"
  | "deadline_passed";

/** Why an order stays as it is. */
export type Refusal = RefusalIn<AppStep>;

export type Accepted<Event extends string = EventKind> = {
  ok: true;
  /** the next state, one version on */
  order: Order;
  event: OrderEvent<Event>;
  postings: Posting[];
  closesAttempts: AttemptEnd | null;
  /** How the change that waited for an answer ends with this one. */
  closesChange: Exclude<ChangeStatus, "open"> | null;
};

export type Decision<Event extends string = EventKind, No extends string = Refusal> =
  | Accepted<Event>
  | { ok: false; reason: No };

export function actorOf(side: Side, userId: string): Actor {
  return { kind: side, userId };
}
