import { PROPOSAL_STATUS_LABELS } from "~/copy/proposal/labels";
import type { ProposalStatus } from "~/domain/proposal/proposal";

const proposalShapes: Record<ProposalStatus | "closed", string> = {
  open: "status",
  withdrawn: "status status--off",
  declined: "status status--off",
  accepted: "status status--done",
  closed: "status status--off",
};

export function ProposalStatusBadge({ status }: { status: ProposalStatus | "closed" }) {
  return <span className={proposalShapes[status]}>{PROPOSAL_STATUS_LABELS[status]}</span>;
}
