import { sql } from "drizzle-orm";
import type { NotificationDraft } from "~/domain/notification/notification";
import { appealStanding } from "../account/appeals.server";
import type { Database } from "../core/connection.server";
import { type NotifyOptions, notifyAlways } from "../notification/notifications.server";
import { recordOperatorActionWhere } from "../operator/actions.server";
import { reports } from "../schema/operators";

type Closing = {
  reportId: string;
  operatorId: string;
  answer: string;
  logged: string;
  notification: NotificationDraft;
};

/** Notifies the reporter. False: already closed, or now this operator's own cause. */
export async function writeClosedReport(
  db: Database,
  { reportId, operatorId, answer, logged, notification }: Closing,
  options: NotifyOptions,
): Promise<boolean> {
  const act = { operatorId, kind: "close_report", subjectId: reportId, reason: logged } as const;
  const isOpen = sql`exists (select 1 from reports where id = ${reportId} and status = 'open'
    and reporter_id <> ${operatorId} and ${appealStanding(operatorId)} in ('free', 'alone'))`;
  const { record, stands } = recordOperatorActionWhere(db, act, options.now, isOpen);
  const [recorded] = await db.batch([
    record,
    db
      .update(reports)
      .set({ status: "closed", closedAt: options.now, closedBy: operatorId, answer })
      .where(sql`${reports.id} = ${reportId} and ${stands}`),
    ...notifyAlways(db, notification, options, stands),
  ]);
  return recorded.meta.changes > 0;
}
