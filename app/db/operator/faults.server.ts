import { desc, eq, inArray, lt, sql } from "drizzle-orm";
import { HOUR } from "~/domain/core/dates";
import { FAULTS_AN_HOUR } from "~/domain/operator/fault";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { newId } from "../core/new-id.server";
import { orders } from "../schema/orders";
import { faults } from "../schema/watch";

type NewFault = { requestId: string; event: string; route: string; orderId: string | null; now: number };

/** Bounded: whoever finds a way to make pages fail fills no table. Rides on faults_age. */
export async function insertFault(
  db: Database,
  { requestId, event, route, orderId, now }: NewFault,
): Promise<void> {
  const row = {
    ...{ id: newId(), requestId, event, route, createdAt: now },
    orderId: sql`(select id from orders where id = ${orderId})`,
  };
  const few = sql`where (select count(*) from (select 1 from faults
    where created_at > ${now - HOUR} limit ${FAULTS_AN_HOUR})) < ${FAULTS_AN_HOUR}`;
  await insertWhere(db, faults, row as never, few);
}

const SHOWN = 10;

export function listFaultsOf(db: Database, requestId: string) {
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
    .limit(SHOWN);
}

export async function deleteOldFaults(db: Database, olderThan: number, limit: number): Promise<number> {
  const old = db
    .select({ id: faults.id })
    .from(faults)
    .where(lt(faults.createdAt, olderThan))
    .orderBy(faults.createdAt)
    .limit(limit);
  const { meta } = await db.delete(faults).where(inArray(faults.id, old));
  return meta.changes;
}
