import type { ActorKind } from "~/orders/rules/step";
import type { EventDetail, EventKind } from "./lifecycle";
import type { Order, Side, VisitFinding } from "./order";
import { readFinding } from "./rules/visit-day";

/** A statement of a side. `kind` is the event that it began with. A report may have no reason. */
export type DisputeStatement = { by: Side; kind: string; at: number; version: number; reason: string };

export type DisputeEnd = {
  kind: "ruled" | "settled";
  at: number;
  reason: string | null;
  /** The finding of a ruling about the visit. Null if it needed none. */
  finding: VisitFinding | null;
};

export type Dispute = {
  opened: DisputeStatement;
  answer: DisputeStatement | null;
  offer: { by: Side } | null;
  /** The end of the dispute. Null while it is open, and if a chargeback ended it. */
  end: DisputeEnd | null;
};

export type DisputeStage = "ruling" | "answer";

const REPORTS: readonly string[] = ["seller_reported", "buyer_reported"] satisfies EventKind[];

export const DISPUTE_EVENTS: EventKind[] = [
  "disputed",
  "seller_reported",
  "buyer_reported",
  "no_show_contradicted",
  "dispute_answered",
  "settled",
  "ruled",
];

type DisputeEvent = { kind: string; version: number; at: number; actor: ActorKind; detail: EventDetail };

export function disputeOf(order: Pick<Order, "phase" | "proposedBy">, events: readonly DisputeEvent[]): Dispute | null {
  const opened = statement(openingOf(events));
  if (!opened) return null;
  const later = events.filter(({ version }) => version > opened.version);
  const { phase, proposedBy } = order;
  return {
    opened,
    answer: statement(later.find(({ kind }) => kind === "dispute_answered" || kind === "no_show_contradicted")),
    offer: phase === "disputed" && proposedBy !== null ? { by: proposedBy } : null,
    end: endOf(later),
  };
}

/** A report that the other side did not come opens a dispute if it is contradicted, or beyond a limit. */
function openingOf(events: readonly DisputeEvent[]): DisputeEvent | undefined {
  const contradicted = events.findIndex(({ kind }) => kind === "no_show_contradicted");
  const before = contradicted < 0 ? [] : events.slice(0, contradicted);
  return (
    before.filter(({ kind }) => REPORTS.includes(kind)).at(-1) ??
    events.find(({ kind, detail }) => kind === "disputed" || (REPORTS.includes(kind) && detail.disputed === 1))
  );
}

function statement(event: DisputeEvent | undefined): DisputeStatement | null {
  if (!event || (event.actor !== "buyer" && event.actor !== "seller")) return null;
  const { actor, kind, at, version, detail } = event;
  return { by: actor, kind, at, version, reason: typeof detail.reason === "string" ? detail.reason : "" };
}

function endOf(events: readonly DisputeEvent[]): DisputeEnd | null {
  for (const { kind, at, detail } of events) {
    if (kind !== "ruled" && kind !== "settled") continue;
    const { reason, finding } = detail;
    return { kind, at, reason: typeof reason === "string" ? reason : null, finding: readFinding(finding) };
  }
  return null;
}
