import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { MISSING_ACCOUNT, refunds } from "~/database/schema/money";
import { orders, orderVisits } from "~/database/schema/orders";
import { personTotals } from "~/database/schema/watch";
import { type AnswersOf, countRows, pageQuery, readPage, unionAll } from "~/database/statements.server";
import { sellerAccount } from "~/ledger/ledger";
import { selectBalance } from "~/ledger/queries.server";
import { isOpenListing, isWanted, newestListingsFirst, shownCover } from "~/listings/queries.server";
import { isOpenPayout } from "~/payouts/payout";
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

/** Per kind and side. The earliest deadlines win. */
export const WAITING_SHOWN = 10;

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
  /** The buyer also has a step to take in the order, which then counts as a turn anyway. */
  turn: boolean;
};

export function selectMissingAccounts(
  db: Database,
  userId: string,
  now: number,
  limit: number = WAITING_SHOWN,
) {
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

/** Only disputes have evidence, and each side submits it once. */
const EVIDENCE = 2 * MAX_ORDER_FILES;

const evidence = sql<number>`(select count(*) from (select purpose from order_files
  where order_files.order_id = orders.id order by version desc limit ${EVIDENCE}) where purpose = 'evidence')`;

/** `after` is the last row of the previous page. */
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
/** The newest orders in progress, whose visits are compared. */
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

/** Covers both sides, whichever one is listed. The orders of the summary are read with the lists. */
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

function toOrderSummary(
  { rows, refunds }: { rows: readonly ListRow[]; refunds: readonly MissingAccountRefund[] },
  [soldVisits, boughtVisits, requests, [account], [withdrawal]]: SummaryAnswers,
) {
  const soonest = (side: Side) => rows.filter((row) => row.list === "soonest" && row.side === side);
  const sold = soonest("seller");
  const waiting: Record<Side, ListedOrderRow | null> = {
    buyer: soonest("buyer")[0] ?? null,
    seller: sold.find(({ due }) => due > 0) ?? sold[0] ?? null,
  };
  return {
    waiting,
    refund: refunds[0] ?? null,
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

type List = {
  /** `soonest` is for the summary. */
  list: Kind | "soonest";
  side: Side;
  /** Selects nothing if null. */
  owner: SQL;
  where: SQL;
  by: "due" | "newest";
  limit: number;
};

const ORDER_BY: Record<List["by"], (side: Side) => SQL> = {
  due: (side) => sql`${dueOf(side)}, id`,
  newest: () => sql`created_at desc, id desc`,
};

const ownColumn = (side: Side) => sql.identifier((side === "buyer" ? orders.buyerId : orders.sellerId).name);

/** Reads all lists of a page in one statement. Closed orders read no visit, because lists show none for them. */
function selectLists(db: Database, lists: readonly List[], now: number) {
  // Names and limits are constants of the code. As parameters they would exceed the limit of a statement.
  const rows = lists.map(
    ({ list, side, owner, where, by, limit }) => sql`select * from (
      select *, '${sql.raw(list)}' as list_name, '${sql.raw(side)}' as list_side, ${dueOf(side)} as list_due,
        status in ('pending', 'in_progress') and ${awaitsUser(side, now)} as list_turn
      from main.orders where ${ownColumn(side)} = ${owner} and ${where}
      order by ${ORDER_BY[by](side)} limit ${sql.raw(String(limit))})`,
  );
  // Has the name of the table, so that the columns below are its columns.
  const shown = db.$with("orders", {}).as(unionAll(rows));
  return db
    .with(shown)
    .select({
      ...listedColumns,
      coverUrl: shownCover(),
      category: listings.category,
      list: sql<List["list"]>`list_name`,
      side: sql<Side>`list_side`,
      due: sql<number>`list_due`,
      turn: sql`list_turn`.mapWith(Boolean),
    })
    .from(orders)
    .innerJoin(listings, eq(listings.id, orders.listingId))
    .leftJoin(
      orderVisits,
      and(eq(orderVisits.orderId, orders.id), sql`${orders.status} in ('pending', 'in_progress')`),
    );
}

type ListRow = OrderLine & Pick<List, "list" | "side"> & { due: number };

/** `months` are the starts of months with closed orders, newest first. */
export async function readOrderList(db: Database, asked: Reading): Promise<OrderListRead> {
  const { list } = await readPage(db, selectOrderListPage(db, asked, { withSummary: false }));
  return list;
}

/** Without a side in the URL it selects the likelier one: the lists of the other side are empty. */
export function selectOrderListPage(
  db: Database,
  { side, ...asked }: Omit<Reading, "side"> & { side: Side | null },
  { withSummary = asked.part === "all" } = {},
) {
  const { userId, now } = asked;
  const sides = side === null ? SIDES : [side];
  const read = sides.map((one) => ({ ...asked, side: one }));
  const owner = (list: Reading) => (side === null ? likely(list) : sql`${userId}`);
  const soonest = (one: Side, where: SQL): List => ({
    ...{ list: "soonest", side: one, owner: sql`${userId}`, by: "due", limit: 1 },
    where: and(awaitsUser(one, now), where) as SQL,
  });
  const urgent = [
    soonest("buyer", sql`true`),
    soonest("seller", sql`${dueOf("seller")} > 0`),
    soonest("seller", sql`true`),
  ];
  const lists = [...read.flatMap((list) => listsOf(list, owner(list))), ...(withSummary ? urgent : [])];
  const summing = withSummary ? selectOrderSummary(db, asked) : [];
  const statements = [
    selectLists(db, lists, now),
    db
      .select({ ...getTableColumns(personTotals), likely: LIKELY.as("likely") })
      .from(personTotals)
      .where(eq(personTotals.userId, userId)),
    selectMissingAccounts(db, userId, now),
    ...read.map((list) => selectMonths(db, list, owner(list))),
    ...(asked.part === "all" ? [] : read.map((list) => countParts(db, list, owner(list)))),
    ...summing,
  ] as const;
  return pageQuery(statements, (answers) => {
    const [rows, [totals], refunds] = answers;
    const shown = side ?? totals?.likely ?? "buyer";
    const at = sides.indexOf(shown);
    const months = answers[3 + at] as MonthRow[];
    const [counted] = asked.part === "all" ? [] : (answers[3 + sides.length + at] as PartCounts[]);
    return {
      list: toOrderList({ ...asked, side: shown }, { rows, totals, refunds, months, counted }),
      summary: withSummary
        ? toOrderSummary(
            { rows, refunds },
            answers.slice(statements.length - summing.length) as unknown as SummaryAnswers,
          )
        : null,
    };
  });
}

const LIKELY = sql<Side>`iif(sold > 0 and (bought = 0 or sold_open > bought_open), 'seller', 'buyer')`;

const likely = ({ userId, side }: Reading) =>
  sql`(select user_id from person_totals where user_id = ${userId} and ${LIKELY} = ${side})`;

type Reading = OrderListAsked & { userId: string; now: number };

const limitOf = (part: OrderPart, kind: Kind | "months") => LIMITS[part][kind] ?? 0;

/** One list per status, because several statuses in one would need a sort. */
function listsOf({ side, part, until, after, now }: Reading, owner: SQL): List[] {
  // One bound only: with a second one SQLite chooses another index. Rows older than `from` are dropped below.
  const older = after
    ? sql`(created_at, id) < (${after.createdAt}, ${after.id})`
    : until === null
      ? sql`true`
      : sql`created_at < ${until}`;
  const list = (kind: Kind, where: SQL, by: List["by"]) => {
    const limit = limitOf(part, kind);
    return { list: kind, ...{ side, owner, where, by }, limit: limit && limit + 1 };
  };
  const ofStatus = (status: OrderStatus & Kind) =>
    list(status, sql`status = '${sql.raw(status)}' and ${older}`, "newest");
  return [
    list("turns", awaitsUser(side, now), "due"),
    ...(["pending", "in_progress", "completed", "cancelled"] as const).map(ofStatus),
  ];
}

type ListAnswers = {
  rows: readonly ListRow[];
  totals: TotalsRow | undefined;
  refunds: MissingAccountRefund[];
  months: readonly MonthRow[];
  counted: PartCounts | undefined;
};

type TotalsRow = typeof personTotals.$inferSelect;

const newestFirst = (a: OrderLine, b: OrderLine) => b.createdAt - a.createdAt || (b.id > a.id ? 1 : -1);
const soonestFirst = (a: ListRow, b: ListRow) => a.due - b.due || (a.id > b.id ? 1 : -1);

function toOrderList(
  { side, part, from }: OrderListAsked,
  { rows, totals, refunds, months, counted }: ListAnswers,
) {
  const cut = (kind: Kind): OrderLines => {
    const limit = limitOf(part, kind);
    const read = rows
      .filter(({ list, ...row }) => list === kind && row.side === side)
      .filter(({ createdAt }) => from === null || createdAt >= from)
      .sort(kind === "turns" ? soonestFirst : newestFirst);
    return { rows: read.slice(0, limit), more: read.length > limit };
  };
  return {
    side,
    turns: cut("turns"),
    pending: cut("pending"),
    inProgress: cut("in_progress"),
    completed: cut("completed"),
    cancelled: cut("cancelled"),
    months: months.map(({ start }) => start),
    moreMonths: months.length === limitOf(part, "months") && limitOf(part, "months") > 0,
    counted: counted ?? null,
    totals: totals ?? null,
    counts: { buyer: totals?.bought ?? 0, seller: totals?.sold ?? 0 },
    open: (side === "buyer" ? totals?.boughtOpen : totals?.soldOpen) ?? 0,
    refunds: side === "buyer" ? refunds : [],
  };
}

export type OrderListRead = ReturnType<typeof toOrderList>;

export type PersonTotals = NonNullable<OrderListRead["totals"]>;

const DAY_OF_JAKARTA = 25_200;

/** Jumps from the newest order before each month, so that a month of any size is one step. */
function selectMonths(db: Database, { side, part, until, now }: Reading, owner: SQL) {
  const before = until ?? now + 1;
  const newest = (bound: SQL) => {
    const of = (
      status: string,
    ) => sql`coalesce((select created_at from orders where ${ownColumn(side)} = ${owner}
      and status = ${status} and created_at < ${bound} order by created_at desc limit 1), 0)`;
    const at = sql`nullif(max(${of("completed")}, ${of("cancelled")}), 0)`;
    return sql`cast(strftime('%s', ${at} / 1000 + ${DAY_OF_JAKARTA}, 'unixepoch', 'start of month') as integer) * 1000 - ${DAY_OF_JAKARTA * 1000}`;
  };
  // Built as a table, because a batch accepts no raw statement.
  const months = sql`(with recursive months(start) as (
      select ${newest(sql`${before}`)}
      union all select ${newest(sql`start`)} from months where start is not null limit ${limitOf(part, "months")}
    ) select start from months where start is not null) as months`;
  return db.select({ start: sql<number>`start` }).from(months);
}

function countParts(db: Database, { side, now }: Reading, owner: SQL) {
  const of = (where: SQL, from = sql`orders`) => sql<number>`(select count(*) from (select 1 from ${from}
    where ${ownColumn(side)} = ${owner} and ${where} limit ${MAX_SHOWN_TURNS + 1}))`;
  return db
    .select({
      turns: of(awaitsUser(side, now), awaitsSide(side)).as("turns"),
      completed: of(sql`status = 'completed'`).as("completed"),
      cancelled: of(sql`status = 'cancelled'`).as("cancelled"),
    })
    .from(sql`(select 1) as one`);
}

type MonthRow = { start: number };
type PartCounts = Record<"turns" | "completed" | "cancelled", number>;
