import { PROPOSAL_STATUS_LABELS } from "~/domain/proposal/labels";
import type { ProposalStatus } from "~/domain/proposal/proposal";

const proposalShapes: Record<ProposalStatus | "closed", string> = {
  open: "st",
  withdrawn: "st off",
  declined: "st off",
  accepted: "st done",
  closed: "st off",
};

export function ProposalStatusBadge({ status }: { status: ProposalStatus | "closed" }) {
  return <span className={proposalShapes[status]}>{PROPOSAL_STATUS_LABELS[status]}</span>;
}
