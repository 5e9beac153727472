import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { NewestKey } from "~/domain/core/page-cursor";
import { LINES_A_PAGE, type OrderPart } from "~/domain/order/list";
import { COUNTED, type OrderStatus, SIDES, type Side } from "~/domain/order/order";
import type { AnswersOf, BatchStatement } from "../core/batch.server";
import type { Database } from "../core/connection.server";
import { shownCover } from "../listing/hidden.server";
import { listings } from "../schema/listings";
import { orders } from "../schema/orders";
import { personTotals } from "../schema/totals";
import { orderVisits } from "../schema/visits";
import { type SummaryAnswers, selectOrderSummary, toOrderSummary } from "./summary.server";
import {
  dueOf,
  type ListedOrderRow,
  listedColumns,
  selectMissingAccounts,
  turnsOf,
  waits,
} from "./waiting.server";

export type OrderListAsked = {
  side: Side;
  part: OrderPart;
  /** Of the months to show: UTC ms. */
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

/** Each row is read with its listing, and perhaps a visit: all of a part stay below the 200 rows that a page may read. */
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

/** Of what is over no list says when it was done; reading it would cost a row each. */
const NO_VISIT = {
  visitPlace: sql<string | null>`null`.as("visit_place"),
  visitDay: sql<string | null>`null`.as("visit_day"),
  visitSlot: sql<number | null>`null`.as("visit_slot"),
  visitAskedBy: sql<Side | null>`null`.as("asked_by"),
  visitAskedDay: sql<string | null>`null`.as("asked_day"),
  visitAskedSlots: sql<number[] | null>`null`.as("asked_slots"),
};

/** `months`: starts of those with closed orders, UTC ms, newest first. */
export async function readOrderList(db: Database, asked: Reading): Promise<OrderListRead> {
  return toOrderList(asked, await db.batch(selectOrderList(db, asked, sql`${asked.userId}`)));
}

/**
 * Reads the list and, above all of it, the summary in one trip. Without a side in the address it reads the likelier
 * one: the statements of the other side select for nobody.
 */
export async function readOrderPage(db: Database, { side, ...asked }: Omit<Reading, "side"> & WantedSide) {
  const lists = (side === null ? SIDES : [side]).map((one) => ({ ...asked, side: one }));
  const statements = lists.map((list) =>
    selectOrderList(db, list, side === null ? likely(list) : sql`${asked.userId}`),
  );
  const summing = asked.part === "all" ? selectOrderSummary(db, asked) : [];
  const [first, ...others]: BatchStatement[] = [...statements.flat(), ...summing];
  const answers: unknown[] = first ? await db.batch([first, ...others]) : [];
  const read = lists.map((list, at) => {
    const { length } = statements[at] ?? [];
    return toOrderList(list, answers.slice(at * length, (at + 1) * length) as unknown as Answers);
  });
  const list = read.find((one) => one.side === one.likely) ?? read[0];
  const summary = answers.slice(answers.length - summing.length) as unknown as SummaryAnswers;
  return { list: list as OrderListRead, summary: summing.length > 0 ? toOrderSummary(summary) : null };
}

type WantedSide = { side: Side | null };

const LIKELY = sql<Side>`iif(sold > 0 and (bought = 0 or sold_open > bought_open), 'seller', 'buyer')`;

const likely = ({ userId, side }: Reading) =>
  sql`(select user_id from person_totals where user_id = ${userId} and ${LIKELY} = ${side})`;

type Reading = OrderListAsked & { userId: string; now: number };

type Answers = AnswersOf<ReturnType<typeof selectOrderList>>;

/** Each kind by itself: several statuses at once would be read whole to be sorted. `owner`: whose they are, or null. */
function selectOrderList(db: Database, { userId, now, ...asked }: Reading, owner: SQL) {
  const { side, part, until, after } = asked;
  const own = side === "buyer" ? orders.buyerId : orders.sellerId;
  const upTo = (kind: Kind | "months") => LIMITS[part][kind] ?? 0;
  // One bound only: with a second SQLite takes another index. What is older than `from` falls away below.
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
        turn: sql`${waits(side, now)}`.mapWith(Boolean).as("turn"),
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
    lines("turns", waits(side, now), [sql`${dueOf(side)}`, sql`${orders.id}`]),
    open("pending"),
    open("in_progress"),
    closed("completed"),
    closed("cancelled"),
    selectMonths(db, own, { owner, before: until ?? now + 1, limit: upTo("months") }),
    countParts(db, own, { owner, side, now, limit: part === "all" ? 0 : COUNTED + 1 }),
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

/** From the newest order before each month on, so that a month of any size is one step. */
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
  // As a table: a batch takes no statement written by hand.
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
      turns: of(waits(side, now), turnsOf(side)).as("turns"),
      completed: of(sql`status = 'completed'`).as("completed"),
      cancelled: of(sql`status = 'cancelled'`).as("cancelled"),
    })
    .from(sql`(select 1) as one`);
}
