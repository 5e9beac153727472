import { and, type SQL, sql } from "drizzle-orm";
import { newestKey, PAGE_SIZE, pageOf, readNewestKey, readSeqKey } from "~/domain/core/page-cursor";
import type { AdminOrderFilter } from "~/domain/operator/filters";
import { endOfBeginnings, type OperatorQuery } from "~/domain/operator/query";
import type { Database } from "../core/connection.server";
import { orders } from "../schema/orders";
import { selectPeople } from "./people.server";

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

type AdminListedOrder = Awaited<ReturnType<typeof selectOrdersOf>>[number];
type Found = { orders: AdminListedOrder[]; after: string | null };

/** As the partial index of each phase has them; no due time sorts first. */
const DUE = {
  awaiting_payment: orders.paymentDueAt,
  working: orders.workDueAt,
  delivered: orders.reviewDueAt,
  cancel_requested: orders.answerDueAt,
  disputed: orders.rulingDueAt,
};

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

/** Rides on the key: ids are lower-case hex. */
function selectBegun(db: Database, start: string) {
  return db
    .select(columns)
    .from(orders)
    .where(sql`${orders.id} >= ${start} and ${orders.id} < ${endOfBeginnings(start)}`)
    .orderBy(orders.id)
    .limit(PAGE_SIZE);
}

/** Newest first. Rides on orders_buyer and orders_seller, and on the indexes named after those. */
export function selectOrdersOf(
  db: Database,
  userId: SQL,
  filter: AdminOrderFilter = null,
  after: string | null = null,
  limit = PAGE_SIZE + 1,
) {
  const key = readNewestKey(after);
  const beyond = key ? sql`(${orders.createdAt}, ${orders.id}) < (${key.createdAt}, ${key.id})` : undefined;
  // Nobody orders from themselves, so no order is on both lists.
  const sideOf = (side: "user_id" | "seller_id") =>
    sql`select id from (select id from orders
      where ${sql.raw(side)} = ${userId} and ${and(isIn(filter), statusOf(filter), beyond) ?? sql`true`}
      order by created_at desc, id desc limit ${sql.raw(String(limit))})`;
  return db
    .select(columns)
    .from(orders)
    .where(sql`${orders.id} in (${sideOf("user_id")} union all ${sideOf("seller_id")})`)
    .orderBy(sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(limit);
}

async function listOrders(db: Database, filter: AdminOrderFilter, after: string | null): Promise<Found> {
  // Orders are never deleted, so rowid is the order of arrival: of all, of orders_ended and of orders_money.
  const place = sql<number>`orders.rowid`.as("place");
  if (filter?.of !== "phase") {
    const key = readSeqKey(after);
    const rows = await db
      .select({ ...columns, place })
      .from(orders)
      .where(and(isIn(filter), key === null ? undefined : sql`orders.rowid < cast(${key} as integer)`))
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
    .select(columns)
    .from(orders)
    .where(isIn(filter))
    .orderBy(sql`${DUE[filter.value]}`)
    .limit(LISTED);
  return { orders: rows, after: null };
}

export const LISTED = 50;

// Written out for the partial indexes; the values are our own.
function isIn(filter: AdminOrderFilter): SQL | undefined {
  if (filter === null) return undefined;
  const column = { phase: "phase", status: "status", money: "payment_status" }[filter.of];
  return sql.raw(`${column} = '${filter.value}'`);
}

/** A person's orders have an index by status, and none by phase. */
function statusOf(filter: AdminOrderFilter): SQL | undefined {
  if (filter?.of !== "phase") return undefined;
  return filter.value === "awaiting_payment" ? sql`status = 'pending'` : sql`status = 'in_progress'`;
}
