import type { Statement } from "~/db/batch.server";
import { type Outcome, ok, refused } from "~/domain/outcome";
import type { Context } from "~/platform/context.server";
import { changeOrder, type NotChanged } from "./change-order.server";
import { settleAttempts } from "./settle-attempts.server";

type MoneyMoves = "gateway_silent" | "paid_meanwhile";
export type NotCancelled = NotChanged | MoneyMoves;

/**
 * Cancels an order, once the gateway has let go of every attempt to pay it. `reason`: in the words of whoever cancels, or
 * empty.
 */
export async function cancelOrder(
  context: Context,
  orderId: string,
  userId: string,
  { seen = null, reason = "" }: { seen?: number | null; reason?: string } = {},
): Promise<Outcome<"done", NotCancelled>> {
  return changeOrder<MoneyMoves>(context, {
    orderId,
    userId,
    seen,
    command: { kind: "cancel", reason },
    isDone: (order) => order.status === "cancelled",
    // Each time anew: the change that was faster may have been one more attempt to pay.
    async prepare({ attempts }): Promise<Outcome<Statement[], MoneyMoves>> {
      const settled = await settleAttempts(context, attempts, "cancel");
      if (settled === "unsure") return refused("gateway_silent");
      return settled === "paid" ? refused("paid_meanwhile") : ok([]);
    },
    tries: 3,
  });
}
