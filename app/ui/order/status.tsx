import { ORDER_STATUS_LABELS, PHASE_BADGES } from "~/copy/order/status";
import type { OrderStatus, Phase } from "~/domain/order/order";
import { Badge } from "../kit/badge";

const shapes: Record<OrderStatus, string> = {
  pending: "status",
  in_progress: "status status--active",
  completed: "status status--done",
  cancelled: "status status--off",
};

/** Ring, half disc, full disc, struck ring: the shape speaks before the colour. Beside it what else is going on. */
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
