import { type Outcome, ok, refused } from "../core/outcome";
import type { ListingStatus } from "../listing/listing";

/** Open until the client decides or the proposer takes it back. */
export const PROPOSAL_STATUSES = ["open", "withdrawn", "declined", "accepted"] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** More than this nobody compares; whoever comes later waits until one is decided. */
export const MAX_OPEN_PROPOSALS = 100;

/** How many one client may accept in an hour; each opens an order and may end a hundred people's waiting. */
export const ACCEPTANCES_AN_HOUR = 60;

/** How many one person may send or change in an hour; each of them tells a client. */
export const PROPOSALS_AN_HOUR = 30;

/** Characters of a no, for the proposer to learn from. */
export const MIN_DECLINE_REASON = 10;

/** Where a client reads what was offered for a request. */
export const receivedPath = (wantedId: string) => `/dashboard/wanted/${wantedId}/proposals`;

export type ProposalText = {
  message: string;
  /** Integer rupiah the client pays; null leaves it to be talked about. */
  price: number | null;
  /** Days the work will take; null leaves it open. */
  days: number | null;
};

/** What the rules know of a request that somebody offers to do. */
export type Wanted = { buyerId: string; status: ListingStatus; openProposals: number };

/** What a proposal is to be; `done` is the same button pressed twice. */
export type ProposalSendMode = "first" | "change" | "again";
export type ProposalEnding = "now" | "done";

export type SendingRefusal = "own_request" | "request_closed" | "declined" | "accepted" | "full";
/** With what only the database can tell. */
export type ProposalNotSent = SendingRefusal | "no_request" | "changed_meanwhile" | "too_many";
export type SettlingRefusal = Exclude<ProposalStatus, "open">;
/** Why a proposal can't become an order. */
export type AcceptingRefusal =
  | SettlingRefusal
  | "own_request"
  | "request_closed"
  | "no_price"
  | "no_days"
  | "suspended";

/**
 * Whether somebody may offer to do a request: once, changing it while the client has not decided, and anew after taking
 * it back. A no of the client stays one. `earlier` is the status of that person's proposal, null before the first.
 */
export function decideSending(
  wanted: Wanted,
  proposerId: string,
  earlier: ProposalStatus | null,
): Outcome<ProposalSendMode, SendingRefusal> {
  if (wanted.buyerId === proposerId) return refused("own_request");
  if (earlier === "declined" || earlier === "accepted") return refused(earlier);
  if (wanted.status !== "active") return refused("request_closed");
  if (earlier === "open") return ok("change");
  if (wanted.openProposals >= MAX_OPEN_PROPOSALS) return refused("full");
  return ok(earlier === null ? "first" : "again");
}

/** The proposer's way out, also of a request that is closed by now. */
export function decideWithdrawing(status: ProposalStatus): Outcome<ProposalEnding, SettlingRefusal> {
  return settle(status, "withdrawn");
}

/** The client's no. */
export function decideDeclining(status: ProposalStatus): Outcome<ProposalEnding, SettlingRefusal> {
  return settle(status, "declined");
}

function settle(
  status: ProposalStatus,
  end: "withdrawn" | "declined",
): Outcome<ProposalEnding, SettlingRefusal> {
  if (status === "open") return ok("now");
  return status === end ? ok("done") : refused(status);
}

/** Whether anybody still takes proposals decides what an open one waits for. */
export function shownStatus(status: ProposalStatus, requestOpen: boolean): ProposalStatus | "closed" {
  return status === "open" && !requestOpen ? "closed" : status;
}
