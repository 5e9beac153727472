import { ORDER_STATUS_LABELS, PHASE_BADGES } from "~/copy/order/status";
import type { OrderStatus, Phase } from "~/domain/order/order";
import { Badge } from "../kit/badge";

const shapes: Record<OrderStatus, string> = {
  pending: "status",
  in_progress: "status status--active",
  completed: "status status--done",
  cancelled: "status status--off",
};

/** On the order's own page, which says all but a dispute in its first words. */
export function OwnStatus({ status, phase }: { status: OrderStatus; phase: Phase | null }) {
  return <OrderStatusBadge status={status} phase={phase === "disputed" ? phase : null} />;
}

/** The shape tells the status without colour. */
export function OrderStatusBadge({ status, phase }: { status: OrderStatus; phase: Phase | null }) {
  const sign = phase && PHASE_BADGES[phase];
  return (
    <>
      <span className={shapes[status]}>{ORDER_STATUS_LABELS[status]}</span>
      {sign && (
        <>
          {" "}
          <Badge>{sign}</Badge>
        </>
      )}
    </>
  );
}

/** One sign: a dispute stands in place of what it interrupts. */
export function ListedStatus({ status, phase }: { status: OrderStatus; phase: Phase | null }) {
  if (phase !== "disputed") return <span className={shapes[status]}>{ORDER_STATUS_LABELS[status]}</span>;
  return (
    <span className="status status--disputed">
      <span className="sr-only">{ORDER_STATUS_LABELS[status]} </span>
      {PHASE_BADGES.disputed}
    </span>
  );
}
