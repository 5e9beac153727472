import { sql } from "drizzle-orm";
import { reportClosedNotice } from "~/domain/moderation-notices";
import type { ReportSubject } from "~/domain/report";
import type { Database } from "./connection.server";
import { type Telling, tellSurely } from "./notifications.server";
import { recordActWhere } from "./operator-acts.server";
import { reports } from "./schema/operators";

type Closing = {
  report: { id: string; subject: ReportSubject; reporterId: string; title: string };
  operatorId: string;
  answer: string;
};

/** Closes a report with an answer, and tells whoever made it. False: somebody else was faster. */
export async function closeReport(
  db: Database,
  { report, operatorId, answer }: Closing,
  telling: Telling,
): Promise<boolean> {
  const act = { operatorId, kind: "close_report", subjectId: report.id, reason: answer } as const;
  const isOpen = sql`exists (select 1 from reports where id = ${report.id} and status = 'open'
    and reporter_id <> ${operatorId})`;
  const { record, stands } = recordActWhere(db, act, telling.now, isOpen);
  const [recorded] = await db.batch([
    record,
    db
      .update(reports)
      .set({ status: "closed", closedAt: telling.now, closedBy: operatorId, answer })
      .where(sql`${reports.id} = ${report.id} and ${stands}`),
    ...tellSurely(db, reportClosedNotice(report, answer), telling, stands),
  ]);
  return recorded.meta.changes > 0;
}
