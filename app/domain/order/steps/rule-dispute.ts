import { isShare } from "../../core/money";
import { MIN_DISPUTE_REASON } from "../order";
import { isDueForRuling, type Ruling } from "../ruling";
import { settlement } from "../settlement";
import { outsideStep, saysWhyIn } from "../step";

type RuleDispute = { kind: "rule_dispute" } & Ruling;

const explains = saysWhyIn(MIN_DISPUTE_REASON);

export const ruleDispute = outsideStep<RuleDispute, "ruled">({
  kind: "rule_dispute",
  transitions: [
    {
      by: ["operator"],
      from: ["disputed"],
      guard: (order, now) => (isDueForRuling(order, now) ? null : "not_yet_due"),
      check: (order, command) => (isShare(command.buyerShare) ? explains(order, command) : "bad_share"),
      does: (order, { buyerShare, reason }) => {
        const end = settlement(order, buyerShare);
        return { ...end, event: "ruled", detail: { ...end.detail, reason } };
      },
    },
  ],
});
