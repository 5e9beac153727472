import type { EventKind } from "~/domain/order/decision";
import type { Side } from "~/domain/order/order";
import { CHANGE_HISTORY } from "./events/changing";
import type { Sentence } from "./events/parts";
import { PENDING_HISTORY } from "./events/pending";
import { VISIT_HISTORY } from "./events/visiting";
import { WORK_HISTORY } from "./events/working";

const EVENTS: Record<EventKind, Sentence> = {
  ...PENDING_HISTORY,
  ...CHANGE_HISTORY,
  ...VISIT_HISTORY,
  ...WORK_HISTORY,
};

const SENTENCES = new Map<string, Sentence>(Object.entries(EVENTS));

/** A kind of a later version gets a plain sentence. */
const sentenceOf = (kind: string): Sentence => SENTENCES.get(kind) ?? "Pesanan diperbarui";

export function eventSentence(kind: string, side: Side): string {
  const sentence = sentenceOf(kind);
  return typeof sentence === "string" ? sentence : (sentence[side] ?? sentence.plain);
}

export function staffEventSentence(kind: string): string {
  const sentence = sentenceOf(kind);
  return typeof sentence === "string" ? sentence : sentence.plain;
}
