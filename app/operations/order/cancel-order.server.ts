import type { BatchStatement } from "~/db/core/batch.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { Context } from "~/platform/core/context.server";
import { settleAttempts } from "../money/settle-attempts.server";
import { changeOrder, type NotChanged } from "./change-order.server";

type MoneyMoves = "gateway_silent" | "paid_meanwhile";
type NotCancelled = NotChanged | MoneyMoves;

/** Only once every attempt to pay it is cancelled at the gateway. `reason` may be empty. */
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
    // Each time anew: the faster change may have been one more attempt to pay.
    async prepare({ attempts }): Promise<Outcome<BatchStatement[], MoneyMoves>> {
      const settled = await settleAttempts(context, attempts, "cancel");
      if (settled === "unsure") return refused("gateway_silent");
      return settled === "paid" ? refused("paid_meanwhile") : ok([]);
    },
    tries: 3,
  });
}
