import { DAY } from "../../core/dates";
import type { Visit } from "../../visit/visit";
import { CHANGES_A_DAY } from "../repeat-limits";
import { visitStep } from "../step";
import { isSameWish, VISITABLE, visitDetail } from "../visit-terms";

/** The caller reads the visit, and has asked whether the slots can be had. */
type ProposeVisit = { kind: "propose_visit"; visit: Visit | null; day: string; slots: readonly number[] };

export const proposeVisit = visitStep<ProposeVisit, "visit_proposed", "no_visit">({
  kind: "propose_visit",
  page: "visit",
  limit: { event: "visit_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ side, command }) => command?.visit?.wish?.by === side && isSameWish(command.visit.wish, command),
  transitions: (side) => [
    {
      by: [side],
      from: VISITABLE,
      check: (_, { visit }) => (visit === null ? "no_visit" : null),
      does: (_, { visit, day, slots }) => ({
        changes: {},
        event: "visit_proposed",
        detail: visitDetail(visit, day, slots),
      }),
    },
  ],
});
