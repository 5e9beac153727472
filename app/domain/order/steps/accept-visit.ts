import { zoneAt } from "../../place/zone";
import { spanOf, type Visit } from "../../visit/visit";
import { visitStep } from "../step";
import { VISITABLE, visitDetail } from "../visit-terms";

/** Of the slots that were shown, one. */
type AcceptVisit = { kind: "accept_visit"; visit: Visit | null; day: string; slot: number };

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
      does: (_, { visit, day, slot }) => ({
        changes: {},
        event: "visit_accepted",
        detail: visitDetail(visit, day, [slot]),
      }),
    },
  ],
});
