import { asc, eq, type SQL, sql } from "drizzle-orm";
import {
  newestKey,
  PAGE_SIZE,
  type Page,
  pageOf,
  readNewestKey,
  readSeqKey,
} from "~/domain/core/page-cursor";
import type { RefundStage } from "~/domain/money/refund-stage";
import type { Database } from "../core/connection.server";
import { orders } from "../schema/orders";
import { refunds } from "../schema/refunds";
import { manualPayoutColumns } from "./manual-payouts.server";

const listedColumns = (now: number) => ({
  id: refunds.id,
  title: orders.title,
  buyer: orders.buyerName,
  buyerId: orders.buyerId,
  sellerId: orders.sellerId,
  amount: refunds.amount,
  refundStatus: sql<(typeof refunds.$inferSelect)["status"]>`${refunds.status}`.as("refund_status"),
  tries: refunds.tries,
  nextTryAt: refunds.nextTryAt,
  lastError: refunds.lastError,
  reference: refunds.reference,
  paidAt: refunds.paidAt,
  approvedBy: refunds.approvedBy,
  assignedTo: refunds.assignedTo,
  assignedAt: refunds.assignedAt,
  ...manualPayoutColumns("refunds", now),
  owedSince: sql<number>`${refunds.createdAt}`.as("owed_since"),
  seq: sql<number>`refunds.rowid`.as("seq"),
});

export type ListedRefundRow = Awaited<ReturnType<typeof selectStage>>[number];

/** Open ones ride on `refunds_by_hand` and `refunds_due`; paid ones, nearly all, by rowid from the end. */
export async function listRefunds(
  db: Database,
  stage: RefundStage,
  { after, now }: { after: string | null; now: number },
): Promise<Page<ListedRefundRow>> {
  const rows = await selectStage(db, stage, { after, now });
  return pageOf(
    rows,
    (row) => {
      if (stage === "paid") return String(row.seq);
      const createdAt = stage === "gateway" ? (row.nextTryAt ?? 0) : row.owedSince;
      return newestKey({ createdAt, id: row.id });
    },
    (row) => row,
  );
}

function selectStage(
  db: Database,
  stage: RefundStage,
  { after, now }: { after: string | null; now: number },
) {
  const { where, order } = STAGES[stage](after);
  return db
    .select(listedColumns(now))
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(where)
    .orderBy(...order)
    .limit(PAGE_SIZE + 1);
}

type Way = (after: string | null) => { where: SQL; order: SQL[] };

// As the partial indexes have them: written out, not bound.
const STAGES: Record<RefundStage, Way> = {
  ready: isManual(sql`${refunds.account} is not null`),
  account: isManual(sql`${refunds.account} is null`),
  gateway: keyed(
    refunds.nextTryAt,
    sql`${refunds.status} = 'pending' and ${refunds.nextTryAt} is not null and ${refunds.route} = 'gateway'`,
  ),
  paid(after) {
    const key = readSeqKey(after);
    const beyond = key === null ? sql`true` : sql`refunds.rowid < ${key}`;
    return { where: sql`${refunds.status} = 'paid' and ${beyond}`, order: [sql`refunds.rowid desc`] };
  },
};

function isManual(account: SQL): Way {
  return keyed(
    refunds.createdAt,
    sql`${refunds.status} <> 'paid' and ${refunds.route} = 'bank' and ${account}`,
  );
}

function keyed(at: typeof refunds.createdAt | typeof refunds.nextTryAt, which: SQL): Way {
  return (after) => {
    const key = readNewestKey(after);
    const beyond = key
      ? sql`(${at}, ${refunds.id}) > (${key.createdAt}, ${key.id}) and ${at} >= ${key.createdAt}`
      : sql`true`;
    return { where: sql`${which} and ${beyond}`, order: [asc(at), asc(refunds.id)] };
  };
}
