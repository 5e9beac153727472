import { and, asc, desc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { openAppealConflict, openAppealId, suspendedSince } from "~/accounts/suspension-queries.server";
import type { Database } from "~/database/connection.server";
import { listingPictures, listings } from "~/database/schema/listings";
import { gatewayNotifications, ledgerAccounts } from "~/database/schema/money";
import { reports } from "~/database/schema/operators";
import { orderEvents, orders } from "~/database/schema/orders";
import { personTotals } from "~/database/schema/totals";
import { nameKey, users } from "~/database/schema/users";
import { wordsExpression } from "~/database/search-terms.server";
import { batchByName, countRows, newId } from "~/database/statements.server";
import { refundAccount, sellerAccount } from "~/ledger/ledger";
import { selectLedgerEntries } from "~/ledger/queries.server";
import { reportedWhenClosed } from "~/moderation/evidence-queries.server";
import { notAbout } from "~/moderation/queries.server";
import type { EventKind } from "~/orders/lifecycle";
import { DISPUTES_AT, selectDisputes } from "~/orders/list-queries.server";
import {
  EVENT_DETAIL,
  selectAttempts,
  selectChanges,
  selectOrderFiles,
  selectPastReports,
  toPastReports,
} from "~/orders/queries.server";
import { stuckNotifications } from "~/payments/gateway-queries.server";
import { DAY } from "~/platform/dates";
import { COUNT_CAP, newestKey, PAGE_SIZE, type Page, pageOf, readNewestKey, readSeqKey } from "~/platform/paging";
import { withoutApostrophes } from "~/platform/strings";
import { selectAssignedRefunds } from "~/refunds/queries.server";
import { resolveHits, type SearchDatabases } from "~/search/index-queries.server";
import { searchWords } from "~/search/search";
import { selectOperatorActions } from "./action-log-queries.server";
import { type AdminOrderFilter, OPERATOR_TASKS, type OperatorQuery, type OperatorTask, prefixEnd } from "./operator";

const columns = {
  seq: listings.seq,
  id: listings.id,
  title: listings.title,
  kind: listings.kind,
  status: listings.status,
  seller: listings.sellerName,
  price: listings.price,
  hiddenAt: listings.hiddenAt,
  deletedAt: listings.deletedAt,
  createdAt: listings.createdAt,
};

type FoundListingRow = Awaited<ReturnType<typeof selectListings>>[number];

function selectListings(db: Database, which: SQL | undefined) {
  return db
    .select(columns)
    .from(listings)
    .where(which)
    .orderBy(desc(listings.seq))
    .limit(PAGE_SIZE + 1);
}

/** Searches listings. Words find only public ones. Hidden or deleted ones are found by id or the owner's address. */
export async function searchListings(
  { db, indexDb }: SearchDatabases,
  { query, after }: { query: OperatorQuery; after: string | null },
): Promise<Page<FoundListingRow>> {
  const before = readSeqKey(after) ?? Number.MAX_SAFE_INTEGER;
  const beyond = sql`${listings.seq} < cast(${before} as integer)`;
  const walk = query.by === "words" ? selectNewestMatches(query.text, before) : null;
  const { words } = await resolveHits(indexDb, { words: walk });
  const found = await selectListings(db, sql`${listingCondition(query, words)} and ${beyond}`);
  return pageOf(
    found,
    ({ seq }) => String(seq),
    (row) => row,
  );
}

function listingCondition(query: OperatorQuery, words: SQL | null): SQL {
  switch (query.by) {
    case "id":
      return sql`${listings.id} >= ${query.start} and ${listings.id} < ${prefixEnd(query.start)}`;
    case "email":
      return sql`${listings.ownerId} = (select id from users where email = ${query.email})`;
    case "words":
      return words ? sql`${listings.seq} in (select place from ${words})` : sql`false`;
    case "nothing":
      return sql`true`;
  }
}

function selectNewestMatches(text: string, before: number): SQL | null {
  if (searchWords(text).length === 0) return null;
  const { whole, begun } = wordsExpression(text);
  const walk = (words: string) => sql`select 0 as batch, rowid as place from services_search
    where services_search match ${words} and rowid < cast(${before} as integer)
    order by rowid desc limit ${sql.raw(String(PAGE_SIZE + 1))}`;
  return sql`(select * from (${walk(whole)}) union all select * from (${walk(begun)})
    where not exists (select 1 from services_search where services_search match ${whole})) as hits`;
}

function selectOwnerListings(db: Database, userId: string, limit: number) {
  return db.select(columns).from(listings).where(eq(listings.ownerId, userId)).orderBy(desc(listings.seq)).limit(limit);
}

const accountColumns = {
  name: users.fullName,
  email: users.email,
  verifiedAt: users.verifiedAt,
  suspendedAt: users.suspendedAt,
  restrictedAt: users.restrictedAt,
  closedAt: users.closedAt,
  operatorSince: users.operatorSince,
};

export function selectPeople(db: Database, query: OperatorQuery) {
  return db
    .select({
      ...accountColumns,
      personId: users.id,
      location: users.location,
      joinedAt: users.createdAt,
    })
    .from(users)
    .where(personCondition(query))
    .orderBy(orderFor(query))
    .limit(PAGE_SIZE);
}

function personCondition(query: OperatorQuery): SQL | undefined {
  switch (query.by) {
    case "id":
      return startsWith(sql`${users.id}`, query.start);
    case "email":
      return startsWith(sql`${users.email}`, query.email);
    case "words": {
      const { text } = query;
      const name = withoutApostrophes(text) || text;
      const first = (column: SQL, start: string) =>
        sql`select id from (select id from users where ${startsWith(column, start)}
          order by ${column} limit ${sql.raw(String(PAGE_SIZE))})`;
      return sql`${users.id} in (${first(nameKey, name)}
        union all ${first(sql`email`, text.toLowerCase())})`;
    }
    case "nothing":
      return undefined;
  }
}

function startsWith(column: SQL, start: string): SQL {
  return sql`${column} >= ${start} and ${column} < ${prefixEnd(start)}`;
}

function orderFor({ by }: OperatorQuery): SQL {
  if (by === "id") return sql`${users.id}`;
  if (by === "email") return sql`${users.email}`;
  return by === "words" ? sql`${users.fullName} collate nocase` : sql`users.rowid desc`;
}

const orderListColumns = {
  id: orders.id,
  title: orders.title,
  buyer: orders.buyerName,
  seller: orders.sellerName,
  status: orders.status,
  phase: orders.phase,
  paymentStatus: orders.paymentStatus,
  total: orders.jobTotal,
  createdAt: orders.createdAt,
};

type AdminListedOrder = Awaited<ReturnType<typeof selectUserOrders>>[number];
type OrderSearchResult = { orders: AdminListedOrder[]; after: string | null };

/** Due columns as in the partial index of each phase. Orders without a due time come first. */
const DUE = {
  awaiting_payment: orders.paymentDueAt,
  working: orders.workDueAt,
  delivered: orders.reviewDueAt,
  cancel_requested: orders.answerDueAt,
  disputed: orders.rulingDueAt,
  no_show: orders.answerDueAt,
};

export async function searchOrders(
  db: Database,
  asked: { query: OperatorQuery; filter: AdminOrderFilter; after: string | null },
): Promise<OrderSearchResult & { people: Awaited<ReturnType<typeof selectPeople>> }> {
  const { query, filter, after } = asked;
  if (query.by === "id") {
    return { orders: await selectOrdersById(db, query.start), after: null, people: [] };
  }
  if (query.by === "nothing") return { ...(await listOrders(db, filter, after)), people: [] };
  const email = query.by === "email" ? query.email : "";
  const [rows, people] = await db.batch([
    selectUserOrders(db, sql`(select id from users where email = ${email})`, filter, after),
    selectPeople(db, query),
  ]);
  const { items, after: next } = pageOf(rows, newestKey, (row) => row);
  return { orders: items, after: next, people: query.by === "words" ? people : [] };
}

function selectOrdersById(db: Database, start: string) {
  return db
    .select(orderListColumns)
    .from(orders)
    .where(sql`${orders.id} >= ${start} and ${orders.id} < ${prefixEnd(start)}`)
    .orderBy(orders.id)
    .limit(PAGE_SIZE);
}

export function selectUserOrders(
  db: Database,
  userId: SQL,
  filter: AdminOrderFilter = null,
  after: string | null = null,
  limit = PAGE_SIZE + 1,
) {
  const key = readNewestKey(after);
  const beyond = key ? sql`(${orders.createdAt}, ${orders.id}) < (${key.createdAt}, ${key.id})` : undefined;
  // Nobody orders from themselves, so no order is in both lists.
  const sideOf = (side: "user_id" | "seller_id") =>
    sql`select id from (select id from orders
      where ${sql.raw(side)} = ${userId} and ${and(filterCondition(filter), phaseStatusCondition(filter), beyond) ?? sql`true`}
      order by created_at desc, id desc limit ${sql.raw(String(limit))})`;
  return db
    .select(orderListColumns)
    .from(orders)
    .where(sql`${orders.id} in (${sideOf("user_id")} union all ${sideOf("seller_id")})`)
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(limit);
}

async function listOrders(db: Database, filter: AdminOrderFilter, after: string | null): Promise<OrderSearchResult> {
  // Orders are never deleted, so rowid is the order of creation, in all three indexes used.
  const place = sql<number>`orders.rowid`.as("place");
  if (filter?.of !== "phase") {
    const key = readSeqKey(after);
    const rows = await db
      .select({ ...orderListColumns, place })
      .from(orders)
      .where(and(filterCondition(filter), key === null ? undefined : sql`orders.rowid < cast(${key} as integer)`))
      .orderBy(sql`orders.rowid desc`)
      .limit(PAGE_SIZE + 1);
    const page = pageOf(
      rows,
      (row) => String(row.place),
      ({ place: _, ...row }) => row,
    );
    return { orders: page.items, after: page.after };
  }
  const rows = await db
    .select(orderListColumns)
    .from(orders)
    .where(filterCondition(filter))
    .orderBy(sql`${DUE[filter.value]}`)
    .limit(MAX_FILTERED_ORDERS);
  return { orders: rows, after: null };
}

export const MAX_FILTERED_ORDERS = 50;

// These are literals for the partial indexes. The values are our own.
function filterCondition(filter: AdminOrderFilter): SQL | undefined {
  if (filter === null) return undefined;
  const column = { phase: "phase", status: "status", money: "payment_status" }[filter.of];
  return sql.raw(`${column} = '${filter.value}'`);
}

/** Returns a condition by status, because a user's orders have an index by status and none by phase. */
function phaseStatusCondition(filter: AdminOrderFilter): SQL | undefined {
  if (filter?.of !== "phase") return undefined;
  return filter.value === "awaiting_payment" ? sql`status = 'pending'` : sql`status = 'in_progress'`;
}

const PERSON_ROWS_SHOWN = 10;

type OperatorReader = { readerId: string; now: number };

export async function findAdminPerson(db: Database, id: string, { readerId, now }: OperatorReader) {
  const {
    person: [person],
    accounts,
    totals: [totals],
    sessions,
    reported,
    ...lists
  } = await batchByName(db, {
    person: db
      .select({
        ...accountColumns,
        id: users.id,
        pictureUrl: users.pictureUrl,
        location: users.location,
        phone: users.phone,
        contactEmail: users.contactEmail,
        website: users.website,
        bio: users.bio,
        ratingSum: users.ratingSum,
        ratingCount: users.ratingCount,
        buyerRatingSum: users.buyerRatingSum,
        buyerRatingCount: users.buyerRatingCount,
        completedCount: users.completedCount,
        onTimeCount: users.onTimeCount,
        visitsKept: users.visitsKept,
        visitsMissed: users.visitsMissed,
        joinedAt: users.createdAt,
        activeAt: users.lastActiveAt,
        suspendedSince: suspendedSince().as("suspended_since"),
        reportedWhenClosed: reportedWhenClosed().as("reported_when_closed"),
        suspendedReason: users.suspendedReason,
        appeal: openAppealConflict(readerId, sql`users.id`).as("appeal_conflict"),
        appealId: openAppealId(sql`users.id`).as("appeal_id"),
      })
      .from(users)
      .where(eq(users.id, id)),
    accounts: db
      .select()
      .from(ledgerAccounts)
      .where(inArray(ledgerAccounts.account, [sellerAccount(id), refundAccount(id)])),
    totals: db.select().from(personTotals).where(eq(personTotals.userId, id)),
    sessions: countRows(db, sql`sessions where user_id = ${id} and expires_at > ${now}`),
    orders: selectUserOrders(db, sql`${id}`, null, null, PERSON_ROWS_SHOWN),
    listings: selectOwnerListings(db, id, PERSON_ROWS_SHOWN),
    reports: selectReportsAbout(db, "person", id, readerId),
    acts: selectOperatorActions(db, { readerId, subjectId: id }, PERSON_ROWS_SHOWN),
    reported: selectPastReports(db, { orderId: "", userId: id }, "report_seller"),
    fees: selectCallOutFees(db, id, now - VISITS_WITHIN),
  });
  if (!person) return null;
  const past = toPastReports(reported);
  const balanceOf = (account: string) => accounts.find((row) => row.account === account)?.balance ?? 0;
  return {
    person,
    money: {
      balance: balanceOf(sellerAccount(id)),
      owed: balanceOf(refundAccount(id)),
      heldAsBuyer: totals?.boughtHeldAmount ?? 0,
      heldAsSeller: totals?.soldHeldAmount ?? 0,
    },
    counts: {
      bought: totals?.bought ?? 0,
      sold: totals?.sold ?? 0,
      listed: (totals?.offers ?? 0) + (totals?.requests ?? 0),
      sessions: sessions[0]?.counted ?? 0,
    },
    /** The person's reports of missed visits since that time. */
    reported: reported.flatMap(({ kind, reportedAt }, index) =>
      reportedAt < now - VISITS_WITHIN ? [] : { kind, isFalse: past[index]?.end === "false" },
    ),
    ...lists,
  };
}

/** ms in which operators see the fees and reports of a person. */
export const VISITS_WITHIN = 90 * DAY;

const CANCELLED_READ = 25;

/** Selects the call-out fees that a seller kept, of the newest cancelled orders that were paid. */
function selectCallOutFees(db: Database, sellerId: string, since: number) {
  const cancelled = db
    .select({ id: orders.id, title: orders.title })
    .from(orders)
    .where(and(eq(orders.sellerId, sellerId), eq(orders.status, "cancelled"), isNotNull(orders.startedAt)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(CANCELLED_READ)
    .as("cancelled_orders");
  const fee = sql<number>`json_extract(${orderEvents.detail}, '$.callOutFee')`;
  return db
    .select({
      orderId: cancelled.id,
      title: cancelled.title,
      kind: orderEvents.kind,
      at: orderEvents.at,
      fee: fee.as("call_out_fee"),
    })
    .from(cancelled)
    .innerJoin(orderEvents, eq(orderEvents.orderId, cancelled.id))
    .where(
      and(
        inArray(orderEvents.kind, ["cancelled", "buyer_missed", "extra_cancelled"] satisfies EventKind[]),
        gt(orderEvents.at, since),
        sql`${fee} > 0`,
      ),
    )
    .orderBy(desc(orderEvents.at));
}

export type AdminPersonRows = NonNullable<Awaited<ReturnType<typeof findAdminPerson>>>;

/** Reports are hidden from their subject. */
function selectReportsAbout(db: Database, subject: "person" | "listing", subjectId: string, readerId: string) {
  return db
    .select({
      reportId: reports.id,
      reason: reports.reason,
      status: reports.status,
      reportedAt: reports.createdAt,
      answer: reports.answer,
    })
    .from(reports)
    .where(and(eq(reports.subject, subject), eq(reports.subjectId, subjectId), notAbout(readerId)))
    .orderBy(desc(reports.createdAt))
    .limit(PERSON_ROWS_SHOWN);
}

const ACTIONS_SHOWN = 10;

export async function findAdminListing(db: Database, id: string, readerId: string) {
  const {
    listing: [listing],
    owner: [owner],
    ...found
  } = await batchByName(db, {
    listing: db.select().from(listings).where(eq(listings.id, id)),
    owner: db
      .select({ ...accountColumns, ownerId: users.id })
      .from(users)
      .where(eq(users.id, sql`(select user_id from services where id = ${id})`)),
    pictures: db
      .select({ url: listingPictures.url, caption: listingPictures.caption })
      .from(listingPictures)
      .where(sql`${listingPictures.listingId} = ${id} and ${listingPictures.status} = 'ready'`)
      .orderBy(asc(listingPictures.position)),
    reports: selectReportsAbout(db, "listing", id, readerId),
    acts: selectOperatorActions(db, { readerId, subjectId: id }, ACTIONS_SHOWN),
  });
  return listing && owner ? { ...found, listing, owner } : null;
}

export type OperatorCandidate = { name: string; verified: number; suspended: number; operator: number };

type OperatorChange = {
  kind: "add" | "remove";
  email: string;
  reason: string;
  now: number;
};

/**
 * Returns the SQL of one batch. Its first statement returns the previous state, from which `operatorRefusal` decides.
 */
export function changeOperators({ kind, email, reason, now }: OperatorChange): string {
  const adding = kind === "add";
  const may = adding
    ? sql`email = ${email} and email_verified_at is not null and suspended_at is null and operator_since is null`
    : sql`email = ${email} and operator_since is not null`;
  const act = adding ? "become_operator" : "leave_operators";
  return asText([
    // The update is last, because the earlier statements check the state that it changes.
    sql`select full_name as name, email_verified_at is not null as verified, suspended_at is not null as suspended,
      operator_since is not null as operator from users where email = ${email}`,
    sql`insert into operator_acts (id, operator_id, kind, subject_id, reason, at)
      select ${newId()}, id, ${act}, id, ${reason}, ${now} from users where ${may}`,
    sql`delete from sessions where user_id in (select id from users where ${may})`,
    sql`update users set operator_since = ${adding ? now : null} where ${may}`,
  ]);
}

/**
 * Returns the SQL of one batch that switches two steps off for a person who lost app, passkeys and recovery codes. Their
 * sessions end. The first statement returns the person.
 */
export function forgetTwoSteps(email: string, now: number): string {
  const person = sql`(select id from users where email = ${email})`;
  return asText([
    sql`select full_name as name, two_steps_since is not null as used from users where email = ${email}`,
    sql`delete from authenticators where user_id = ${person}`,
    sql`delete from passkeys where user_id = ${person}`,
    sql`delete from recovery_codes where user_id = ${person}`,
    sql`delete from pending_logins where user_id = ${person}`,
    sql`delete from sessions where user_id = ${person}`,
    // An operator has a day to switch them on again (`confirmTwoSteps`).
    sql`update users set two_steps_since = null, operator_since = iif(operator_since is null, null, ${now})
      where email = ${email}`,
  ]);
}

export function listOperators(): string {
  return asText([
    sql`select full_name as name, email, operator_since as since from users
      where operator_since is not null order by operator_since`,
  ]);
}

/** Returns SQL for wrangler's command line, which binds no values. They are quoted into the text. */
function asText(statements: SQL[]): string {
  const dialect = new SQLiteSyncDialect();
  return statements.map((statement) => dialect.sqlToQuery(statement.inlineParams()).sql).join(";\n");
}

const EVENTS_SHOWN = 200;
const NOTIFICATIONS_SHOWN = 50;
const BODY_SHOWN = 8_000;
const ROWS_SHOWN = 50;

/**
 * Finds an order in one trip, or null. Texts of its sides may be sent to the operator only after a dispute
 * (`disputedBy`).
 */
export async function findAdminOrder(db: Database, id: string, { readerId, now }: { readerId: string; now: number }) {
  const {
    order: [row],
    ...found
  } = await batchByName(db, {
    order: db.select().from(orders).where(eq(orders.id, id)),
    people: db
      .select({
        personId: users.id,
        name: users.fullName,
        email: users.email,
        suspendedAt: users.suspendedAt,
      })
      .from(users)
      .where(sql`${users.id} in (select user_id from orders where id = ${id}
        union select seller_id from orders where id = ${id})`),
    events: db
      .select({
        version: orderEvents.version,
        kind: orderEvents.kind,
        actor: orderEvents.actor,
        at: orderEvents.at,
        detail: EVENT_DETAIL,
        actorName: users.fullName,
      })
      .from(orderEvents)
      .leftJoin(users, eq(users.id, orderEvents.actorId))
      .where(eq(orderEvents.orderId, id))
      .orderBy(desc(orderEvents.version))
      .limit(EVENTS_SHOWN),
    attempts: selectAttempts(db, id),
    notifications: db
      .select({
        key: gatewayNotifications.id,
        body: sql<string | null>`substr(${gatewayNotifications.body}, 1, ${BODY_SHOWN})`.as("shown_body"),
        archivedHash: gatewayNotifications.archivedHash,
        receivedAt: gatewayNotifications.receivedAt,
        processedAt: gatewayNotifications.processedAt,
        outcome: gatewayNotifications.outcome,
        shortenedAt: gatewayNotifications.trimmedAt,
      })
      .from(gatewayNotifications)
      .where(
        inArray(
          gatewayNotifications.gatewayOrderId,
          sql`(select gateway_order_id from payments where order_id = ${id})`,
        ),
      )
      .orderBy(desc(gatewayNotifications.receivedAt))
      .limit(NOTIFICATIONS_SHOWN),
    ledgerEntries: selectLedgerEntries(db, id),
    refunds: selectAssignedRefunds(db, id, now),
    changes: selectChanges(db, id, ROWS_SHOWN),
    files: selectOrderFiles(db, id),
    acts: selectOperatorActions(db, { readerId, subjectId: id }, ROWS_SHOWN),
  });
  return row ? { ...found, order: row, events: found.events.reverse() } : null;
}

export type AdminOrderRows = NonNullable<Awaited<ReturnType<typeof findAdminOrder>>>;

const SUMMARY_ACTIONS_SHOWN = 5;
const DISPUTES_SHOWN = 5;

/** The waiting rows, the UTC ms since when they wait, and their rupiah. */
type TaskQuery = { rows: SQL; since?: SQL; amount?: SQL };

const WAITING: Record<OperatorTask, (now: number, readerId: string) => TaskQuery> = {
  disputes: (now) => ({
    rows: sql`orders where ${DISPUTES_AT.ruling(now)}`,
    since: sql`ruling_due_at`,
    amount: sql`total_price + additions`,
  }),
  refunds: () => ({
    rows: sql`refunds where status <> 'paid' and route = 'bank' and account is not null`,
    amount: sql`amount`,
  }),
  withdrawals: () => ({
    rows: sql`withdrawals where status in ('requested', 'approved')`,
    amount: sql`amount`,
  }),
  data: (_, readerId) => ({
    rows: sql`data_requests where status = 'open' and kind <> 'deletion' and user_id <> ${readerId}`,
  }),
  reports: (_, readerId) => ({ rows: sql`reports where status = 'open' and ${notAbout(readerId)}` }),
  payments: (now) => ({ rows: stuckNotifications(now), since: sql`stuck.received_at` }),
  mail: () => ({ rows: sql`outbox where sent_at is null and attempts > 0` }),
};

function selectWaitingSum(db: Database, { rows, since = sql`created_at`, amount = sql`0` }: TaskQuery) {
  return db
    .select({
      count: sql<number>`count(*)`.as("counted"),
      oldest: sql<number | null>`min(waited_since)`.as("oldest"),
      amount: sql<number>`coalesce(sum(waiting_amount), 0)`.as("waiting_sum"),
    })
    .from(sql`(select ${since} as waited_since, ${amount} as waiting_amount from ${rows} limit ${COUNT_CAP + 1})`);
}

/**
 * Reads the summary. `oldest` is UTC ms since when the first waits, for disputes the deadline of the ruling. `amount`
 * is in rupiah.
 */
export async function readOperatorSummary(db: Database, now: number, readerId: string) {
  const [acts, disputes, ...sums] = await db.batch([
    selectOperatorActions(db, { readerId }, SUMMARY_ACTIONS_SHOWN),
    selectDisputes(db, { stage: "ruling", after: null, now }, DISPUTES_SHOWN),
    ...OPERATOR_TASKS.map((task) => selectWaitingSum(db, WAITING[task](now, readerId))),
  ]);
  return {
    acts,
    disputes,
    tasks: OPERATOR_TASKS.map((task, index) => ({
      task,
      ...(sums[index]?.[0] ?? { count: 0, oldest: null, amount: 0 }),
    })),
  };
}
