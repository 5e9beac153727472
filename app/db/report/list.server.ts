import { and, eq, sql } from "drizzle-orm";
import { newestKey, PAGE_SIZE, type Page, pageOf, readNewestKey } from "~/domain/core/page-cursor";
import type { ReportSubject } from "~/domain/report/report";
import type { Database } from "../core/connection.server";
import { reports } from "../schema/operators";
import { listed, notAbout } from "./columns.server";

type ListedReport = {
  id: string;
  subject: ReportSubject;
  reason: string;
  createdAt: number;
  title: string | null;
  reporterName: string;
};

/** Longest waiting first; rides on reports_open. */
export async function listOpenReports(
  db: Database,
  after: string | null,
  operatorId: string,
): Promise<Page<ListedReport>> {
  const key = readNewestKey(after);
  const later = key && sql`(created_at, id) > (${key.createdAt}, ${key.id})`;
  const rows = await db
    .select(listed)
    .from(reports)
    // Written out for the partial index.
    .where(and(sql`status = 'open'`, later ?? undefined, notAbout(operatorId)))
    .orderBy(sql`created_at`, sql`id`)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, newestKey, (row) => row);
}

export async function listClosedReports(
  db: Database,
  after: string | null,
  operatorId: string,
): Promise<Page<ListedReport>> {
  const key = readNewestKey(after);
  const earlier = key && sql`rowid < (select rowid from reports where id = ${key.id})`;
  const rows = await db
    .select(listed)
    .from(reports)
    .where(and(eq(reports.status, "closed"), earlier ?? undefined, notAbout(operatorId)))
    .orderBy(sql`rowid desc`)
    .limit(PAGE_SIZE + 1);
  return pageOf(rows, newestKey, (row) => row);
}
