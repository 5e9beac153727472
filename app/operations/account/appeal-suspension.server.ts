import { newId } from "~/db/core/new-id.server";
import { insertReport } from "~/db/report/reports.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { REPORTS_AN_HOUR, type ReportRefusal } from "~/domain/report/report";
import type { Context } from "~/platform/core/context.server";

export async function appealSuspension(
  { db, now }: Pick<Context, "db" | "now">,
  userId: string,
  text: string,
): Promise<Outcome<"sent", ReportRefusal>> {
  const appeal = {
    id: newId(),
    subject: "appeal",
    subjectId: userId,
    reporterId: userId,
    reason: text,
    createdAt: now,
  } as const;
  const stored = await insertReport(db, appeal, REPORTS_AN_HOUR);
  return stored === "stored" ? ok("sent") : refused(stored);
}
