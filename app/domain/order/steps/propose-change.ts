import { DAY } from "../../core/dates";
import type { ChangeTerms } from "../change";
import { CHANGEABLE, detailOf, inTime, type TermsRefusal, termsFault, type WithVisit } from "../change-terms";
import { CHANGES_A_DAY } from "../repeat-limits";
import { buttonStep } from "../step";

type ProposeChange = { kind: "propose_change"; description: string } & ChangeTerms & WithVisit;

export const proposeChange = buttonStep<ProposeChange, "change_proposed", TermsRefusal | "change_open">({
  kind: "propose_change",
  needsListing: true,
  page: "change",
  place: ({ phase }, side) => (phase === "quoted" && side === "buyer" ? "onward" : "aside"),
  anytime: true,
  limit: { event: "change_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ change, formId }) => change?.requestId === formId,
  repeat: { events: ["change_proposed"] },
  transitions: (side) => [
    {
      by: [side],
      from: CHANGEABLE,
      guard: (order, now) => (order.changeBy === null ? inTime(order, now) : "change_open"),
      check: (order, command, now) =>
        command.description.trim() === "" ? "reason_too_short" : termsFault(order, command, now),
      does: (_, command) => ({
        changes: { changeBy: side },
        event: "change_proposed",
        detail: { ...detailOf(command), reason: command.description },
      }),
    },
  ],
});
