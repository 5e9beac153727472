import type { World } from "./world";

type Status = {
  transaction_status: string;
  payment_type?: string;
  fraud_status?: string;
  /** Fee in rupiah that the buyer pays on top of our price. */
  fee?: number;
  /** Fields that replace those of every later response about this transaction. */
  stated?: Record<string, unknown>;
  notify?: boolean;
};

export function controlOf(world: World) {
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${world.gateway.url}/_control/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  }
  return {
    /** Notifies the app unless `notify` is false. */
    pay: (id: string, status: Status) => call<{ delivery: string | null }>("POST", `transactions/${id}/status`, status),
    /** Does not notify the app. Returns the gateway's transaction id. */
    set: async (id: string, status: Status) =>
      (
        await call<{ transaction: { payment: { transactionId: string } } }>("POST", `transactions/${id}/status`, {
          ...status,
          notify: false,
        })
      ).transaction.payment.transactionId,
    /** Returns the app's HTTP statuses. */
    replay: async (id: string, options: { times?: number; replaced?: Record<string, unknown> } = {}) =>
      (await call<{ deliveries: string[] }>("POST", `transactions/${id}/notification`, options)).deliveries,
    /** Returns the app's HTTP status. */
    test: async (replaced: Record<string, unknown> = {}) =>
      (await call<{ delivery: string }>("POST", "test-notification", { replaced })).delivery,
    transactions: () =>
      call<{ orderId: string; grossAmount: number; payment: { status: string } | null }[]>("GET", "transactions"),
    fail: (kind: string, options: { times?: number; on?: string } = {}) => call("POST", "faults", { kind, ...options }),
    heal: () => call("DELETE", "faults"),
    hold: (held: boolean) => call("PUT", "notifications", { held }),
  };
}
