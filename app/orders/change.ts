import type { CHANGE_STATUSES } from "~/database/stored-values";
import { type Order, orderPath } from "./order";

export type AnswerName = "acceptance" | "refusal" | "withdrawal";

export const answerPath = (orderId: string, answer: AnswerName) => `${orderPath(orderId)}/change/${answer}`;
export type ChangeStatus = (typeof CHANGE_STATUSES)[number];

export type ChangeTerms = {
  /** Rupiah for one piece. It can change only before the payment. */
  price: number | null;
  deadline: number | null;
  revisions: number | null;
};

export function acceptsPrice({ status, paymentStatus }: Pick<Order, "status" | "paymentStatus">): boolean {
  return status === "pending" && paymentStatus !== "review";
}

export const MAX_REVISIONS = 99;
export const MIN_CHANGE_TEXT = 10;
export const MAX_CHANGE_ANSWER = 1_000;
