import type { Outcome } from "~/domain/core/outcome";
import type { CommandOf } from "~/domain/order/decision";
import { changeOrder, type NotChanged } from "./change-order.server";
import type { OrderDecisionWrite } from "./write-order-decision.server";

/** Never retried: a faster change may be a new price. */
export async function quoteOrder(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  offered: Pick<CommandOf<"quote">, "price" | "days">,
  seen: number | null = null,
): Promise<Outcome<"done", NotChanged>> {
  return changeOrder(context, {
    orderId,
    userId,
    command: { kind: "quote", read: ({ visit }) => ({ kind: "quote", ...offered, visit }) },
    seen,
    tries: 1,
  });
}
