import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { type SQLiteColumn, unionAll } from "drizzle-orm/sqlite-core";
import type { Database } from "~/database/connection.server";
import { listings } from "~/database/schema/listings";
import { ledgerAccounts, MISSING_ACCOUNT, refunds } from "~/database/schema/money";
import { orders, orderVisits } from "~/database/schema/orders";
import { personTotals } from "~/database/schema/totals";
import { type AnswersOf, countRows, type PageQuery, pageQuery } from "~/database/statements.server";
import { sellerAccount } from "~/ledger/ledger";
import { isOpenListing, isWanted, newestListingsFirst, shownCover } from "~/listings/queries.server";
import { isOpenPayout, type ManualPayout } from "~/payouts/manual-payout";
import { type NewestKey, newestKey, type Page, pageOf } from "~/platform/paging";
import { visitsEndAfter } from "~/visits/visit";
import type { DisputeStage } from "./dispute";
import { LINES_A_PAGE, lastMonths, type MoneyRow, type OrderPart } from "./list";
import { MAX_ORDER_FILES, MAX_SHOWN_TURNS, type Order, type OrderStatus, type Side } from "./order";
import { type OrderRow, orderColumns } from "./queries.server";
import { awaitsSide, awaitsUser, dueOf } from "./waiting-queries.server";

const listedColumns = {
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

/** The visit. All is null for work without one. Day and slot are null until agreed. */
export type ListedVisit = {
  visitPlace: string | null;
  visitDay: string | null;
  visitSlot: number | null;
  visitAskedBy: Side | null;
  visitAskedDay: string | null;
  visitAskedSlots: number[] | null;
};

const WAITING_SHOWN = 10;

/** Selects waiting orders. A seller's orders without a deadline come first, unless `dated` excludes them. */
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

/** An order with refunds. It is one row per order, because one account serves all its refunds. */
export type MissingAccountRefund = Pick<Order, "status" | "phase" | "createdAt"> & {
  jobTotal: number | null;
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
      jobTotal: orders.jobTotal,
      coverUrl: shownCover(),
      category: listings.category,
      turn: sql`(${awaitsUser("buyer", now)}) is true`.mapWith(Boolean).as("turn"),
    })
    .from(owed)
    .innerJoin(orders, eq(orders.id, owed.orderId))
    .innerJoin(listings, eq(listings.id, orders.listingId));
}

export type ListedDisputeRow = ListedOrderRow & { evidence: number };

// The phase is a literal instead of a bound parameter, so that SQLite can use the partial index.
export const DISPUTES_AT: Record<DisputeStage, (now: number) => SQL> = {
  ruling: (now) => sql`phase = 'disputed' and (answer_due_at is null or answer_due_at < ${now})`,
  answer: (now) => sql`phase = 'disputed' and answer_due_at >= ${now}`,
};

const MAX_EVIDENCE_FILES = 2 * MAX_ORDER_FILES;

const evidence = sql<number>`(select count(*) from (select purpose from order_files
  where order_files.order_id = orders.id order by version desc limit ${MAX_EVIDENCE_FILES}) where purpose = 'evidence')`;

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
    selectDisputes(db, asked, MAX_PAGE_ORDERS + 1),
    countRows(db, sql`orders where ${DISPUTES_AT.ruling(now)}`),
    countRows(db, sql`orders where ${DISPUTES_AT.answer(now)}`),
  ]);
  return {
    page: pageOf(rows, keyOf, (row) => row, MAX_PAGE_ORDERS),
    counts: { ruling: ruling?.counted ?? 0, answer: answer?.counted ?? 0 },
  };
}

const MAX_PAGE_ORDERS = 20;

const keyOf = ({ rulingDueAt, id }: ListedDisputeRow) => newestKey({ createdAt: rulingDueAt ?? 0, id });

/** The visits read. The first may have just ended in zones ahead of Jakarta. */
const VISITS_SHOWN = 4;
const RUNNING_SHOWN = 6;
const REQUESTS_SHOWN = 4;

const visitColumns = {
  ...orderColumns,
  title: orders.title,
  buyerName: orders.buyerName,
  sellerName: orders.sellerName,
  placeCode: orderVisits.placeCode,
  day: orderVisits.day,
  slot: orderVisits.slot,
};

export function selectNextVisits(db: Database, userId: string, now: number) {
  const first = visitsEndAfter(now);
  const sold = db
    .select(visitColumns)
    .from(orderVisits)
    .innerJoin(orders, and(eq(orders.id, orderVisits.orderId), sql`${orders.status} = 'in_progress'`))
    .where(
      and(
        eq(orderVisits.sellerId, userId),
        sql`${orderVisits.isReserved} = 1`,
        sql`(${orderVisits.day}, ${orderVisits.slot}) > (${first.day}, ${first.slot})`,
      ),
    )
    .orderBy(orderVisits.day, orderVisits.slot)
    .limit(VISITS_SHOWN);
  const running = db
    .select({ id: sql<string>`${orders.id}`.as("running_id") })
    .from(orders)
    .where(and(eq(orders.buyerId, userId), eq(orders.status, "in_progress")))
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(RUNNING_SHOWN)
    .as("running");
  const bought = db
    .select(visitColumns)
    .from(running)
    .innerJoin(orders, eq(orders.id, running.id))
    .innerJoin(orderVisits, and(eq(orderVisits.orderId, running.id), sql`${orderVisits.isReserved} = 1`));
  return unionAll(db.select().from(sold.as("sold")), bought);
}

/** Selects at most one order for each side. For the seller, one with a deadline precedes one without. */
function selectFirstWaiting(db: Database, userId: string, now: number) {
  const first = (side: Side, dated: boolean) =>
    db.select().from(selectWaiting(db, side, userId, now, { limit: 1, dated }).as("waiting"));
  return unionAll(first("buyer", false), first("seller", true), first("seller", false));
}

/** Selects the balance and the newest withdrawal, because only that can be open. */
function selectBalanceAndWithdrawal(db: Database, userId: string) {
  const newest = sql<ManualPayout["status"] | null>`(select status from withdrawals where user_id = ${userId}
    order by created_at desc, id desc limit 1)`;
  return db
    .select({ balance: ledgerAccounts.balance, withdrawal: newest.as("newest_withdrawal") })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.account, sellerAccount(userId)));
}

/** Selects a member's money, and the number of orders that they placed. */
export function selectOwnMoney(db: Database, userId: string) {
  return db
    .select({
      bought: personTotals.bought,
      paid: personTotals.boughtHeldAmount,
      earned: personTotals.soldHeldIncome,
      balance: sql<number>`coalesce(${ledgerAccounts.balance}, 0)`.as("own_balance"),
    })
    .from(personTotals)
    .leftJoin(ledgerAccounts, eq(ledgerAccounts.account, sellerAccount(userId)))
    .where(eq(personTotals.userId, userId));
}

/** Selects a member's months: sales without our fee and without what banks took back, and what their orders cost. */
function selectMoneyMonths(db: Database, userId: string, now: number) {
  const [first = ""] = lastMonths(now);
  // This is a table, because a batch accepts no raw statement.
  const money = sql`(select 'earned' as kind, month, turnover - fee - taken_back as amount from seller_months
      where seller_id = ${userId} and month >= ${first}
    union all select 'spent', month, spent from buyer_months where buyer_id = ${userId} and month >= ${first}) as money`;
  return db
    .select({
      kind: sql<MoneyRow["kind"]>`kind`.as("money_kind"),
      month: sql<string>`month`.as("money_month"),
      amount: sql<number>`amount`.as("money_amount"),
    })
    .from(money);
}

function selectOrderSummary(db: Database, { userId, now }: { userId: string; now: number }) {
  return [
    selectFirstWaiting(db, userId, now),
    selectNextVisits(db, userId, now),
    db
      .select({ id: listings.id, proposals: listings.proposalCount })
      .from(listings)
      .where(and(eq(listings.ownerId, userId), isWanted, isOpenListing))
      .orderBy(...newestListingsFirst)
      .limit(REQUESTS_SHOWN),
    selectBalanceAndWithdrawal(db, userId),
    selectMoneyMonths(db, userId, now),
    selectNearRequests(db, userId),
  ] as const;
}

type SummaryAnswers = AnswersOf<ReturnType<typeof selectOrderSummary>>;

function toOrderSummary(
  [waiting, visits, wanted, [account], money, nearRequests]: SummaryAnswers,
  [refund]: MissingAccountRefund[],
  userId: string,
) {
  return {
    waiting: {
      buyer: waiting.find(({ buyerId }) => buyerId === userId) ?? null,
      seller: waiting.find(({ sellerId }) => sellerId === userId) ?? null,
    },
    refund: refund ?? null,
    visits: visitsBySide(visits, userId),
    wanted,
    balance: account?.balance ?? 0,
    withdrawing: account?.withdrawal != null && isOpenPayout({ status: account.withdrawal }),
    money,
    nearRequests,
  };
}

export type NextVisits = Record<Side, Awaited<ReturnType<typeof selectNextVisits>>>;

export function visitsBySide(visits: NextVisits[Side], userId: string): NextVisits {
  return {
    buyer: visits.filter(({ sellerId }) => sellerId !== userId),
    seller: visits.filter(({ sellerId }) => sellerId === userId),
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

export type ListedOrder = ListedOrderRow & {
  coverUrl: string | null;
  category: string;
  turn: boolean;
};

export type ListedOrders = { rows: ListedOrder[]; more: boolean };

type Kind = "turns" | "pending" | "in_progress" | "completed" | "cancelled";

/** The rows read. Each also reads its listing and possibly a visit. The list may read 200 rows, besides the months. */
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

/** The columns for closed orders. Their lists show no visit, and reading it would cost a row each. */
const NO_VISIT = {
  visitPlace: sql<string | null>`null`.as("visit_place"),
  visitDay: sql<string | null>`null`.as("visit_day"),
  visitSlot: sql<number | null>`null`.as("visit_slot"),
  visitAskedBy: sql<Side | null>`null`.as("asked_by"),
  visitAskedDay: sql<string | null>`null`.as("asked_day"),
  visitAskedSlots: sql<number[] | null>`null`.as("asked_slots"),
};

type Reading = Omit<OrderListAsked, "side"> & { side: Side | null; userId: string; now: number };

export function selectOrderListPage(
  db: Database,
  asked: Reading,
): PageQuery<{ list: OrderListRead; summary: OrderSummaryRead | null }> {
  const { part, userId } = asked;
  const list = selectOrderList(db, asked);
  if (part !== "all") return pageQuery(list, (rows) => ({ list: toOrderList(asked, rows), summary: null }));
  const summary = selectOrderSummary(db, asked);
  return pageQuery([...list, ...summary] as const, ([orders, months, totals, refunds, ...rest]) => ({
    list: toOrderList(asked, [orders, months, totals, refunds]),
    summary: toOrderSummary(rest, refunds, userId),
  }));
}

export async function readOrderList(db: Database, asked: Reading): Promise<OrderListRead> {
  return toOrderList(asked, await db.batch(selectOrderList(db, asked)));
}

const LIKELY = sql<Side>`iif(sold > 0 and (bought = 0 or sold_open > bought_open), 'seller', 'buyer')`;

type Owned = { column: SQLiteColumn; side: Side; owner: SQL };

/** Returns the sides to read. Without a wanted side `owner` is null for the less likely one, which has no rows. */
function sidesToRead({ side, userId }: Reading): [Owned, ...Owned[]] {
  const owned = (one: Side): Owned => ({
    column: one === "buyer" ? orders.buyerId : orders.sellerId,
    side: one,
    owner:
      side === null
        ? sql`(select user_id from person_totals where user_id = ${userId} and ${LIKELY} = ${one})`
        : sql`${userId}`,
  });
  return side === null ? [owned("buyer"), owned("seller")] : [owned(side)];
}

function selectOrderList(db: Database, asked: Reading) {
  const { userId, now, part, until, side } = asked;
  const [first, second] = sidesToRead(asked);
  const lines = selectLines(db, asked, first);
  const months = (owned: Owned) =>
    selectMonths(db, owned, { before: until ?? now + 1, limit: LIMITS[part].months ?? 0 });
  return [
    second
      ? unionAll(db.select().from(lines.as("bought")), db.select().from(selectLines(db, asked, second).as("sold")))
      : lines,
    second ? unionAll(months(first), months(second)) : months(first),
    selectTotals(db, asked, second ? [first, second] : [first]),
    // The summary shows one refund, even above the orders that the user sells.
    selectMissingAccounts(db, userId, now, side === "seller" ? 1 : undefined),
  ] as const;
}

/** Selects orders of each kind. A query for several kinds would sort all orders of the user. */
function selectLines(db: Database, { now, part, until, after }: Reading, { column, side, owner }: Owned) {
  // There is only one bound: with a second one SQLite chooses another index. Rows older than `from` are dropped below.
  const older = after
    ? sql`(${orders.createdAt}, ${orders.id}) < (${after.createdAt}, ${after.id})`
    : until === null
      ? undefined
      : sql`${orders.createdAt} < ${until}`;
  const newest = [desc(orders.createdAt), desc(orders.id)];
  const upTo = (kind: Kind) => (LIMITS[part][kind] ?? -1) + 1;
  const kindColumn = (kind: Kind) => sql<Kind>`${sql.raw(`'${kind}'`)}`.as("kind");
  const open = (kind: Kind, where: SQL | undefined, order: SQL[]) => {
    const turn = sql`${awaitsUser(side, now)}`.mapWith(Boolean).as("turn");
    const rows = db
      .select({ kind: kindColumn(kind), ...listedColumns, ...shownColumns, turn })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
      .where(and(sql`${column} = ${owner}`, where))
      .orderBy(...order)
      .limit(upTo(kind));
    return db.select().from(rows.as(kind));
  };
  const closed = (kind: OrderStatus & Kind) => {
    const turn = sql`0`.mapWith(Boolean).as("turn");
    const rows = db
      .select({ kind: kindColumn(kind), ...listedColumns, ...shownColumns, ...NO_VISIT, turn })
      .from(orders)
      .innerJoin(listings, eq(listings.id, orders.listingId))
      .where(and(sql`${column} = ${owner}`, eq(orders.status, kind), older))
      .orderBy(...newest)
      .limit(upTo(kind));
    return db.select().from(rows.as(kind));
  };
  return unionAll(
    open("turns", awaitsUser(side, now), [sql`${dueOf(side)}`, sql`${orders.id}`]),
    open("pending", and(eq(orders.status, "pending"), older), newest),
    open("in_progress", and(eq(orders.status, "in_progress"), older), newest),
    closed("completed"),
    closed("cancelled"),
  );
}

/** Selects the counts of the parts, but only for a part, because the whole list counts its rows. */
function selectTotals(db: Database, { userId, now, part }: Reading, sides: readonly Owned[]) {
  const limit = part === "all" ? 0 : MAX_SHOWN_TURNS + 1;
  const counted = (where: (side: Side) => SQL, from: (side: Side) => SQL = () => sql`orders`) => {
    const counts = sides.map(
      ({ column, side, owner }) => sql`(select count(*) from (select 1 from ${from(side)}
        where ${sql.identifier(column.name)} = ${owner} and ${where(side)} limit ${limit}))`,
    );
    return sql<number>`${sql.join(counts, sql` + `)}`;
  };
  return db
    .select({
      ...getTableColumns(personTotals),
      likely: LIKELY.as("likely"),
      turnsCounted: counted((side) => awaitsUser(side, now), awaitsSide).as("turns_counted"),
      completedCounted: counted(() => sql`status = 'completed'`).as("completed_counted"),
      cancelledCounted: counted(() => sql`status = 'cancelled'`).as("cancelled_counted"),
    })
    .from(personTotals)
    .where(eq(personTotals.userId, userId));
}

type Answers = AnswersOf<ReturnType<typeof selectOrderList>>;

/** Returns the list. `months` are the starts of months with closed orders, newest first. */
function toOrderList(
  { side: wanted, part, from }: Pick<Reading, "side" | "part" | "from">,
  [orders, months, [found], refunds]: Answers,
) {
  const side = wanted ?? found?.likely ?? "buyer";
  const cut = (kind: Kind): ListedOrders => {
    const limit = LIMITS[part][kind] ?? 0;
    const rows = orders.filter((row) => row.kind === kind && (from === null || row.createdAt >= from));
    return { rows: rows.slice(0, limit), more: rows.length > limit };
  };
  const { months: maxMonths = 0 } = LIMITS[part];
  const totals = found ?? null;
  const counted = {
    turns: totals?.turnsCounted ?? 0,
    completed: totals?.completedCounted ?? 0,
    cancelled: totals?.cancelledCounted ?? 0,
  };
  return {
    side,
    turns: cut("turns"),
    pending: cut("pending"),
    inProgress: cut("in_progress"),
    completed: cut("completed"),
    cancelled: cut("cancelled"),
    months: months.map(({ start }) => start),
    moreMonths: months.length === maxMonths && maxMonths > 0,
    counted: part === "all" ? null : counted,
    totals,
    counts: { buyer: totals?.bought ?? 0, seller: totals?.sold ?? 0 },
    open: (side === "buyer" ? totals?.boughtOpen : totals?.soldOpen) ?? 0,
    refunds: side === "buyer" ? refunds : [],
  };
}

export type OrderListRead = ReturnType<typeof toOrderList>;

export type PersonTotals = NonNullable<OrderListRead["totals"]>;

const DAY_OF_JAKARTA = 25_200;

/** Selects months by jumping from the newest order before each, so that a month of any size is one step. */
function selectMonths(db: Database, { column, owner }: Owned, { before, limit }: { before: number; limit: number }) {
  const newest = (bound: SQL) => {
    const of = (
      status: string,
    ) => sql`coalesce((select created_at from orders where ${sql.identifier(column.name)} = ${owner}
      and status = ${status} and created_at < ${bound} order by created_at desc limit 1), 0)`;
    const at = sql`nullif(max(${of("completed")}, ${of("cancelled")}), 0)`;
    return sql`cast(strftime('%s', ${at} / 1000 + ${DAY_OF_JAKARTA}, 'unixepoch', 'start of month') as integer) * 1000 - ${DAY_OF_JAKARTA * 1000}`;
  };
  // This is a table, because a batch accepts no raw statement.
  const months = sql`(with recursive months(start) as (
      select ${newest(sql`${before}`)}
      union all select ${newest(sql`start`)} from months where start is not null limit ${limit}
    ) select start from months where start is not null) as months`;
  return db.select({ start: sql<number>`start` }).from(months);
}

const NEAR_SHOWN = 3;
const NEWEST_TRIED = 12;

/** Selects the newest open requests of which a seller was notified, without those they answered. */
function selectNearRequests(db: Database, sellerId: string) {
  const newest = sql`(select service_id, created_at from request_recipients where seller_id = ${sellerId}
    order by created_at desc limit ${sql.raw(String(NEWEST_TRIED))}) as told`;
  return db
    .select({
      id: listings.id,
      title: listings.title,
      location: listings.location,
      price: listings.price,
      deadline: listings.deadline,
    })
    .from(newest)
    .innerJoin(
      listings,
      sql`${listings.id} = told.service_id and ${listings.status} = 'active' and ${listings.deletedAt} is null
        and not exists (select 1 from proposals where service_id = told.service_id and user_id = ${sellerId})`,
    )
    .orderBy(sql`told.created_at desc`)
    .limit(NEAR_SHOWN);
}
