import { MANUAL_PAYOUT_KINDS } from "../operator/action";
import type { RefundInHandling } from "./manual-refund";

export const ASSIGNMENT_KINDS: readonly string[] = [
  MANUAL_PAYOUT_KINDS.refunds.assign,
  MANUAL_PAYOUT_KINDS.refunds.reassign,
];
export const ASSIGNMENT_END_KINDS: readonly string[] = [
  MANUAL_PAYOUT_KINDS.refunds.unassign,
  MANUAL_PAYOUT_KINDS.refunds.payment,
  MANUAL_PAYOUT_KINDS.refunds["account-return"],
  MANUAL_PAYOUT_KINDS.refunds["transfer-sent"],
];

export function isPaidWhileAssigned(
  { status, route, account }: Pick<RefundInHandling, "status" | "route" | "account">,
  acts: readonly { kind: string }[],
): boolean {
  if (status !== "paid" || route !== "gateway" || account === null) return false;
  const last = acts.find(
    ({ kind }) => ASSIGNMENT_KINDS.includes(kind) || ASSIGNMENT_END_KINDS.includes(kind),
  );
  return last !== undefined && ASSIGNMENT_KINDS.includes(last.kind);
}
