import type { ActorKind } from "~/orders/rules/step";
import type { EventDetail, EventKind } from "./lifecycle";
import type { Order, Side } from "./order";

export type DisputeStatement = { by: Side; at: number; version: number; reason: string };

export type DisputeEnd = { kind: "ruled" | "settled"; at: number; reason: string | null };

export type Dispute = {
  opened: DisputeStatement;
  answer: DisputeStatement | null;
  offer: { by: Side } | null;
  /** The end of the dispute. Null while it is open, and if a chargeback ended it. */
  end: DisputeEnd | null;
};

export type DisputeStage = "ruling" | "answer";

export const DISPUTE_EVENTS: EventKind[] = ["disputed", "dispute_answered", "settled", "ruled"];

type DisputeEvent = { kind: string; version: number; at: number; actor: ActorKind; detail: EventDetail };

export function disputeOf(order: Pick<Order, "phase" | "proposedBy">, events: readonly DisputeEvent[]): Dispute | null {
  const opened = statement(events.find(({ kind }) => kind === "disputed"));
  if (!opened) return null;
  const later = events.filter(({ version }) => version > opened.version);
  const { phase, proposedBy } = order;
  return {
    opened,
    answer: statement(later.find(({ kind }) => kind === "dispute_answered")),
    offer: phase === "disputed" && proposedBy !== null ? { by: proposedBy } : null,
    end: endOf(later),
  };
}

function statement(event: DisputeEvent | undefined): DisputeStatement | null {
  if (!event || (event.actor !== "buyer" && event.actor !== "seller")) return null;
  const { actor, at, version, detail } = event;
  return { by: actor, at, version, reason: typeof detail.reason === "string" ? detail.reason : "" };
}

function endOf(events: readonly DisputeEvent[]): DisputeEnd | null {
  for (const { kind, at, detail } of events) {
    if (kind !== "ruled" && kind !== "settled") continue;
    const { reason } = detail;
    return { kind, at, reason: typeof reason === "string" ? reason : null };
  }
  return null;
}
