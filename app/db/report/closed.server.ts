import { sql } from "drizzle-orm";
import { reportClosedNotice } from "~/copy/report/moderation-notifications";
import { type AppealStanding, loggedReason } from "~/domain/account/appeal";
import type { ReportSubject } from "~/domain/report/report";
import { appealStanding } from "../account/appeals.server";
import type { Database } from "../core/connection.server";
import { type Telling, tellSurely } from "../notification/notifications.server";
import { recordActWhere } from "../operator/actions.server";
import { reports } from "../schema/operators";

type Closing = {
  report: {
    id: string;
    subject: ReportSubject;
    reporterId: string;
    title: string;
    standing: AppealStanding;
  };
  operatorId: string;
  answer: string;
};

/** Closes a report with an answer, and tells whoever made it. False: somebody else was faster, or it has become their own cause. */
export async function closeReport(
  db: Database,
  { report, operatorId, answer }: Closing,
  telling: Telling,
): Promise<boolean> {
  const reason = loggedReason(answer, report.standing);
  const act = { operatorId, kind: "close_report", subjectId: report.id, reason } as const;
  const isOpen = sql`exists (select 1 from reports where id = ${report.id} and status = 'open'
    and reporter_id <> ${operatorId} and ${appealStanding(operatorId)} in ('free', 'alone'))`;
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
