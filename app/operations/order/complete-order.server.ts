import type { Outcome } from "~/domain/core/outcome";
import { changeOrder, type NotChanged } from "./change-order.server";
import type { OrderDecisionWrite } from "./write-order-decision.server";

export async function completeOrder(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  seen: number | null = null,
): Promise<Outcome<"done", NotChanged>> {
  return changeOrder(context, {
    orderId,
    userId,
    seen,
    command: { kind: "complete" },
    tries: 3,
  });
}
