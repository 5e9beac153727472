import type { z } from "zod";
import type { Foreign, GatewayReport, PaymentHint, PaymentMethod } from "~/payments/payment";
import type { PayoutAccount, PayoutCause, PayoutReport } from "~/payouts/payout";

/** Every call ends within a time limit and answers a fault rather than throwing. */
export type PaymentGateway = {
  name: string;
  label: string;
  methodsText: string;
  methods: readonly PaymentMethod[];
  origin: string;
  window: GatewayWindow | null;
  /** taken: it knows a bill of this number, whose answer we never got. */
  createTransaction(
    input: NewTransaction,
  ): Promise<
    { ok: true; token: string; redirectUrl: string } | GatewayFault | { ok: false; reason: "taken" }
  >;
  /** null: the buyer has not chosen a method yet, or the gateway never heard of it. */
  status(gatewayOrderId: string): Promise<ReportResult>;
  cancel(gatewayOrderId: string): Promise<ReportResult>;
  expire(gatewayOrderId: string): Promise<ReportResult>;
  /** Repeating a `refundKey` refunds nothing more. The report names this refund alone. */
  refund(input: NewRefund): Promise<{ ok: true; report: GatewayReport } | GatewayFault>;
  /** Asked at `now` (UTC ms); after a final refusal the money has to go another way. */
  isFinalRefusal(method: string | null, now: number): boolean;
  /** Checks who sent it. What it claims is only the reason to ask for the status. */
  readNotification(raw: string): Promise<ReadNotification>;
  /** Kept for the books once it is old, as JSON: nothing about people. */
  keptBody(raw: string): string;
  returnHint(query: URLSearchParams): PaymentHint;
};

export type GatewayWindow = { scriptUrl: string; clientKey: string };

export type NewTransaction = {
  gatewayOrderId: string;
  /** Integer rupiah, the sum of the items. */
  amount: number;
  items: { id: string; name: string; price: number; quantity: number }[];
  customer: { name: string; email: string };
  finishUrl: string;
  /** UTC ms, as `expiresAt`. */
  createdAt: number;
  expiresAt: number;
};

export type NewRefund = {
  gatewayOrderId: string;
  refundKey: string;
  /** Integer rupiah. */
  amount: number;
  reason: string;
};

/** unreachable: a passing fault, worth asking again. garbled: an answer not to trust. `detail` holds no key. */
export type GatewayFault = {
  ok: false;
  reason: "unreachable" | "refused" | "garbled" | Foreign;
  detail: string;
};

export type ReportResult = { ok: true; report: GatewayReport | null } | GatewayFault;

/**
 * junk: no notification. test: the merchant tries our address from the gateway's dashboard.
 * forged: not from the gateway. `foreign`: why it is about nothing of ours.
 */
export type ReadNotification =
  | { ok: true; report: GatewayReport; foreign: Foreign | null }
  | { ok: false; reason: "junk" | "test" | "forged" };

export type GatewaySettings = Readonly<Record<string, string>>;

export type NamedGateway = Pick<PaymentGateway, "name" | "label" | "methodsText" | "methods">;

export type GatewayDefinition = {
  label: string;
  methodsText: string;
  methods: readonly Omit<PaymentMethod, "gateway">[];
  variables: z.ZodObject<Record<string, z.ZodType<string>>>;
  /** Variables: secrets may hold no development value in production, addresses must be https. */
  secrets: readonly string[];
  addresses: readonly string[];
  sandboxKey: RegExp;
  isSandbox(address: URL): boolean;
  create(named: NamedGateway, settings: GatewaySettings): PaymentGateway;
};

/** Sends money to bank accounts. Every call ends within a time limit and answers a fault rather than throwing. */
export type PayoutProvider = {
  name: string;
  label: string;
  /** ms in which the same request under the same key makes nothing new. */
  repeatWindow: number;
  serves(account: PayoutAccount): boolean;
  checkAccount(account: PayoutAccount): Promise<CheckedAccount>;
  /** Nothing is sent before `release`. Repeated within the window it answers the same payout. */
  prepare(payout: NewPayout): Promise<{ ok: true; reference: string } | PayoutFault>;
  release(reference: string): Promise<{ ok: true } | PayoutFault>;
  reject(reference: string, reason: string): Promise<{ ok: true } | PayoutFault>;
  /** null: it says that it knows no such payout. */
  find(reference: string): Promise<{ ok: true; report: PayoutReport | null } | PayoutFault>;
  /** What can be sent now, integer rupiah. */
  readBalance(): Promise<{ ok: true; balance: number } | PayoutFault>;
  /** Checks who sent it. What it claims is only the reason to ask. `reference` null: about nothing of ours. */
  readNotification(raw: string, headers: Headers): Promise<ReadPayoutNotification>;
};

export type NewPayout = {
  attemptId: string;
  /** At most 100 characters, the same for every repetition. */
  idempotencyKey: string;
  /** Integer rupiah. */
  amount: number;
  account: PayoutAccount;
};

/** unknown_account: the bank has none such. unsupported, unreachable: nobody could say. */
type CheckedAccount =
  | { ok: true; holder: string }
  | { ok: false; reason: "unknown_account" | "unsupported" | "unreachable" };

/** refused: this call did nothing. key_used: our key stands for another request. Else nobody knows. `detail` holds no key. */
export type PayoutFault = {
  ok: false;
  reason: "refused" | "unreachable" | "garbled" | "key_used";
  cause?: PayoutCause;
  detail: string;
};

export type ReadPayoutNotification =
  | { ok: true; reference: string | null; cause: PayoutCause | null }
  | { ok: false; reason: "junk" | "forged" };

export type PayoutProviderDefinition = {
  variables: z.ZodObject<Record<string, z.ZodType<string>>>;
  secrets: readonly string[];
  addresses: readonly string[];
  sandboxKey: RegExp;
  isSandbox(address: URL): boolean;
  create(name: string, settings: GatewaySettings, send?: typeof fetch): PayoutProvider;
};
