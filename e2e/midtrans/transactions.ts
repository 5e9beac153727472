import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export type Item = { id: string; name: string; price: number; quantity: number };

/** Amount in integer rupiah, `at` in UTC ms. */
export type Refund = { key: string; amount: number; reason: string; at: number };

/** What exists once the buyer has chosen a method. Times in UTC ms. */
export type Payment = {
  transactionId: string;
  paymentType: string;
  status: string;
  fraudStatus: string;
  /** Overrides the status code that goes with the status; only the control endpoints set it. */
  statusCode: string | null;
  transactionTime: number;
  settlementTime: number | null;
  refunds: Refund[];
};

/** One try to notify the app: its HTTP status, or why there was none. */
export type Delivery = { at: number; transactionStatus: string; result: string };

/** One Snap token. Amounts in integer rupiah, times in UTC ms. */
export type Transaction = {
  token: string;
  orderId: string;
  grossAmount: number;
  items: Item[];
  customerName: string;
  finishUrl: string | null;
  createdAt: number;
  expiresAt: number;
  payment: Payment | null;
  deliveries: Delivery[];
};

export type Change = {
  status: string;
  paymentType?: string;
  fraudStatus?: string;
  statusCode?: string | null;
};

const paidStatuses = new Set(["settlement", "capture", "refund", "partial_refund", "chargeback"]);

/** Sets the status of a transaction; the first change is the buyer's choice of a method. */
export function change(transaction: Transaction, { status, ...rest }: Change, now: number): Payment {
  const before = transaction.payment;
  const payment: Payment = {
    transactionId: before?.transactionId ?? randomUUID(),
    paymentType: rest.paymentType ?? before?.paymentType ?? "qris",
    status,
    fraudStatus: rest.fraudStatus ?? (status === "deny" ? "deny" : "accept"),
    statusCode: rest.statusCode ?? null,
    transactionTime: before?.transactionTime ?? now,
    settlementTime: before?.settlementTime ?? (paidStatuses.has(status) ? now : null),
    refunds: before?.refunds ?? [],
  };
  transaction.payment = payment;
  return payment;
}

export function refundedOf(payment: Payment): number {
  return payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** Denied buyers may try again on the page, as at Midtrans; anything else but pending is final there. */
export function isOpen(transaction: Transaction): boolean {
  const status = transaction.payment?.status;
  return status === undefined || status === "pending" || status === "deny";
}

/** All transactions, in memory and, where a file is named, on disk after every change. */
export class TransactionStore {
  #byOrder = new Map<string, Transaction>();
  #file: string | undefined;

  constructor(file?: string) {
    this.#file = file;
    if (file) this.#load(file);
  }

  add(transaction: Transaction): void {
    this.#byOrder.set(transaction.orderId, transaction);
    this.save();
  }

  /** By order id or by transaction id: the core API takes both. */
  find(id: string): Transaction | undefined {
    return this.#byOrder.get(id) ?? this.list().find((one) => one.payment?.transactionId === id);
  }

  findByToken(token: string): Transaction | undefined {
    return this.list().find((one) => one.token === token);
  }

  /** Newest first. */
  list(): Transaction[] {
    return [...this.#byOrder.values()].reverse();
  }

  clear(): void {
    this.#byOrder.clear();
    this.save();
  }

  save(): void {
    if (!this.#file) return;
    mkdirSync(dirname(this.#file), { recursive: true });
    // Written beside and moved over, so that a kill in between leaves the old file whole.
    writeFileSync(`${this.#file}.part`, JSON.stringify([...this.#byOrder.values()]));
    renameSync(`${this.#file}.part`, this.#file);
  }

  #load(file: string): void {
    let text: string;
    try {
      text = readFileSync(file, "utf8");
    } catch {
      return;
    }
    for (const one of JSON.parse(text) as Transaction[]) this.#byOrder.set(one.orderId, one);
  }
}
