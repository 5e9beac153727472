import type { Outcome } from "~/domain/core/outcome";
import type { CommandOf } from "~/domain/order/decision";
import { changeOrder, type NotChanged } from "./change-order.server";
import type { OrderDecisionWrite } from "./write-order-decision.server";

/** Never retried: a faster change may be a new price. */
export async function negotiateOrder(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  command: CommandOf<"quote"> | CommandOf<"accept_quote">,
  seen: number | null = null,
): Promise<Outcome<"done", NotChanged>> {
  return changeOrder(context, {
    orderId,
    userId,
    command: {
      kind: command.kind,
      read: ({ visit }) => ({ ...command, visit }),
    },
    seen,
    tries: 1,
  });
}
