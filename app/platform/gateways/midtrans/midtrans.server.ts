import * as z from "zod";
import type {
  AttemptStatus,
  ForeignReason,
  GatewayReport,
  OfferedMethod,
  PaymentHint,
  PaymentMethod,
  RefundTerms,
} from "~/payments/payment";
import { callJson, type JsonResponse, withoutKey } from "../../calls.server";
import { DAY, HOUR, MINUTE } from "../../dates";
import { rupiahIn } from "../../money";
import { sameText, secretsIn, sha512 } from "../../secrets.server";
import type {
  GatewayDefinition,
  GatewayFault,
  NamedGateway,
  NewTransaction,
  PaymentGateway,
  ReadNotification,
  ReportResult,
} from "../ports.server";

type MidtransStatus = { statusCode: string; transactionStatus: string; fraudStatus: string | null };

/** Returns the outcome. An unknown status is `pending`, so that no money moves. A partial refund is `refunded`. */
export function attemptOutcome(stated: MidtransStatus): AttemptStatus {
  switch (stated.transactionStatus) {
    case "settlement":
      return stated.statusCode === "200" ? "paid" : "pending";
    case "capture":
      return captureOutcome(stated);
    case "deny":
    case "failure":
      return "failed";
    case "cancel":
      return "cancelled";
    case "expire":
      return "expired";
    case "refund":
    case "partial_refund":
      return "refunded";
    case "chargeback":
    case "partial_chargeback":
      return "charged_back";
    default:
      return "pending";
  }
}

function captureOutcome({ statusCode, fraudStatus }: MidtransStatus): AttemptStatus {
  if (fraudStatus === "challenge") return "review";
  if (fraudStatus === "deny") return "failed";
  return fraudStatus === "accept" && statusCode === "200" ? "paid" : "pending";
}

function isPartialRefund({ transactionStatus }: MidtransStatus): boolean {
  return transactionStatus === "partial_refund" || transactionStatus === "partial_chargeback";
}

/** Returns true for a charged but unsettled card, which cannot be refunded yet. */
function isUnsettled({ transactionStatus }: MidtransStatus): boolean {
  return transactionStatus === "capture";
}

/** An error. `code` is the HTTP status if that is one, otherwise `status_code` of the body. */
type GatewayError = { code: number; message: string };

const text = z.string().max(1000);
const textOrNumber = z.union([text, z.number().transform(String)]);

const createdSchema = z.object({
  token: z.string().min(1).max(200),
  redirect_url: z.url({ protocol: /^https?$/ }),
});

/** The statement about an added fee. An unreadable one counts as missing. */
const feeSchema = z
  .object({
    gross_amount_info: z.object({
      original_amount: textOrNumber,
      gross_amount: textOrNumber.nullish(),
      customer_imposed_payment_fee: textOrNumber.nullish(),
    }),
  })
  .nullish()
  .catch(null);

const reportSchema = z.object({
  order_id: text,
  status_code: textOrNumber,
  transaction_status: text,
  gross_amount: textOrNumber,
  fraud_status: text.nullish(),
  payment_type: text.nullish(),
  transaction_id: text.nullish(),
  currency: text.nullish(),
  merchant_id: textOrNumber.nullish(),
  refund_amount: textOrNumber.nullish(),
  extra_info: feeSchema,
  metadata: z.object({ extra_info: feeSchema }).nullish().catch(null),
  refunds: z
    .array(z.object({ refund_key: text.nullish(), refund_amount: textOrNumber }))
    .max(100)
    .nullish(),
});

const refundedSchema = reportSchema.omit({ refunds: true }).extend({
  refund_key: text,
  refund_amount: textOrNumber,
});

const problemSchema = z.object({
  status_code: textOrNumber.optional(),
  status_message: text.optional(),
  error_messages: z.array(text).optional(),
  transaction_status: text.optional(),
});

/** Finds an error, which may have HTTP 200 and its code in the body. 407 with a transaction means expired. */
function gatewayErrorIn(answer: JsonResponse): GatewayError | null {
  const parsed = problemSchema.safeParse(answer.body);
  const body = parsed.success ? parsed.data : {};
  const stated = Number(body.status_code);
  const code = answer.status >= 300 ? answer.status : stated;
  if (!(code >= 300)) return null;
  if (code === 407 && body.transaction_status !== undefined) return null;
  const message = body.status_message ?? body.error_messages?.join("; ") ?? "no message";
  return { code, message: message.slice(0, 300) };
}

/** Compares the merchant. Some card answers omit both fields, but we asked with our key about our order. */
function foreignAnswer(body: z.infer<typeof reportSchema>, ourMerchantId: string): ForeignReason | null {
  const { currency = null, merchant_id: merchantId = null } = body;
  if (currency !== null && currency !== "IDR") return "foreign_currency";
  return merchantId !== null && merchantId !== ourMerchantId ? "foreign_merchant" : null;
}

/**
 * Returns the amount before a fee that the gateway adds for the buyer. Null without a fee, and if the
 * statements contradict each other or `gross_amount`.
 */
function amountBeforeFee(
  body: Pick<z.infer<typeof reportSchema>, "gross_amount" | "extra_info" | "metadata">,
): number | null {
  const gross = rupiahIn(body.gross_amount);
  const stated = [body.extra_info, body.metadata?.extra_info].flatMap((info) => (info ? [info.gross_amount_info] : []));
  const [first] = stated;
  if (gross === null || !first) return null;
  const original = rupiahIn(first.original_amount);
  if (original === null || original >= gross) return null;
  const agrees = stated.every(
    ({ original_amount, gross_amount, customer_imposed_payment_fee: fee }) =>
      rupiahIn(original_amount) === original &&
      (gross_amount == null || rupiahIn(gross_amount) === gross) &&
      (fee == null || rupiahIn(fee) === gross - original),
  );
  return agrees ? original : null;
}

function reportFrom(body: z.infer<typeof reportSchema>): GatewayReport {
  const beforeFee = amountBeforeFee(body);
  const refundAmount = body.refund_amount == null ? null : rupiahIn(body.refund_amount);
  const refunds = body.refunds?.flatMap(({ refund_key: key, refund_amount }) => {
    const amount = rupiahIn(refund_amount);
    return key == null || amount === null ? [] : [{ key, amount }];
  });
  const stated = {
    statusCode: body.status_code,
    transactionStatus: body.transaction_status,
    fraudStatus: body.fraud_status ?? null,
  };
  return {
    gatewayOrderId: body.order_id,
    outcome: attemptOutcome(stated),
    ...(isPartialRefund(stated) ? { part: true } : {}),
    ...(isUnsettled(stated) ? { unsettled: true } : {}),
    method: body.payment_type ?? null,
    amount: rupiahIn(body.gross_amount),
    ...(beforeFee === null ? {} : { amountBeforeFee: beforeFee }),
    transactionId: body.transaction_id ?? null,
    ...(refundAmount === null ? {} : { refundAmount }),
    ...(refunds === undefined ? {} : { refunds }),
  };
}

export type SignedFields = {
  order_id: string;
  status_code: string;
  gross_amount: string;
  signature_key: string;
};

/** Checks all keys, because during a rotation the gateway may sign with either. */
async function isSignedByAny(serverKeys: readonly string[], fields: SignedFields): Promise<boolean> {
  const answers = await Promise.all(serverKeys.map((key) => isSignedBy(key, fields)));
  return answers.includes(true);
}

/** Checks the signature. It covers only these fields, so the rest must be queried from the gateway. */
export async function isSignedBy(serverKey: string, fields: SignedFields): Promise<boolean> {
  const { order_id, status_code, gross_amount, signature_key } = fields;
  const expected = await sha512(order_id + status_code + gross_amount + serverKey);
  return sameText(expected, signature_key.toLowerCase());
}

const notificationSchema = reportSchema.extend({
  order_id: z.string().min(1).max(50),
  signature_key: z.string().length(128),
});

/** Matches the made-up payment that the dashboard's button "Test notification URL" sends. */
const testSchema = z.object({ order_id: z.string().startsWith("payment_notif_test_") });

type SigningKeys = { serverKey: string; olderKeys?: readonly string[]; merchantId: string };

export async function readGatewayNotification(
  raw: string,
  { serverKey, olderKeys = [], merchantId }: SigningKeys,
): Promise<ReadNotification> {
  const body = jsonIn(raw);
  // The signature does not matter, because nothing is booked or stored.
  if (testSchema.safeParse(body).success) return { ok: false, reason: "test" };
  const parsed = notificationSchema.safeParse(body);
  if (!parsed.success) return { ok: false, reason: "junk" };
  if (!(await isSignedByAny([serverKey, ...olderKeys], parsed.data))) return { ok: false, reason: "forged" };
  return { ok: true, report: reportFrom(parsed.data), foreign: foreignAnswer(parsed.data, merchantId) };
}

function jsonIn(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

const LABELS: Record<string, string> = {
  qris: "QRIS",
  gopay: "GoPay",
  shopeepay: "ShopeePay",
  dana: "DANA",
  ovo: "OVO",
  credit_card: "Kartu kredit atau debit",
  bank_transfer: "Transfer bank lewat virtual account",
  permata: "Transfer bank lewat virtual account",
  echannel: "Transfer bank lewat Mandiri Bill",
  cstore: "Gerai (Indomaret, Alfamart)",
  akulaku: "Akulaku PayLater",
  kredivo: "Kredivo",
  bca_klikpay: "BCA KlikPay",
  bca_klikbca: "KlikBCA",
  cimb_clicks: "OCTO Clicks",
  bri_epay: "BRImo",
  danamon_online: "Danamon Online Banking",
  uob_ezpay: "UOB EZ Pay",
};

/** The names that Snap's `enabled_payments` knows (docs.midtrans.com, "Snap API reference"). */
const SNAP_METHODS = {
  other_qris: { kind: "qr", label: "Semua bank dan dompet digital" },
  gopay: { kind: "wallet", label: "GoPay" },
  shopeepay: { kind: "wallet", label: "ShopeePay" },
  bca_va: { kind: "bank", label: "BCA" },
  bni_va: { kind: "bank", label: "BNI" },
  bri_va: { kind: "bank", label: "BRI" },
  cimb_va: { kind: "bank", label: "CIMB Niaga" },
  permata_va: { kind: "bank", label: "Permata" },
  echannel: { kind: "bank", label: "Mandiri" },
  other_va: { kind: "bank", label: "bank lain" },
  credit_card: { kind: "card", label: "Kredit atau debit" },
  indomaret: { kind: "store", label: "Indomaret" },
  alfamart: { kind: "store", label: "Alfamart" },
  akulaku: { kind: "later", label: "Akulaku" },
  kredivo: { kind: "later", label: "Kredivo" },
} as const satisfies Record<string, OfferedMethod>;
type SnapMethod = keyof typeof SNAP_METHODS;

/** Terms from docs.midtrans.com, "Refund Transaction". The shorter one if it depends on the merchant. */
const REFUND_TERMS: Record<string, RefundTerms> = {
  qris: { days: 7, arrives: "1 sampai 20 hari, tergantung aplikasi yang Anda pakai" },
  ovo: { days: 7, arrives: null },
  kredivo: { days: 14, arrives: null },
  gopay: { days: 45, arrives: "1 hari" },
  dana: { days: 45, arrives: null },
  shopeepay: { days: 365, arrives: "sampai 20 hari" },
  credit_card: { days: 365, arrives: "7 sampai 14 hari" },
  akulaku: { days: null, arrives: null },
};

export const METHODS: readonly Omit<PaymentMethod, "gateway">[] = Object.entries(LABELS).map(([name, label]) => ({
  name,
  label,
  card: name === "credit_card",
  refund: REFUND_TERMS[name] ?? null,
}));

/** The stored fields, without names and numbers of cards or accounts. */
const STORED_FIELDS = [
  "order_id",
  "transaction_id",
  "transaction_status",
  "status_code",
  "fraud_status",
  "payment_type",
  "gross_amount",
  "currency",
  "merchant_id",
  "transaction_time",
  "settlement_time",
  "refund_amount",
] as const;
const KEPT_OF_FEES = ["original_amount", "gross_amount", "customer_imposed_payment_fee"] as const;
const KEPT_OF_REFUNDS = ["refund_key", "refund_amount", "created_at"] as const;

export function keptBody(body: string): string {
  const said = objectIn(body);
  const fee = feeStatement(said);
  const metadataFee = feeStatement(Object(said.metadata));
  const refunds = Array.isArray(said.refunds) ? said.refunds : [];
  return JSON.stringify({
    ...picked(said, STORED_FIELDS),
    ...fee,
    ...(metadataFee ? { metadata: metadataFee } : {}),
    ...(refunds.length > 0 ? { refunds: refunds.map((one) => picked(one, KEPT_OF_REFUNDS)) } : {}),
  });
}

/** Returns the statement. Null if the buyer paid no stated fee on top. */
function feeStatement(from: Record<string, unknown>) {
  const info = Object(Object(from.extra_info).gross_amount_info);
  const amounts = picked(info, KEPT_OF_FEES);
  return Object.keys(amounts).length === 0 ? null : { extra_info: { gross_amount_info: amounts } };
}

function objectIn(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

function picked(from: unknown, names: readonly string[]): Record<string, unknown> {
  const fields: Record<string, unknown> = Object(from);
  return Object.fromEntries(
    names.filter((name) => ["string", "number"].includes(typeof fields[name])).map((name) => [name, fields[name]]),
  );
}

/** Methods without refunds at night: ShopeePay, also for QRIS payments (Midtrans' refund pages). */
const CLOSED_AT_NIGHT: readonly string[] = ["shopeepay", "qris"];
const CLOSES = 23 * HOUR + 45 * MINUTE;
const OPENS = 6 * HOUR + 5 * MINUTE;
const WIB = 7 * HOUR;

export function isFinalRefusal(method: string | null, now: number): boolean {
  const time = (now + WIB) % DAY;
  const night = time >= CLOSES || time < OPENS;
  return !(night && CLOSED_AT_NIGHT.includes(method ?? ""));
}

const HINTS: Record<string, PaymentHint> = {
  settlement: "success",
  capture: "success",
  pending: "pending",
  deny: "failed",
  cancel: "failed",
  expire: "failed",
  failure: "failed",
};

function returnHint(query: URLSearchParams): PaymentHint {
  const said = query.get("transaction_status");
  return Object.entries(HINTS).find(([word]) => word === said)?.[1] ?? null;
}

type MidtransConfig = NamedGateway & {
  offered?: readonly SnapMethod[];
  appUrl: string;
  apiUrl: string;
  serverKey: string;
  olderKeys?: readonly string[];
  clientKey: string;
  merchantId: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

const MAX_ITEM_TEXT = 50;
const TAKEN = /\border_id (?:sudah|has already|has been)\b/;

export function createGateway(config: MidtransConfig): PaymentGateway {
  const { offered = [] } = config;
  const origin = new URL(config.appUrl).origin;
  const call = (url: string, body?: unknown) => callJson({ ...config, key: config.serverKey, url, body });
  const fault = ({ code, message }: GatewayError): GatewayFault => ({
    ok: false,
    reason: code >= 500 || code === 429 || code === 408 ? "unreachable" : "refused",
    detail: withoutKey(`${code} ${message}`, config.serverKey),
  });
  const transactionUrl = (id: string, verb: string) =>
    new URL(`/v2/${encodeURIComponent(id)}/${verb}`, config.apiUrl).href;

  async function report(gatewayOrderId: string, verb: string, body?: unknown): Promise<ReportResult> {
    const answer = await call(transactionUrl(gatewayOrderId, verb), body);
    if (!answer.ok) return answer;
    const problem = gatewayErrorIn(answer);
    if (problem?.code === 404) return { ok: true, report: null };
    if (problem) return fault(problem);
    const parsed = reportSchema.safeParse(answer.body);
    if (!parsed.success) return garbled(`an unknown ${verb} answer`);
    if (parsed.data.order_id !== gatewayOrderId) return garbled("an answer about another transaction");
    const foreign = foreignAnswer(parsed.data, config.merchantId);
    return foreign ? notOurs(foreign) : { ok: true, report: reportFrom(parsed.data) };
  }

  return {
    name: config.name,
    label: config.label,
    methodsText: config.methodsText,
    methods: config.methods,
    offered: offered.map((name) => SNAP_METHODS[name]),
    origin,
    window: { scriptUrl: new URL("/snap/snap.js", origin).href, clientKey: config.clientKey },

    async createTransaction(input) {
      const total = input.items.reduce((sum, item) => sum + item.price * item.quantity, 0);
      if (total !== input.amount) return refused(`the items sum to ${total}, not to ${input.amount}`);
      const answer = await call(new URL("/snap/v1/transactions", origin).href, snapRequest(input, offered));
      if (!answer.ok) return answer;
      const problem = gatewayErrorIn(answer);
      if (problem && TAKEN.test(problem.message)) return { ok: false, reason: "taken" };
      if (problem) return fault(problem);
      return created(answer, origin);
    },

    status: (gatewayOrderId) => report(gatewayOrderId, "status"),
    cancel: (gatewayOrderId) => report(gatewayOrderId, "cancel", {}),
    expire: (gatewayOrderId) => report(gatewayOrderId, "expire", {}),

    async refund({ gatewayOrderId, refundKey, amount, reason }) {
      const body = { refund_key: refundKey, amount, reason: cut(reason, 255) };
      const answer = await call(transactionUrl(gatewayOrderId, "refund"), body);
      if (!answer.ok) return answer;
      const problem = gatewayErrorIn(answer);
      if (problem) return fault(problem);
      const given = refundedSchema.safeParse(answer.body);
      if (!given.success) return garbled("an unknown refund answer");
      const { refund_key: key, refund_amount, ...about } = given.data;
      if (about.order_id !== gatewayOrderId || key !== refundKey || rupiahIn(refund_amount) !== amount)
        return garbled("an answer about another refund");
      const foreign = foreignAnswer(about, config.merchantId);
      if (foreign) return notOurs(foreign);
      return { ok: true, report: { ...reportFrom(about), refunds: [{ key, amount }] } };
    },

    isFinalRefusal,
    readNotification: (raw) => readGatewayNotification(raw, config),
    keptBody,
    returnHint,
  };
}

function created(answer: JsonResponse, origin: string) {
  const parsed = createdSchema.safeParse(answer.body);
  if (!parsed.success) return garbled("an unknown create answer");
  const { token, redirect_url: redirectUrl } = parsed.data;
  // The buyer is redirected there, so it must be a page of the gateway.
  if (new URL(redirectUrl).origin !== origin) return garbled("a hosted page on another origin");
  return { ok: true as const, token, redirectUrl };
}

function snapRequest(input: NewTransaction, offered: readonly SnapMethod[]) {
  return {
    ...(offered.length > 0 ? { enabled_payments: offered } : {}),
    transaction_details: { order_id: input.gatewayOrderId, gross_amount: input.amount },
    item_details: input.items.map((item) => ({
      id: cut(item.id, MAX_ITEM_TEXT),
      name: cut(item.name, MAX_ITEM_TEXT),
      price: item.price,
      quantity: item.quantity,
    })),
    customer_details: { first_name: cut(input.customer.name, 255), email: input.customer.email },
    callbacks: { finish: input.finishUrl },
    expiry: expiryFields(input),
  };
}

/** Returns fields that end the payment in the minute that our pages show. Midtrans counts whole minutes. */
function expiryFields({ createdAt, expiresAt }: Pick<NewTransaction, "createdAt" | "expiresAt">) {
  const end = Math.floor(expiresAt / MINUTE) * MINUTE;
  const duration = Math.max(1, Math.ceil((end - createdAt) / MINUTE));
  // In the last minute the gateway gets one minute. A late payment is refunded.
  const start = end > createdAt ? end - duration * MINUTE : createdAt;
  return { start_time: westernIndonesiaTime(start), unit: "minute", duration };
}

/** Formats "2026-08-17 10:05:00 +0700". That zone has no summer time. */
function westernIndonesiaTime(at: number): string {
  const local = new Date(at + 7 * 3_600_000).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 19)} +0700`;
}

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let kept = "";
  for (const character of text) {
    if (kept.length + character.length > limit - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

function refused(detail: string): GatewayFault {
  return { ok: false, reason: "refused", detail };
}

function garbled(detail: string): GatewayFault {
  return { ok: false, reason: "garbled", detail };
}

function notOurs(reason: ForeignReason): GatewayFault {
  return { ok: false, reason, detail: "an answer about money that is not ours" };
}

const variables = z.object({
  MIDTRANS_APP_URL: z.url(),
  MIDTRANS_API_URL: z.url(),
  // An empty key would be known to everybody.
  MIDTRANS_SERVER_KEY: z
    .string()
    .refine((value) => secretsIn(value).every(({ length }) => length >= 10), "each of its values needs 10 characters"),
  MIDTRANS_CLIENT_KEY: z.string().min(10),
  MIDTRANS_MERCHANT_ID: z.string().min(5),
  MIDTRANS_METHODS: z
    .string()
    .default("")
    .refine((value) => namesIn(value).every(isSnapMethod), `names of ${Object.keys(SNAP_METHODS).join(", ")}`),
});

const namesIn = (list: string) => [
  ...new Set(
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ),
];
const isSnapMethod = (name: string): name is SnapMethod => Object.hasOwn(SNAP_METHODS, name);

export const MIDTRANS: GatewayDefinition = {
  label: "Midtrans",
  methodsText: "QRIS, dompet digital, kartu, virtual account, atau gerai",
  methods: METHODS,
  variables,
  secrets: ["MIDTRANS_SERVER_KEY", "MIDTRANS_CLIENT_KEY", "MIDTRANS_MERCHANT_ID"],
  addresses: ["MIDTRANS_APP_URL", "MIDTRANS_API_URL"],
  sandboxKey: /^SB-/,
  isSandbox: ({ hostname }) => hostname.split(".").includes("sandbox"),
  create(named, settings) {
    const values = variables.parse(settings);
    const [serverKey, ...olderKeys] = secretsIn(values.MIDTRANS_SERVER_KEY);
    return createGateway({
      ...named,
      appUrl: values.MIDTRANS_APP_URL,
      apiUrl: values.MIDTRANS_API_URL,
      serverKey,
      olderKeys,
      clientKey: values.MIDTRANS_CLIENT_KEY,
      merchantId: values.MIDTRANS_MERCHANT_ID,
      offered: namesIn(values.MIDTRANS_METHODS).filter(isSnapMethod),
    });
  },
};
