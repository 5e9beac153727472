import type { Posting } from "../money/ledger";
import type { AppStep } from "./all-steps";
import type { ChangeStatus } from "./change";
import type { Order, Side } from "./order";
import type { AttemptEnd, CommandIn, EventIn, KindOn, RefusalIn, StepResult } from "./step";

/** The gateway acts by a verified notification or answer only. */
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
