/** What may be said to a change that waits, each on a page of its own: by the last part of its address. */
export type AnswerName = "acceptance" | "refusal" | "withdrawal";

export const answerPath = (orderId: string, answer: AnswerName) =>
  `/dashboard/orders/${orderId}/change/${answer}`;
