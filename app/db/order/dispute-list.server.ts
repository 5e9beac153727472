import { and, eq, type SQL, sql } from "drizzle-orm";
import { type NewestKey, newestKey, type Page, pageOf } from "~/domain/core/page-cursor";
import type { DisputeStage } from "~/domain/order/dispute";
import { MAX_ORDER_FILES } from "~/domain/order/file";
import { countRows } from "../core/bounded-count.server";
import type { Database } from "../core/connection.server";
import { orders } from "../schema/orders";
import { orderVisits } from "../schema/visits";
import { type ListedOrderRow, listedColumns } from "./waiting.server";

export type ListedDisputeRow = ListedOrderRow & { evidence: number };

// The phase as the partial index has it: written out, not bound.
export const DISPUTES_AT: Record<DisputeStage, (now: number) => SQL> = {
  ruling: (now) => sql`phase = 'disputed' and (answer_due_at is null or answer_due_at < ${now})`,
  answer: (now) => sql`phase = 'disputed' and answer_due_at >= ${now}`,
};

/** Before a dispute nobody brings evidence, and in one each side once. */
const EVIDENCE = 2 * MAX_ORDER_FILES;

// The latest files, since no delivery follows a dispute.
const evidence = sql<number>`(select count(*) from (select purpose from order_files
  where order_files.order_id = orders.id order by version desc limit ${EVIDENCE}) where purpose = 'evidence')`;

/** The earliest deadline first; `after`: of a page's last. Rides on orders_disputed. */
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
