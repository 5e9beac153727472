import { zoneAt } from "../../place/zone";
import { spanOf, type Visit } from "../../visit/visit";
import type { Order } from "../order";
import { visitStep } from "../step";
import { billDueAt, deadlineWithVisit, VISITABLE, visitDetail } from "../visit-terms";

type AcceptVisit = { kind: "accept_visit"; visit: Visit | null; day: string; slot: number };

/** Never later than it was: the other side counts on that. UTC ms. */
function billBefore({ paymentDueAt }: Order, visit: Visit, now: number): number | null {
  return paymentDueAt === null ? null : Math.min(paymentDueAt, billDueAt(visit, now));
}

export const acceptVisit = visitStep<AcceptVisit, "visit_accepted", "no_visit" | "visit_passed">({
  kind: "accept_visit",
  page: "visit-acceptance",
  isDone: ({ command }) => {
    const agreed = command?.visit?.wish ? null : command?.visit?.agreed;
    return agreed?.day === command?.day && agreed?.slot === command?.slot && agreed != null;
  },
  transitions: (side) => [
    {
      by: [side],
      from: VISITABLE,
      check: (_, { visit, day, slot }, now) => {
        const wish = visit?.wish ?? null;
        if (visit === null || wish === null || wish.day !== day || !wish.slots.includes(slot))
          return "no_visit";
        if (wish.by === side) return "own_change";
        return spanOf({ day, slot }, zoneAt(visit.placeCode)).from < now ? "visit_passed" : null;
      },
      does: (order, { visit, day, slot }, now) => {
        const agreed = { day, slot };
        const deadline = visit && deadlineWithVisit(order, { placeCode: visit.placeCode, agreed }, now);
        const detail = visitDetail(visit, day, [slot]);
        const bill =
          order.phase === "awaiting_payment" && visit && billBefore(order, { ...visit, agreed }, now);
        const changes = bill ? { paymentDueAt: bill } : {};
        if (deadline === order.deadline) return { changes, event: "visit_accepted", detail };
        return {
          changes: { ...changes, deadline },
          event: "visit_accepted",
          detail: { ...detail, deadline },
        };
      },
    },
  ],
});
