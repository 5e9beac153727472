import { DAY } from "../core/dates";

/** What one order brought its seller, and the seller's balance, in integer rupiah; `until` in UTC ms. */
export type CardHold = { amount: number; until: number; balance: number };

/**
 * Until when (UTC ms) a seller waits for money that was paid by card at `paidAt`. From the payment and not from the
 * release: that is what the cardholder's bank counts from, and the time of the work is part of the wait.
 */
export function heldUntil(paidAt: number, days: number): number {
  return paidAt + days * DAY;
}

/** What of a balance may leave now, in integer rupiah. What is held never locks more than itself. */
export function withdrawable({ balance, held }: { balance: number; held: number }): number {
  return Math.max(0, balance - held);
}

/**
 * What a charge-back takes from the seller (integer rupiah): what is still held of that very order. What came free is
 * theirs, and the loss is ours; more than there is cannot be taken.
 */
export function takenFromSeller(hold: CardHold | null, now: number): number {
  return hold === null || hold.until <= now ? 0 : Math.min(hold.amount, hold.balance);
}
