import type { BatchStatement } from "~/db/core/batch.server";
import { insertChange } from "~/db/order/changes.server";
import { type Outcome, ok } from "~/domain/core/outcome";
import type { ChangeTerms } from "~/domain/order/change";
import { changeOrder, type NotChanged } from "./change-order.server";
import type { OrderDecisionWrite } from "./write-order-decision.server";

type ChangeToPropose = ChangeTerms & {
  description: string;
  requestId: string;
  seen: number | null;
};

export async function proposeChange(
  context: OrderDecisionWrite,
  orderId: string,
  userId: string,
  { requestId, description, seen, ...terms }: ChangeToPropose,
): Promise<Outcome<"done", NotChanged>> {
  const otherThan = (price: number | null) => ({
    ...terms,
    price: terms.price === price ? null : terms.price,
  });
  return changeOrder(context, {
    orderId,
    userId,
    seen,
    formId: requestId,
    command: {
      kind: "propose_change",
      read: ({ order, visit }) => ({
        kind: "propose_change",
        description,
        visit,
        ...otherThan(order.price),
      }),
    },
    async prepare({ order }, side): Promise<Outcome<BatchStatement[], never>> {
      const { now: createdAt, db } = context;
      const proposed = { ...otherThan(order.price), orderId, proposedBy: side, description };
      return ok([insertChange(db, { ...proposed, requestId, createdAt })]);
    },
    // The terms were weighed against what the page showed.
    tries: 1,
  });
}
