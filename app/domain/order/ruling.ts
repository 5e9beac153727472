import { type Outcome, ok, refused } from "../core/outcome";
import { needsSecondPerson } from "../money/manual-payout";
import { type Order, sideOf } from "./order";

/** What an operator decides of a dispute: whole per cent for the buyer, and why. */
export type Ruling = { buyerShare: number; reason: string };

/** A ruling that waits for a second operator, made from the order's state of that version at that time, UTC ms. */
export type ProposedRuling = Ruling & { operatorId: string; version: number; at: number };

export type RulingRefusal = "own_order";

/** Leaves room for the shares before it in the log, whose lines hold 2,000 characters. */
export const MAX_RULING_REASON = 1_900;

/** Both are heard first; whoever keeps silent too long may be ruled against unheard. */
export function isDueForRuling(
  { phase, answerDueAt }: Pick<Order, "phase" | "answerDueAt">,
  now: number,
): boolean {
  return phase === "disputed" && (answerDueAt === null || now > answerDueAt);
}

/**
 * Whether an operator's ruling takes effect by itself, as the second one, or first waits for a second one: above the limit
 * it must be what another operator proposed, word for word, of the same state. Refused to whoever is a side of the order
 * themselves.
 */
export function weighRuling(
  order: Order,
  ruling: Ruling,
  operatorId: string,
  standing: ProposedRuling | null,
): Outcome<"rule" | "second" | "propose", RulingRefusal> {
  if (sideOf(order, operatorId) !== null) return refused("own_order");
  if (!needsSecondPerson(order.totalPrice ?? 0)) return ok("rule");
  const seconded = standing !== null && standing.operatorId !== operatorId && isSame(standing, ruling);
  return ok(seconded ? "second" : "propose");
}

export function isSame(one: Ruling, other: Ruling): boolean {
  return one.buyerShare === other.buyerShare && one.reason === other.reason;
}

/** What the other side has not agreed to changes nothing that is ruled on, so neither side can stall a ruling with it. */
export const NO_GROUND = "settlement_proposed";

/**
 * Whether what was made from the version `seen` still fits the order. `ground`: version of the last change that matters
 * to a ruling.
 */
export function isCurrent(seen: number | null, { version }: Pick<Order, "version">, ground: number): boolean {
  return seen !== null && seen >= ground && seen <= version;
}

/** A proposed ruling counts for the ground it was made on; whatever changes that voids it. */
export function standingRuling<Proposed extends ProposedRuling>(
  order: Pick<Order, "phase" | "version">,
  proposed: Proposed | null,
  ground: number,
): Proposed | null {
  const stands =
    order.phase === "disputed" && proposed !== null && isCurrent(proposed.version, order, ground);
  return stands ? proposed : null;
}
