import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import {
  DATA_EXPORT_EVERY,
  DATA_EXPORT_KEPT,
  type DataRequestKind,
  REQUEST_ANSWERED_IN,
} from "~/domain/account/data-request";
import { newestKey, PAGE_SIZE, pageOf, readNewestKey } from "~/domain/core/page-cursor";
import type { OperatorAction } from "~/domain/operator/action";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { newId } from "../core/new-id.server";
import { recordOperatorActionWhere } from "../operator/actions.server";
import { consents, dataRequests } from "../schema/personal-data";
import { users } from "../schema/users";
import { selectConsents } from "./consents.server";

const SHOWN = 20;

const own = {
  id: dataRequests.id,
  kind: dataRequests.kind,
  status: dataRequests.status,
  words: dataRequests.words,
  answer: dataRequests.answer,
  createdAt: dataRequests.createdAt,
  dueAt: dataRequests.dueAt,
  closedAt: dataRequests.closedAt,
  fileUntil: dataRequests.fileUntil,
  hasFile: sql<number>`${dataRequests.fileKey} is not null`.as("has_file"),
};

/** Newest first, and since when the account is restricted. Rides on data_requests_newest. */
export async function readOwnRequests(db: Database, userId: string) {
  const [[person], requests, agreed] = await db.batch([
    db.select({ restrictedAt: users.restrictedAt }).from(users).where(eq(users.id, userId)),
    db
      .select(own)
      .from(dataRequests)
      .where(eq(dataRequests.userId, userId))
      .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id))
      .limit(SHOWN),
    selectConsents(db, userId),
  ]);
  return { restrictedAt: person?.restrictedAt ?? null, requests, consents: agreed };
}

type Asked = { userId: string; kind: "access" | "correction"; words: string };

/** One open of a kind, and one export a day: of two at once, one is written. */
export function insertRequest(db: Database, { userId, kind, words }: Asked, now: number) {
  const row = { id: newId(), userId, kind, words, status: "open" as const };
  const since = kind === "access" ? sql`or created_at > ${now - DATA_EXPORT_EVERY}` : sql``;
  return insertWhere(
    db,
    dataRequests,
    { ...row, createdAt: now, dueAt: now + REQUEST_ANSWERED_IN },
    sql`where not exists (select 1 from data_requests
      where user_id = ${userId} and kind = ${kind} and (status = 'open' ${since}))`,
  )
    .onConflictDoNothing()
    .returning({ id: dataRequests.id });
}

export function insertAnswered(
  db: Database,
  { userId, kind, words = "" }: { userId: string; kind: DataRequestKind; words?: string },
  now: number,
  condition: SQL,
) {
  const row = { id: newId(), userId, kind, words, status: "done" as const };
  return insertWhere(
    db,
    dataRequests,
    { ...row, createdAt: now, dueAt: now, closedAt: now },
    sql`where ${condition}`,
  );
}

/** Null for everybody else, and once its time is over. */
export async function findDataExport(
  db: Database,
  { id, userId }: { id: string; userId: string },
  now: number,
): Promise<{ key: string; madeAt: number } | null> {
  const [found] = await db
    .select({ key: dataRequests.fileKey, madeAt: dataRequests.closedAt })
    .from(dataRequests)
    .where(and(eq(dataRequests.id, id), eq(dataRequests.userId, userId), gt(dataRequests.fileUntil, now)));
  return found?.key ? { key: found.key, madeAt: found.madeAt ?? 0 } : null;
}

/** DataExports to be made, the oldest first. Rides on data_requests_due. */
export function listWantedDataExports(db: Database, limit: number) {
  return db
    .select({ id: dataRequests.id, userId: dataRequests.userId, email: users.email })
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(and(eq(dataRequests.status, "open"), eq(dataRequests.kind, "access"), isNull(users.closedAt)))
    .orderBy(asc(dataRequests.dueAt))
    .limit(limit);
}

/** False: it was made or its person is gone meanwhile, and the objects under `key` are nobody's. */
export async function writeDataExportMade(
  db: Database,
  { id, key }: { id: string; key: string },
  now: number,
  alongside: (stands: SQL) => readonly BatchStatement[],
): Promise<boolean> {
  const stands = sql`exists (select 1 from data_requests where file_key = ${key})`;
  const [made] = await db.batch([
    db
      .update(dataRequests)
      .set({ status: "done", closedAt: now, fileKey: key, fileUntil: now + DATA_EXPORT_KEPT })
      .where(and(eq(dataRequests.id, id), eq(dataRequests.status, "open")))
      .returning({ id: dataRequests.id }),
    ...alongside(stands),
  ]);
  return made.length > 0;
}

/** Rides on data_requests_file. */
export async function listOldDataExports(db: Database, now: number, limit: number) {
  const rows = await db
    .select({ id: dataRequests.id, key: dataRequests.fileKey })
    .from(dataRequests)
    .where(and(lte(dataRequests.fileUntil, now), isNotNull(dataRequests.fileKey)))
    .limit(limit);
  return rows.flatMap(({ id, key }) => (key ? [{ id, key }] : []));
}

export async function forgetDataExports(db: Database, ids: string[]): Promise<void> {
  await db.update(dataRequests).set({ fileKey: null }).where(inArray(dataRequests.id, ids));
}

/** With the consents of those whose accounts closed so long ago. Rides on data_requests_closed. */
export async function deleteOldRequests(db: Database, before: number, limit: number): Promise<void> {
  const old = sql`(select id from data_requests where closed_at is not null and closed_at <= ${before}
    order by closed_at limit ${limit})`;
  await db.batch([
    db
      .delete(consents)
      .where(
        sql`${consents.userId} in (select user_id from data_requests where kind = 'deletion' and id in ${old})`,
      ),
    db.delete(dataRequests).where(inArray(dataRequests.id, old)),
  ]);
}

const listed = {
  id: dataRequests.id,
  kind: dataRequests.kind,
  status: dataRequests.status,
  words: dataRequests.words,
  answer: dataRequests.answer,
  createdAt: dataRequests.createdAt,
  dueAt: dataRequests.dueAt,
  closedAt: dataRequests.closedAt,
  userId: dataRequests.userId,
  personName: users.fullName,
};

/** Nearest deadline first; nobody reads their own, and a wish to close is settled by reports. Rides on data_requests_due. */
export function listOpenRequests(db: Database, readerId: string) {
  return db
    .select(listed)
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(
      and(
        eq(dataRequests.status, "open"),
        ne(dataRequests.kind, "deletion"),
        ne(dataRequests.userId, readerId),
      ),
    )
    .orderBy(asc(dataRequests.dueAt))
    .limit(PAGE_SIZE);
}

/** Last answered first. Rides on data_requests_closed. */
export async function listClosedRequests(db: Database, readerId: string, after: string | null) {
  const key = readNewestKey(after);
  const rows = await db
    .select(listed)
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(
      and(
        isNotNull(dataRequests.closedAt),
        ne(dataRequests.userId, readerId),
        key ? sql`(data_requests.closed_at, data_requests.id) < (${key.createdAt}, ${key.id})` : undefined,
      ),
    )
    .orderBy(desc(dataRequests.closedAt), desc(dataRequests.id))
    .limit(PAGE_SIZE + 1);
  return pageOf(
    rows,
    ({ closedAt, id }) => newestKey({ createdAt: closedAt ?? 0, id }),
    (row) => row,
  );
}

export async function findRequest(db: Database, id: string, readerId: string) {
  const [found] = await db
    .select({ ...listed, email: users.email })
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(and(eq(dataRequests.id, id), ne(dataRequests.userId, readerId)));
  return found ?? null;
}

/** False: it was answered before, or is the operator's own. */
export async function writeAnswer(
  db: Database,
  act: OperatorAction,
  { status, answer }: { status: "done" | "refused"; answer: string },
  now: number,
  alongside: (stands: SQL) => readonly BatchStatement[],
): Promise<boolean> {
  const { subjectId: id, operatorId } = act;
  const open = sql`exists (select 1 from data_requests
    where id = ${id} and status = 'open' and kind = 'correction' and user_id <> ${operatorId})`;
  const { record, stands } = recordOperatorActionWhere(db, act, now, open);
  const [recorded] = await db.batch([
    record,
    db
      .update(dataRequests)
      .set({ status, answer, closedAt: now, closedBy: operatorId })
      .where(sql`${dataRequests.id} = ${id} and ${stands}`),
    ...alongside(stands),
  ]);
  return recorded.meta.changes > 0;
}
