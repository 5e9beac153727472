import { type AppealStanding, isBarred } from "../account/appeal";
import { type Outcome, ok, refused } from "../core/outcome";

/** What anybody signed in can report; an appeal is a suspended person's report of their own case. */
export const REPORT_SUBJECTS = ["listing", "person", "review", "message", "appeal"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export type Reportable = Exclude<ReportSubject, "appeal">;

export const REPORT_STATUSES = ["open", "closed"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Lengths in characters, of what is reported as of what is answered and of the reasons of our own actions. */
export const MIN_REASON = 10;
export const MAX_REASON = 1_500;
/** On either side of a reported message, as many as its meaning hangs on. */
export const MESSAGES_AROUND = 4;
/** Of one person; each waits for somebody of ours to read it. */
export const REPORTS_AN_HOUR = 10;

export const REPORT_CHOICES = ["fraud", "forbidden", "untrue", "rude", "private", "spam", "other"] as const;
export type ReportChoice = (typeof REPORT_CHOICES)[number];

const OFFERED: Record<Reportable, readonly ReportChoice[]> = {
  listing: ["fraud", "forbidden", "untrue", "rude", "private", "other"],
  person: ["fraud", "untrue", "rude", "spam", "other"],
  review: ["untrue", "rude", "private", "spam", "other"],
  message: ["fraud", "rude", "private", "spam", "other"],
};

/** What somebody can say of a thing of this kind, in the order they choose from. */
export function choicesFor(subject: Reportable): readonly ReportChoice[] {
  return OFFERED[subject];
}

export function isReportable(subject: unknown): subject is Reportable {
  return typeof subject === "string" && Object.hasOwn(OFFERED, subject);
}

export type ReportRefusal = "own" | "already_open" | "too_many" | "no_subject";

/** Nobody reports what is their own. `responsibleId`: whose it is, or who wrote it. */
export function mayReport(
  thing: { responsibleId: string },
  reporterId: string,
): Outcome<"report", ReportRefusal> {
  return thing.responsibleId === reporterId ? refused("own") : ok("report");
}

/** A report as whoever closes it sees it. */
export type ReportCase = {
  status: ReportStatus;
  reporterId: string;
  responsibleId: string;
  /** Whom a reported review is of; of anything else null. */
  reviewedId: string | null;
  /** How they stand to it, if it is an appeal. */
  standing: AppealStanding;
};

export type ClosingRefusal = "already" | "own_cause" | "own_order" | "own_suspension";

/** Nobody judges in their own cause: neither what they reported, nor what is said of them, nor what they did. */
export function mayClose(report: ReportCase, operatorId: string): Outcome<"close", ClosingRefusal> {
  const { reporterId, responsibleId, reviewedId } = report;
  if ([reporterId, responsibleId, reviewedId].includes(operatorId)) return refused("own_cause");
  if (isBarred(report.standing)) return refused(report.standing);
  return report.status === "closed" ? refused("already") : ok("close");
}
