import { type Outcome, ok, refused } from "../core/outcome";
import { MANUAL_PAYOUT_KINDS } from "../operator/action";
import { type Order, sideOf } from "../order/order";
import { isAcceptedByGateway } from "./gateway-refund";
import {
  isWithAnother,
  MANUAL_PAYOUT_ACTIONS,
  type ManualPayout,
  type ManualPayoutRefusal,
  markReturned,
  mayActOnPayout,
  needsTwo,
} from "./manual-payout";
import { accountMark, maskedMark, type PayoutAccount } from "./payout-account";
import { type RefundRoute, type RefundStatus, toManualPayout } from "./refund";

/** A debt to a buyer as an operator handles it. */
export type RefundInHandling = Omit<ManualPayout, "status"> & {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  /** Somebody had it assigned when the gateway, or the buyer's bank, paid it. */
  paidWhileAssigned: boolean;
  /** UTC ms */
  paidAt: number | null;
};

/**
 * As with a withdrawal; another account; by bank what the gateway should have paid; it was sent and paid elsewhere as
 * well; or the bank sent back what was paid.
 */
export const REFUND_ACTIONS = [
  ...MANUAL_PAYOUT_ACTIONS,
  "account-return",
  "bank-transfer",
  "transfer-sent",
  "transfer-return",
] as const;
export type RefundAction = (typeof REFUND_ACTIONS)[number];

export type RefundNotHandled =
  | ManualPayoutRefusal
  | "own_order"
  | "no_account"
  | "account_changed"
  | "paid_meanwhile"
  | "changed_meanwhile"
  | "at_gateway";

/** The same with what only asking around can tell. */
export type NotDone =
  | RefundNotHandled
  | "no_refund"
  | "gateway_silent"
  | "gateway_busy"
  | "gateway_unclear"
  | "gateway_paid";

type Parties = Pick<Order, "buyerId" | "sellerId">;

/** `seen`: what was shown beside the button, as `seenBeside` has it. `now` in UTC ms. */
type Handling = { operatorId: string; now: number; reference?: string; seen?: string };

/** Whether an operator may do it now. Nobody handles money of an order that they are a side of. */
export function mayHandleRefund(
  act: RefundAction,
  refund: RefundInHandling,
  order: Parties,
  { seen, ...by }: Handling,
): Outcome<RefundAction, RefundNotHandled> {
  if (sideOf(order, by.operatorId) !== null) return refused("own_order");
  if (act === "transfer-return") {
    const returned = refund.route === "bank" ? markReturned(toManualPayout(refund), by) : refused("not_open");
    if (!returned.ok) return returned;
    // It may have come back, and been paid anew, while this page lay open.
    return seen === undefined || seen === paymentMark(refund) ? ok(act) : refused("changed_meanwhile");
  }
  if (act === "transfer-sent") return markSent(refund, by);
  if (refund.status === "paid")
    return refused(act === "payment" && refund.paidWhileAssigned ? "paid_meanwhile" : "not_open");
  if (act === "bank-transfer") return refund.route === "gateway" ? ok(act) : refused("not_open");
  if (refund.route === "gateway") return refused("at_gateway");
  if (refund.account === null) return refused("no_account");
  // The buyer may have named another one while this page lay open.
  if (seen !== undefined && !isShown(refund.account, seen, act)) return refused("account_changed");
  if (act === "account-return") return isWithAnother(refund, by.operatorId) ? refused("claimed") : ok(act);
  return mayActOnPayout(act, toManualPayout(refund), by);
}

/** Whoever had it assigned may have sent it before it was paid elsewhere. Nobody says so of what they approved alone. */
function markSent(
  { paidWhileAssigned, approvedBy, ...sums }: RefundInHandling,
  { operatorId, reference = "" }: Handling,
): Outcome<"transfer-sent", RefundNotHandled> {
  if (!paidWhileAssigned) return refused("not_open");
  if (needsTwo(sums) && approvedBy === operatorId) return refused("same_person");
  return reference.trim() === "" ? refused("no_reference") : ok("transfer-sent");
}

/** What is done about a debt from hand to hand, and what ends it. */
export const MANUAL_STATUSES: readonly string[] = [
  MANUAL_PAYOUT_KINDS.refunds.claim,
  MANUAL_PAYOUT_KINDS.refunds.takeover,
];
export const PAST_MANUAL: readonly string[] = [
  MANUAL_PAYOUT_KINDS.refunds.release,
  "pay_refund",
  "return_refund_account",
  "record_transfer",
];

/** Whether the gateway, or the buyer's bank, paid what somebody had assigned. `acts`: what was done about it, newest first. */
export function isPaidWhileAssigned(
  { status, route, account }: Pick<RefundInHandling, "status" | "route" | "account">,
  acts: readonly { kind: string }[],
): boolean {
  if (status !== "paid" || route !== "gateway" || account === null) return false;
  const last = acts.find(({ kind }) => MANUAL_STATUSES.includes(kind) || PAST_MANUAL.includes(kind));
  return last !== undefined && MANUAL_STATUSES.includes(last.kind);
}

/** Whether the buyer has the money of a debt by another way than our transfer, so that nothing comes due again with it. */
export function isPaidElsewhere(
  debt: Parameters<typeof isAcceptedByGateway>[0],
  attempts: Parameters<typeof isAcceptedByGateway>[1],
  acts: readonly { kind: string }[],
): boolean {
  return isAcceptedByGateway(debt, attempts) || acts.some(({ kind }) => kind === "record_transfer");
}

/**
 * What an operator's forms say that they were made from: which payment once it is paid; before that the account as its
 * page shows it, whole to whoever is about to send the money there.
 */
export function seenBeside(refund: RefundInHandling, operatorId: string): string {
  const { status, account, assignedTo } = refund;
  if (status === "paid") return paymentMark(refund);
  if (account === null) return "";
  return assignedTo === operatorId ? accountMark(account) : maskedMark(account);
}

/** One of the payments of a debt, which may be sent to the same account and under the same reference again. */
export function paymentMark({ paidAt }: Pick<RefundInHandling, "paidAt">): string {
  return paidAt === null ? "" : String(paidAt);
}

function isShown(account: PayoutAccount, seen: string, act: RefundAction): boolean {
  return seen === accountMark(account) || (act !== "payment" && seen === maskedMark(account));
}

/** Stands for the reference that the form asks for. */
const UNNAMED = "?";

/** What leads on from here, the main one first. */
export function refundActionsFor(
  refund: RefundInHandling,
  order: Parties,
  by: { operatorId: string; now: number },
): RefundAction[] {
  return REFUND_ACTIONS.filter(
    (act) => mayHandleRefund(act, refund, order, { ...by, reference: UNNAMED }).ok,
  );
}
