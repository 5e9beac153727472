import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  CLOSING_WISH_LASTS,
  type Obstacle,
  type ObstacleCounts,
  REPORTS_HOLD,
} from "~/domain/account/closing";
import { refundAccount, sellerAccount } from "~/domain/money/ledger";
import type { BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { newId } from "../core/new-id.server";
import { isOpenListing } from "../listing/cards.server";
import { reviewsOf } from "../review/reviews.server";
import { listingPictures, listings } from "../schema/listings";
import { reports } from "../schema/operators";
import { orders, reviews } from "../schema/orders";
import { consents, dataRequests } from "../schema/personal-data";
import { proposals } from "../schema/proposals";
import { refunds } from "../schema/refunds";
import { sessions, users } from "../schema/users";
import { type BlankWords, blanksOf, eraseShares, type Owner, SHARES } from "./personal-data/rows.server";

const USERS = SHARES.find(({ table }) => table === "users");
const deletion = { kind: "deletion", status: "done" } as const;
const PROPOSERS = 100;
const PURGED = 50;

const LOOKED_AT = 30;

const openOf = (column: "bought_open" | "sold_open", id: string) =>
  sql<number>`coalesce((select ${sql.identifier(column)} from person_totals where user_id = ${id}), 0)`;
const balanceOf = (account: string) =>
  sql<number>`coalesce((select balance from ledger_accounts where account = ${account}), 0)`;
/** Rides on orders_buyer_status and orders_seller_status. */
const disputed = (side: "user_id" | "seller_id", id: string) =>
  sql<number>`(select count(*) from (select phase from orders
    where ${sql.identifier(side)} = ${id} and status = 'in_progress' order by created_at desc limit ${LOOKED_AT})
    where phase = 'disputed')`;

/**
 * Arrived, and the provider is still asked whether a bank sends it back, or denied, and nobody has said yet where it is: nobody
 * could send it again. Rides on payout_attempts_released.
 */
const mayReturn = (id: string) =>
  sql`select amount, withdrawal_id, refund_id from payout_attempts
    where user_id = ${id} and released_at is not null and ((state = 'arrived' and next_check_at is not null)
      or (contradicted_at is not null and denial_closed_at is null))`;

/** Rides on data_requests_one_open. */
const isWish = (id: string, now: number) =>
  sql`wish.user_id = ${id} and wish.kind = 'deletion' and wish.status = 'open' and wish.created_at > ${now - CLOSING_WISH_LASTS}`;

/** Said once; said again only when it no longer counts. */
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

/** UTC ms when no report holds the closing any more; null: nobody wished to close. */
export async function findClosingWish(db: Database, id: string, now: number): Promise<number | null> {
  const [wish] = await db.all<{ until: number }>(
    sql`select due_at as until from data_requests wish where ${isWish(id, now)}`,
  );
  return wish?.until ?? null;
}

/** In SQL so that the batch itself decides; of the disputed and of payments the newest. */
const COUNTS: Record<Obstacle, (id: string, now: number) => SQL<number>> = {
  disputes: (id) => sql`select ${disputed("user_id", id)} + ${disputed("seller_id", id)}`,
  bought: (id) => sql`select ${openOf("bought_open", id)} - ${disputed("user_id", id)}`,
  sold: (id) => sql`select ${openOf("sold_open", id)} - ${disputed("seller_id", id)}`,
  // Of orders that ended: the page to pay on may still be open at the gateway.
  payments: (id, now) => sql`select count(*) from (select id from orders
      where user_id = ${id} and status = 'cancelled' order by created_at desc limit ${LOOKED_AT}) ended
    join payments on payments.order_id = ended.id
    where payments.status in ('pending', 'review')
      or (payments.status = 'cancelled' and payments.token is not null and payments.expires_at > ${now})`,
  refunds: (id) =>
    sql`select ${balanceOf(refundAccount(id))} + coalesce(sum(amount), 0) from (${mayReturn(id)}) where refund_id is not null`,
  withdrawals: (id) =>
    sql`select count(*) from (select 1 from withdrawals where user_id = ${id} and status in ('requested', 'approved')
      union all select 1 from (${mayReturn(id)}) where withdrawal_id is not null)`,
  balance: (id) => sql`select ${balanceOf(sellerAccount(id))}`,
  // What is looked into must still be there, and an appeal has its answer first. Rides on reports_responsible.
  reports: (id, now) =>
    sql`select count(*) from (select 1 from reports where status = 'open' and responsible_id = ${id}
      and not exists (select 1 from data_requests wish where ${isWish(id, now)}
        and (reports.created_at > wish.created_at or wish.due_at <= ${now})) limit 1)`,
  operator: (id) => sql`select count(*) from users where id = ${id} and operator_since is not null`,
};

const counted = (id: string, now: number) =>
  Object.entries(COUNTS).map(([name, count]) => [name, sql<number>`(${count(id, now)})`] as const);

export async function findObstacles(db: Database, id: string, now: number): Promise<ObstacleCounts | null> {
  const columns = Object.fromEntries(counted(id, now).map(([name, count]) => [name, count.as(name)]));
  const [row] = await db
    .select(columns as Record<Obstacle, SQL.Aliased<number>>)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.closedAt)));
  return row ?? null;
}

const NAMED = 5;
const NEWEST = 10;

/** Open orders of either side and those whose money is on its way back, newest first. Rides on orders_buyer_status and orders_seller_status. */
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

/** What of a person lies outside the database, whose pages change, and who waits for an answer of theirs. */
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

/** One batch. False: something came up meanwhile, or it was closed before. `alongside` runs last; `kept`: its address is barred. */
export async function closeAccount(
  db: Database,
  owner: Owner,
  { barred, ...words }: BlankWords & { barred: string },
  now: number,
  alongside: (whether: { stands: SQL; freed: SQL; kept: SQL }) => readonly BatchStatement[] = () => [],
): Promise<boolean> {
  const { id } = owner;
  if (!USERS) throw new Error("the plan of personal data knows no users");
  const requestId = newId();
  const stands = sql`exists (select 1 from data_requests where id = ${requestId})`;
  const isBarred = sql`exists (select 1 from users where id = ${id} and email = ${barred})`;
  const settled = sql.join(
    counted(id, now).map(([, count]) => sql`${count} = 0`),
    sql` and `,
  );
  const [, closed] = await db.batch([
    keepEvidence(db, id, sql`closed_at is null and ${settled}`),
    db
      .update(users)
      .set({
        ...blanksOf(USERS, words),
        email: sql`iif(suspended_at is null, ${words["<address>"]}, ${barred})`,
        closedAt: now,
        suspendedAt: sql`coalesce(suspended_at, ${now})`,
      })
      .where(sql`${users.id} = ${id} and ${users.closedAt} is null and ${settled}`)
      .returning({ id: users.id }),
    // Once for a person: of two batches in the same millisecond, only the one that closed the account writes it.
    insertWhere(
      db,
      dataRequests,
      { ...deletion, id: requestId, userId: id, createdAt: now, dueAt: now, closedAt: now },
      sql`from users where id = ${id} and closed_at is not null
        and not exists (select 1 from data_requests where user_id = ${id} and kind = 'deletion' and status <> 'open')`,
    ),
    db
      .update(dataRequests)
      .set({ status: "done", closedAt: now })
      .where(sql`${dataRequests.userId} = ${id} and ${dataRequests.status} = 'open' and ${stands}`),
    db
      .update(listings)
      .set({ status: "inactive", deletedAt: sql`coalesce(deleted_at, ${now})` })
      .where(sql`${listings.ownerId} = ${id} and ${stands}`),
    ...withdrawProposals(db, id, now, stands),
    db
      .update(consents)
      .set({ withdrawnAt: now })
      .where(sql`${consents.userId} = ${id} and ${consents.withdrawnAt} is null and ${stands}`),
    ...eraseShares(db, owner, words, stands),
    ...alongside({ stands, freed: sql`${stands} and not ${isBarred}`, kept: sql`${stands} and ${isBarred}` }),
  ]);
  return closed.length > 0;
}

/** Before it is written over: the words of a listing or profile that an open report is about. Messages and reviews stay. */
function keepEvidence(db: Database, id: string, closes: SQL) {
  return db
    .update(reports)
    .set({
      evidence: sql`substr(coalesce(case subject
        when 'listing' then (select title || char(10) || description from services where id = subject_id)
        when 'person' then (select full_name || char(10) || bio || char(10) || website from users where id = subject_id)
        end, ''), 1, 5000)`,
    })
    .where(
      sql`responsible_id = ${id} and status = 'open' and exists (select 1 from users where id = ${id} and ${closes})`,
    );
}

/** Open ones alone. Rides on proposals_proposer. */
function withdrawProposals(db: Database, id: string, now: number, stands: SQL) {
  return [
    db
      .update(proposals)
      .set({ status: "withdrawn", updatedAt: now })
      .where(sql`${proposals.proposerId} = ${id} and ${proposals.status} = 'open' and ${stands}`),
    db
      .update(listings)
      .set({
        proposalCount: sql`(select count(*) from proposals where service_id = services.id and status = 'open')`,
      })
      .where(
        sql`${listings.id} in (select service_id from proposals where user_id = ${id} and updated_at = ${now}) and ${stands}`,
      ),
  ];
}
