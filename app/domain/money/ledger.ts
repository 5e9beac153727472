import { assertRupiah, buyerPart, platformFee } from "../core/money";

/** The outside world's mirror money not held (or lost) and may go below zero; the others hold real money. */
type OutsideAccount = "gateway_clearing" | "bank" | "loss";
export type LedgerAccount =
  | OutsideAccount
  | "platform_fee"
  | `escrow:${string}`
  | `seller:${string}`
  | `refund:${string}`
  | `payout:${string}`;
export type LedgerAccountKind = OutsideAccount | "platform_fee" | "escrow" | "seller" | "refund" | "payout";

export const GATEWAY_CLEARING = "gateway_clearing" as const;
export const BANK = "bank" as const;
export const LOSS = "loss" as const;
export const PLATFORM_FEE = "platform_fee" as const;

export const OUTSIDE: readonly LedgerAccount[] = [GATEWAY_CLEARING, BANK, LOSS];

export const escrowOf = (orderId: string): LedgerAccount => `escrow:${orderId}`;
export const sellerAccount = (userId: string): LedgerAccount => `seller:${userId}`;
export const refundAccount = (userId: string): LedgerAccount => `refund:${userId}`;
export const payoutAccount = (payoutId: string): LedgerAccount => `payout:${payoutId}`;

const KINDS: readonly LedgerAccountKind[] = [
  "gateway_clearing",
  "bank",
  "loss",
  "platform_fee",
  "escrow",
  "seller",
  "refund",
  "payout",
];

export function accountKind(account: LedgerAccount): LedgerAccountKind {
  const head = account.split(":", 1)[0];
  const kind = KINDS.find((known) => known === head);
  if (kind === undefined) throw new RangeError(`not an account: ${account}`);
  return kind;
}

/** Moves a positive integer of rupiah; two-sided, so any set of postings sums to zero. */
export type Posting = { from: LedgerAccount; to: LedgerAccount; amount: number };

function posting(from: LedgerAccount, to: LedgerAccount, amount: number): Posting {
  assertRupiah(amount);
  if (amount === 0 || from === to) throw new RangeError(`not a transfer: ${amount} from ${from} to ${to}`);
  return { from, to, amount };
}

export function paymentReceived(orderId: string, amount: number): Posting[] {
  return [posting(GATEWAY_CLEARING, escrowOf(orderId), amount)];
}

type EscrowAccount = { id: string; sellerId: string; totalPrice: number | null; feePercent: number };

export function releaseEscrow(order: EscrowAccount): Posting[] {
  assertRupiah(order.totalPrice);
  return releasePart(order, order.totalPrice);
}

function releasePart(order: EscrowAccount, amount: number): Posting[] {
  const fee = platformFee(amount, order.feePercent);
  const escrow = escrowOf(order.id);
  const postings: Posting[] = [];
  if (amount > fee) postings.push(posting(escrow, sellerAccount(order.sellerId), amount - fee));
  if (fee > 0) postings.push(posting(escrow, PLATFORM_FEE, fee));
  return postings;
}

export function splitEscrow(order: EscrowAccount & { buyerId: string }, buyerShare: number): Posting[] {
  assertRupiah(order.totalPrice);
  const back = buyerPart(order.totalPrice, buyerShare);
  return [
    ...(back > 0 ? refundEscrow(order.id, order.buyerId, back) : []),
    ...releasePart(order, order.totalPrice - back),
  ];
}

export function refundEscrow(orderId: string, buyerId: string, amount: number): Posting[] {
  return [posting(escrowOf(orderId), refundAccount(buyerId), amount)];
}

export function refundPaid(buyerId: string, amount: number, through: "gateway" | "bank"): Posting[] {
  return [posting(refundAccount(buyerId), through === "gateway" ? GATEWAY_CLEARING : BANK, amount)];
}

export function refundReturned(buyerId: string, amount: number): Posting[] {
  return [posting(BANK, refundAccount(buyerId), amount)];
}

/** The buyer had it already through a charge-back, so it makes that loss good. */
export function returnedAfterChargeBack(buyerId: string, amount: number): Posting[] {
  return [...refundReturned(buyerId, amount), posting(refundAccount(buyerId), LOSS, amount)];
}

/** Sent by hand when the gateway or the bank paid too: what the buyer has twice is a loss. */
export function transferredAfterAll(buyerId: string, amount: number): Posting[] {
  return [posting(LOSS, refundAccount(buyerId), amount), ...refundPaid(buyerId, amount, "bank")];
}

export function withdrawalRequested(userId: string, withdrawalId: string, amount: number): Posting[] {
  return [posting(sellerAccount(userId), payoutAccount(withdrawalId), amount)];
}

/** `fee`: the part that its owner bears for the transfer. Ours to begin with, as the transfer is. */
export function withdrawalPaid(withdrawalId: string, amount: number, fee = 0): Posting[] {
  const account = payoutAccount(withdrawalId);
  return [posting(account, BANK, amount - fee), ...(fee > 0 ? [posting(account, PLATFORM_FEE, fee)] : [])];
}

export function withdrawalFailed(userId: string, withdrawalId: string, amount: number): Posting[] {
  return [posting(payoutAccount(withdrawalId), sellerAccount(userId), amount)];
}

/** Back the way it went, so that its own account is complete; nobody pays for a transfer that did not arrive. */
export function withdrawalReturned(userId: string, withdrawalId: string, amount: number, fee = 0): Posting[] {
  const account = payoutAccount(withdrawalId);
  return [
    posting(BANK, account, amount - fee),
    ...(fee > 0 ? [posting(PLATFORM_FEE, account, fee)] : []),
    ...withdrawalFailed(userId, withdrawalId, amount),
  ];
}

/** It arrived although the money had gone another way: our loss, which its owner's balance makes good by `taken`. */
export function withdrawalLost(userId: string, withdrawalId: string, sum: number, taken: number): Posting[] {
  const account = payoutAccount(withdrawalId);
  return [posting(LOSS, account, sum), posting(account, BANK, sum), ...madeGood(userId, taken)];
}

export function madeGood(userId: string, taken: number): Posting[] {
  return taken > 0 ? [posting(sellerAccount(userId), LOSS, taken)] : [];
}

/** What was lost so came back after all, in an order in which no balance falls below zero. */
export function withdrawalFound(userId: string, withdrawalId: string, sum: number, taken: number): Posting[] {
  const lost = withdrawalLost(userId, withdrawalId, sum, taken);
  return lost.map(({ from, to, amount }) => posting(to, from, amount)).reverse();
}

/** Takes what is held in turn: escrow or debt to the buyer, then the seller's. The rest is a loss. */
export function chargedBack(
  amount: number,
  held: readonly { account: LedgerAccount; amount: number }[],
): Posting[] {
  const postings: Posting[] = [];
  let left = amount;
  for (const { account, amount: most } of [...held, { account: LOSS, amount }]) {
    const taken = Math.min(most, left);
    if (taken > 0) postings.push(posting(account, GATEWAY_CLEARING, taken));
    left -= taken;
  }
  return postings;
}
