import type { Stake } from "../listing/standing";
import type { OrderStatus } from "../order/order";
import type { ProposalStatus } from "./proposal";

type Own = { status: ProposalStatus /** Of the order it became. */; orderStatus: OrderStatus | null };

export function stakeOf(own: Own | null): Stake {
  if (own === null || own.status === "withdrawn") return null;
  const running = own.orderStatus === "pending" || own.orderStatus === "in_progress";
  return { open: own.status === "open" || (own.status === "accepted" && running), bought: false };
}
