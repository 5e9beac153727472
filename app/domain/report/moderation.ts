import type { AppealStanding } from "../account/appeal";
import { type Outcome, ok, refused } from "../core/outcome";
import type { OperatorActionKind } from "../operator/action";

/** What an operator can take out of sight. */
export type ModeratedKind = "listing" | "review" | "person";

export const MODERATION_KINDS = [
  "hide_listing",
  "show_listing",
  "hide_review",
  "show_review",
  "suspend_person",
  "restore_person",
] as const satisfies readonly OperatorActionKind[];
export type ModerationKind = (typeof MODERATION_KINDS)[number];

/** The action that takes a thing out of sight, and the one that brings it back. */
export const SUBJECTS_OF: Record<ModeratedKind, { away: ModerationKind; back: ModerationKind }> = {
  listing: { away: "hide_listing", back: "show_listing" },
  review: { away: "hide_review", back: "show_review" },
  person: { away: "suspend_person", back: "restore_person" },
};

/** A listing, a review or a person as these rules see them. */
export type ModeratedThing = {
  kind: ModeratedKind;
  id: string;
  /** Title, author or name. */
  title: string;
  /** What was written, of a review. */
  text: string;
  /** Who is told: the owner, the author, the person. */
  personId: string;
  /** Everybody whose own cause it is. */
  involvedIds: readonly string[];
  /** Whoever acts has an open order with them: what is done to them decides who gets its money. */
  sharesOrder: boolean;
  /** How whoever acts stands to the open appeal of the person; free where there is none. */
  appeal: AppealStanding;
  /** The report that the person's open appeal is. */
  appealId: string | null;
  /** Since when it is out of sight, UTC ms; null while it is seen. */
  awaySince: number | null;
  awayReason: string;
  /** Out of sight only because its owner is. */
  awayWithOwner: boolean;
  /** Is staff. */
  operator: boolean;
  /** A listing that asks for a service instead of offering one. */
  wanted?: boolean;
  /** Page of what it concerns, for whom it concerns. */
  href: string;
};

export type ModerationRefusal =
  | "no_subject"
  | "own_cause"
  | "own_order"
  | "own_suspension"
  | "operator"
  | "already";

/**
 * Whether an operator may do this now. Nobody does who has an open order with whom it concerns, on either side, and nobody
 * answers an appeal against what they did themselves; without one they may correct themselves. Colleagues are not
 * suspended: they are removed first. What an earlier press did is done already.
 */
export function mayModerate(
  thing: ModeratedThing,
  act: ModerationKind,
  operatorId: string,
): Outcome<"act", ModerationRefusal> {
  const { away, back } = SUBJECTS_OF[thing.kind];
  if (act !== away && act !== back) return refused("no_subject");
  if (thing.involvedIds.includes(operatorId)) return refused("own_cause");
  if (thing.sharesOrder) return refused("own_order");
  if (thing.kind === "person" && thing.operator) return refused("operator");
  if (isAway(thing) === (act === away)) return refused("already");
  return act === "restore_person" && thing.appeal === "own_suspension"
    ? refused("own_suspension")
    : ok("act");
}

/** Out of sight by an operator's own action; with its owner alone it can still be hidden for itself. */
export function isAway({
  awaySince,
  awayWithOwner,
}: Pick<ModeratedThing, "awaySince" | "awayWithOwner">): boolean {
  return awaySince !== null && !awayWithOwner;
}

/** Where operators read about it; a review has no file of its own. */
export function adminPath({ kind, id }: Pick<ModeratedThing, "kind" | "id">): string {
  if (kind === "review") return moderationPath({ kind, id });
  return kind === "person" ? `/operator/people/${id}` : `/operator/listings/${id}`;
}

/** The page on which an action is asked for. */
export function moderationPath({ kind, id }: Pick<ModeratedThing, "kind" | "id">): string {
  const places = { listing: "listings", review: "reviews", person: "people" } as const;
  return `/operator/${places[kind]}/${id}/${kind === "person" ? "suspension" : "hiding"}`;
}
