import { otherSide, type Side } from "~/domain/order/order";
import type { StatusCopy, StatusFacts } from "./status-copy";

export const answerChangeTitle = (other: string): string => `Jawab usulan perubahan ${other}`;

/** Answering an open change becomes the next step, unless staff, the gateway or another step comes first. */
export function withChangeCopy(copy: StatusCopy, side: Side, facts: StatusFacts): StatusCopy {
  const { changeBy } = facts.order;
  if (changeBy === null) return copy;
  const words = copy[side];
  const other = facts[otherSide(side)];
  const said =
    changeBy === side
      ? `Usulan perubahan Anda menunggu jawaban ${other}.`
      : `${other} mengusulkan perubahan dan menunggu jawaban Anda.`;
  // The page shows the change itself.
  const withChange = { ...words, text: `${words.text} ${said}`, brief: words.brief ?? words.text };
  const elsewhere = copy.waitsFor === "staff" || copy.waitsFor === "gateway";
  if (changeBy === side || copy.waitsFor === side || elsewhere) return { ...copy, [side]: withChange };
  const answer = {
    ...withChange,
    brief: "",
    title: answerChangeTitle(other),
    summary: "jawab usulan perubahan",
  };
  return { ...copy, [side]: answer, waitsFor: side, dueAt: null, answers: true };
}
