import { DAY, HOUR } from "~/platform/dates";
import { type Order, otherSide, type Phase, type Side, workDueAt } from "./order";

export type DueFacts = Pick<
  Order,
  | "phase"
  | "quoteExpiresAt"
  | "paymentDueAt"
  | "reviewDueAt"
  | "answerDueAt"
  | "deadline"
  | "startedAt"
  | "maxDays"
>;

const DUE: Partial<Record<Phase, { at: (order: DueFacts) => number | null; before: number }>> = {
  quoted: { at: (order) => order.quoteExpiresAt, before: DAY },
  awaiting_payment: { at: (order) => order.paymentDueAt, before: 6 * HOUR },
  working: { at: workDueAt, before: DAY },
  delivered: { at: (order) => order.reviewDueAt, before: DAY },
  cancel_requested: { at: (order) => order.answerDueAt, before: DAY },
  disputed: { at: (order) => order.answerDueAt, before: DAY },
};

/** Returns null if nothing is due, or so soon that the notification itself says it. */
export function reminderAt(order: Order, now: number): number | null {
  const due = order.phase && DUE[order.phase];
  const at = due?.at(order) ?? null;
  if (!due || at === null) return null;
  const reminder = at - due.before;
  return reminder > now ? reminder : null;
}

/** Returns when the phase ends automatically, or null. */
export function phaseDueAt(order: DueFacts): number | null {
  const due = order.phase ? DUE[order.phase] : undefined;
  return due?.at(order) ?? null;
}

export function answerDueAt(order: DueFacts): number | null {
  return order.phase === "working" ? null : phaseDueAt(order);
}

export function answerDueFor(side: Side, order: DueFacts & MoveFacts): number | null {
  return nextActor(order) === side && order.changeBy !== side ? answerDueAt(order) : null;
}

type MoveFacts = Pick<Order, "phase" | "disputedBy" | "changeBy">;

export function nextActor(order: Pick<MoveFacts, "phase" | "disputedBy">): Side | null {
  switch (order.phase) {
    case "quoted":
    case "awaiting_payment":
    case "delivered":
      return "buyer";
    case "working":
    case "cancel_requested":
      return "seller";
    case "disputed":
      return order.disputedBy === null ? null : otherSide(order.disputedBy);
    default:
      return null;
  }
}
