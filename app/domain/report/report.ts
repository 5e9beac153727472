import { type AppealStanding, isBarred } from "../account/appeal";
import { DAY } from "../core/dates";
import { type Outcome, ok, refused } from "../core/outcome";

/** An appeal is a suspended person's report of their own case. */
export const REPORT_SUBJECTS = ["listing", "person", "review", "message", "appeal"] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];
export type Reportable = Exclude<ReportSubject, "appeal">;

export const REPORT_STATUSES = ["open", "closed"] as const;
type ReportStatus = (typeof REPORT_STATUSES)[number];

export const MIN_REASON = 10;
export const MAX_REASON = 1_500;
export const MESSAGES_AROUND = 4;
/** What was reported of an account that closed meanwhile, ms after the decision: the time to contest it. */
export const EVIDENCE_KEPT = 90 * DAY;
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

export function mayReport(
  thing: { responsibleId: string },
  reporterId: string,
): Outcome<"report", ReportRefusal> {
  return thing.responsibleId === reporterId ? refused("own") : ok("report");
}

type ReportCase = {
  status: ReportStatus;
  reporterId: string;
  responsibleId: string;
  reviewedId: string | null;
  standing: AppealStanding;
};

export type ClosingRefusal = "already" | "own_cause" | "own_order" | "own_suspension";

export function mayClose(report: ReportCase, operatorId: string): Outcome<"close", ClosingRefusal> {
  const { reporterId, responsibleId, reviewedId } = report;
  if ([reporterId, responsibleId, reviewedId].includes(operatorId)) return refused("own_cause");
  if (isBarred(report.standing)) return refused(report.standing);
  return report.status === "closed" ? refused("already") : ok("close");
}
