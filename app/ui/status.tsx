import { type ListingKind, type ListingStatus, listingStatusLabel } from "~/domain/listing";
import { ORDER_STATUS_LABELS, type OrderStatus, PHASE_SIGNS, type Phase } from "~/domain/order";
import type { ProposalStatus } from "~/domain/proposal";
import { PROPOSAL_STATUS_LABELS } from "~/domain/proposal-words";
import { WITHDRAWAL_LABELS, type WithdrawalStatus } from "~/domain/withdrawal";
import { Tag } from "./tag";

const shapes: Record<OrderStatus, string> = {
  pending: "st",
  in_progress: "st work",
  completed: "st done",
  cancelled: "st off",
};

/** Ring, half disc, full disc, struck ring: the shape speaks before the colour. Beside it what else is going on. */
export function OrderStatusBadge({ status, phase }: { status: OrderStatus; phase: Phase | null }) {
  const sign = phase && PHASE_SIGNS[phase];
  return (
    <>
      <span className={shapes[status]}>{ORDER_STATUS_LABELS[status]}</span>
      {sign && (
        <>
          {" "}
          <Tag>{sign}</Tag>
        </>
      )}
    </>
  );
}

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

export function ListingStatusBadge({ kind, status }: { kind: ListingKind; status: ListingStatus }) {
  return <Tag look={status === "active" ? "on" : "off"}>{listingStatusLabel(kind, status)}</Tag>;
}

const withdrawalShapes: Record<WithdrawalStatus, string> = {
  requested: "st work",
  approved: "st work",
  paid: "st done",
  failed: "st off",
};

export function WithdrawalStatusBadge({ status }: { status: WithdrawalStatus }) {
  return <span className={withdrawalShapes[status]}>{WITHDRAWAL_LABELS[status]}</span>;
}

/** Pressed on what is finished. */
export function Stamp({ children }: { children: string }) {
  return <span className="stamp">{children}</span>;
}
