import { eq, type SQL, sql } from "drizzle-orm";
import { type Database, isNullViolation } from "~/database/connection.server";
import { refunds } from "~/database/schema/money";
import { orders } from "~/database/schema/orders";
import type { BatchStatement } from "~/database/statements.server";
import type { NotificationDraft } from "~/notifications/notification";
import { type NotifyOptions, notify } from "~/notifications/queries.server";
import { type OperatorActionRow, selectOperatorActions } from "~/operators/action-log-queries.server";
import { type OrderState, selectAttempts, selectOrder } from "~/orders/queries.server";
import type { PayoutAccount } from "~/payouts/account";
import type { PayoutState } from "~/payouts/provider-payout";
import {
  manualPayoutColumns,
  PAYOUTS_SHOWN,
  type ReadManualPayout,
  type ShownPayout,
  selectPayouts,
  unchangedCondition,
} from "~/payouts/queries.server";
import { type RefundRow, selectRefunds } from "./queries.server";
import { isPaidWhileAssigned, isPaidWithoutTransfer, type RefundChange } from "./refund";

export type RefundWithOrder = OrderState & {
  refund: RefundRow & {
    lapsed: boolean;
    sentAlone: number;
    provider: PayoutState | null;
    assigneeName: string | null;
    paidWhileAssigned: boolean;
    paidElsewhere: boolean;
  };
  debts: RefundRow[];
  acts: OperatorActionRow[];
  payouts: ShownPayout[];
};

/**
 * The actions read. A large refund needs two operators, and more actions if the buyer is asked for the account again.
 */
const MAX_ACTIONS = 20;

/** Finds a refund. The caller checks that the reader is an operator. The log omits entries that they may not see. */
export async function findRefund(
  db: Database,
  id: string,
  { readerId, now }: { readerId: string; now: number },
): Promise<RefundWithOrder | null> {
  const orderId = sql`(select order_id from refunds where id = ${id})`;
  const [[row], attempts, debts, acts, [hand], payouts] = await db.batch([
    db.select().from(orders).where(eq(orders.id, orderId)),
    selectAttempts(db, orderId),
    selectRefunds(db, orderId),
    selectOperatorActions(db, { readerId, subjectId: id }, MAX_ACTIONS),
    db.select(manualPayoutColumns("refunds", now)).from(refunds).where(eq(refunds.id, id)),
    selectPayouts(db, { table: "refunds", id }, PAYOUTS_SHOWN),
  ]);
  const debt = debts.find((one) => one.id === id);
  if (!row || !debt || !hand) return null;
  const refund = {
    ...debt,
    ...hand,
    paidWhileAssigned: isPaidWhileAssigned(debt, acts),
    paidElsewhere: isPaidWithoutTransfer(debt, attempts, acts) || payouts.some(({ surplus }) => surplus > 0),
  };
  return { order: row, attempts, refund, debts, acts, payouts };
}

type OwnRefunds = { title: string; debts: RefundRow[] };

export async function findOwnRefunds(db: Database, orderId: string, buyerId: string): Promise<OwnRefunds | null> {
  const [[row], debts] = await db.batch([selectOrder(db, orderId, buyerId), selectRefunds(db, orderId)]);
  return row?.buyerId === buyerId ? { title: row.title, debts } : null;
}

type RefundOfBuyer = { orderId: string; buyerId: string };

const isUnassignedDebt = ({ orderId, buyerId }: RefundOfBuyer): SQL =>
  sql`order_id = ${orderId} and user_id = ${buyerId} and route = 'bank' and status = 'pending'
    and claimed_by is null and not exists (select 1 from payout_attempts sending
      where sending.refund_id = refunds.id and sending.state not in ('failed', 'returned'))`;

const accountOf = (waiting: RefundOfBuyer) =>
  sql<PayoutAccount | null>`(select account from refunds where ${isUnassignedDebt(waiting)} limit 1)`;

export function selectAwaited(db: Database, waiting: RefundOfBuyer, below: SQL<number>) {
  const waits = sql<number>`exists (select 1 from refunds where ${isUnassignedDebt(waiting)})`;
  const account = accountOf(waiting);
  return db
    .select({
      waits: waits.as("waits"),
      below: below.as("below"),
      account: account.mapWith(refunds.account).as("account"),
    })
    .from(sql`(select 1)`);
}

/** An account named by the buyer. `asRead` is the one that it replaces, or null. */
type NamedAccount = RefundOfBuyer & { account: PayoutAccount; asRead: PayoutAccount | null };

/**
 * Stores the account. Returns false if no manual refund of the order needs one, or if the stored account is neither
 * `asRead` nor the new one. `alongside` may abort the batch.
 */
export async function writeRefundAccount(
  db: Database,
  { account, asRead, ...waiting }: NamedAccount,
  notification: NotificationDraft,
  options: NotifyOptions,
  alongside: readonly BatchStatement[],
): Promise<boolean> {
  const open = isUnassignedDebt(waiting);
  const [stored, read, named] = [accountOf(waiting), asRead && JSON.stringify(asRead), JSON.stringify(account)];
  const isAsRead = sql`(${stored} is ${read} or ${stored} = ${named})`;
  const saved = sql`exists (select 1 from refunds where ${open} and account = ${named})`;
  const [rows] = await db.batch([
    db
      .update(refunds)
      .set({ account, nextTryAt: null })
      .where(sql`${open} and ${isAsRead}`)
      .returning({ id: refunds.id }),
    ...notify(db, notification, options, saved),
    ...alongside,
  ]);
  return rows.length > 0;
}

type RefundAsRead = ReadManualPayout & Pick<RefundRow, "id" | "route" | "account" | "paidAt">;

/**
 * Changes a refund. If any of these facts changed, it writes a null status, which the column rejects, so the batch
 * aborts.
 */
export function refundChange(
  db: Database,
  { id, account, route, paidAt, ...read }: RefundAsRead,
  change: RefundChange,
  now: number,
) {
  const where = account === null ? null : JSON.stringify(account);
  const asRead = sql`${unchangedCondition("refunds", read, now)} and ${refunds.route} = ${route} and ${refunds.account} is ${where}
    and ${refunds.paidAt} is ${paidAt}`;
  return db
    .update(refunds)
    .set({ ...change, status: sql<RefundRow["status"]>`case when ${asRead} then ${change.status} end` })
    .where(eq(refunds.id, id));
}

export async function changeRefund(
  db: Database,
  read: RefundAsRead,
  change: RefundChange,
  now: number,
  alongside: readonly BatchStatement[],
): Promise<boolean> {
  try {
    await db.batch([refundChange(db, read, change, now), ...alongside]);
    return true;
  } catch (error) {
    if (isVersionConflict(error)) return false;
    throw error;
  }
}

export function isVersionConflict(error: unknown): boolean {
  return isNullViolation(error, "refunds.status");
}
