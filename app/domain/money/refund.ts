import { DAY, HOUR, MINUTE } from "../core/dates";
import { orderPath } from "../order/path";
import type { PayoutAccount } from "./payout-account";

export const REFUND_STATUSES = ["pending", "approved", "paid"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_ROUTES = ["gateway", "bank"] as const;
export type RefundRoute = (typeof REFUND_ROUTES)[number];

export type Debt = {
  id: string;
  attempt: number | null;
  amount: number;
  status: RefundStatus;
  route: RefundRoute;
};

export function isLastDebt(debts: readonly Pick<Debt, "id" | "status">[], id: string): boolean {
  return debts.every((debt) => debt.id === id || debt.status === "paid");
}

/** About two days, then the buyer names an account; not while the gateway is silent: it may have paid. */
export const GATEWAY_TRIES = 12;

export const GATEWAY_TRIED_EVERY = 12 * HOUR;

/** UTC ms: five minutes, then twice as long each time, at most half a day. */
export function nextTryAt(tries: number, now: number): number {
  return now + Math.min(5 * MINUTE * 2 ** Math.min(tries, 20), GATEWAY_TRIED_EVERY);
}

/** UTC ms; null where the buyer is reminded instead. */
export function gatewayTryAt({ route, nextTryAt: next }: Pick<Debt, "route"> & { nextTryAt: number | null }) {
  return route === "gateway" ? next : null;
}

export function lastTryAt({
  tries,
  nextTryAt: next,
}: {
  tries: number;
  nextTryAt: number | null;
}): number | null {
  return tries === 0 || next === null ? null : next - nextTryAt(tries - 1, 0);
}

export const GATEWAY_SETTLES = MINUTE;

export const ACCOUNT_REMINDER = 3 * DAY;
export const ACCOUNT_REMINDED_AGAIN = 14 * DAY;

export const TRANSFER_WORKING_DAYS = 3;

type Open = {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  assignedTo: string | null;
};

export function takesAccount({ status, route, assignedTo }: Omit<Open, "account">): boolean {
  return route === "bank" && status === "pending" && assignedTo === null;
}

export function waitsForAccount(refund: Open): boolean {
  return takesAccount(refund) && refund.account === null;
}

export const refundAccountPath = (orderId: string): string => `${orderPath(orderId)}/refund-account`;
