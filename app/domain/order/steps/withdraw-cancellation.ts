import { asBefore } from "../cancellation";
import { formStep } from "../step";

type WithdrawCancellation = { kind: "withdraw_cancellation" };

export const withdrawCancellation = formStep<WithdrawCancellation, "cancellation_withdrawn">({
  kind: "withdraw_cancellation",
  page: "cancellation-withdrawal",
  place: "aside",
  fields: {},
  whileSuspended: true,
  isDone: ({ ownLast }) => ownLast === "cancellation_withdrawn",
  transitions: [
    {
      by: ["buyer"],
      from: ["cancel_requested"],
      does: (order, _, now) => ({ changes: asBefore(order, now), event: "cancellation_withdrawn" }),
    },
  ],
});
