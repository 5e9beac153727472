import {
  HAND_ACTS,
  type HandRefusal,
  type Handwork,
  isWithAnother,
  markReturned,
  mayAct,
} from "~/domain/handwork";
import { type Order, sideOf } from "~/domain/order";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { accountMark, maskedMark, type PayoutAccount } from "~/domain/payout-account";
import { handwork, type RefundRoute, type RefundStatus } from "~/domain/refund";

/** A debt to a buyer as an operator handles it. */
export type Handled = Omit<Handwork, "status"> & {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
};

/**
 * As with a withdrawal; another account; by bank what the gateway should have paid; or the bank sent back what was paid.
 */
export const REFUND_ACTS = [...HAND_ACTS, "account-return", "bank-transfer", "transfer-return"] as const;
export type RefundAct = (typeof REFUND_ACTS)[number];

export type NotHandled = HandRefusal | "own_order" | "no_account" | "account_changed" | "at_gateway";

/** The same with what only asking around can tell. */
export type NotDone =
  | NotHandled
  | "no_refund"
  | "changed_meanwhile"
  | "gateway_silent"
  | "gateway_busy"
  | "gateway_unclear"
  | "gateway_paid";

type Parties = Pick<Order, "buyerId" | "sellerId">;

/** `seen`: the account that was shown beside the button, as `seenAccount` has it. `now` in UTC ms. */
type Handling = { operatorId: string; now: number; reference?: string; seen?: string };

/** Whether an operator may do it now. Nobody handles money of an order that they are a side of. */
export function mayHandle(
  act: RefundAct,
  refund: Handled,
  order: Parties,
  { seen, ...by }: Handling,
): Outcome<RefundAct, NotHandled> {
  if (sideOf(order, by.operatorId) !== null) return refused("own_order");
  if (act === "transfer-return") {
    const returned = refund.route === "bank" ? markReturned(handwork(refund)) : refused("not_open");
    return returned.ok ? ok(act) : returned;
  }
  if (refund.status === "paid") return refused("not_open");
  if (act === "bank-transfer") return refund.route === "gateway" ? ok(act) : refused("not_open");
  if (refund.route === "gateway") return refused("at_gateway");
  if (refund.account === null) return refused("no_account");
  // The buyer may have named another one while this page lay open.
  if (seen !== undefined && !isShown(refund.account, seen, act)) return refused("account_changed");
  if (act === "account-return") return isWithAnother(refund, by.operatorId) ? refused("claimed") : ok(act);
  return mayAct(act, handwork(refund), by);
}

/** An account as its page shows it to an operator: whole to whoever is about to send the money there. */
export function seenAccount({ account, claimedBy }: Handled, operatorId: string): string {
  if (account === null) return "";
  return claimedBy === operatorId ? accountMark(account) : maskedMark(account);
}

function isShown(account: PayoutAccount, seen: string, act: RefundAct): boolean {
  return seen === accountMark(account) || (act !== "payment" && seen === maskedMark(account));
}

/** What leads on from here, the main one first. */
export function actsFor(
  refund: Handled,
  order: Parties,
  by: { operatorId: string; now: number },
): RefundAct[] {
  return REFUND_ACTS.filter((act) => mayHandle(act, refund, order, { ...by, reference: "to be named" }).ok);
}
