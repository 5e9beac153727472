import { statusJson, testJson } from "./status-json.ts";
import type { Transaction, TransactionStore } from "./transactions.ts";

type Setup = {
  url: string;
  serverKey: string;
  merchantId: string;
  store: TransactionStore;
  now: () => number;
};

const answerLimitMs = 5000;
const retryDelaysMs = [500, 2000, 5000];
const deliveriesKept = 20;

/** Sends signed notifications to the app. Retries a few times if the app did not accept one. */
export class Notifier {
  held = false;
  #setup: Setup;
  #retries = new Set<NodeJS.Timeout>();
  #underWay = new Set<Promise<unknown>>();

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  async send(transaction: Transaction): Promise<void> {
    if (this.held || !transaction.payment) return;
    const body = JSON.stringify(statusJson(transaction, transaction.payment, this.#setup, false));
    await this.#track(this.#deliver(transaction, transaction.payment.status, body, 0));
  }

  /** Sends the state again with fields replaced after signing. Returns the app's HTTP status. */
  async replay(transaction: Transaction, replaced: Record<string, unknown>): Promise<string> {
    if (!transaction.payment) return "no payment";
    const json = statusJson(transaction, transaction.payment, this.#setup, false);
    return this.#track(this.#post(JSON.stringify({ ...json, ...replaced })));
  }

  async sendTest(replaced: Record<string, unknown> = {}): Promise<string> {
    const json = testJson(this.#setup);
    return this.#track(this.#post(JSON.stringify({ ...json, ...replaced })));
  }

  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  close(): void {
    for (const timer of this.#retries) clearTimeout(timer);
    this.#retries.clear();
  }

  async #deliver(transaction: Transaction, status: string, body: string, attempt: number): Promise<void> {
    const result = await this.#post(body);
    transaction.deliveries.unshift({ at: this.#setup.now(), transactionStatus: status, result });
    transaction.deliveries.length = Math.min(transaction.deliveries.length, deliveriesKept);
    this.#setup.store.save();
    const delay = retryDelaysMs[attempt];
    if (delay === undefined || !isPassing(result)) return;
    const timer = setTimeout(() => {
      this.#retries.delete(timer);
      void this.#track(this.#deliver(transaction, status, body, attempt + 1));
    }, delay);
    timer.unref();
    this.#retries.add(timer);
  }

  async #post(body: string): Promise<string> {
    try {
      const response = await fetch(this.#setup.url, {
        method: "POST",
        headers: { "Content-Type": "application/json", Accept: "application/json" },
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(answerLimitMs),
      });
      await response.arrayBuffer();
      return String(response.status);
    } catch {
      return "no answer";
    }
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay.add(work);
    return work.finally(() => this.#underWay.delete(work));
  }
}

function isPassing(result: string): boolean {
  return result === "no answer" || result.startsWith("5");
}
