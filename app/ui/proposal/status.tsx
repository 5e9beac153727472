import { PROPOSAL_STATUS_LABELS } from "~/copy/proposal/labels";
import type { ShownStatus } from "~/domain/proposal/proposal";

const proposalShapes: Record<ShownStatus, string> = {
  open: "status",
  withdrawn: "status status--off",
  declined: "status status--off",
  accepted: "status status--done",
  closed: "status status--off",
  not_chosen: "status status--off",
};

export function ProposalStatusBadge({ status }: { status: ShownStatus }) {
  return <span className={proposalShapes[status]}>{PROPOSAL_STATUS_LABELS[status]}</span>;
}
