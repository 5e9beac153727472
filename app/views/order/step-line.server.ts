import type { Deadline } from "~/copy/core/deadline";
import { stepVerb } from "~/copy/order/list";
import { answerChangeTitle } from "~/copy/order/status/change";
import { suspensionStepOf } from "~/copy/order/status/suspension";
import { firstName } from "~/domain/account/person";
import type { Zone } from "~/domain/core/dates";
import { type Order, otherSide, type Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { peopleOf } from "~/domain/order/people";

export type StepReader = { suspended: boolean; zone: Zone; now: number };
type Listed = Order & { buyerName: string; sellerName: string };

/** What one side has to do with an order, the same wherever it is listed. `step.yours`: here and now. `dueAt`: UTC ms. */
export function stepLine(order: Listed, side: Side, { suspended, zone, now }: StepReader) {
  const people = peopleOf(order);
  const step = suspensionStepOf({ order, side, people }, { suspended, zone }, now);
  const other = people[otherSide(side)];
  const { dueAt } = step;
  const deadline: Deadline | null =
    dueAt === null ? null : { at: dueAt, wholeDay: order.phase === "working" };
  // Work goes on meanwhile, but the change is answered first.
  const answers = step.answers || (order.changeBy === otherSide(side) && !suspended);
  const pays = order.phase === "awaiting_payment" && side === "buyer" && !answers;
  return {
    ...{ step, people, other, dueAt, deadline },
    href: pays ? `/payment/${order.id}` : orderPath(order.id),
    title: answers && order.phase !== "disputed" ? answerChangeTitle(firstName(other)) : step.title,
    verb: stepVerb(order, side, { answers }),
    late: dueAt !== null && dueAt < now,
  };
}
