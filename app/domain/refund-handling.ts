import { type Order, sideOf } from "~/domain/order";
import { type Outcome, ok, refused } from "~/domain/outcome";
import { accountMark, type PayoutAccount } from "~/domain/payout-account";
import { handwork, type RefundRoute, type RefundStatus } from "~/domain/refund";
import { approve, markPaid, needsSecondPerson, type WithdrawalRefusal } from "~/domain/withdrawal";

/** A debt to a buyer as an operator handles it. `amount` in integer rupiah. */
export type Handled = {
  amount: number;
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  approvedBy: string | null;
  /** Whoever approved it has left the operators since: it counts as not approved. */
  lapsed: boolean;
};

/** approval and payment, as for a withdrawal; another account; or by bank what the gateway should have paid. */
export const REFUND_ACTS = ["approval", "payment", "account-return", "bank-transfer"] as const;
export type RefundAct = (typeof REFUND_ACTS)[number];

export type NotHandled = WithdrawalRefusal | "own_order" | "no_account" | "account_changed" | "at_gateway";

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

/** `seen`: the account that was shown beside the button, as `accountMark` has it. */
type Handling = { operatorId: string; reference?: string; seen?: string };

/** Whether an operator may do it now. Nobody handles money of an order that they are a side of. */
export function mayHandle(
  act: RefundAct,
  refund: Handled,
  order: Parties,
  { operatorId, reference = "", seen }: Handling,
): Outcome<RefundAct, NotHandled> {
  if (sideOf(order, operatorId) !== null) return refused("own_order");
  if (refund.status === "paid") return refused("not_open");
  if (act === "bank-transfer") return refund.route === "gateway" ? ok(act) : refused("not_open");
  if (refund.route === "gateway") return refused("at_gateway");
  if (refund.account === null) return refused("no_account");
  // The buyer may have named another one while this page lay open.
  if (seen !== undefined && seen !== accountMark(refund.account)) return refused("account_changed");
  if (act === "account-return") return ok(act);
  const work = handwork(refund);
  const decided = act === "approval" ? approve(work) : markPaid(work, { operatorId, reference });
  return decided.ok ? ok(act) : decided;
}

/** What leads on from here, the main one first. */
export function actsFor(refund: Handled, order: Parties, operatorId: string): RefundAct[] {
  return REFUND_ACTS.filter(
    (act) => mayHandle(act, refund, order, { operatorId, reference: "to be named" }).ok,
  );
}

/** A second person has to look, and it cannot be the reader. */
export function waitsForAnother(refund: Handled, operatorId: string): boolean {
  return (
    refund.status === "approved" &&
    !refund.lapsed &&
    needsSecondPerson(refund.amount) &&
    refund.approvedBy === operatorId
  );
}
