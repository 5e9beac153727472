import type { Posting } from "../money/ledger";
import type { AttemptStatus } from "../money/payment";
import type { ChangeStatus, Terms } from "./change";
import type { Order, Side } from "./order";

/** Who moves an order. The clock is the scheduled job, the gateway a checked notification or answer of its own. */
export type Actor =
  | { kind: "buyer"; userId: string }
  | { kind: "seller"; userId: string }
  | { kind: "gateway" }
  | { kind: "clock" }
  | { kind: "operator"; userId: string };
export type ActorKind = Actor["kind"];

/** What somebody wants to happen. Amounts in integer rupiah. */
export type Command =
  /** `price` is for one piece, as on a package */
  | { kind: "quote"; price: number; days: number }
  | { kind: "accept_quote" }
  | ({ kind: "propose_change"; description: string } & Terms)
  /** the caller reads the terms from the proposal that waits */
  | ({ kind: "accept_change" } & Terms)
  | { kind: "decline_change"; reason: string }
  | { kind: "withdraw_change" }
  /** one more attempt to pay begins */
  | { kind: "start_payment" }
  /** the caller drops a repeat: an attempt that is already paid is never recorded again */
  | { kind: "record_payment"; amount: number; attempt: number; method: string }
  | { kind: "payment_in_review"; attempt: number }
  | { kind: "payment_failed"; attempt: number }
  /** the caller has asked the gateway, and it says not paid */
  | { kind: "expire" }
  | { kind: "cancel"; reason?: string }
  | { kind: "complete" }
  /** a note, or so many files, or both */
  | { kind: "deliver"; note: string; files: number }
  | { kind: "request_revision"; reason: string }
  /** the buyer kept silent after a delivery */
  | { kind: "release" }
  /** nothing was delivered, long after it was due */
  | { kind: "cancel_late" }
  /** `buyerShare`: per cent of the money that goes back */
  | { kind: "request_cancellation"; buyerShare: number; reason: string }
  | { kind: "accept_cancellation" }
  | { kind: "refuse_cancellation"; reason: string }
  | { kind: "withdraw_cancellation" }
  /** the seller kept silent on a request to cancel */
  | { kind: "enforce_cancellation" }
  | { kind: "open_dispute"; reason: string }
  | { kind: "answer_dispute"; reason: string }
  | { kind: "propose_settlement"; buyerShare: number }
  | { kind: "accept_settlement" }
  | { kind: "rule_dispute"; buyerShare: number; reason: string }
  /** one refund has reached the buyer; `last`: nothing more of this order is owed to them */
  | { kind: "record_refund"; amount: number; through: "gateway" | "bank"; last: boolean }
  /** it had been sent by hand when the gateway, or the buyer's bank, paid the same to them */
  | { kind: "record_transfer"; amount: number }
  /**
   * the bank sent back what was paid by hand for the debt that the event `debt` made; `taken`: the buyer has
   * it by another way as well, and is owed nothing any more
   */
  | { kind: "return_refund"; amount: number; debt: number; taken: boolean }
  /**
   * The gateway gave a payment back without us: the bank demanded it, or somebody pressed the button there. `owed` is
   * what we still owe this buyer for the order, `held` what may be taken from the seller's balance; `surplus`: it was not the
   * payment that the work stands on.
   */
  | {
      kind: "take_back";
      amount: number;
      surplus: boolean;
      owed: number;
      held: number;
      cause: "refund" | "chargeback";
    };
export type CommandKind = Command["kind"];
export type CommandOf<K extends CommandKind> = Extract<Command, { kind: K }>;

export type EventKind =
  | "placed"
  | "inquired"
  | "quoted"
  | "quote_accepted"
  | "proposal_accepted"
  | "change_proposed"
  | "change_accepted"
  | "change_declined"
  | "change_withdrawn"
  | "payment_started"
  | "payment_reviewed"
  | "payment_failed"
  | "paid"
  | "paid_again"
  | "paid_late"
  | "paid_outdated"
  | "expired"
  | "cancelled"
  | "completed"
  | "delivered"
  | "revision_requested"
  | "released"
  | "cancelled_late"
  | "cancellation_requested"
  | "cancellation_refused"
  | "cancellation_withdrawn"
  | "cancellation_enforced"
  | "disputed"
  | "dispute_answered"
  | "settlement_proposed"
  | "settled"
  | "ruled"
  | "refunded"
  | "refund_returned"
  | "taken_back";

/** Facts of one event, kept as JSON. */
export type EventDetail = Record<string, string | number | null>;

/** The row that every change leaves. `at` in UTC milliseconds. */
export type OrderEvent = { kind: EventKind; actor: Actor; at: number; detail: EventDetail };

/** Why an order can't be opened. */
export type OpeningRefusal =
  | "own_listing"
  | "listing_inactive"
  | "not_an_offer"
  | "bad_price"
  | "bad_quantity"
  | "deadline_passed";

/** Why an order stays as it is. */
export type Refusal =
  | "stranger"
  | "not_now"
  | "closed"
  | "wrong_side"
  | "bad_price"
  | "bad_days"
  | "quote_expired"
  | "payment_overdue"
  | "payment_under_review"
  | "not_yet_due"
  | "amount_mismatch"
  | "nothing_delivered"
  | "no_revisions_left"
  | "reason_too_short"
  | "bad_share"
  | "not_late"
  | "own_proposal"
  | "already_answered"
  | "change_open"
  | "no_change"
  | "price_fixed"
  | "bad_revisions"
  | "deadline_passed";

/** How attempts to pay end with a change, and which; the attempt that a command names is not among them. */
export type AttemptEnd = { as: "cancelled" | "expired"; from: readonly AttemptStatus[] };

export type Accepted = {
  ok: true;
  /** the next state, one version on */
  order: Order;
  event: OrderEvent;
  postings: Posting[];
  closesAttempts: AttemptEnd | null;
  /** How the change that waited for an answer ends with this one. */
  closesChange: Exclude<ChangeStatus, "open"> | null;
};

export type Decision = Accepted | { ok: false; reason: Refusal };

/** What a transition does to an order, apart from what every one does. */
export type Step = {
  changes: Partial<
    Omit<Order, "id" | "listingId" | "buyerId" | "sellerId" | "version" | "createdAt" | "closedAt">
  >;
  event: EventKind;
  detail?: EventDetail;
  postings?: Posting[];
  closesAttempts?: AttemptEnd;
  /** The answer to the change that waited for one; without it, a change that the step sets aside is withdrawn. */
  closesChange?: "accepted" | "declined";
};

export function actorOf(side: Side, userId: string): Actor {
  return { kind: side, userId };
}
