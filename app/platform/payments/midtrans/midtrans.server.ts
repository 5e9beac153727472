import { MINUTE } from "~/domain/core/dates";
import { rupiahIn } from "~/domain/core/money";
import type { Foreign } from "~/domain/money/payment";
import { callJson, type JsonAnswer, withoutKey } from "../../core/json-call.server";
import type {
  GatewayFault,
  NamedGateway,
  NewTransaction,
  PaymentGateway,
  ReportResult,
} from "../port.server";
import {
  createdSchema,
  foreignAnswer,
  type Problem,
  problemIn,
  refundedSchema,
  reportFrom,
  reportSchema,
} from "./answers.server";
import { keptBody } from "./kept-body.server";
import { readGatewayNotification } from "./notification.server";
import { isFinalRefusal } from "./refund-hours.server";
import { returnHint } from "./return-hint.server";

type MidtransConfig = NamedGateway & {
  appUrl: string;
  apiUrl: string;
  serverKey: string;
  /** Notifications may still be signed with them. */
  olderKeys?: readonly string[];
  clientKey: string;
  merchantId: string;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

const MAX_ITEM_TEXT = 50;
/** "order_id sudah digunakan", "order_id has been paid and utilized", "order_id has already been taken". */
const TAKEN = /\border_id (?:sudah|has already|has been)\b/;

export function createGateway(config: MidtransConfig): PaymentGateway {
  const origin = new URL(config.appUrl).origin;
  const call = (url: string, body?: unknown) => callJson({ ...config, key: config.serverKey, url, body });
  const fault = ({ code, message }: Problem): GatewayFault => ({
    ok: false,
    reason: code >= 500 || code === 429 || code === 408 ? "unreachable" : "refused",
    detail: withoutKey(`${code} ${message}`, config.serverKey),
  });
  const transactionUrl = (id: string, verb: string) =>
    new URL(`/v2/${encodeURIComponent(id)}/${verb}`, config.apiUrl).href;

  async function report(gatewayOrderId: string, verb: string, body?: unknown): Promise<ReportResult> {
    const answer = await call(transactionUrl(gatewayOrderId, verb), body);
    if (!answer.ok) return answer;
    const problem = problemIn(answer);
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
    origin,
    window: { scriptUrl: new URL("/snap/snap.js", origin).href, clientKey: config.clientKey },

    async createTransaction(input) {
      const total = input.items.reduce((sum, item) => sum + item.price * item.quantity, 0);
      if (total !== input.amount) return refused(`the items sum to ${total}, not to ${input.amount}`);
      const answer = await call(new URL("/snap/v1/transactions", origin).href, snapRequest(input));
      if (!answer.ok) return answer;
      const problem = problemIn(answer);
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
      const problem = problemIn(answer);
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

function created(answer: JsonAnswer, origin: string) {
  const parsed = createdSchema.safeParse(answer.body);
  if (!parsed.success) return garbled("an unknown create answer");
  const { token, redirect_url: redirectUrl } = parsed.data;
  // The buyer is sent there without looking: it must be the gateway's own page.
  if (new URL(redirectUrl).origin !== origin) return garbled("a hosted page on another origin");
  return { ok: true as const, token, redirectUrl };
}

function snapRequest(input: NewTransaction) {
  return {
    transaction_details: { order_id: input.gatewayOrderId, gross_amount: input.amount },
    item_details: input.items.map((item) => ({
      id: cut(item.id, MAX_ITEM_TEXT),
      name: cut(item.name, MAX_ITEM_TEXT),
      price: item.price,
      quantity: item.quantity,
    })),
    customer_details: { first_name: cut(input.customer.name, 255), email: input.customer.email },
    callbacks: { finish: input.finishUrl },
    expiry: expiryOf(input),
  };
}

/** Ends with the minute that our pages name. Midtrans counts whole minutes: the start takes the odd seconds. */
function expiryOf({ createdAt, expiresAt }: Pick<NewTransaction, "createdAt" | "expiresAt">) {
  const end = Math.floor(expiresAt / MINUTE) * MINUTE;
  const duration = Math.max(1, Math.ceil((end - createdAt) / MINUTE));
  // In the very last minute none is left to count: the gateway gets one, and what comes late is refunded.
  const start = end > createdAt ? end - duration * MINUTE : createdAt;
  return { start_time: westernIndonesiaTime(start), unit: "minute", duration };
}

/** "2026-08-17 10:05:00 +0700" of UTC ms; that zone has no summer time. */
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

function notOurs(reason: Foreign): GatewayFault {
  return { ok: false, reason, detail: "an answer about money that is not ours" };
}
