import { type AppealConflict, isBarred, type SocialLinks } from "~/accounts/person";
import type { REPORT_STATUSES, REPORT_SUBJECTS } from "~/database/stored-values";
import { ownListPath } from "~/listings/listing";
import type { Extra, Package } from "~/listings/package";
import type { OperatorActionKind } from "~/operators/operator";
import { orderPath } from "~/orders/order";
import { DAY } from "~/platform/dates";
import { type Outcome, ok, refused } from "~/platform/outcome";

/**
 * The maximum number of listings that a report about a person keeps when the account closes. Listings from before the
 * report come first, then the newest.
 */
export const MAX_LISTINGS_IN_EVIDENCE = 20;
/**
 * The bytes above which a report's evidence does not grow. A value in D1 may have 2,000,000; the texts of one listing
 * have at most about 50,000.
 */
export const MAX_EVIDENCE = 800_000;

export type EvidenceTexts = {
  listing: {
    title: string;
    description: string;
    category: string;
    price: number;
    location: string;
    deliveryTime: string;
    packages: readonly Package[];
    extras: readonly Extra[];
    deadline: number | null;
    requirements: readonly string[];
    additionalInfo: readonly string[];
    captions: readonly string[];
  };
  person: {
    fullName: string;
    bio: string;
    location: string;
    website: string;
    skills: readonly string[];
    socialLinks: SocialLinks;
  };
  proposal: { message: string; price: number | null; days: number | null };
};
export type EvidenceSubject = keyof EvidenceTexts;
type EvidencePicture = { url: string };

export type EvidencePart = {
  [Subject in EvidenceSubject]: {
    subject: Subject;
    id: string;
    kind?: "offer" | "wanted";
    texts: Partial<EvidenceTexts[Subject]>;
    pictures: readonly EvidencePicture[];
  };
}[EvidenceSubject];

/** Evidence of earlier versions of the app: one text, later with URLs of pictures. */
type PlainEvidence = { subject: "words"; words: string; pictures: readonly EvidencePicture[] };

/** Reads evidence. An empty list means that nothing was overwritten while the report was open. */
export function readEvidence(kept: string): readonly (EvidencePart | PlainEvidence)[] {
  if (kept === "") return [];
  const read = parsed(kept);
  if (Array.isArray(read) && read.length > 0 && read.every(isPart)) return read;
  return [plainEvidence(read) ?? { subject: "words", words: kept, pictures: [] }];
}

function parsed(kept: string): unknown {
  try {
    return JSON.parse(kept);
  } catch {
    return null;
  }
}

function isPart(read: unknown): read is EvidencePart {
  return typeof read === "object" && read !== null && "texts" in read && "pictures" in read;
}

function plainEvidence(read: unknown): PlainEvidence | null {
  if (typeof read !== "object" || read === null || !("words" in read) || !("pictures" in read)) return null;
  const { words, pictures } = read;
  if (typeof words !== "string" || !Array.isArray(pictures)) return null;
  return { subject: "words", words, pictures: pictures.map((url: string) => ({ url })) };
}

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
  /** True if the operator and the person have an open order, because the action would decide about its money. */
  sharesOrder: boolean;
  appeal: AppealConflict;
  appealId: string | null;
  /** UTC ms since when the content is hidden. Null while it is visible. */
  awaySince: number | null;
  awayReason: string;
  awayWithOwner: boolean;
  operator: boolean;
  closed?: boolean;
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
 * Returns true if operators can no longer act on this closed account. Only suspension stays possible, while a
 * report from before the closing is open: it bars the email address. Later reports must not bar it, because
 * messages can be reported without a time limit.
 */
function isClosedTo(
  act: ModerationKind,
  { closed, reportedWhenClosed }: Pick<ModeratedThing, "closed" | "reportedWhenClosed">,
): boolean {
  return closed === true && !(act === "suspend_person" && reportedWhenClosed === true);
}

export function isBeyondModeration(person: {
  closedAt: number | null;
  suspendedSince: number | null;
  reportedWhenClosed: 0 | 1;
}): boolean {
  const act = person.suspendedSince === null ? "suspend_person" : "restore_person";
  const reportedWhenClosed = person.reportedWhenClosed === 1;
  return isClosedTo(act, { closed: person.closedAt !== null, reportedWhenClosed });
}

export function canModerate(
  thing: ModeratedThing,
  act: ModerationKind,
  operatorId: string,
): Outcome<"act", ModerationRefusal> {
  const { away, back } = SUBJECTS_OF[thing.kind];
  if (act !== away && act !== back) return refused("no_subject");
  if (isClosedTo(act, thing)) return refused("closed");
  // The content is the operator's own, or a review of the operator.
  if (thing.involvedIds.includes(operatorId)) return refused("own_cause");
  // The operator has an open order with the person.
  if (thing.sharesOrder) return refused("own_order");
  // Operators cannot suspend each other.
  if (thing.kind === "person" && thing.operator) return refused("operator");
  if (isAway(thing) === (act === away)) return refused("already");
  // Another operator must answer an appeal against a suspension by this operator.
  return act === "restore_person" && thing.appeal === "own_suspension" ? refused("own_suspension") : ok("act");
}

/** Returns true if the content is hidden itself. Content hidden only with its owner can still be hidden. */
export function isAway({ awaySince, awayWithOwner }: Pick<ModeratedThing, "awaySince" | "awayWithOwner">): boolean {
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
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export type Reportable = Exclude<ReportSubject, "appeal">;
type ReportStatus = (typeof REPORT_STATUSES)[number];

export const MIN_REASON = 10;
export const MAX_REASON = 1_500;
export const MESSAGES_AROUND = 4;
/** ms after a decision for which evidence is kept. The author can contest it then, even with a closed account. */
export const EVIDENCE_RETENTION = 90 * DAY;
export const REPORTS_AN_HOUR = 10;

const REPORT_CHOICES = ["fraud", "forbidden", "untrue", "rude", "private", "spam", "other"] as const;
export type ReportChoice = (typeof REPORT_CHOICES)[number];

const OFFERED: Record<Reportable, readonly ReportChoice[]> = {
  listing: ["fraud", "forbidden", "untrue", "rude", "private", "other"],
  person: ["fraud", "untrue", "rude", "spam", "other"],
  review: ["untrue", "rude", "private", "spam", "other"],
  message: ["fraud", "rude", "private", "spam", "other"],
};

export function choicesFor(subject: Reportable): readonly ReportChoice[] {
  return OFFERED[subject];
}

export function isReportable(subject: unknown): subject is Reportable {
  return typeof subject === "string" && Object.hasOwn(OFFERED, subject);
}

export type ReportRefusal = "own" | "already_open" | "too_many" | "no_subject";

export function canReport(thing: { responsibleId: string }, reporterId: string): Outcome<"report", ReportRefusal> {
  return thing.responsibleId === reporterId ? refused("own") : ok("report");
}

type ReportCase = {
  status: ReportStatus;
  reporterId: string;
  responsibleId: string;
  reviewedId: string | null;
  conflict: AppealConflict;
};

export type ClosingRefusal = "already" | "own_cause" | "own_order" | "own_suspension";

export function canCloseReport(report: ReportCase, operatorId: string): Outcome<"close", ClosingRefusal> {
  const { reporterId, responsibleId, reviewedId } = report;
  if ([reporterId, responsibleId, reviewedId].includes(operatorId)) return refused("own_cause");
  if (isBarred(report.conflict)) return refused(report.conflict);
  return report.status === "closed" ? refused("already") : ok("close");
}
