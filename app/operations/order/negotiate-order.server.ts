import type { Outcome } from "~/domain/core/outcome";
import type { CommandOf } from "~/domain/order/decision";
import type { Order, Side } from "~/domain/order/order";
import { changeOrder, type NotChanged } from "./change-order.server";
import type { Writing } from "./write-order-decision.server";

/** A price is named for a custom request, or agreed to. Never tried again by itself: a faster change may be a new price. */
export async function negotiateOrder(
  context: Writing,
  orderId: string,
  userId: string,
  command: CommandOf<"quote"> | CommandOf<"accept_quote">,
  seen: number | null = null,
): Promise<Outcome<"done", NotChanged>> {
  return changeOrder(context, {
    orderId,
    userId,
    command,
    seen,
    repeats: command.kind === "quote" ? "quoted" : null,
    isDone: (order, side) => isDone(order, side, command),
    tries: 1,
  });
}

/** The same button, pressed twice. */
function isDone(order: Order, side: Side, command: CommandOf<"quote"> | CommandOf<"accept_quote">): boolean {
  if (command.kind === "accept_quote") return side === "buyer" && order.phase === "awaiting_payment";
  const { price, days } = command;
  return side === "seller" && order.phase === "quoted" && order.price === price && order.maxDays === days;
}
