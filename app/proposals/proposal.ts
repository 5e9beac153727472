import type { PROPOSAL_STATUSES } from "~/database/stored-values";
import type { BuyerRelation, ListingStatus } from "~/listings/listing";
import type { OrderStatus } from "~/orders/order";
import { type Outcome, ok, refused } from "~/platform/outcome";

const PROPOSAL_MERITS = ["cheapest", "fastest", "best_rated"] as const;
export type ProposalMerit = (typeof PROPOSAL_MERITS)[number];

/** The range of proposals. Ratings are in thousandths of a star, 0 without reviews. */
type ProposalRange = {
  minPrice: number | null;
  maxPrice: number | null;
  minDays: number | null;
  maxDays: number | null;
  minRating: number | null;
  maxRating: number | null;
};

export function proposalMerits(
  { price, days, rating }: { price: number | null; days: number | null; rating: number },
  range: ProposalRange,
): ProposalMerit[] {
  const ahead: Record<ProposalMerit, boolean> = {
    cheapest: price !== null && price === range.minPrice && price !== range.maxPrice,
    fastest: days !== null && days === range.minDays && days !== range.maxDays,
    best_rated: rating > 0 && rating === range.maxRating && rating !== range.minRating,
  };
  return PROPOSAL_MERITS.filter((merit) => ahead[merit]);
}
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export type ReceivedStatus = Exclude<ProposalStatus, "withdrawn">;

/**
 * The maximum number of open proposals of a request, because nobody can compare more. Further ones are refused until
 * one is decided.
 */
export const MAX_OPEN_PROPOSALS = 100;

/** The acceptances in an hour. Each opens an order and may end a hundred proposals. */
export const ACCEPTANCES_AN_HOUR = 60;

export const PROPOSALS_AN_HOUR = 30;

export const MIN_DECLINE_REASON = 10;

export const receivedPath = (wantedId: string) => `/dashboard/wanted/${wantedId}/proposals`;

export type ProposalText = {
  message: string;
  price: number | null;
  days: number | null;
};

export type Wanted = { buyerId: string; status: ListingStatus; openProposals: number };

export type ProposalSendMode = "first" | "change" | "again";
type ProposalEnding = "now" | "done";

export function isOutdated(proposal: { updatedAt: number }, wanted: { contentChangedAt: number }): boolean {
  return proposal.updatedAt < wanted.contentChangedAt;
}

export type SendingRefusal = "own_wanted" | "wanted_closed" | "declined" | "accepted" | "full";
export type ProposalNotSent =
  | SendingRefusal
  | "no_wanted"
  | "blocked"
  | "wanted_changed"
  | "sent_otherwise"
  | "changed_meanwhile"
  | "too_many";
export type SettlingRefusal = Exclude<ProposalStatus, "open">;
export type AcceptingRefusal =
  | SettlingRefusal
  | "own_wanted"
  | "wanted_closed"
  | "wanted_changed"
  | "no_price"
  | "no_days"
  | "suspended"
  | "blocked";

/**
 * Decides whether a proposal can be sent: one per request, again after withdrawal but not after rejection. `earlier` is
 * null before the first.
 */
export function decideSending(
  wanted: Wanted,
  proposerId: string,
  earlier: ProposalStatus | null,
): Outcome<ProposalSendMode, SendingRefusal> {
  if (wanted.buyerId === proposerId) return refused("own_wanted");
  if (earlier === "declined" || earlier === "accepted") return refused(earlier);
  if (wanted.status !== "active") return refused("wanted_closed");
  if (earlier === "open") return ok("change");
  if (wanted.openProposals >= MAX_OPEN_PROPOSALS) return refused("full");
  return ok(earlier === null ? "first" : "again");
}

export function decideWithdrawing(status: ProposalStatus): Outcome<ProposalEnding, SettlingRefusal> {
  return settle(status, "withdrawn");
}

export function decideDeclining(status: ProposalStatus): Outcome<ProposalEnding, SettlingRefusal> {
  return settle(status, "declined");
}

function settle(status: ProposalStatus, end: "withdrawn" | "declined"): Outcome<ProposalEnding, SettlingRefusal> {
  if (status === "open") return ok("now");
  return status === end ? ok("done") : refused(status);
}

/** closed: closed without a choice. not_chosen: the buyer accepted another proposal. */
export type ShownStatus = ProposalStatus | "closed" | "not_chosen";

/**
 * Returns the status to show. An unanswered proposal stays open, so that it counts again when its request is reopened.
 */
export function shownStatus(status: ProposalStatus, wanted: { open: boolean; chosen: boolean }): ShownStatus {
  if (status !== "open" || wanted.open) return status;
  return wanted.chosen ? "not_chosen" : "closed";
}

export const PROPOSAL_SORTS = ["harga", "waktu", "rating", "terbaru"] as const;
export type ProposalSort = (typeof PROPOSAL_SORTS)[number];

export function readProposalSort(text: string | null): ProposalSort {
  return PROPOSAL_SORTS.find((sort) => sort === text) ?? PROPOSAL_SORTS[0];
}

type Own = {
  status: ProposalStatus;
  orderStatus: OrderStatus | null;
};

export function buyerRelation(own: Own | null): BuyerRelation {
  if (own === null || own.status === "withdrawn") return null;
  const running = own.orderStatus === "pending" || own.orderStatus === "in_progress";
  return { open: own.status === "open" || (own.status === "accepted" && running), bought: false };
}
