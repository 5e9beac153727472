import type { InferInsertModel } from "drizzle-orm";
import type { refunds } from "~/database/schema/money";
import type { operatorActions } from "~/database/schema/operators";
import { newId } from "~/database/statements.server";
import { accountKind, type Posting } from "~/ledger/ledger";
import type { OrderEvent } from "~/orders/lifecycle";
import type { Order } from "~/orders/order";
import { maskedAccount } from "~/payouts/account";
import { DAY, HOUR } from "~/platform/dates";
import { METHODS } from "~/platform/gateways/midtrans/midtrans.server";
import { ACCOUNT_REMINDER } from "~/refunds/refund";
import type { DemoRefund } from "../types";

/** Days between assignment and the bank's reference. */
const MINUTES = 0.005;

export type RefundRows = {
  rows: InferInsertModel<typeof refunds>[];
  acts: InferInsertModel<typeof operatorActions>[];
};

type RefundInput = {
  order: Order;
  /** The gateway's `payment_type`. */
  method: string;
  /** The order event that created the debt. */
  debt: { event: OrderEvent; version: number; postings: readonly Posting[] };
  cast: { person(slug: string): { id: string } };
  now: number;
};

export function refundRows(told: DemoRefund | undefined, { order, method, debt, cast, now }: RefundInput): RefundRows {
  const id = newId();
  const at = (daysAgo: number) => Math.round(now - daysAgo * DAY);
  const { account = null, tries = 0, lastError = null, approved, paid } = told ?? { account: null };
  const route = METHODS.find(({ name }) => name === method)?.refund ? "gateway" : "bank";
  const amount = debt.postings.find(({ to }) => accountKind(to) === "refund")?.amount ?? 0;
  const open = paid || account ? null : route === "bank" ? debt.event.at + ACCOUNT_REMINDER : now + 6 * HOUR;
  const act = (by: string, kind: string, reason: string, daysAgo: number) => ({
    id: newId(),
    operatorId: cast.person(by).id,
    kind,
    subjectId: id,
    reason,
    at: at(daysAgo),
  });
  return {
    rows: [
      {
        id,
        orderId: order.id,
        buyerId: order.buyerId,
        version: debt.version,
        amount,
        attempt: 1,
        route,
        status: paid ? "paid" : approved ? "approved" : "pending",
        account,
        tries,
        nextTryAt: open,
        lastError,
        approvedBy: approved ? cast.person(approved.by).id : null,
        paidBy: paid?.by ? cast.person(paid.by).id : null,
        reference: paid?.reference ?? "",
        createdAt: debt.event.at,
        paidAt: paid ? at(paid.daysAgo) : null,
      },
    ],
    acts: [
      ...(approved ? [act(approved.by, "approve_refund", approved.reason, approved.daysAgo)] : []),
      ...(paid?.by && account
        ? [act(paid.by, "assign_refund", `Transfer ke ${maskedAccount(account)}.`, paid.daysAgo + MINUTES)]
        : []),
      ...(paid?.by ? [act(paid.by, "pay_refund", `Referensi ${paid.reference}`, paid.daysAgo)] : []),
    ],
  };
}
