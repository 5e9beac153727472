import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  is,
  isNotNull,
  isNull,
  lte,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/connection.server";
import { PERSONAL_DATA, type PersonalDataRule, type Replacement, shownColumns } from "~/database/personal-data.server";
import * as listingTables from "~/database/schema/listings";
import { listingPictures, listings } from "~/database/schema/listings";
import * as messageTables from "~/database/schema/messages";
import * as moneyTables from "~/database/schema/money";
import { PAYOUT_MAY_RETURN, refunds } from "~/database/schema/money";
import * as operatorTables from "~/database/schema/operators";
import * as orderTables from "~/database/schema/orders";
import { orders, proposals, reviews } from "~/database/schema/orders";
import * as personalDataTables from "~/database/schema/personal-data";
import { consents, dataRequests } from "~/database/schema/personal-data";
import * as searchTables from "~/database/schema/search";
import * as statisticsTables from "~/database/schema/statistics-and-alerts";
import * as totalsTables from "~/database/schema/totals";
import * as trustTables from "~/database/schema/trust";
import * as twoStepTables from "~/database/schema/two-steps";
import * as userTables from "~/database/schema/users";
import { sessions, users } from "~/database/schema/users";
import { type BatchStatement, insertWhere, newId } from "~/database/statements.server";
import { refundAccount, sellerAccount } from "~/ledger/ledger";
import { isListedAccount } from "~/ledger/queries.server";
import { isOpenListing } from "~/listings/queries.server";
import { hasOpenReport, keepEvidence } from "~/moderation/evidence-queries.server";
import { recordOperatorActionWhere } from "~/operators/action-queries.server";
import type { OperatorAction } from "~/operators/operator";
import { ARRIVED_TOO } from "~/payouts/queries.server";
import { newestKey, PAGE_SIZE, pageOf, readNewestKey } from "~/platform/paging";
import { reviewsOf } from "~/reviews/queries.server";
import { selectConsents, wasSuspendedBefore } from "./login-queries.server";
import {
  CLOSING_WISH_LASTS,
  DATA_EXPORT_EVERY,
  DATA_EXPORT_RETENTION,
  DATA_REQUEST_ANSWERED_IN,
  type DataRequestKind,
  type Obstacle,
  type ObstacleCounts,
  REPORTS_HOLD,
} from "./personal-data";
import { closingMoments } from "./suspension-queries.server";

const isClosingWish = (id: string, now: number) =>
  sql`wish.user_id = ${id} and wish.kind = 'deletion' and wish.status = 'open' and wish.created_at > ${now - CLOSING_WISH_LASTS}`;

export function writeClosingWish(db: Database, id: string, now: number) {
  const from = { createdAt: now, dueAt: now + REPORTS_HOLD };
  const row = { id: newId(), userId: id, kind: "deletion", status: "open", ...from } as const;
  return db
    .insert(dataRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [dataRequests.userId, dataRequests.kind],
      targetWhere: sql`status = 'open'`,
      set: from,
      setWhere: sql`data_requests.created_at <= ${now - CLOSING_WISH_LASTS}`,
    });
}

export async function findClosingWish(db: Database, id: string, now: number): Promise<number | null> {
  const [wish] = await db.all<{ until: number }>(
    sql`select due_at as until from data_requests wish where ${isClosingWish(id, now)}`,
  );
  return wish?.until ?? null;
}

const LOOKED_AT = 30;

const countOpen = (column: "bought_open" | "sold_open", id: string) =>
  sql<number>`coalesce((select ${sql.identifier(column)} from person_totals where user_id = ${id}), 0)`;
const accountBalance = (account: string) =>
  sql<number>`coalesce((select balance from ledger_accounts where account = ${account}), 0)`;
const disputed = (side: "user_id" | "seller_id", id: string) =>
  sql<number>`(select count(*) from (select phase from orders
    where ${sql.identifier(side)} = ${id} and status = 'in_progress' order by created_at desc limit ${LOOKED_AT})
    where phase = 'disputed')`;

/**
 * True for payouts that may return, released here or in the provider's dashboard. Uses the index
 * `payout_attempts_returnable`.
 */
const mayReturn = (subject: "withdrawal_id" | "refund_id", id: string) =>
  sql`select amount from payout_attempts
    where user_id = ${id} and ${sql.identifier(subject)} is not null and (${PAYOUT_MAY_RETURN})`;

/** Counts obstacles in SQL, so that the batch itself decides. Of disputes and payments only the newest are counted. */
const COUNTS: Record<Obstacle, (id: string, now: number) => SQL<number>> = {
  disputes: (id) => sql`select ${disputed("user_id", id)} + ${disputed("seller_id", id)}`,
  bought: (id) => sql`select ${countOpen("bought_open", id)} - ${disputed("user_id", id)}`,
  sold: (id) => sql`select ${countOpen("sold_open", id)} - ${disputed("seller_id", id)}`,
  // The payment page of a closed order may still be open at the gateway.
  payments: (id, now) => sql`select count(*) from (select id from orders
      where user_id = ${id} and status = 'cancelled' order by created_at desc limit ${LOOKED_AT}) ended
    join payments on payments.order_id = ended.id
    where payments.status in ('pending', 'review')
      or (payments.status = 'cancelled' and payments.token is not null and payments.expires_at > ${now})`,
  refunds: (id) =>
    sql`select ${accountBalance(refundAccount(id))} + coalesce(sum(amount), 0) from (${mayReturn("refund_id", id)})`,
  withdrawals: (id) =>
    sql`select count(*) from (select 1 from withdrawals where user_id = ${id} and status in ('requested', 'approved')
      union all select 1 from (${mayReturn("withdrawal_id", id)}))`,
  balance: (id) => sql`select ${accountBalance(sellerAccount(id))}`,
  // Reported content must be kept, and an appeal is answered first. Uses the index `reports_responsible`.
  reports: (id, now) =>
    sql`select count(*) from (select 1 from reports where status = 'open' and responsible_id = ${id}
      and not exists (select 1 from data_requests wish where ${isClosingWish(id, now)}
        and (reports.created_at > wish.created_at or wish.due_at <= ${now})) limit 1)`,
  operator: (id) => sql`select count(*) from users where id = ${id} and operator_since is not null`,
};

const countedObstacles = (id: string, now: number) =>
  Object.entries(COUNTS).map(([name, count]) => [name, sql<number>`(${count(id, now)})`] as const);

export async function findObstacles(db: Database, id: string, now: number): Promise<ObstacleCounts | null> {
  const columns = Object.fromEntries(countedObstacles(id, now).map(([name, count]) => [name, count.as(name)]));
  const [row] = await db
    .select(columns as Record<Obstacle, SQL.Aliased<number>>)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return row ?? null;
}

const NAMED = 5;
const NEWEST = 10;

export async function listOrdersInTheWay(db: Database, id: string) {
  const columns = {
    id: orders.id,
    title: orders.title,
    disputed: sql<0 | 1>`phase is 'disputed'`.as("is_disputed"),
  };
  const newest = (side: "user_id" | "seller_id", status: "pending" | "in_progress") =>
    sql`select rowid from orders where ${sql.identifier(side)} = ${id} and status = ${status}
      order by created_at desc limit ${NEWEST}`;
  const open = (side: "user_id" | "seller_id") =>
    db
      .select(columns)
      .from(orders)
      .where(
        sql`orders.rowid in (select * from (${newest(side, "pending")}) union all select * from (${newest(side, "in_progress")}))`,
      )
      .orderBy(sql`phase is 'disputed' desc`, desc(orders.createdAt))
      .limit(NAMED);
  const [bought, sold, refunded] = await db.batch([
    open("user_id"),
    open("seller_id"),
    db
      .selectDistinct({ id: orders.id, title: orders.title })
      .from(refunds)
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(sql`${refunds.buyerId} = ${id} and ${refunds.status} <> 'paid'`)
      .limit(NAMED),
  ]);
  return { bought, sold, refunded };
}

export type DataSubject = { id: string; email: string };
type ReplacementWords = Record<Extract<Replacement, `<${string}>`>, string>;

const SCHEMA: readonly unknown[] = [
  listingTables,
  messageTables,
  moneyTables,
  operatorTables,
  orderTables,
  personalDataTables,
  searchTables,
  statisticsTables,
  totalsTables,
  trustTables,
  twoStepTables,
  userTables,
].flatMap((file): unknown[] => Object.values(file));
const TABLES = new Map(
  SCHEMA.filter((value): value is SQLiteTable => is(value, SQLiteTable)).map((table) => [getTableName(table), table]),
);
type OwnedShare = { table: string; share: PersonalDataRule };

export const PERSONAL_DATA_RULES: readonly OwnedShare[] = Object.entries(PERSONAL_DATA).flatMap(
  ([table, { people = [] }]) => people.map((share) => ({ table, share })),
);

function tableNamed(name: string): SQLiteTable {
  const table = TABLES.get(name);
  if (!table) throw new Error(`the plan of personal data names a table that is not there: ${name}`);
  return table;
}

function isOwned({ of, by = "id", prefix, through = [], when, reviews }: PersonalDataRule, owner: DataSubject): SQL {
  const value = by === "address" ? owner.email : `${prefix ?? ""}${owner.id}`;
  const column = sql.identifier(of);
  const direct = prefix ? sql`${column} = ${value} and ${isListedAccount(sql`${column}`)}` : sql`${column} = ${value}`;
  const led = through.reduceRight<SQL>(
    (within, [column, table, key]) =>
      sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(table)} where ${within})`,
    direct,
  );
  if (reviews) return sql`${led} and ${reviewsOf(owner.id, reviews)}`;
  return when ? sql`${led} and ${sql.identifier(when[0])} = ${when[1]}` : led;
}

/** Further values by table, which decide the shown state of a row. */
const STATE_COLUMNS: Readonly<Record<string, Record<string, SQL.Aliased<unknown>>>> = {
  withdrawals: { arrived_too: ARRIVED_TOO },
};

export function selectShare(
  db: Database,
  { table, share }: OwnedShare,
  owner: DataSubject,
  { after, limit }: { after: number; limit: number },
) {
  const columns = shownColumns(share).map((name) => [name, sql<unknown>`${sql.identifier(name)}`.as(name)]);
  const row = sql<number>`rowid`.as("exported_row");
  return db
    .select({
      row,
      ...(Object.fromEntries(columns) as Record<string, SQL.Aliased<unknown>>),
      ...STATE_COLUMNS[table],
    })
    .from(tableNamed(table))
    .where(sql`${isOwned(share, owner)} and rowid > ${after}`)
    .orderBy(sql`rowid`)
    .limit(limit);
}

function replacementColumns({ table, share }: OwnedShare, words: ReplacementWords): Record<string, SQL> {
  const properties = new Map(
    Object.entries(getTableColumns(tableNamed(table))).map(([property, { name }]) => [name, property]),
  );
  return Object.fromEntries(
    Object.entries(share.blank ?? {}).map(([name, blank]) => [
      properties.get(name) ?? name,
      sql`${blank !== null && blank in words ? words[blank as keyof ReplacementWords] : blank}`,
    ]),
  );
}

function eraseShares(db: Database, owner: DataSubject, words: ReplacementWords, isClosed: SQL): BatchStatement[] {
  return PERSONAL_DATA_RULES.filter(({ table }) => table !== "users").flatMap((owned): BatchStatement[] => {
    const table = tableNamed(owned.table);
    const where = sql`${isOwned(owned.share, owner)} and ${isClosed}`;
    if (owned.share.row === "removed") return [db.delete(table).where(where)];
    const blanks = replacementColumns(owned, words);
    return Object.keys(blanks).length > 0 ? [db.update(table).set(blanks).where(where)] : [];
  });
}

const USERS = PERSONAL_DATA_RULES.find(({ table }) => table === "users");
const deletion = { kind: "deletion", status: "done" } as const;
const PROPOSERS = 100;
const PURGED = 50;

export async function readWhatCloses(db: Database, id: string) {
  const [[person], pictures, open, subjects, proposers, dataExports] = await db.batch([
    db.select({ pictureUrl: users.pictureUrl }).from(users).where(eq(users.id, id)),
    db
      .select({ url: listingPictures.url })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .where(eq(listings.ownerId, id)),
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, id)),
    db
      .selectDistinct({ id: reviews.subjectId })
      .from(reviews)
      .where(and(eq(reviews.authorId, id), reviewsOf(id, "written")))
      .limit(PURGED),
    db
      .select({ id: proposals.id, proposerId: proposals.proposerId, wantedTitle: listings.title })
      .from(listings)
      .innerJoin(proposals, eq(proposals.wantedId, listings.id))
      .where(and(eq(listings.ownerId, id), isOpenListing, eq(proposals.status, "open")))
      .limit(PROPOSERS),
    db
      .select({ fileKey: dataRequests.fileKey })
      .from(dataRequests)
      .where(and(eq(dataRequests.userId, id), sql`${dataRequests.fileKey} is not null`)),
  ]);
  return {
    portrait: person?.pictureUrl ?? null,
    pictures: pictures.map(({ url }) => url),
    sessionIds: open.map((session) => session.id),
    subjectIds: subjects.map((subject) => subject.id),
    proposers,
    dataExportKeys: dataExports.flatMap(({ fileKey }) => fileKey ?? []),
  };
}

/**
 * Closes the account in one batch. Returns false if a condition changed. `alongside` runs last and gets SQL conditions:
 * `isClosed` if it was closed, and for its address one of `freed`, `suspended` and `reported`.
 */
export async function closeAccountRows(
  db: Database,
  owner: DataSubject,
  { barred, ...words }: ReplacementWords & { barred: string },
  now: number,
  alongside: (
    whether: Record<"isClosed" | "freed" | "suspended" | "reported", SQL>,
  ) => readonly BatchStatement[] = () => [],
): Promise<boolean> {
  const { id } = owner;
  if (!USERS) throw new Error("the plan of personal data knows no users");
  const formId = newId();
  const isClosed = sql`exists (select 1 from data_requests where id = ${formId})`;
  const isBarred = sql`exists (select 1 from users where id = ${id} and email = ${barred})`;
  const wasSuspended = sql`exists (select 1 from users where id = ${id} and ${wasSuspendedBefore})`;
  const settled = sql.join(
    countedObstacles(id, now).map(([, count]) => sql`${count} = 0`),
    sql` and `,
  );
  const [, closed] = await db.batch([
    keepEvidence(db, id, { closing: sql`closed_at is null and ${settled}` }),
    db
      .update(users)
      .set({
        ...replacementColumns(USERS, words),
        email: sql`iif(suspended_at is null and not ${hasOpenReport(id)}, ${words["<address>"]}, ${barred})`,
        ...closingMoments(now),
      })
      .where(sql`${users.id} = ${id} and ${users.closedAt} is null and ${settled}`)
      .returning({ id: users.id }),
    // Two batches may run in the same millisecond, and only the one that closed the account inserts this row.
    insertWhere(
      db,
      dataRequests,
      { ...deletion, id: formId, userId: id, createdAt: now, dueAt: now, closedAt: now },
      sql`from users where id = ${id} and closed_at is not null
        and not exists (select 1 from data_requests where user_id = ${id} and kind = 'deletion' and status <> 'open')`,
    ),
    db
      .update(dataRequests)
      .set({ status: "done", closedAt: now })
      .where(sql`${dataRequests.userId} = ${id} and ${dataRequests.status} = 'open' and ${isClosed}`),
    db
      .update(listings)
      .set({ status: "inactive", deletedAt: sql`coalesce(deleted_at, ${now})` })
      .where(sql`${listings.ownerId} = ${id} and ${isClosed}`),
    ...withdrawProposals(db, id, now, isClosed),
    db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(sql`${consents.userId} = ${id} and ${consents.withdrawnAt} is null and ${isClosed}`),
    ...eraseShares(db, owner, words, isClosed),
    ...alongside({
      isClosed,
      freed: sql`${isClosed} and not ${isBarred}`,
      suspended: sql`${isClosed} and ${isBarred} and ${wasSuspended}`,
      reported: sql`${isClosed} and ${isBarred} and not ${wasSuspended}`,
    }),
  ]);
  return closed.length > 0;
}

function withdrawProposals(db: Database, id: string, now: number, isClosed: SQL) {
  return [
    db
      .update(proposals)
      .set({ status: "withdrawn", updatedAt: now })
      .where(sql`${proposals.proposerId} = ${id} and ${proposals.status} = 'open' and ${isClosed}`),
    db
      .update(listings)
      .set({
        proposalCount: sql`(select count(*) from proposals where service_id = services.id and status = 'open')`,
      })
      .where(
        sql`${listings.id} in (select service_id from proposals where user_id = ${id} and updated_at = ${now}) and ${isClosed}`,
      ),
  ];
}

const MAX_LISTED_DATA_REQUESTS = 20;

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

export async function readOwnDataRequests(db: Database, userId: string) {
  const [[person], requests, agreed] = await db.batch([
    db.select({ restrictedAt: users.restrictedAt }).from(users).where(eq(users.id, userId)),
    db
      .select(own)
      .from(dataRequests)
      .where(eq(dataRequests.userId, userId))
      .orderBy(desc(dataRequests.createdAt), desc(dataRequests.id))
      .limit(MAX_LISTED_DATA_REQUESTS),
    selectConsents(db, userId),
  ]);
  return { restrictedAt: person?.restrictedAt ?? null, requests, consents: agreed };
}

type NewDataRequest = { userId: string; kind: "access" | "correction"; words: string };

/** Inserts a request: one open per kind, and one export a day. Of two concurrent ones, one is stored. */
export function insertDataRequest(db: Database, { userId, kind, words }: NewDataRequest, now: number) {
  const row = { id: newId(), userId, kind, words, status: "open" as const };
  const since = kind === "access" ? sql`or created_at > ${now - DATA_EXPORT_EVERY}` : sql``;
  return insertWhere(
    db,
    dataRequests,
    { ...row, createdAt: now, dueAt: now + DATA_REQUEST_ANSWERED_IN },
    sql`where not exists (select 1 from data_requests
      where user_id = ${userId} and kind = ${kind} and (status = 'open' ${since}))`,
  )
    .onConflictDoNothing()
    .returning({ id: dataRequests.id });
}

export function selectOpenCorrection(db: Database, userId: string) {
  return db
    .select({ words: dataRequests.words })
    .from(dataRequests)
    .where(
      sql`${dataRequests.userId} = ${userId} and ${dataRequests.kind} = 'correction' and ${dataRequests.status} = 'open'`,
    );
}

function insertAnswered(
  db: Database,
  { userId, kind, words = "" }: { userId: string; kind: DataRequestKind; words?: string },
  now: number,
  condition: SQL,
) {
  const row = { id: newId(), userId, kind, words, status: "done" as const };
  return insertWhere(db, dataRequests, { ...row, createdAt: now, dueAt: now, closedAt: now }, sql`where ${condition}`);
}

/** Returns the export. Null for other users and after it expires. */
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

export function listWantedDataExports(db: Database, limit: number) {
  return db
    .select({ id: dataRequests.id, userId: dataRequests.userId, email: users.email })
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(and(eq(dataRequests.status, "open"), eq(dataRequests.kind, "access"), isNull(users.closedAt)))
    .orderBy(asc(dataRequests.dueAt))
    .limit(limit);
}

/**
 * Marks an export as made. Returns false if it was made before or its account closed. The objects under `key` are then
 * unused.
 */
export async function writeDataExportMade(
  db: Database,
  { id, key }: { id: string; key: string },
  now: number,
  alongside: (isMade: SQL) => readonly BatchStatement[],
): Promise<boolean> {
  const isMade = sql`exists (select 1 from data_requests where file_key = ${key})`;
  const [made] = await db.batch([
    db
      .update(dataRequests)
      .set({ status: "done", closedAt: now, fileKey: key, fileUntil: now + DATA_EXPORT_RETENTION })
      .where(and(eq(dataRequests.id, id), eq(dataRequests.status, "open")))
      .returning({ id: dataRequests.id }),
    ...alongside(isMade),
  ]);
  return made.length > 0;
}

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

export async function removeOldDataRequests(db: Database, before: number, limit: number): Promise<void> {
  const old = sql`(select id from data_requests where closed_at is not null and closed_at <= ${before}
    order by closed_at limit ${limit})`;
  await db.batch([
    db
      .delete(consents)
      .where(sql`${consents.userId} in (select user_id from data_requests where kind = 'deletion' and id in ${old})`),
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

/**
 * Lists open requests, nearest deadline first. Excludes the reader's own requests, and those to close an account, which
 * open reports delay. Uses the index `data_requests_due`.
 */
export function listOpenDataRequests(db: Database, readerId: string) {
  return db
    .select(listed)
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(and(eq(dataRequests.status, "open"), ne(dataRequests.kind, "deletion"), ne(dataRequests.userId, readerId)))
    .orderBy(asc(dataRequests.dueAt))
    .limit(PAGE_SIZE);
}

export async function listClosedDataRequests(db: Database, readerId: string, after: string | null) {
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

export async function findDataRequest(db: Database, id: string, readerId: string) {
  const [found] = await db
    .select({ ...listed, email: users.email })
    .from(dataRequests)
    .innerJoin(users, eq(users.id, dataRequests.userId))
    .where(and(eq(dataRequests.id, id), ne(dataRequests.userId, readerId)));
  return found ?? null;
}

/** Stores an answer. Returns false if it was answered before or is the operator's own. */
export async function writeAnswer(
  db: Database,
  act: OperatorAction,
  { status, answer }: { status: "done" | "refused"; answer: string },
  now: number,
  alongside: (isRecorded: SQL) => readonly BatchStatement[],
): Promise<boolean> {
  const { subjectId: id, operatorId } = act;
  const open = sql`exists (select 1 from data_requests
    where id = ${id} and status = 'open' and kind = 'correction' and user_id <> ${operatorId})`;
  const { record, isRecorded } = recordOperatorActionWhere(db, act, now, open);
  const [recorded] = await db.batch([
    record,
    db
      .update(dataRequests)
      .set({ status, answer, closedAt: now, closedBy: operatorId })
      .where(sql`${dataRequests.id} = ${id} and ${isRecorded}`),
    ...alongside(isRecorded),
  ]);
  return recorded.meta.changes > 0;
}

/**
 * Restricts an account and hides its listings, as a suspension does. Changes nothing if it is already restricted or
 * closed. `counted` runs in the same batch.
 */
export async function writeRestriction(
  db: Database,
  userId: string,
  { reason, words }: { reason: string; words: string },
  counted: BatchItem<"sqlite">,
  now: number,
): Promise<void> {
  const free = sql`exists (select 1 from users where id = ${userId} and restricted_at is null and closed_at is null)`;
  await db.batch([
    counted,
    insertAnswered(db, { userId, kind: "restriction", words }, now, free),
    db
      .update(listings)
      .set({ status: "inactive", hiddenAt: now, hiddenReason: reason, hiddenWithOwner: true })
      .where(
        sql`${listings.ownerId} = ${userId} and ${listings.status} = 'active' and ${listings.deletedAt} is null
          and ${free}`,
      ),
    db.update(users).set({ restrictedAt: now }).where(sql`${users.id} = ${userId} and ${free}`),
  ]);
}

export async function endRestriction(
  db: Database,
  userId: string,
  words: string,
  counted: BatchItem<"sqlite">,
  now: number,
): Promise<void> {
  const restricted = sql`exists (select 1 from users
    where id = ${userId} and restricted_at is not null and closed_at is null)`;
  await db.batch([
    counted,
    insertAnswered(db, { userId, kind: "restriction", words }, now, restricted),
    db
      .update(listings)
      .set({ status: "active", hiddenAt: null, hiddenReason: "", hiddenWithOwner: false })
      .where(
        sql`${listings.ownerId} = ${userId} and ${listings.hiddenWithOwner} and ${listings.deletedAt} is null
          and ${restricted} and not exists (select 1 from users where id = ${userId} and suspended_at is not null)`,
      ),
    db.update(users).set({ restrictedAt: null }).where(sql`${users.id} = ${userId} and ${restricted}`),
  ]);
}
