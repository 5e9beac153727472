import { escrowOf, type LedgerAccount, type Posting } from "./ledger";

export function inEscrow(postings: Iterable<Posting>, orderId: string): number {
  return balances(postings).get(escrowOf(orderId)) ?? 0;
}

export function balances(postings: Iterable<Posting>): Map<LedgerAccount, number> {
  const sums = new Map<LedgerAccount, number>();
  for (const { from, to, amount } of postings) {
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  return sums;
}
