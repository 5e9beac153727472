import type { INVOICE_KINDS } from "~/database/stored-values";
import type { Order } from "~/orders/order";
import { heldParts, heldTotal, type Part, type PartedOrder, partsOf } from "~/orders/parts";
import { type AttemptStatus, hasPaymentArrived } from "~/payments/payment";
import { monthSpan } from "~/platform/dates";
import { assertRupiah, platformFee } from "~/platform/money";

/**
 * Accounts outside of us. They mirror money that we do not have, and may be negative. The others contain real money.
 */
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

export const escrowAccount = (orderId: string, bill = 1): LedgerAccount =>
  bill === 1 ? `escrow:${orderId}` : `escrow:${orderId}:${bill}`;

export function billOfEscrow(account: LedgerAccount): number {
  const [kind, , bill = "1"] = account.split(":");
  if (kind !== "escrow") throw new RangeError(`not an escrow: ${account}`);
  return Number(bill);
}

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

/** Moves a positive amount. Each posting has two sides, so any set of them sums to zero. */
export type Posting = { from: LedgerAccount; to: LedgerAccount; amount: number };

function posting(from: LedgerAccount, to: LedgerAccount, amount: number): Posting {
  assertRupiah(amount);
  if (amount === 0 || from === to) throw new RangeError(`not a transfer: ${amount} from ${from} to ${to}`);
  return { from, to, amount };
}

export function paymentReceived(orderId: string, amount: number, bill = 1): Posting[] {
  return [posting(GATEWAY_CLEARING, escrowAccount(orderId, bill), amount)];
}

type EscrowOwners = { id: string; buyerId: string; sellerId: string; feePercent: number };

/** A part that leaves escrow. `returned` of `amount` goes back, the rest is released. Its fee is rounded down. */
type LeavingPart = { bill: number; amount: number; returned: number };

/** Returns the postings that empty the escrow of these parts. The buyer gets one debt for each bill. */
export function settleEscrow(order: EscrowOwners, parts: readonly LeavingPart[]): Posting[] {
  const bills = [...new Set(parts.map(({ bill }) => bill))];
  const back = (bill: number) => parts.reduce((sum, part) => sum + (part.bill === bill ? part.returned : 0), 0);
  return [
    ...bills.flatMap((bill) => (back(bill) > 0 ? refundEscrow(order.id, order.buyerId, back(bill), bill) : [])),
    ...parts.flatMap(({ bill, amount, returned }) => releasePart(order, amount - returned, bill)),
  ];
}

function releasePart(order: EscrowOwners, amount: number, bill: number): Posting[] {
  const fee = platformFee(amount, order.feePercent);
  const escrow = escrowAccount(order.id, bill);
  const postings: Posting[] = [];
  if (amount > fee) postings.push(posting(escrow, sellerAccount(order.sellerId), amount - fee));
  if (fee > 0) postings.push(posting(escrow, PLATFORM_FEE, fee));
  return postings;
}

export function refundEscrow(orderId: string, buyerId: string, amount: number, bill = 1): Posting[] {
  return [posting(escrowAccount(orderId, bill), refundAccount(buyerId), amount)];
}

export function refundPaid(buyerId: string, amount: number, through: "gateway" | "bank"): Posting[] {
  return [posting(refundAccount(buyerId), through === "gateway" ? GATEWAY_CLEARING : BANK, amount)];
}

export function refundReturned(buyerId: string, amount: number): Posting[] {
  return [posting(BANK, refundAccount(buyerId), amount)];
}

/** Returns postings for a buyer who already had the money through a charge-back. The return reduces that loss. */
export function returnedAfterChargeBack(buyerId: string, amount: number): Posting[] {
  return [...refundReturned(buyerId, amount), posting(refundAccount(buyerId), LOSS, amount)];
}

/** Returns postings for a transfer that an operator sent although the gateway or the bank paid too. It is a loss. */
export function duplicateTransfer(buyerId: string, amount: number): Posting[] {
  return [posting(LOSS, refundAccount(buyerId), amount), ...refundPaid(buyerId, amount, "bank")];
}

export function withdrawalRequested(userId: string, withdrawalId: string, amount: number): Posting[] {
  return [posting(sellerAccount(userId), payoutAccount(withdrawalId), amount)];
}

/**
 * Returns postings. `fee` is the owner's part of the transfer cost. It is first booked as ours, like the cost itself.
 */
export function withdrawalPaid(withdrawalId: string, amount: number, fee = 0): Posting[] {
  const account = payoutAccount(withdrawalId);
  return [posting(account, BANK, amount - fee), ...(fee > 0 ? [posting(account, PLATFORM_FEE, fee)] : [])];
}

export function withdrawalFailed(userId: string, withdrawalId: string, amount: number): Posting[] {
  return [posting(payoutAccount(withdrawalId), sellerAccount(userId), amount)];
}

/** Returns postings that reverse the payment. Nobody pays for a transfer that the bank returned. */
export function withdrawalReturned(userId: string, withdrawalId: string, amount: number, fee = 0): Posting[] {
  const account = payoutAccount(withdrawalId);
  return [
    posting(BANK, account, amount - fee),
    ...(fee > 0 ? [posting(PLATFORM_FEE, account, fee)] : []),
    ...withdrawalFailed(userId, withdrawalId, amount),
  ];
}

/** Returns postings of a duplicate transfer as a loss. `taken` is recovered from the owner's balance. */
export function withdrawalLost(userId: string, withdrawalId: string, sum: number, taken: number): Posting[] {
  const account = payoutAccount(withdrawalId);
  return [posting(LOSS, account, sum), posting(account, BANK, sum), ...lossPostings(userId, taken)];
}

export function lossPostings(userId: string, taken: number): Posting[] {
  return taken > 0 ? [posting(sellerAccount(userId), LOSS, taken)] : [];
}

/** Returns postings for the return of a lost transfer. Their order keeps every balance above zero. */
export function withdrawalFound(userId: string, withdrawalId: string, sum: number, taken: number): Posting[] {
  const lost = withdrawalLost(userId, withdrawalId, sum, taken);
  return lost.map(({ from, to, amount }) => posting(to, from, amount)).reverse();
}

/**
 * Returns postings that deduct from escrow or the buyer's refund, then from the seller's balance. The rest is a loss.
 */
export function chargedBack(amount: number, owners: readonly { account: LedgerAccount; amount: number }[]): Posting[] {
  const postings: Posting[] = [];
  let left = amount;
  for (const { account, amount: max } of [...owners, { account: LOSS, amount }]) {
    const taken = Math.min(max, left);
    if (taken > 0) postings.push(posting(account, GATEWAY_CLEARING, taken));
    left -= taken;
  }
  return postings;
}

export function inEscrow(postings: Iterable<Posting>): number {
  return [...balances(postings)].reduce(
    (sum, [account, balance]) => (accountKind(account) === "escrow" ? sum + balance : sum),
    0,
  );
}

export function balances(postings: Iterable<Posting>): Map<LedgerAccount, number> {
  const sums = new Map<LedgerAccount, number>();
  for (const { from, to, amount } of postings) {
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  return sums;
}

export type OrderLedger = {
  order: PartedOrder & Pick<Order, "id" | "feePercent" | "version"> & { held: number };
  events: number;
  postings: readonly Posting[];
  attempts: readonly { status: AttemptStatus; amount: number }[];
  debts: readonly { amount: number }[];
};

export const AUDIT_RULES = ["history", "parts", "escrow", "held", "payments", "shares", "fee", "debts"] as const;
export type AuditRule = (typeof AUDIT_RULES)[number];

export type AuditMismatch = { rule: AuditRule; expected: number; found: number };

export function findMismatches(books: OrderLedger): AuditMismatch[] {
  const { order, postings, attempts, debts } = books;
  const parts = partsOf(order);
  const came = attempts.filter(({ status }) => hasPaymentArrived(status));
  const sums = sumFlows(postings);
  const questions: Record<AuditRule, [expected: number, found: number]> = {
    history: [order.version, books.events],
    parts: [parts.length, parts.filter(isWholePart).length],
    escrow: heldInEscrow(order, postings),
    held: [heldTotal(order), order.held],
    payments: [sum(came), sums.paid],
    shares: [parts.reduce((all, { released }) => all + released, 0), sums.released + sums.fee],
    fee: [parts.reduce((all, { released }) => all + platformFee(released, order.feePercent), 0), sums.fee],
    debts: [sum(debts), sums.owed],
  };
  return AUDIT_RULES.flatMap((rule) => {
    const [expected, found] = questions[rule];
    return expected === found ? [] : [{ rule, expected, found }];
  });
}

function isWholePart({ no, amount, state, released, returned, taken }: Part, index: number): boolean {
  return no === index + 1 && released + returned + taken === (state === "closed" ? amount : 0);
}

/** Compares the escrow of each bill with its held parts. Returns the first pair that differs, otherwise the sums. */
function heldInEscrow(order: OrderLedger["order"], postings: readonly Posting[]): [expected: number, found: number] {
  const held = new Map<LedgerAccount, number>();
  for (const { bill, amount } of heldParts(order)) {
    const account = escrowAccount(order.id, bill);
    held.set(account, (held.get(account) ?? 0) + amount);
  }
  const found = [...balances(postings)].filter(([account]) => accountKind(account) === "escrow");
  const pairs = new Map([...held.keys()].map((account): [LedgerAccount, number] => [account, 0]));
  for (const [account, balance] of found) pairs.set(account, balance);
  for (const [account, balance] of pairs) {
    const expected = held.get(account) ?? 0;
    if (expected !== balance) return [expected, balance];
  }
  return [heldTotal(order), inEscrow(postings)];
}

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((all, { amount }) => all + amount, 0);
}

function sumFlows(postings: readonly Posting[]) {
  const between = (from: LedgerAccountKind, to: LedgerAccountKind) =>
    sum(postings.filter((line) => accountKind(line.from) === from && accountKind(line.to) === to));
  return {
    paid: between("gateway_clearing", "escrow"),
    released: between("escrow", "seller"),
    fee: between("escrow", "platform_fee"),
    owed: between("escrow", "refund"),
  };
}

export type KindTotal = { kind: LedgerAccountKind; accounts: number; balance: number };

export type TrialFault = "not_zero" | "below_zero";

/** Returns the faults of a trial balance. Only outside accounts may be in `below`, the list of negative accounts. */
export function trialFaults(totals: readonly KindTotal[], below: readonly LedgerAccount[]): TrialFault[] {
  const faults: TrialFault[] = [];
  if (totals.reduce((all, { balance }) => all + balance, 0) !== 0) faults.push("not_zero");
  if (below.length > 0) faults.push("below_zero");
  return faults;
}
type InvoiceKind = (typeof INVOICE_KINDS)[number];

export type Invoice = { kind: InvoiceKind; year: number; number: number; amount: number; at: number };

/** Per cent that we withhold for the tax office. It is 0 until a decree names this marketplace. */
export const WITHHELD_PERCENT = 0;

export type InvoiceState = "paid" | "partly_refunded" | "refunding" | "refunded";

export function stateOfInvoices(invoices: readonly Invoice[], owed: boolean): InvoiceState {
  if (owed) return "refunding";
  const left = invoices.reduce((sum, { kind, amount }) => sum + (kind === "invoice" ? amount : -amount), 0);
  if (left <= 0) return "refunded";
  return invoices.some(({ kind }) => kind === "correction") ? "partly_refunded" : "paid";
}

export function invoiceNumber({ kind, year, number }: Pick<Invoice, "kind" | "year" | "number">): string {
  return `${kind === "invoice" ? "INV" : "KOR"}/${year}/${String(number).padStart(6, "0")}`;
}

export function salesSummaryNumber({ month, number }: { month: string; number: number }): string {
  return `SLIP/${month.replace("-", "/")}/${String(number).padStart(6, "0")}`;
}

export type SellerMonth = { turnover: number; fee: number; takenBack: number };

export function salesSums({ turnover, fee, takenBack }: SellerMonth) {
  const withheld = Math.floor((turnover * WITHHELD_PERCENT) / 100);
  return { turnover, fee, withheld, takenBack, net: turnover - fee - withheld - takenBack };
}

export type KindYear = {
  kind: LedgerAccountKind;
  opening: number;
  into: number;
  out: number;
  closing: number;
};

export function yearSpan(year: string): { from: number; until: number } | null {
  const [first, last] = [monthSpan(`${year}-01`), monthSpan(`${year}-12`)];
  return first && last && { from: first.from, until: last.until };
}

export class BookTotals {
  private readonly moved = new Map<LedgerAccountKind, { into: number; out: number }>();

  add({ from, to, amount }: Posting): void {
    this.movedOf(accountKind(to)).into += amount;
    this.movedOf(accountKind(from)).out += amount;
  }

  kinds(opening: ReadonlyMap<LedgerAccountKind, number>): KindYear[] {
    const kinds = [...new Set([...opening.keys(), ...this.moved.keys()])].sort();
    return kinds.map((kind) => {
      const { into, out } = this.moved.get(kind) ?? { into: 0, out: 0 };
      const before = opening.get(kind) ?? 0;
      return { kind, opening: before, into, out, closing: before + into - out };
    });
  }

  private movedOf(kind: LedgerAccountKind): { into: number; out: number } {
    const moved = this.moved.get(kind) ?? { into: 0, out: 0 };
    this.moved.set(kind, moved);
    return moved;
  }
}

export function unequalKinds(
  kinds: readonly KindYear[],
  held: ReadonlyMap<LedgerAccountKind, number>,
): LedgerAccountKind[] {
  const names = new Set([...kinds.map(({ kind }) => kind), ...held.keys()]);
  const closing = new Map(kinds.map((one) => [one.kind, one.closing]));
  return [...names].filter((kind) => (closing.get(kind) ?? 0) !== (held.get(kind) ?? 0));
}
