import type { CommandOf } from "~/domain/order-decision";
import type { Outcome } from "~/domain/outcome";
import { changeOrder, type NotChanged } from "./change-order.server";
import type { Writing } from "./write-decision.server";

/** A price is named for a custom request, or agreed to. Never tried again by itself: a faster change may be a new price. */
export async function negotiateOrder(
  context: Writing,
  orderId: string,
  userId: string,
  command: CommandOf<"quote"> | CommandOf<"accept_quote">,
): Promise<Outcome<"done", NotChanged>> {
  return changeOrder(context, {
    orderId,
    userId,
    command,
    isDone: (order, side) =>
      side === "buyer" && command.kind === "accept_quote" && order.phase === "awaiting_payment",
    tries: 1,
  });
}
