import type { BatchStatement } from "~/db/core/batch.server";
import type { OrderChange } from "~/db/order/changes.server";
import type { OrderToChange } from "~/db/order/orders.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import type { AnswerKind } from "~/domain/order/decision";
import type { Context } from "~/platform/core/context.server";
import { settleAttempts } from "../money/settle-attempts.server";
import { changeOrder, type NotChanged } from "./change-order.server";

type ChangeAnswer = {
  kind: AnswerKind;
  reason: string;
};

type MoneyMoves = "gateway_silent" | "price_paid";
type NotAnswered = NotChanged | MoneyMoves;

/** Answers or takes back the very change that was shown. A new price holds only once the old bills are cancelled. */
export async function answerChange(
  context: Context,
  orderId: string,
  userId: string,
  changeId: string,
  answer: ChangeAnswer,
): Promise<Outcome<"done", NotAnswered>> {
  const open = ({ change }: OrderToChange): OrderChange | null =>
    change?.id === changeId && change.status === "open" ? change : null;
  return changeOrder<MoneyMoves>(context, {
    orderId,
    userId,
    seen: null,
    formId: changeId,
    said: answer.reason,
    command: {
      kind: answer.kind,
      read(state) {
        const change = open(state);
        if (change === null) return null;
        const { price, deadline, revisions } = change;
        return { ...answer, price, deadline, revisions, visit: state.visit };
      },
    },
    async prepare(state): Promise<Outcome<BatchStatement[], MoneyMoves>> {
      if (answer.kind !== "accept_change" || open(state)?.price == null) return ok([]);
      const settled = await settleAttempts(context, state.attempts, "cancel");
      if (settled === "unsure") return refused("gateway_silent");
      return settled === "paid" ? refused("price_paid") : ok([]);
    },
    // The gateway's report about the cancelled bill may be the faster change.
    tries: 3,
  });
}
