import { reportReason } from "~/copy/report/report";
import { newId } from "~/db/core/new-id.server";
import { findReportedThing, insertReport } from "~/db/report/reports.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import {
  mayReport,
  REPORTS_AN_HOUR,
  type Reportable,
  type ReportChoice,
  type ReportRefusal,
} from "~/domain/report/report";
import type { Context } from "~/platform/core/context.server";

type ReportToSend = {
  subject: Reportable;
  subjectId: string;
  reporterId: string;
  choice: ReportChoice;
  details: string;
};

/** The value is the page it was seen on. Sent twice, it is stored once. */
export async function sendReport(
  { db, now }: Pick<Context, "db" | "now">,
  { choice, details, ...about }: ReportToSend,
): Promise<Outcome<{ place: string }, ReportRefusal>> {
  const thing = await findReportedThing(db, about);
  if (!thing) return refused("no_subject");
  const allowed = mayReport(thing, about.reporterId);
  if (!allowed.ok) return allowed;
  if (thing.alreadyOpen) return refused("already_open");
  const report = {
    ...about,
    id: newId(),
    reason: reportReason(choice, details),
    createdAt: now,
  };
  const stored = await insertReport(db, report, REPORTS_AN_HOUR);
  return stored === "stored" ? ok({ place: thing.place }) : refused(stored);
}
