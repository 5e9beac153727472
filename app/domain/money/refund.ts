import { DAY, HOUR, MINUTE } from "../core/dates";
import type { ManualPayout } from "./manual-payout";
import type { PayoutAccount } from "./payout-account";

/** A debt to a buyer: asked of the gateway where it can pay back, else paid by hand to the account they name. */
export const REFUND_STATUSES = ["pending", "approved", "paid"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export const REFUND_ROUTES = ["gateway", "bank"] as const;
export type RefundRoute = (typeof REFUND_ROUTES)[number];

/** `amount` in integer rupiah, of the attempt with that number. */
export type Debt = {
  id: string;
  attempt: number | null;
  amount: number;
  status: RefundStatus;
  route: RefundRoute;
};

/** Whether nothing more is owed once the debt with this id is paid. */
export function isLastDebt(debts: readonly Pick<Debt, "id" | "status">[], id: string): boolean {
  return debts.every((debt) => debt.id === id || debt.status === "paid");
}

/**
 * So many times the gateway is asked, over about two days, until the buyer is asked for an account instead. Only once
 * it has said that it gave nothing back yet: a silent gateway may have done it.
 */
export const GATEWAY_TRIES = 12;

/** The gateway is asked at least this often (ms). */
export const GATEWAY_TRIED_EVERY = 12 * HOUR;

/** When to ask the gateway again after so many tries, UTC ms: five minutes, then twice as long, at most half a day. */
export function nextTryAt(tries: number, now: number): number {
  return now + Math.min(5 * MINUTE * 2 ** Math.min(tries, 20), GATEWAY_TRIED_EVERY);
}

/** When the gateway is asked again, UTC ms; null where the buyer is reminded then instead. */
export function gatewayTryAt({ route, nextTryAt: next }: Pick<Debt, "route"> & { nextTryAt: number | null }) {
  return route === "gateway" ? next : null;
}

/** When the gateway was last asked, UTC ms, by what `nextTryAt` made of it; null when it never was. */
export function lastTryAt({
  tries,
  nextTryAt: next,
}: {
  tries: number;
  nextTryAt: number | null;
}): number | null {
  return tries === 0 || next === null ? null : next - nextTryAt(tries - 1, 0);
}

/** An answer of the gateway that has not come after this long will not come (ms). */
export const GATEWAY_SETTLES = MINUTE;

/** A buyer who names no account is reminded after this long, and again each time it has passed (ms). */
export const ACCOUNT_REMINDER = 3 * DAY;
export const ACCOUNT_REMINDED_AGAIN = 14 * DAY;

/** What we promise once an account is named, in working days. */
export const TRANSFER_WORKING_DAYS = 3;

type Open = {
  status: RefundStatus;
  route: RefundRoute;
  account: PayoutAccount | null;
  assignedTo: string | null;
};

/** Nobody has taken it on yet, so where it goes is still the buyer's to say. */
export function takesAccount({ status, route, assignedTo }: Omit<Open, "account">): boolean {
  return route === "bank" && status === "pending" && assignedTo === null;
}

/** The buyer's next step, before anybody else can do anything. */
export function waitsForAccount(refund: Open): boolean {
  return takesAccount(refund) && refund.account === null;
}

/** Whether one operator's yes stands: it lapses when they leave. */
export function isApproved({ status, lapsed }: { status: RefundStatus; lapsed: boolean }): boolean {
  return status === "approved" && !lapsed;
}

/** The same as the rules of money that leaves by hand see it. */
export function toManualPayout(
  refund: Omit<ManualPayout, "status"> & { status: RefundStatus },
): ManualPayout {
  return { ...refund, status: refund.status === "pending" ? "requested" : refund.status };
}

export const refundAccountPath = (orderId: string): string => `/dashboard/orders/${orderId}/refund-account`;
