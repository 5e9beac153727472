import { DAY } from "../core/dates";

export type CardHold = { amount: number; until: number; balance: number };

/** UTC ms, counted from the payment, as the cardholder's bank counts; null once that is over. */
export function heldUntil(paidAt: number, days: number, now: number): number | null {
  const until = paidAt + days * DAY;
  return until > now ? until : null;
}

export function withdrawable({ balance, held }: { balance: number; held: number }): number {
  return Math.max(0, balance - held);
}

/** Integer rupiah; only what is still held of that order. The rest is the platform's loss. */
export function takenFromSeller(hold: CardHold | null, now: number): number {
  return hold === null || hold.until <= now ? 0 : Math.min(hold.amount, hold.balance);
}
