import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";

const item = z.object({ id: z.string(), name: z.string(), price: z.number(), quantity: z.number() });
export type Item = z.infer<typeof item>;

const refund = z.object({ key: z.string(), amount: z.number(), reason: z.string(), at: z.number() });

const payment = z.object({
  transactionId: z.string(),
  paymentType: z.string(),
  status: z.string(),
  fraudStatus: z.string(),
  /** Overrides the usual status code. Only the control endpoints set it. */
  statusCode: z.string().nullable(),
  transactionTime: z.number(),
  settlementTime: z.number().nullable(),
  /** Fee in rupiah that the buyer pays on top of the price. */
  fee: z.number().default(0),
  refunds: z.array(refund),
  /** Fields that replace those in responses and notifications. Only the control endpoints set it. */
  stated: z.record(z.string(), z.unknown()).optional(),
});
export type GatewayPayment = z.infer<typeof payment>;

/** One notification: the app's HTTP status, or the reason why there was none. */
const delivery = z.object({ at: z.number(), transactionStatus: z.string(), result: z.string() });

/** One Snap token. Amounts are in integer rupiah, times in UTC ms. */
const transaction = z.object({
  token: z.string(),
  orderId: z.string(),
  grossAmount: z.number(),
  items: z.array(item),
  customerName: z.string(),
  finishUrl: z.string().nullable(),
  createdAt: z.number(),
  expiresAt: z.number(),
  payment: payment.nullable(),
  deliveries: z.array(delivery),
});
export type Transaction = z.infer<typeof transaction>;

type TransactionChange = {
  status: string;
  paymentType?: string;
  fee?: number;
  fraudStatus?: string;
  statusCode?: string | null;
  stated?: Record<string, unknown>;
};

const paidStatuses = new Set(["settlement", "capture", "refund", "partial_refund", "chargeback"]);

/** Sets the status of a transaction. The first change is the buyer's choice of a method. */
export function change(transaction: Transaction, { status, ...rest }: TransactionChange, now: number): GatewayPayment {
  const before = transaction.payment;
  const payment: GatewayPayment = {
    transactionId: before?.transactionId ?? randomUUID(),
    paymentType: rest.paymentType ?? before?.paymentType ?? "qris",
    status,
    fraudStatus: rest.fraudStatus ?? (status === "deny" ? "deny" : "accept"),
    statusCode: rest.statusCode ?? null,
    transactionTime: before?.transactionTime ?? now,
    settlementTime: before?.settlementTime ?? (paidStatuses.has(status) ? now : null),
    fee: rest.fee ?? before?.fee ?? 0,
    refunds: before?.refunds ?? [],
    stated: rest.stated ?? before?.stated,
  };
  transaction.payment = payment;
  return payment;
}

export function paidSum(transaction: Transaction): number {
  return transaction.grossAmount + (transaction.payment?.fee ?? 0);
}

export function refundedOf(payment: GatewayPayment): number {
  return payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
}

/** Returns whether the page accepts a payment. After a denial the buyer may try again. */
export function isOpen(transaction: Transaction): boolean {
  const status = transaction.payment?.status;
  return status === undefined || status === "pending" || status === "deny";
}

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

  /** The core API accepts both ids. */
  find(id: string): Transaction | undefined {
    return this.#byOrder.get(id) ?? this.list().find((one) => one.payment?.transactionId === id);
  }

  findByToken(token: string): Transaction | undefined {
    return this.list().find((one) => one.token === token);
  }

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
    // Writes a new file and renames it, so that a crash leaves the old file intact.
    writeFileSync(`${this.#file}.part`, JSON.stringify([...this.#byOrder.values()]));
    renameSync(`${this.#file}.part`, this.#file);
  }

  #load(file: string): void {
    try {
      const kept = z.array(transaction).parse(JSON.parse(readFileSync(file, "utf8")));
      for (const one of kept) this.#byOrder.set(one.orderId, one);
    } catch (error) {
      if (isMissing(error)) return;
      const aside = `${file}.rusak-${Date.now()}`;
      renameSync(file, aside);
      console.warn(
        `Catatan pembayaran uji di ${file} tidak dapat dibaca: terpotong, kosong, atau bukan milik aplikasi ini.\n` +
          `Berkas itu disisihkan menjadi ${aside}, dan pembayaran uji mulai dari catatan kosong.`,
      );
    }
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
