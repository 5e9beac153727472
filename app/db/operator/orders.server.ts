import { and, type SQL, sql } from "drizzle-orm";
import { newestKey, PAGE_SIZE, pageOf, readNewestKey, readSeqKey } from "~/domain/core/page-cursor";
import type { AdminOrderFilter } from "~/domain/operator/filters";
import { endOfBeginnings, type OperatorQuery } from "~/domain/operator/query";
import type { Database } from "../core/connection.server";
import { orders } from "../schema/orders";
import { selectPeople } from "./people.server";

/** No index lists all orders by their state: so many of the latest are looked through. */
export const LOOKED_THROUGH = 1_000;

const columns = {
  id: orders.id,
  title: orders.title,
  buyer: orders.buyerName,
  seller: orders.sellerName,
  status: orders.status,
  phase: orders.phase,
  paymentStatus: orders.paymentStatus,
  total: orders.totalPrice,
  createdAt: orders.createdAt,
};

/** What an operator's list says of an order. Money in integer rupiah, times in UTC ms. */
export type AdminListedOrder = Awaited<ReturnType<typeof selectOrdersOf>>[number];
type Found = { orders: AdminListedOrder[]; after: string | null };

/** The soonest due first, as the partial index of each phase has them; what has no time set comes before. */
const DUE = {
  awaiting_payment: orders.paymentDueAt,
  working: orders.workDueAt,
  delivered: orders.reviewDueAt,
  cancel_requested: orders.answerDueAt,
  disputed: orders.createdAt,
};

/** The orders an operator asked for, and the people whose name begins like what was typed, in one trip. */
export async function searchOrders(
  db: Database,
  asked: { query: OperatorQuery; filter: AdminOrderFilter; after: string | null },
): Promise<Found & { people: Awaited<ReturnType<typeof selectPeople>> }> {
  const { query, filter, after } = asked;
  if (query.by === "id") {
    return { orders: await selectBegun(db, query.start), after: null, people: [] };
  }
  if (query.by === "nothing") return { ...(await listOrders(db, filter, after)), people: [] };
  const email = query.by === "email" ? query.email : "";
  const [rows, people] = await db.batch([
    selectOrdersOf(db, sql`(select id from users where email = ${email})`, filter, after),
    selectPeople(db, query),
  ]);
  const { items, after: next } = pageOf(rows, newestKey, (row) => row);
  return { orders: items, after: next, people: query.by === "words" ? people : [] };
}

/** Rides on the key: ids are lower-case hex, so all that begin alike stand together. */
function selectBegun(db: Database, start: string) {
  return db
    .select(columns)
    .from(orders)
    .where(sql`${orders.id} >= ${start} and ${orders.id} < ${endOfBeginnings(start)}`)
    .orderBy(orders.id)
    .limit(PAGE_SIZE);
}

/** Somebody's orders of both sides, newest first. Rides on orders_buyer and orders_seller. */
export function selectOrdersOf(
  db: Database,
  userId: SQL,
  filter: AdminOrderFilter = null,
  after: string | null = null,
  limit = PAGE_SIZE + 1,
) {
  const key = readNewestKey(after);
  const beyond = key ? sql`(${orders.createdAt}, ${orders.id}) < (${key.createdAt}, ${key.id})` : undefined;
  // Nobody orders of themselves, so no order is on both lists.
  const sideOf = (side: "user_id" | "seller_id") =>
    sql`select id from (select id from orders
      where ${sql.raw(side)} = ${userId} and ${and(isIn(filter), beyond) ?? sql`true`}
      order by created_at desc, id desc limit ${sql.raw(String(limit))})`;
  return db
    .select(columns)
    .from(orders)
    .where(sql`${orders.id} in (${sideOf("user_id")} union all ${sideOf("seller_id")})`)
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(limit);
}

/** Of all people: the newest, page by page, or those in one state. */
async function listOrders(db: Database, filter: AdminOrderFilter, after: string | null): Promise<Found> {
  // Rows lie in the order in which they came, and nothing is ever deleted between them.
  const place = sql<number>`orders.rowid`.as("place");
  if (filter === null) {
    const key = readSeqKey(after);
    const rows = await db
      .select({ ...columns, place })
      .from(orders)
      .where(key === null ? undefined : sql`orders.rowid < cast(${key} as integer)`)
      .orderBy(sql`orders.rowid desc`)
      .limit(PAGE_SIZE + 1);
    const page = pageOf(
      rows,
      (row) => String(row.place),
      ({ place: _, ...row }) => row,
    );
    return { orders: page.items, after: page.after };
  }
  const due = filter.of === "phase" ? DUE[filter.value] : null;
  const latest = sql`${orders.id} in (select id from (select id from orders order by rowid desc limit ${LOOKED_THROUGH}))`;
  const rows = await db
    .select(columns)
    .from(orders)
    .where(due ? isIn(filter) : and(latest, isIn(filter)))
    .orderBy(due ? sql`${due}` : sql`orders.rowid desc`)
    .limit(LISTED);
  return { orders: rows, after: null };
}

/** Of those in one state no more are shown: who looks for one of more has a name or an id. */
export const LISTED = 50;

// Written out, not bound, or no partial index would be taken; the values are our own.
function isIn(filter: AdminOrderFilter): SQL | undefined {
  if (filter === null) return undefined;
  const column = { phase: "phase", status: "status", money: "payment_status" }[filter.of];
  return sql.raw(`${column} = '${filter.value}'`);
}
