import { sql } from "drizzle-orm";
import type { Notice } from "~/domain/notification/notification";
import { appealStanding } from "../account/appeals.server";
import type { Database } from "../core/connection.server";
import { type Telling, tellSurely } from "../notification/notifications.server";
import { recordActWhere } from "../operator/actions.server";
import { reports } from "../schema/operators";

type Closing = {
  reportId: string;
  operatorId: string;
  answer: string;
  /** The answer as the log keeps it. */
  logged: string;
  notice: Notice;
};

/** Closes a report with an answer, and tells whoever made it. False: somebody else was faster, or it has become their own cause. */
export async function closeReport(
  db: Database,
  { reportId, operatorId, answer, logged, notice }: Closing,
  telling: Telling,
): Promise<boolean> {
  const act = { operatorId, kind: "close_report", subjectId: reportId, reason: logged } as const;
  const isOpen = sql`exists (select 1 from reports where id = ${reportId} and status = 'open'
    and reporter_id <> ${operatorId} and ${appealStanding(operatorId)} in ('free', 'alone'))`;
  const { record, stands } = recordActWhere(db, act, telling.now, isOpen);
  const [recorded] = await db.batch([
    record,
    db
      .update(reports)
      .set({ status: "closed", closedAt: telling.now, closedBy: operatorId, answer })
      .where(sql`${reports.id} = ${reportId} and ${stands}`),
    ...tellSurely(db, notice, telling, stands),
  ]);
  return recorded.meta.changes > 0;
}
