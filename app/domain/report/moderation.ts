import type { AppealStanding } from "../account/appeal";
import { type Outcome, ok, refused } from "../core/outcome";
import { ownListPath } from "../listing/own-lists";
import type { OperatorActionKind } from "../operator/action";
import { orderPath } from "../order/path";

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

export const SUBJECTS_OF: Record<ModeratedKind, { away: ModerationKind; back: ModerationKind }> = {
  listing: { away: "hide_listing", back: "show_listing" },
  review: { away: "hide_review", back: "show_review" },
  person: { away: "suspend_person", back: "restore_person" },
};

export type ModeratedThing = {
  kind: ModeratedKind;
  id: string;
  name: string;
  text: string;
  personId: string;
  involvedIds: readonly string[];
  /** Whoever acts has an open order with them, so would decide who gets its money. */
  sharesOrder: boolean;
  appeal: AppealStanding;
  appealId: string | null;
  /** UTC ms; null while it is visible. */
  awaySince: number | null;
  awayReason: string;
  awayWithOwner: boolean;
  operator: boolean;
  closed?: boolean;
  /** What was reported before that is not decided yet. */
  reportedWhenClosed?: boolean;
  wanted?: boolean;
  orderId?: string;
};

export function ownPath({ kind, id, wanted, orderId }: ModeratedThing): string {
  if (kind === "person") return "/dashboard";
  if (kind === "review") return `${orderPath(orderId ?? "")}#ulasan`;
  return `${ownListPath(wanted ? "wanted" : "offer")}/edit/${id}`;
}

export type ModerationRefusal =
  | "no_subject"
  | "own_cause"
  | "own_order"
  | "own_suspension"
  | "operator"
  | "closed"
  | "already";

/**
 * To its owner an account is closed for ever. Suspending it bars its address, for what was reported before: messages
 * stay and can be reported for ever, so that later reports would bar it without end.
 */
export function isClosedTo(
  act: ModerationKind,
  { closed, reportedWhenClosed }: Pick<ModeratedThing, "closed" | "reportedWhenClosed">,
): boolean {
  return closed === true && !(act === "suspend_person" && reportedWhenClosed === true);
}

/** Neither suspending it, nor restoring it where it is suspended, is left. */
export function isBeyondModeration(person: {
  closedAt: number | null;
  suspendedSince: number | null;
  reportedWhenClosed: 0 | 1;
}): boolean {
  const act = person.suspendedSince === null ? "suspend_person" : "restore_person";
  const reportedWhenClosed = person.reportedWhenClosed === 1;
  return isClosedTo(act, { closed: person.closedAt !== null, reportedWhenClosed });
}

/** Refused with an open order between them, on an appeal against their own act, on operators, and as `isClosedTo`. */
export function mayModerate(
  thing: ModeratedThing,
  act: ModerationKind,
  operatorId: string,
): Outcome<"act", ModerationRefusal> {
  const { away, back } = SUBJECTS_OF[thing.kind];
  if (act !== away && act !== back) return refused("no_subject");
  if (isClosedTo(act, thing)) return refused("closed");
  if (thing.involvedIds.includes(operatorId)) return refused("own_cause");
  if (thing.sharesOrder) return refused("own_order");
  if (thing.kind === "person" && thing.operator) return refused("operator");
  if (isAway(thing) === (act === away)) return refused("already");
  return act === "restore_person" && thing.appeal === "own_suspension"
    ? refused("own_suspension")
    : ok("act");
}

/** By an operator's own action; what is hidden with its owner alone can still be hidden for itself. */
export function isAway({
  awaySince,
  awayWithOwner,
}: Pick<ModeratedThing, "awaySince" | "awayWithOwner">): boolean {
  return awaySince !== null && !awayWithOwner;
}

export function adminPath({ kind, id }: Pick<ModeratedThing, "kind" | "id">): string {
  if (kind === "review") return moderationPath({ kind, id });
  return kind === "person" ? `/operator/people/${id}` : `/operator/listings/${id}`;
}

const PLACES: Record<ModeratedKind, [subjects: string, act: string]> = {
  listing: ["listings", "hiding"],
  review: ["reviews", "hiding"],
  person: ["people", "suspension"],
};

export function moderationPath({ kind, id }: Pick<ModeratedThing, "kind" | "id">): string {
  const [subjects, act] = PLACES[kind];
  return `/operator/${subjects}/${id}/${act}`;
}

export function moderatedKindAt(at: { subjects?: string; act?: string }): ModeratedKind | null {
  const kinds = Object.keys(PLACES) as ModeratedKind[];
  return kinds.find((kind) => PLACES[kind][0] === at.subjects && PLACES[kind][1] === at.act) ?? null;
}
