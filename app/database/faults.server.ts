import { desc, eq, sql } from "drizzle-orm";
import { orders } from "~/database/schema/orders";
import { faults } from "~/database/schema/statistics-and-alerts";
import { HOUR } from "~/platform/dates";
import type { Database } from "./connection.server";
import { insertWhere, newId, removeOldest } from "./statements.server";

export const FAULTS_AN_HOUR = 200;

type NewFault = { requestId: string; event: string; route: string; orderId: string | null; now: number };

/** Inserts an error unless the table is full, so that nobody can fill it. Uses the index `faults_age`. */
export async function storeFault(db: Database, { requestId, event, route, orderId, now }: NewFault): Promise<void> {
  const row = {
    id: newId(),
    requestId,
    event,
    route,
    createdAt: now,
    orderId: sql`(select id from orders where id = ${orderId})`,
  };
  const few = sql`where (select count(*) from (select 1 from faults
    where created_at > ${now - HOUR} limit ${FAULTS_AN_HOUR})) < ${FAULTS_AN_HOUR}`;
  await insertWhere(db, faults, row as never, few);
}

const MAX_LISTED_FAULTS = 10;

export function listFaultsByCode(db: Database, requestId: string) {
  return db
    .select({
      id: faults.id,
      event: faults.event,
      route: faults.route,
      createdAt: faults.createdAt,
      orderId: faults.orderId,
      title: orders.title,
    })
    .from(faults)
    .leftJoin(orders, eq(orders.id, faults.orderId))
    .where(eq(faults.requestId, requestId))
    .orderBy(desc(faults.createdAt))
    .limit(MAX_LISTED_FAULTS);
}

export function removeOldFaults(db: Database, olderThan: number, limit: number): Promise<number> {
  return removeOldest(db, faults, olderThan, limit);
}
