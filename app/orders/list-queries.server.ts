import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { MISSING_ACCOUNT, refunds } from "~/database/schema/money";
import { orders, orderVisits } from "~/database/schema/orders";
import { personTotals } from "~/database/schema/watch";
import { type AnswersOf, type BatchStatement, countRows, pageQuery } from "~/database/statements.server";
import { sellerAccount } from "~/ledger/ledger";
import { selectBalance } from "~/ledger/queries.server";
import { isOpenListing, isWanted, newestListingsFirst, shownCover } from "~/listings/queries.server";
import { isOpenPayout } from "~/payouts/manual-payout";
import { selectNewestWithdrawals } from "~/payouts/queries.server";
import { type NewestKey, newestKey, type Page, pageOf } from "~/platform/paging";
import { visitsEndAfter } from "~/visits/visit";
import type { DisputeStage } from "./dispute";
import { LINES_A_PAGE, type OrderPart } from "./list";
import { MAX_ORDER_FILES, MAX_SHOWN_TURNS, type Order, type OrderStatus, SIDES, type Side } from "./order";
import { type OrderRow, orderColumns } from "./queries.server";
import { awaitsSide, awaitsUser, dueOf } from "./waiting-queries.server";

export const listedColumns = {
  ...orderColumns,
  title: orders.title,
  buyerName: orders.buyerName,
  sellerName: orders.sellerName,
  visitPlace: orderVisits.placeCode,
  visitDay: orderVisits.day,
  visitSlot: orderVisits.slot,
  visitAskedBy: orderVisits.wishedBy,
  visitAskedDay: orderVisits.wishedDay,
  visitAskedSlots: orderVisits.wishedSlots,
};

export type ListedOrderRow = Order & Pick<OrderRow, "title" | "buyerName" | "sellerName"> & ListedVisit;

/** All null for work without a visit. Day and slot are null until agreed. */
export type ListedVisit = {
  visitPlace: string | null;
  visitDay: string | null;
  visitSlot: number | null;
  visitAskedBy: Side | null;
  visitAskedDay: string | null;
  visitAskedSlots: number[] | null;
};

const WAITING_SHOWN = 10;

/** A seller's orders without a deadline come first, unless `dated` excludes them. */
export function selectWaiting(
  db: Database,
  side: Side,
  userId: string,
  now: number,
  { limit = WAITING_SHOWN, dated = false } = {},
) {
  const own = side === "buyer" ? orders.buyerId : orders.sellerId;
  return db
    .select(listedColumns)
    .from(orders)
    .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
    .where(and(sql`${own} = ${userId}`, awaitsUser(side, now), dated ? sql`${dueOf(side)} > 0` : undefined))
    .orderBy(dueOf(side), orders.id)
    .limit(limit);
}

/** One row per order, because one account serves all its refunds. */
export type MissingAccountRefund = Pick<Order, "status" | "phase" | "createdAt" | "totalPrice"> & {
  orderId: string;
  title: string;
  seller: string;
  amount: number;
  coverUrl: string | null;
  category: string;
  turn: boolean;
};

export function selectMissingAccounts(db: Database, userId: string, now: number, limit: number = WAITING_SHOWN) {
  const owed = db
    .select({ orderId: refunds.orderId, amount: sql<number>`sum(${refunds.amount})`.as("owed") })
    .from(refunds)
    .where(and(eq(refunds.buyerId, userId), MISSING_ACCOUNT))
    .groupBy(refunds.orderId)
    .limit(limit)
    .as("unnamed");
  return db
    .select({
      orderId: owed.orderId,
      amount: owed.amount,
      title: orders.title,
      seller: orders.sellerName,
      status: orders.status,
      phase: orders.phase,
      createdAt: orders.createdAt,
      totalPrice: orders.totalPrice,
      coverUrl: shownCover(),
      category: listings.category,
      turn: sql`(${awaitsUser("buyer", now)}) is true`.mapWith(Boolean).as("turn"),
    })
    .from(owed)
    .innerJoin(orders, eq(orders.id, owed.orderId))
    .innerJoin(listings, eq(listings.id, orders.listingId));
}

export type ListedDisputeRow = ListedOrderRow & { evidence: number };

// A literal phase, not a bound parameter, so that SQLite can use the partial index.
export const DISPUTES_AT: Record<DisputeStage, (now: number) => SQL> = {
  ruling: (now) => sql`phase = 'disputed' and (answer_due_at is null or answer_due_at < ${now})`,
  answer: (now) => sql`phase = 'disputed' and answer_due_at >= ${now}`,
};

const EVIDENCE = 2 * MAX_ORDER_FILES;

const evidence = sql<number>`(select count(*) from (select purpose from order_files
  where order_files.order_id = orders.id order by version desc limit ${EVIDENCE}) where purpose = 'evidence')`;

export function selectDisputes(
  db: Database,
  { stage, after, now }: { stage: DisputeStage; after: NewestKey | null; now: number },
  limit: number,
) {
  const beyond = after ? sql`(ruling_due_at, id) > (${after.createdAt}, ${after.id})` : undefined;
  return db
    .select({ ...listedColumns, evidence: evidence.as("evidence") })
    .from(orders)
    .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
    .where(and(DISPUTES_AT[stage](now), beyond))
    .orderBy(sql`ruling_due_at`, orders.id)
    .limit(limit);
}

export async function listDisputes(
  db: Database,
  asked: { stage: DisputeStage; after: NewestKey | null; now: number },
): Promise<{ page: Page<ListedDisputeRow>; counts: Record<DisputeStage, number> }> {
  const { now } = asked;
  const [rows, [ruling], [answer]] = await db.batch([
    selectDisputes(db, asked, PAGE + 1),
    countRows(db, sql`orders where ${DISPUTES_AT.ruling(now)}`),
    countRows(db, sql`orders where ${DISPUTES_AT.answer(now)}`),
  ]);
  return {
    page: pageOf(rows, keyOf, (row) => row, PAGE),
    counts: { ruling: ruling?.counted ?? 0, answer: answer?.counted ?? 0 },
  };
}

const PAGE = 20;

const keyOf = ({ rulingDueAt, id }: ListedDisputeRow) => newestKey({ createdAt: rulingDueAt ?? 0, id });

/** The first ones may have just ended in zones ahead of Jakarta. */
const VISITS = 4;
const RUNNING = 6;
const REQUESTS = 4;

const visitColumns = {
  orderId: orders.id,
  title: orders.title,
  buyerName: orders.buyerName,
  sellerName: orders.sellerName,
  placeCode: orderVisits.placeCode,
  day: orderVisits.day,
  slot: orderVisits.slot,
};

function selectOrderSummary(db: Database, { userId, now }: { userId: string; now: number }) {
  const first = visitsEndAfter(now);
  const running = db
    .select({ id: sql<string>`${orders.id}`.as("running_id") })
    .from(orders)
    .where(and(eq(orders.buyerId, userId), eq(orders.status, "in_progress")))
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(RUNNING)
    .as("running");
  return [
    selectWaiting(db, "buyer", userId, now, { limit: 1 }),
    selectWaiting(db, "seller", userId, now, { limit: 1, dated: true }),
    selectWaiting(db, "seller", userId, now, { limit: 1 }),
    selectMissingAccounts(db, userId, now, 1),
    db
      .select(visitColumns)
      .from(orderVisits)
      .innerJoin(orders, and(eq(orders.id, orderVisits.orderId), sql`${orders.status} = 'in_progress'`))
      .where(
        and(
          eq(orderVisits.sellerId, userId),
          sql`${orderVisits.held} = 1`,
          sql`(${orderVisits.day}, ${orderVisits.slot}) > (${first.day}, ${first.slot})`,
        ),
      )
      .orderBy(orderVisits.day, orderVisits.slot)
      .limit(VISITS),
    db
      .select(visitColumns)
      .from(running)
      .innerJoin(orders, eq(orders.id, running.id))
      .innerJoin(orderVisits, and(eq(orderVisits.orderId, running.id), sql`${orderVisits.held} = 1`)),
    db
      .select({ id: listings.id, proposals: listings.proposalCount })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isWanted, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(REQUESTS),
    selectBalance(db, sellerAccount(userId)),
    selectNewestWithdrawals(db, userId, 1),
  ] as const;
}

type SummaryAnswers = AnswersOf<ReturnType<typeof selectOrderSummary>>;

function toOrderSummary([
  [bought],
  [soldDated],
  [sold],
  [refund],
  soldVisits,
  boughtVisits,
  requests,
  [account],
  [withdrawal],
]: SummaryAnswers) {
  return {
    waiting: { buyer: bought ?? null, seller: soldDated ?? sold ?? null },
    refund: refund ?? null,
    visits: { buyer: boughtVisits, seller: soldVisits },
    requests,
    balance: account?.balance ?? 0,
    withdrawing: withdrawal !== undefined && isOpenPayout(withdrawal),
  };
}

export type OrderSummaryRead = ReturnType<typeof toOrderSummary>;

export type OrderListAsked = {
  side: Side;
  part: OrderPart;
  from: number | null;
  until: number | null;
  after: NewestKey | null;
};

export type OrderLine = ListedOrderRow & {
  coverUrl: string | null;
  category: string;
  turn: boolean;
};

export type OrderLines = { rows: OrderLine[]; more: boolean };

type Kind = "turns" | "pending" | "in_progress" | "completed" | "cancelled";

/** Each row also reads its listing and perhaps a visit. A page may read 200 rows. */
const LIMITS: Record<OrderPart, Partial<Record<Kind | "months", number>>> = {
  all: { turns: 10, pending: 8, in_progress: 8, completed: 12, cancelled: 9, months: 12 },
  turns: { turns: 30 },
  running: { pending: LINES_A_PAGE, in_progress: LINES_A_PAGE },
  completed: { completed: LINES_A_PAGE },
  cancelled: { cancelled: LINES_A_PAGE },
  month: { completed: LINES_A_PAGE, cancelled: LINES_A_PAGE },
  older: { months: 12 },
};

const shownColumns = { coverUrl: shownCover(), category: listings.category };

/** Lists show no visit for closed orders, and reading it would cost a row each. */
const NO_VISIT = {
  visitPlace: sql<string | null>`null`.as("visit_place"),
  visitDay: sql<string | null>`null`.as("visit_day"),
  visitSlot: sql<number | null>`null`.as("visit_slot"),
  visitAskedBy: sql<Side | null>`null`.as("asked_by"),
  visitAskedDay: sql<string | null>`null`.as("asked_day"),
  visitAskedSlots: sql<number[] | null>`null`.as("asked_slots"),
};

/** `months` are the starts of months with closed orders, newest first. */
export async function readOrderList(db: Database, asked: Reading): Promise<OrderListRead> {
  return toOrderList(asked, await db.batch(selectOrderList(db, asked, sql`${asked.userId}`)));
}

/** Without a side in the URL it selects the likelier one: the other side's statements return no rows. */
export function selectOrderListPage(db: Database, { side, ...asked }: Omit<Reading, "side"> & WantedSide) {
  const lists = (side === null ? SIDES : [side]).map((one) => ({ ...asked, side: one }));
  const statements = lists.map((list) =>
    selectOrderList(db, list, side === null ? likely(list) : sql`${asked.userId}`),
  );
  const summing = asked.part === "all" ? selectOrderSummary(db, asked) : [];
  const all: BatchStatement[] = [...statements.flat(), ...summing];
  return pageQuery(all, (rows: readonly unknown[]) => {
    const read = lists.map((list, at) => {
      const { length } = statements[at] ?? [];
      return toOrderList(list, rows.slice(at * length, (at + 1) * length) as unknown as Answers);
    });
    const list = read.find((one) => one.side === one.likely) ?? read[0];
    const summary = rows.slice(all.length - summing.length, all.length) as unknown as SummaryAnswers;
    return { list: list as OrderListRead, summary: summing.length > 0 ? toOrderSummary(summary) : null };
  });
}

type WantedSide = { side: Side | null };

const LIKELY = sql<Side>`iif(sold > 0 and (bought = 0 or sold_open > bought_open), 'seller', 'buyer')`;

const likely = ({ userId, side }: Reading) =>
  sql`(select user_id from person_totals where user_id = ${userId} and ${LIKELY} = ${side})`;

type Reading = OrderListAsked & { userId: string; now: number };

type Answers = AnswersOf<ReturnType<typeof selectOrderList>>;

/** Several statuses in one query would need a sort. A null `owner` selects nothing. */
function selectOrderList(db: Database, { userId, now, ...asked }: Reading, owner: SQL) {
  const { side, part, until, after } = asked;
  const own = side === "buyer" ? orders.buyerId : orders.sellerId;
  const upTo = (kind: Kind | "months") => LIMITS[part][kind] ?? 0;
  // One bound only: with a second one SQLite chooses another index. Rows older than `from` are dropped below.
  const older = after
    ? sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt}, ${after.id})`
    : until === null
      ? undefined
      : sql`${orders.createdAt} < ${until}`;
  const lines = (kind: Kind, where: SQL | undefined, order: SQL[]) =>
    db
      .select({
        ...listedColumns,
        ...shownColumns,
        turn: sql`${awaitsUser(side, now)}`.mapWith(Boolean).as("turn"),
      })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
      .where(and(sql`${own} = ${owner}`, where))
      .orderBy(...order)
      .limit(upTo(kind) && upTo(kind) + 1);
  const newest = [desc(orders.createdAt), desc(orders.id)];
  const open = (status: OrderStatus & Kind) => lines(status, and(eq(orders.status, status), older), newest);
  const closed = (status: OrderStatus & Kind) =>
    db
      .select({ ...listedColumns, ...shownColumns, ...NO_VISIT, turn: sql`0`.mapWith(Boolean).as("turn") })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .where(and(sql`${own} = ${owner}`, eq(orders.status, status), older))
      .orderBy(...newest)
      .limit(upTo(status) && upTo(status) + 1);
  return [
    lines("turns", awaitsUser(side, now), [sql`${dueOf(side)}`, sql`${orders.id}`]),
    open("pending"),
    open("in_progress"),
    closed("completed"),
    closed("cancelled"),
    selectMonths(db, own, { owner, before: until ?? now + 1, limit: upTo("months") }),
    countParts(db, own, { owner, side, now, limit: part === "all" ? 0 : MAX_SHOWN_TURNS + 1 }),
    db
      .select({ ...getTableColumns(personTotals), likely: LIKELY.as("likely") })
      .from(personTotals)
      .where(eq(personTotals.userId, userId)),
    selectMissingAccounts(db, side === "buyer" ? userId : "", now),
  ] as const;
}

function toOrderList(
  { side, part, from }: OrderListAsked,
  [turns, pending, inProgress, completed, cancelled, months, [counted], [totals], refunds]: Answers,
) {
  const upTo = (kind: Kind | "months") => LIMITS[part][kind] ?? 0;
  const cut = (kind: Kind, read: OrderLine[]): OrderLines => {
    const rows = read.filter(({ createdAt }) => from === null || createdAt >= from);
    return { rows: rows.slice(0, upTo(kind)), more: rows.length > upTo(kind) };
  };
  return {
    side,
    likely: totals?.likely ?? "buyer",
    turns: cut("turns", turns),
    pending: cut("pending", pending),
    inProgress: cut("in_progress", inProgress),
    completed: cut("completed", completed),
    cancelled: cut("cancelled", cancelled),
    months: months.map(({ start }) => start),
    moreMonths: months.length === upTo("months") && upTo("months") > 0,
    counted: part === "all" ? null : (counted ?? null),
    totals: totals ?? null,
    counts: { buyer: totals?.bought ?? 0, seller: totals?.sold ?? 0 },
    open: (side === "buyer" ? totals?.boughtOpen : totals?.soldOpen) ?? 0,
    refunds,
  };
}

export type OrderListRead = Omit<ReturnType<typeof toOrderList>, "likely">;

export type PersonTotals = NonNullable<OrderListRead["totals"]>;

const DAY_OF_JAKARTA = 25_200;

/** Jumps from the newest order before each month, so that a month of any size is one step. */
function selectMonths(
  db: Database,
  own: SQLiteColumn,
  { owner, before, limit }: { owner: SQL; before: number; limit: number },
) {
  const newest = (bound: SQL) => {
    const of = (
      status: string,
    ) => sql`coalesce((select created_at from orders where ${sql.identifier(own.name)} = ${owner}
      and status = ${status} and created_at < ${bound} order by created_at desc limit 1), 0)`;
    const at = sql`nullif(max(${of("completed")}, ${of("cancelled")}), 0)`;
    return sql`cast(strftime('%s', ${at} / 1000 + ${DAY_OF_JAKARTA}, 'unixepoch', 'start of month') as integer) * 1000 - ${DAY_OF_JAKARTA * 1000}`;
  };
  // Built as a table, because a batch accepts no raw statement.
  const months = sql`(with recursive months(start) as (
      select ${newest(sql`${before}`)}
      union all select ${newest(sql`start`)} from months where start is not null limit ${limit}
    ) select start from months where start is not null) as months`;
  return db.select({ start: sql<number>`start` }).from(months);
}

function countParts(
  db: Database,
  own: SQLiteColumn,
  { owner, side, now, limit }: { owner: SQL; side: Side; now: number; limit: number },
) {
  const of = (where: SQL, from = sql`orders`) => sql<number>`(select count(*) from (select 1 from ${from}
    where ${sql.identifier(own.name)} = ${owner} and ${where} limit ${limit}))`;
  return db
    .select({
      turns: of(awaitsUser(side, now), awaitsSide(side)).as("turns"),
      completed: of(sql`status = 'completed'`).as("completed"),
      cancelled: of(sql`status = 'cancelled'`).as("cancelled"),
    })
    .from(sql`(select 1) as one`);
}
