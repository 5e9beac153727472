import { type Order, sideOf } from "~/domain/order";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { needsSecondPerson } from "~/domain/withdrawal";

/** What an operator decides of a dispute: whole per cent for the buyer, and why. */
export type Ruling = { buyerShare: number; reason: string };

/** A ruling that waits for a second operator. It is for the order's state of that version alone. */
export type ProposedRuling = Ruling & { operatorId: string; version: number };

export type RulingRefusal = "own_order";

/** Room for what stands before the reason in the log, whose lines hold 2,000 characters. */
export const MAX_RULING_REASON = 1_900;

/** Both are heard first; whoever keeps silent too long may be ruled against unheard. */
export function isRipe({ phase, answerDueAt }: Pick<Order, "phase" | "answerDueAt">, now: number): boolean {
  return phase === "disputed" && (answerDueAt === null || now > answerDueAt);
}

/**
 * Whether an operator's ruling takes effect or first waits for a second one: above the limit it must be what another
 * operator proposed, word for word, of the same state. Refused to whoever is a side of the order themselves.
 */
export function weighRuling(
  order: Order,
  ruling: Ruling,
  operatorId: string,
  proposed: ProposedRuling | null,
): Outcome<"rule" | "propose", RulingRefusal> {
  if (sideOf(order, operatorId) !== null) return refused("own_order");
  if (!needsSecondPerson(order.totalPrice ?? 0)) return ok("rule");
  const standing = standingRuling(order, proposed);
  const seconded = standing !== null && standing.operatorId !== operatorId && isSame(standing, ruling);
  return ok(seconded ? "rule" : "propose");
}

export function isSame(one: Ruling, other: Ruling): boolean {
  return one.buyerShare === other.buyerShare && one.reason === other.reason;
}

/** A proposal counts for the state it was made of; whatever changes the order voids it. */
export function standingRuling(
  order: Pick<Order, "phase" | "version">,
  proposed: ProposedRuling | null,
): ProposedRuling | null {
  return order.phase === "disputed" && proposed?.version === order.version ? proposed : null;
}

/** A ruling as a line of the log, for people to read. */
export function rulingLine({ buyerShare, reason }: Ruling): string {
  return `${buyerShare}% untuk pembeli: ${reason}`;
}

/** The same of a proposal, which is read back from there: it has no other place. */
export function proposedLine({ version, ...ruling }: Ruling & { version: number }): string {
  return `Keadaan ke-${version}, ${rulingLine(ruling)}`;
}

const PROPOSED = /^Keadaan ke-(\d{1,9}), (\d{1,3})% untuk pembeli: ([\s\S]+)$/;

export function readProposedLine(line: string): (Ruling & { version: number }) | null {
  const [, version, share, reason] = PROPOSED.exec(line) ?? [];
  return version && share && reason ? { version: Number(version), buyerShare: Number(share), reason } : null;
}
