/* Types for the part of the official client that the tests call. The client has none. */
declare module "midtrans-client" {
  type Keys = { isProduction: boolean; serverKey: string; clientKey: string };
  type Answer = Record<string, string> & { refunds?: Record<string, string | number>[] };
  class Transactions {
    status(id: string): Promise<Answer>;
    cancel(id: string): Promise<Answer>;
    expire(id: string): Promise<Answer>;
    approve(id: string): Promise<Answer>;
    deny(id: string): Promise<Answer>;
    refund(id: string, parameter: object): Promise<Answer>;
    refundDirect(id: string, parameter: object): Promise<Answer>;
    notification(json: object): Promise<Answer>;
  }
  class Snap {
    constructor(keys: Keys);
    createTransaction(parameter: object): Promise<{ token: string; redirect_url: string }>;
    transaction: Transactions;
  }
  const client: { Snap: typeof Snap };
  export default client;
}

declare module "midtrans-client/lib/apiConfig.js" {
  const addresses: { CORE_SANDBOX_BASE_URL: string; SNAP_SANDBOX_BASE_URL: string };
  export default addresses;
}
