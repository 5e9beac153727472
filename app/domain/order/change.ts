import type { Order } from "./order";

export const CHANGE_STATUSES = ["open", "accepted", "declined", "withdrawn"] as const;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

export type ChangeTerms = {
  /** For one piece; only before anything is paid. */
  price: number | null;
  deadline: number | null;
  revisions: number | null;
};

export function takesPrice({ status, paymentStatus }: Pick<Order, "status" | "paymentStatus">): boolean {
  return status === "pending" && paymentStatus !== "review";
}

export const MAX_REVISIONS = 99;
export const MIN_CHANGE_TEXT = 10;
