import { DAY } from "../../core/dates";
import { isShare } from "../../core/money";
import { CHANGES_A_DAY } from "../repeat-limits";
import { formStep } from "../step";

type ProposeSettlement = { kind: "propose_settlement"; buyerShare: number };

export const proposeSettlement = formStep<ProposeSettlement, "settlement_proposed">({
  kind: "propose_settlement",
  page: "settlement",
  place: "onward",
  fields: { buyerShare: "percent" },
  limit: { event: "settlement_proposed", times: CHANGES_A_DAY, within: DAY, refusal: "too_many_changes" },
  isDone: ({ order, side, command }) =>
    order.phase === "disputed" && order.proposedBy === side && order.buyerShare === command?.buyerShare,
  transitions: (side) => [
    {
      by: [side],
      from: ["disputed"],
      check: (_, { buyerShare }) => (isShare(buyerShare) ? null : "bad_share"),
      does: (_, { buyerShare }) => ({
        changes: { buyerShare, proposedBy: side },
        event: "settlement_proposed",
        detail: { buyerShare },
      }),
    },
  ],
});
