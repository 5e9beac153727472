import type { z } from "zod";
import type { Foreign, GatewayReport, PaymentHint } from "~/domain/money/payment";
import type { PaymentMethod } from "~/domain/money/payment-method";

/**
 * A payment gateway as the rest of the app knows it: what it says comes out in our own words, and every call ends within
 * a time limit and answers a fault rather than throwing. One folder each, and a line in the table of gateways.
 */
export type PaymentGateway = {
  /** As the table has it, and the attempts that were made here. */
  name: string;
  methods: readonly PaymentMethod[];
  /** Of its page and its window's script, for the content security policy. */
  origin: string;
  /** What opens its window over our own page, besides a token; null where it has only a page of its own. */
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
  /** Whether a refused refund of this method stays refused, asked at `now` (UTC ms): then the money has to go another way. */
  isFinalRefusal(method: string | null, now: number): boolean;
  /** Reads a notification's raw body and checks who sent it. What it claims is only the reason to ask for the status. */
  readNotification(raw: string): Promise<ReadNotification>;
  /** What of a notification's body is kept for the books once it is old, as JSON: nothing about people. */
  keptBody(raw: string): string;
  /** How it went by the address that the gateway sends the buyer back to: anybody can write one. */
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
  /** UTC ms. */
  createdAt: number;
  /** UTC ms. */
  expiresAt: number;
};

export type NewRefund = {
  gatewayOrderId: string;
  refundKey: string;
  /** Integer rupiah. */
  amount: number;
  reason: string;
};

/**
 * unreachable: a passing fault, worth asking again. refused: the gateway said no. garbled: an answer we can't trust.
 * Foreign ones are about money that is not ours. `detail` is for the log, in English, and never holds a key.
 */
export type GatewayFault = {
  ok: false;
  reason: "unreachable" | "refused" | "garbled" | Foreign;
  detail: string;
};

export type ReportResult = { ok: true; report: GatewayReport | null } | GatewayFault;

/** junk is no notification, forged is not from the gateway. `foreign`: why it claims nothing of ours, else null. */
export type ReadNotification =
  | { ok: true; report: GatewayReport; foreign: Foreign | null }
  | { ok: false; reason: "junk" | "forged" };

/** Values of configuration variables by their names, those of other gateways among them. */
export type GatewaySettings = Readonly<Record<string, string>>;

/** A gateway before it is configured: what the table of gateways holds. */
export type GatewayDefinition = {
  methods: readonly Omit<PaymentMethod, "gateway">[];
  /** The variables that configure it. */
  variables: z.ZodObject<Record<string, z.ZodType<string>>>;
  /** Of these, what may not be a value from development in production, and what must be an https address. */
  secrets: readonly string[];
  addresses: readonly string[];
  /** Keys of its sandbox, by which a test card would buy real work. */
  sandboxKey: RegExp;
  create(named: Pick<PaymentGateway, "name" | "methods">, settings: GatewaySettings): PaymentGateway;
};
