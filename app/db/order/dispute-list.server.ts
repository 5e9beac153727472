import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { type NewestKey, newestKey, type Page, pageOf } from "~/domain/core/page-cursor";
import type { DisputeStage } from "~/domain/order/dispute";
import { countRows } from "../core/bounded-count.server";
import type { Database } from "../core/connection.server";
import { orders } from "../schema/orders";
import { orderVisits } from "../schema/visits";
import { type ListedOrderRow, listedColumns } from "./waiting.server";

// The phase as the partial index has it: written out, not bound.
export const DISPUTES_AT: Record<DisputeStage, (now: number) => SQL> = {
  ruling: (now) => sql`phase = 'disputed' and (answer_due_at is null or answer_due_at < ${now})`,
  answer: (now) => sql`phase = 'disputed' and answer_due_at >= ${now}`,
};

/** Oldest order first. Rides on orders_disputed. */
export async function listDisputes(
  db: Database,
  { stage, after, now }: { stage: DisputeStage; after: NewestKey | null; now: number },
): Promise<{ page: Page<ListedOrderRow>; counts: Record<DisputeStage, number> }> {
  const beyond = after ? sql`(created_at, id) > (${after.createdAt}, ${after.id})` : undefined;
  const [rows, [ruling], [answer]] = await db.batch([
    db
      .select(listedColumns)
      .from(orders)
      .leftJoin(orderVisits, eq(orderVisits.orderId, orders.id))
      .where(and(DISPUTES_AT[stage](now), beyond))
      .orderBy(asc(orders.createdAt), asc(orders.id))
      .limit(PAGE + 1),
    countRows(db, sql`orders where ${DISPUTES_AT.ruling(now)}`),
    countRows(db, sql`orders where ${DISPUTES_AT.answer(now)}`),
  ]);
  return {
    page: pageOf(rows, newestKey, (row) => row, PAGE),
    counts: { ruling: ruling?.counted ?? 0, answer: answer?.counted ?? 0 },
  };
}

const PAGE = 20;
