import { sql } from "drizzle-orm";
import { faults } from "~/database/schema/watch";
import { HOUR } from "~/platform/dates";
import type { Database } from "./connection.server";
import { insertWhere, newId } from "./statements.server";

export const FAULTS_AN_HOUR = 200;

type NewFault = { requestId: string; event: string; route: string; orderId: string | null; now: number };

/** Bounded, so that nobody can fill the table by causing errors. Uses the index `faults_age`. */
export async function insertFault(db: Database, { requestId, event, route, orderId, now }: NewFault): Promise<void> {
  const row = {
    ...{ id: newId(), requestId, event, route, createdAt: now },
    orderId: sql`(select id from orders where id = ${orderId})`,
  };
  const few = sql`where (select count(*) from (select 1 from faults
    where created_at > ${now - HOUR} limit ${FAULTS_AN_HOUR})) < ${FAULTS_AN_HOUR}`;
  await insertWhere(db, faults, row as never, few);
}
