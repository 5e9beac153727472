import type { Faults } from "./faults.ts";
import type { Notifier } from "./notifications.ts";
import type { Transaction, TransactionStore } from "./transactions.ts";
import { change } from "./transactions.ts";

/** What every part of the stand-in works with. `now` answers UTC ms. */
export type StandIn = {
  serverKey: string;
  clientKey: string;
  merchantId: string;
  store: TransactionStore;
  notifier: Notifier;
  faults: Faults;
  now: () => number;
};

/** What a handler answers; `body` is text, or a value that becomes JSON. */
export type Reply = {
  status: number;
  body: unknown;
  type?: "html" | "script";
  location?: string;
};

export function html(status: number, body: string): Reply {
  return { status, body, type: "html" };
}

/** A pending payment whose time has passed has expired, whenever one looks. */
export function expireIfDue(standIn: StandIn, transaction: Transaction): void {
  if (transaction.payment?.status !== "pending" || standIn.now() < transaction.expiresAt) return;
  change(transaction, { status: "expire" }, standIn.now());
  standIn.store.save();
  void standIn.notifier.send(transaction);
}
