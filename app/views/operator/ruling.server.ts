import type { DisputeState } from "~/db/order/disputes.server";
import { pricedTotal } from "~/domain/order/order";
import { peopleOf } from "~/domain/order/people";
import { rulingState } from "./dispute-case.server";

/** `open` and `why`: whether this operator may rule on it now. */
export function rulingView(found: DisputeState, operatorId: string, now: number) {
  const { order } = found;
  const people = peopleOf(order);
  const state = rulingState(found, people, operatorId, now);
  return {
    open: state.open,
    why: state.why,
    id: order.id,
    title: order.title,
    people,
    version: order.version,
    two: state.two,
    proposed: state.proposed,
    money: { total: pricedTotal(order), feePercent: order.feePercent },
  };
}
