import { findDispute, proposeRuling } from "~/db/disputes.server";
import { recordAct } from "~/db/operator-acts.server";
import { decide } from "~/domain/order-decide";
import type { Refusal } from "~/domain/order-decision";
import { type Outcome, ok, refused } from "~/domain/outcome";
import {
  isCurrent,
  type Ruling,
  type RulingRefusal,
  rulingLine,
  standingRuling,
  weighRuling,
} from "~/domain/ruling";
import { type Writing, writeDecision } from "./write-decision.server";

export type NotRuled = Refusal | RulingRefusal | "no_order" | "changed_meanwhile";

/**
 * An operator rules on a dispute: the escrow is divided, both sides are told why, and the log keeps it, in one batch.
 * Above the limit a first ruling only waits for the same one by somebody else. `seen`: the version it was made
 * from; settlements proposed since then void nothing. The same person's second press changes nothing.
 */
export async function ruleDispute(
  context: Writing,
  orderId: string,
  operatorId: string,
  ruling: Ruling,
  seen: number | null,
): Promise<Outcome<"ruled" | "proposed", NotRuled>> {
  const { db, now } = context;
  // Once more when another change came first: it may have been this very ruling.
  for (let tries = 2; tries > 0; tries--) {
    const found = await findDispute(db, orderId);
    if (!found) return refused("no_order");
    const { order, proposed, ground, ruledBy } = found;
    if (ruledBy === operatorId && order.buyerShare === ruling.buyerShare) return ok("ruled");
    if (!isCurrent(seen, order, ground)) return refused("changed_meanwhile");
    const decision = decide(
      order,
      { kind: "operator", userId: operatorId },
      { kind: "rule_dispute", ...ruling },
      now,
    );
    if (!decision.ok) return decision;
    const weighed = weighRuling(order, ruling, operatorId, standingRuling(order, proposed, ground));
    if (!weighed.ok) return weighed;
    if (weighed.value === "propose") {
      const standing = await proposeRuling(db, { orderId, ground, operatorId, ruling }, now);
      return standing ? ok("proposed") : refused("changed_meanwhile");
    }
    const act = {
      operatorId,
      kind: "rule_dispute",
      subjectId: orderId,
      reason: rulingLine(ruling),
    } as const;
    if (await writeDecision(context, found, decision, [recordAct(db, act, now)])) return ok("ruled");
  }
  return refused("changed_meanwhile");
}
