import type { Order } from "./order";

/** What one side would like to change in an order, until the other one decides. */
export const CHANGE_STATUSES = ["open", "accepted", "declined", "withdrawn"] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

/** Null leaves that part as it is; what has no number stands in the description. */
export type ChangeTerms = {
  /** Integer rupiah for one piece; only before anything is paid. */
  price: number | null;
  /** New end of the work, UTC ms. */
  deadline: number | null;
  /** Revisions from here on. */
  revisions: number | null;
};

/** Whether there still is a price to change: once it is paid, or while that is being looked into, it stands. */
export function takesPrice({ status, paymentStatus }: Pick<Order, "status" | "paymentStatus">): boolean {
  return status === "pending" && paymentStatus !== "review";
}

export const MAX_REVISIONS = 99;
/** Characters of what a change is about. */
export const MIN_CHANGE_TEXT = 10;

/**
 * One person's on one order within 24 hours, changes and divisions of the money each for themselves: every one is told to
 * the other side, who has to think about it.
 */
export const PROPOSALS_A_DAY = 5;

/** A proposal as it is kept; its id is what an answer names, for it never changes while it is open. */
export type OrderChangeProposal = ChangeTerms & {
  id: string;
  proposedBy: "buyer" | "seller";
  description: string;
  status: ChangeStatus;
  /** UTC ms */
  createdAt: number;
  decidedAt: number | null;
};
