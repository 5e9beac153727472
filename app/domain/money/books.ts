import { buyerPart, platformFee } from "../core/money";
import { isClosed, type Order } from "../order/order";
import { inEscrow } from "./balances";
import { accountKind, type LedgerAccount, type LedgerAccountKind, type Posting } from "./ledger";
import { type AttemptStatus, hasCome } from "./payment";

export type OrderLedger = {
  order: Pick<Order, "id" | "status" | "totalPrice" | "feePercent" | "buyerShare" | "version">;
  events: number;
  postings: readonly Posting[];
  attempts: readonly { status: AttemptStatus; amount: number }[];
  debts: readonly { amount: number }[];
};

export const AUDIT_RULES = ["history", "escrow", "payments", "shares", "fee", "debts"] as const;
export type AuditRule = (typeof AUDIT_RULES)[number];

export type AuditBreach = { rule: AuditRule; expected: number; found: number };

export function breachesOf(books: OrderLedger): AuditBreach[] {
  const { order, postings, attempts, debts } = books;
  const total = order.totalPrice ?? 0;
  const came = attempts.filter(({ status }) => hasCome(status));
  const sums = flowsOf(postings);
  const sellers = order.status === "completed" ? total - buyerPart(total, order.buyerShare ?? 0) : 0;
  const held = isClosed(order) || order.status === "pending" ? 0 : total;
  const questions: Record<AuditRule, [expected: number, found: number]> = {
    history: [order.version, books.events],
    escrow: [held, inEscrow(postings, order.id)],
    payments: [sum(came), sums.paid],
    shares: [sellers, sums.released + sums.fee],
    fee: [platformFee(sums.released + sums.fee, order.feePercent), sums.fee],
    debts: [sum(debts), sums.owed],
  };
  return AUDIT_RULES.flatMap((rule) => {
    const [expected, found] = questions[rule];
    return expected === found ? [] : [{ rule, expected, found }];
  });
}

function sum(rows: readonly { amount: number }[]): number {
  return rows.reduce((all, { amount }) => all + amount, 0);
}

function flowsOf(postings: readonly Posting[]) {
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

/** `below`: accounts under zero; only the outside world's may be. */
export function trialFaults(totals: readonly KindTotal[], below: readonly LedgerAccount[]): TrialFault[] {
  const faults: TrialFault[] = [];
  if (totals.reduce((all, { balance }) => all + balance, 0) !== 0) faults.push("not_zero");
  if (below.length > 0) faults.push("below_zero");
  return faults;
}
