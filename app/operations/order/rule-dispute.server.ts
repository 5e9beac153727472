import { rulingLine } from "~/copy/order/ruling";
import type { BatchStatement } from "~/db/core/batch.server";
import { isOperatorActionAborted } from "~/db/operator/actions.server";
import { type DisputeState, findDispute } from "~/db/order/disputes.server";
import { proposeRuling, recordRuling } from "~/db/order/proposed-rulings.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { decide } from "~/domain/order/decide";
import type { Accepted, Refusal } from "~/domain/order/decision";
import {
  isCurrent,
  type Ruling,
  type RulingRefusal,
  standingRuling,
  weighRuling,
} from "~/domain/order/ruling";
import { type OrderDecisionWrite, writeOrderDecision } from "./write-order-decision.server";

type NotRuled = Refusal | RulingRefusal | "no_order" | "changed_meanwhile";

/**
 * Escrow, notifications and log in one batch, which also asks that both operators may rule and are no sides.
 * Above the limit a first ruling waits for the same one by another operator. `seen`: order version that was shown.
 */
export async function ruleDispute(
  context: OrderDecisionWrite,
  orderId: string,
  operatorId: string,
  ruling: Ruling,
  seen: number | null,
): Promise<Outcome<"ruled" | "proposed", NotRuled>> {
  const { db, now } = context;
  for (let tries = 2; tries > 0; tries--) {
    const found = await findDispute(db, orderId, operatorId);
    if (!found) return refused("no_order");
    const { order, proposed, ruledOnVersion, ruledBy } = found;
    if (ruledBy === operatorId && order.buyerShare === ruling.buyerShare) return ok("ruled");
    if (!isCurrent(seen, order, ruledOnVersion)) return refused("changed_meanwhile");
    const decision = decide(
      order,
      { kind: "operator", userId: operatorId },
      { kind: "rule_dispute", ...ruling },
      now,
    );
    if (!decision.ok) return decision;
    const standing = standingRuling(order, proposed, ruledOnVersion);
    const weighed = weighRuling(order, ruling, operatorId, standing);
    if (!weighed.ok) return weighed;
    const logged = rulingLine(ruling);
    if (weighed.value === "propose") {
      const stands = await proposeRuling(db, { orderId, ruledOnVersion, operatorId, ruling, logged }, now);
      if (stands) return ok("proposed");
      continue;
    }
    const seconded = weighed.value === "second" ? standing : null;
    const line = recordRuling(db, { orderId, operatorId, logged }, seconded, now);
    if (await write(context, found, decision, line)) return ok("ruled");
  }
  return refused("changed_meanwhile");
}

/** False: the order has changed, or one of the two may no longer rule. */
async function write(
  context: OrderDecisionWrite,
  found: DisputeState,
  decision: Accepted,
  line: BatchStatement,
): Promise<boolean> {
  try {
    return await writeOrderDecision(context, found, decision, [line]);
  } catch (error) {
    if (isOperatorActionAborted(error)) return false;
    throw error;
  }
}
