import type { World } from "./world";

type Status = {
  transaction_status: string;
  payment_type?: string;
  fraud_status?: string;
  /** Rupiah that the buyer pays on top of our price. */
  fee?: number;
  /** What every answer about it states otherwise from now on. */
  stated?: Record<string, unknown>;
  notify?: boolean;
};

/** The stand-in's endpoints for tests, by name. */
export function controlOf(world: World) {
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${world.gateway.url}/_control/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Answer;
  }
  return {
    /** Sets the status of a transaction, as if the buyer had paid (or not), and tells the app unless told not to. */
    pay: (id: string, status: Status) =>
      call<{ delivery: string | null }>("POST", `transactions/${id}/status`, status),
    /** Sets the status and tells nobody; gives the gateway's own id of the payment. */
    set: async (id: string, status: Status) =>
      (
        await call<{ transaction: { payment: { transactionId: string } } }>(
          "POST",
          `transactions/${id}/status`,
          { ...status, notify: false },
        )
      ).transaction.payment.transactionId,
    /** Sends the present state again, `times` at once; gives the app's HTTP statuses. */
    replay: async (id: string, options: { times?: number; replaced?: Record<string, unknown> } = {}) =>
      (await call<{ deliveries: string[] }>("POST", `transactions/${id}/notification`, options)).deliveries,
    /** Presses the dashboard's test of the notification address; gives the app's HTTP status. */
    test: async (replaced: Record<string, unknown> = {}) =>
      (await call<{ delivery: string }>("POST", "test-notification", { replaced })).delivery,
    transactions: () =>
      call<{ orderId: string; grossAmount: number; payment: { status: string } | null }[]>(
        "GET",
        "transactions",
      ),
    fail: (kind: string, options: { times?: number; on?: string } = {}) =>
      call("POST", "faults", { kind, ...options }),
    heal: () => call("DELETE", "faults"),
    hold: (held: boolean) => call("PUT", "notifications", { held }),
  };
}
