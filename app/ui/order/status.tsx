import { ORDER_STATUS_LABELS, PHASE_BADGES } from "~/copy/order/status";
import type { OrderStatus, Phase } from "~/domain/order/order";
import { Badge } from "../kit/badge";

const shapes: Record<OrderStatus, string> = {
  pending: "status",
  in_progress: "status status--active",
  completed: "status status--done",
  cancelled: "status status--off",
};

const INTERRUPTIONS: readonly Phase[] = ["revision", "cancel_requested", "disputed"];

/** For the two sides, to whom all but an interruption is said right below. */
export function OwnStatus({ status, phase }: { status: OrderStatus; phase: Phase | null }) {
  return <OrderStatusBadge status={status} phase={phase && INTERRUPTIONS.includes(phase) ? phase : null} />;
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
