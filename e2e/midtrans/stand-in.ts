import type { Faults } from "./faults.ts";
import type { Notifier } from "./notifications.ts";
import type { Transaction, TransactionStore } from "./transactions.ts";
import { change } from "./transactions.ts";

export type StandIn = {
  serverKey: string;
  clientKey: string;
  merchantId: string;
  store: TransactionStore;
  notifier: Notifier;
  faults: Faults;
  now: () => number;
};

export type Reply = {
  status: number;
  body: unknown;
  type?: "html" | "script";
  location?: string;
};

export function html(status: number, body: string): Reply {
  return { status, body, type: "html" };
}

/** Called before each read. */
export function expireIfDue(standIn: StandIn, transaction: Transaction): void {
  if (transaction.payment?.status !== "pending" || standIn.now() < transaction.expiresAt) return;
  change(transaction, { status: "expire" }, standIn.now());
  standIn.store.save();
  void standIn.notifier.send(transaction);
}
