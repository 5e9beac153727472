import { stepVerb } from "~/copy/order/actions";
import { answerChangeTitle } from "~/copy/order/status/change";
import { suspensionStepOf } from "~/copy/order/status/suspension";
import { ANSWER_VERB } from "~/copy/order/step-copy";
import { VISIT_VERBS } from "~/copy/visit/turn";
import type { ListedVisit } from "~/db/order/waiting.server";
import { firstName } from "~/domain/account/person";
import type { Zone } from "~/domain/core/dates";
import { paymentPath } from "~/domain/money/payment-path";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { peopleOf } from "~/domain/order/people";
import { acceptableUntil, type Slots, visitTurn } from "~/domain/order/visit-terms";
import { stepDeadline } from "./turn.server";

export type StepReader = { suspended: boolean; zone: Zone; now: number };
type Listed = Order & { buyerName: string; sellerName: string } & ListedVisit;

/** What one side has to do with an order, the same wherever it is listed. `step.yours`: here and now. `dueAt`: UTC ms. */
export function stepLine(order: Listed, side: Side, { suspended, zone, now }: StepReader) {
  const people = peopleOf(order);
  const step = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
  const other = people[otherSide(side)];
  // Work goes on meanwhile, but the change is answered first.
  const answers = step.answers || (order.changeBy === otherSide(side) && !suspended);
  const slots = slotsOf(order);
  const turn = suspended ? null : visitTurn(order, slots, side, now);
  // What is asked for first has its own end.
  const wishEnds = turn === "answer" && !answers && slots ? acceptableUntil(slots, now) : null;
  const dueAt = wishEnds ?? step.dueAt;
  const deadline =
    wishEnds !== null
      ? { at: wishEnds, wholeDay: false }
      : dueAt === null
        ? null
        : stepDeadline(order, dueAt);
  const pays = order.phase === "awaiting_payment" && side === "buyer" && !answers;
  return {
    ...{ step, people, other, dueAt, deadline },
    href: pays ? paymentPath(order.id) : orderPath(order.id),
    title: answers && order.phase !== "disputed" ? answerChangeTitle(firstName(other)) : step.title,
    verb: answers ? ANSWER_VERB : turn ? VISIT_VERBS[turn] : stepVerb(order, side, now),
    late: dueAt !== null && dueAt < now,
  };
}

function slotsOf(row: ListedVisit): Slots | null {
  const { visitPlace, visitDay, visitSlot, visitAskedDay, visitAskedBy, visitAskedSlots } = row;
  if (visitPlace === null) return null;
  return {
    placeCode: visitPlace,
    agreed: visitDay === null || visitSlot === null ? null : { day: visitDay, slot: visitSlot },
    wish:
      visitAskedDay === null || visitAskedBy === null
        ? null
        : { day: visitAskedDay, slots: visitAskedSlots ?? [], by: visitAskedBy },
  };
}
