import { type Outcome, ok, refused } from "../core/outcome";
import { type Order, sideOf } from "../order/order";
import {
  isWithAnother,
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  type ManualPayoutActor,
  type ManualPayoutRefusal,
  mayActOnPayout,
  needsTwo,
  UNWRITTEN,
} from "./manual-payout";
import { isStanding } from "./payout";
import { accountMark, maskedMark, type PayoutAccount } from "./payout-account";
import type { RefundRoute, RefundStatus } from "./refund";

export type RefundInHandling = ManualPayout & {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  paidWhileAssigned: boolean;
  paidAt: number | null;
};

export const REFUND_ACTIONS = [
  ...MANUAL_PAYOUT_ACTIONS,
  "account-return",
  "bank-transfer",
  "transfer-sent",
  "transfer-return",
] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

type RefundNotHandled =
  | ManualPayoutRefusal
  | "own_order"
  | "no_account"
  | "account_changed"
  | "paid_meanwhile"
  | "changed_meanwhile"
  | "at_gateway";

export type NotDone =
  | RefundNotHandled
  | "no_refund"
  | "gateway_silent"
  | "gateway_busy"
  | "gateway_unclear"
  | "gateway_paid";

type Parties = Pick<Order, "buyerId" | "sellerId">;

type Handling = ManualPayoutActor & { seen?: string };

export function mayHandleRefund(
  act: RefundAction,
  refund: RefundInHandling,
  order: Parties,
  { seen, ...by }: Handling,
): Outcome<RefundAction, RefundNotHandled> {
  if (sideOf(order, by.operatorId) !== null) return refused("own_order");
  if (act === "transfer-return") {
    const returned = refund.route === "bank" ? mayActOnPayout(act, refund, by) : refused("not_open");
    if (!returned.ok) return returned;
    // It may have come back and been paid anew while the page lay open.
    return seen === undefined || seen === paymentMark(refund) ? ok(act) : refused("changed_meanwhile");
  }
  if (act === "transfer-sent") return markSent(refund, by);
  if (refund.status === "paid")
    return refused(act === "payment" && refund.paidWhileAssigned ? "paid_meanwhile" : "not_open");
  if (act === "bank-transfer") return refund.route === "gateway" ? ok(act) : refused("not_open");
  if (refund.route === "gateway") return refused("at_gateway");
  if (refund.account === null) return refused("no_account");
  // The buyer may have named another one meanwhile.
  if (seen !== undefined && !isShown(refund.account, seen, act)) return refused("account_changed");
  if (act === "account-return" && refund.provider !== null && isStanding(refund.provider))
    return refused("with_provider");
  if (act === "account-return") return isWithAnother(refund, by.operatorId) ? refused("assigned") : ok(act);
  return mayActOnPayout(act, refund, by);
}

/** Assigned before it was paid elsewhere, so it may have been sent. Not by the approver of a large sum. */
function markSent(
  { paidWhileAssigned, approvedBy, ...sums }: RefundInHandling,
  { operatorId, words }: ManualPayoutActor,
): Outcome<"transfer-sent", RefundNotHandled> {
  if (!paidWhileAssigned) return refused("not_open");
  if (needsTwo(sums) && approvedBy === operatorId) return refused("same_person");
  return words.trim() === "" ? refused("no_reference") : ok("transfer-sent");
}

/** What a form was made from: the payment once paid, else the account, whole to who will send it. */
export function seenBeside(refund: RefundInHandling, operatorId: string): string {
  const { status, account, assignedTo } = refund;
  if (status === "paid") return paymentMark(refund);
  if (account === null) return "";
  return assignedTo === operatorId ? accountMark(account) : maskedMark(account);
}

/** Tells payments of a debt apart: account and reference may repeat. */
export function paymentMark({ paidAt }: Pick<RefundInHandling, "paidAt">): string {
  return paidAt === null ? "" : String(paidAt);
}

function isShown(account: PayoutAccount, seen: string, act: RefundAction): boolean {
  return seen === accountMark(account) || (act !== "payment" && seen === maskedMark(account));
}

export function refundActionsFor(
  refund: RefundInHandling,
  order: Parties,
  by: { operatorId: string; now: number },
): RefundAction[] {
  return REFUND_ACTIONS.filter((act) => mayHandleRefund(act, refund, order, { ...by, words: UNWRITTEN }).ok);
}
