import { orderPath } from "./path";
export type AnswerName = "acceptance" | "refusal" | "withdrawal";

export const answerPath = (orderId: string, answer: AnswerName) => `${orderPath(orderId)}/change/${answer}`;
