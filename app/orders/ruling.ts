import { needsSecondPerson } from "~/platform/money";
import { type Outcome, ok, refused } from "~/platform/outcome";
import { type Order, sideOf, type VisitFinding } from "./order";
import { type AskedReturn, byPartText, heldTotal, type PartReturn } from "./parts";

/** A ruling as an operator submits it. Without a visit that began it has no finding. */
export type AskedRuling = AskedReturn & { finding?: VisitFinding | null; reason: string };

/** A ruling on the held parts. */
export type Ruling = { returns: readonly PartReturn[]; finding?: VisitFinding | null; reason: string };

export type ProposedRuling = Ruling & { operatorId: string; version: number; at: number };

export type RulingRefusal = "own_order";

export const MAX_RULING_REASON = 1_900;

export function isDueForRuling({ phase, answerDueAt }: Pick<Order, "phase" | "answerDueAt">, now: number): boolean {
  return phase === "disputed" && (answerDueAt === null || now > answerDueAt);
}

export function decideRulingRole(
  order: Order,
  ruling: Ruling,
  operatorId: string,
  proposed: ProposedRuling | null,
): Outcome<"rule" | "second" | "propose", RulingRefusal> {
  if (sideOf(order, operatorId) !== null) return refused("own_order");
  if (!needsSecondPerson(heldTotal(order))) return ok("rule");
  const seconded = proposed !== null && proposed.operatorId !== operatorId && isSame(proposed, ruling);
  return ok(seconded ? "second" : "propose");
}

export function isSame(one: Ruling, other: Ruling): boolean {
  const isSameDivision = byPartText(one.returns) === byPartText(other.returns);
  return isSameDivision && (one.finding ?? null) === (other.finding ?? null) && one.reason === other.reason;
}

/** The event that must not delay a ruling, because a proposal alone changes nothing that is ruled on. */
export const NOT_RULED_ON = "settlement_proposed";

export function isCurrent(seen: number | null, { version }: Pick<Order, "version">, ruledOnVersion: number): boolean {
  return seen !== null && seen >= ruledOnVersion && seen <= version;
}

export function currentRuling<Proposed extends ProposedRuling>(
  order: Pick<Order, "phase" | "version">,
  proposed: Proposed | null,
  ruledOnVersion: number,
): Proposed | null {
  if (order.phase !== "disputed" || proposed === null) return null;
  return isCurrent(proposed.version, order, ruledOnVersion) ? proposed : null;
}
