import { PAYABLE_ATTEMPTS } from "../../money/payment";
import type { ChangeTerms } from "../change";
import {
  agreed,
  CHANGEABLE,
  detailOf,
  inTime,
  isAsked,
  type TermsRefusal,
  termsFault,
  type WithVisit,
} from "../change-terms";
import { answerStep } from "../step";

type AcceptChange = { kind: "accept_change" } & ChangeTerms & WithVisit;

export const acceptChange = answerStep<AcceptChange, "change_accepted", TermsRefusal>({
  kind: "accept_change",
  needsListing: true,
  answer: { name: "acceptance", ends: "accepted" },
  repeat: { events: ["change_accepted"] },
  transitions: (side) => [
    {
      by: [side],
      from: CHANGEABLE,
      guard: (order, now) => isAsked(order, side) ?? inTime(order, now),
      check: termsFault,
      does: (order, command, now) => ({
        changes: agreed(order, command, now),
        event: "change_accepted",
        detail: detailOf(command),
        closesChange: "accepted",
        // Open and denied bills are over the old price.
        ...(command.price === null || order.phase === "quoted"
          ? {}
          : { closesAttempts: { as: "cancelled", from: PAYABLE_ATTEMPTS } }),
      }),
    },
  ],
});
