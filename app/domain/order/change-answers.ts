export type AnswerName = "acceptance" | "refusal" | "withdrawal";

export const answerPath = (orderId: string, answer: AnswerName) =>
  `/dashboard/orders/${orderId}/change/${answer}`;
