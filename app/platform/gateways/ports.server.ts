import type { z } from "zod";
import type { ForeignReason, GatewayReport, OfferedMethod, PaymentHint, PaymentMethod } from "~/payments/payment";
import type { PayoutAccount } from "~/payouts/account";
import type { PayoutCause, PayoutReport } from "~/payouts/provider-payout";

/** A payment gateway. Every call ends within a time limit and returns a fault instead of throwing. */
export type PaymentGateway = {
  name: string;
  label: string;
  methodsText: string;
  methods: readonly PaymentMethod[];
  /** The ways to pay that its page shows. Empty if the settings do not limit them, so that they are unknown. */
  offered: readonly OfferedMethod[];
  origin: string;
  window: GatewayWindow | null;
  /** Creates a bill. Returns `taken` if the gateway already has one with this number, because its answer was lost. */
  createTransaction(
    input: NewTransaction,
  ): Promise<{ ok: true; token: string; redirectUrl: string } | GatewayFault | { ok: false; reason: "taken" }>;
  /** Queries a bill. Null if the buyer has not chosen a method yet, or the gateway has no such order. */
  status(gatewayOrderId: string): Promise<ReportResult>;
  cancel(gatewayOrderId: string): Promise<ReportResult>;
  expire(gatewayOrderId: string): Promise<ReportResult>;
  /** Refunds. Repeating a `refundKey` refunds nothing more. The report covers only this refund. */
  refund(input: NewRefund): Promise<{ ok: true; report: GatewayReport } | GatewayFault>;
  /** Returns true if the refund needs a bank transfer after a refusal. */
  isFinalRefusal(method: string | null, now: number): boolean;
  /** Reads a notification and checks its sender. The content is only a reason to query the status. */
  readNotification(raw: string): Promise<ReadNotification>;
  /** Returns the JSON that the books keep, without personal data. */
  keptBody(raw: string): string;
  returnHint(query: URLSearchParams): PaymentHint;
};

export type GatewayWindow = { scriptUrl: string; clientKey: string };

export type NewTransaction = {
  gatewayOrderId: string;
  amount: number;
  items: { id: string; name: string; price: number; quantity: number }[];
  customer: { name: string; email: string };
  finishUrl: string;
  createdAt: number;
  expiresAt: number;
};

export type NewRefund = {
  gatewayOrderId: string;
  refundKey: string;
  amount: number;
  reason: string;
};

export type GatewayFault = {
  ok: false;
  /** `unreachable` is a passing fault, so retry later. `garbled` is an answer that cannot be trusted. */
  reason: "unreachable" | "refused" | "garbled" | ForeignReason;
  /** The text for the log. It contains no key. */
  detail: string;
};

export type ReportResult = { ok: true; report: GatewayReport | null } | GatewayFault;

export type ReadNotification =
  /** The report. `foreign` says why the notification concerns no payment of ours. */
  | { ok: true; report: GatewayReport; foreign: ForeignReason | null }
  /** `junk`: the text is not a notification. `forged`: the gateway did not send it. */
  | { ok: false; reason: "junk" | "test" | "forged" };

export type GatewaySettings = Readonly<Record<string, string>>;

export type NamedGateway = Pick<PaymentGateway, "name" | "label" | "methodsText" | "methods">;

export type GatewayDefinition = {
  label: string;
  methodsText: string;
  methods: readonly Omit<PaymentMethod, "gateway">[];
  variables: z.ZodObject<Record<string, z.ZodType<string>>>;
  /** Names of variables. Secrets reject development values in production, and addresses must be https. */
  secrets: readonly string[];
  addresses: readonly string[];
  sandboxKey: RegExp;
  isSandbox(address: URL): boolean;
  create(named: NamedGateway, settings: GatewaySettings): PaymentGateway;
};

/** A payout provider. Every call ends within a time limit and returns a fault instead of throwing. */
export type PayoutProvider = {
  name: string;
  label: string;
  /** ms within which repeating a request with the same key creates nothing new. */
  repeatWindow: number;
  serves(account: PayoutAccount): boolean;
  checkAccount(account: PayoutAccount): Promise<CheckedAccount>;
  /** Prepares a payout, which is not sent before `release`. Repeated within the window it returns the same payout. */
  prepare(payout: NewPayout): Promise<{ ok: true; reference: string } | PayoutFault>;
  release(reference: string): Promise<{ ok: true } | PayoutFault>;
  reject(reference: string, reason: string): Promise<{ ok: true } | PayoutFault>;
  /** Queries a payout. `report` is null if the provider has no such payout. */
  find(reference: string): Promise<{ ok: true; report: PayoutReport | null } | PayoutFault>;
  readBalance(): Promise<{ ok: true; balance: number } | PayoutFault>;
  /** Reads a notification, which is only a reason to query. `reference` is null if it is not about our payout. */
  readNotification(raw: string, headers: Headers): Promise<ReadPayoutNotification>;
};

export type NewPayout = {
  attemptId: string;
  /** The key, at most 100 characters, which is the same for every repetition. */
  idempotencyKey: string;
  amount: number;
  account: PayoutAccount;
};

type CheckedAccount =
  | { ok: true; holder: string }
  /** `unknown_account`: the bank has no such account. The other two say nothing about the account. */
  | { ok: false; reason: "unknown_account" | "unsupported" | "unreachable" };

export type PayoutFault = {
  ok: false;
  /**
   * `refused`: this call did nothing. `key_used`: our key belongs to another request. After the other two the outcome is
   * unknown.
   */
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
