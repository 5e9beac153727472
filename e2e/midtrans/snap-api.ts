import { randomUUID } from "node:crypto";
import type { Reply, StandIn } from "./stand-in.ts";
import type { Item } from "./transactions.ts";

type Json = Record<string, unknown>;

const defaultLifetimeMs = 24 * 3_600_000;
const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

export const unauthorized: Reply = {
  status: 401,
  body: {
    error_messages: [
      "Access denied due to unauthorized transaction, please check client or server key",
      "Visit https://snap-docs.midtrans.com/#request-headers for more details",
    ],
  },
};

/** Handles POST /snap/v1/transactions. Returns a token with its page's URL, or all validation errors. */
export function createTransaction(standIn: StandIn, origin: string, body: unknown): Reply {
  const complaints: string[] = [];
  const request = object(body);
  const details = object(request.transaction_details);
  const orderId = checkOrderId(standIn, details.order_id, complaints);
  const grossAmount = checkAmount(details.gross_amount, complaints);
  const items = checkItems(request.item_details, grossAmount, complaints);
  const finishUrl = checkFinish(object(request.callbacks).finish, complaints);
  const expiresAt = checkExpiry(request.expiry, standIn.now(), complaints);
  if (complaints.length > 0) return { status: 400, body: { error_messages: complaints } };

  const token = randomUUID();
  const customer = object(request.customer_details);
  standIn.store.add({
    token,
    orderId,
    grossAmount,
    items,
    customerName: [customer.first_name, customer.last_name].filter((part) => part).join(" "),
    finishUrl,
    createdAt: standIn.now(),
    expiresAt,
    payment: null,
    deliveries: [],
  });
  return { status: 201, body: { token, redirect_url: `${origin}/snap/v2/vtweb/${token}` } };
}

function checkOrderId(standIn: StandIn, orderId: unknown, complaints: string[]): string {
  if (typeof orderId !== "string" || orderId === "") {
    complaints.push("transaction_details.order_id is required");
  } else if (orderId.length > 50) {
    complaints.push("transaction_details.order_id too long");
  } else if (!/^[A-Za-z0-9\-_~.]+$/.test(orderId)) {
    complaints.push("transaction_details.order_id only alphanumeric, -, _, ~, and . are allowed");
  } else if (standIn.store.find(orderId)) {
    complaints.push("transaction_details.order_id sudah digunakan");
  } else {
    return orderId;
  }
  return "";
}

function checkAmount(amount: unknown, complaints: string[]): number {
  if (typeof amount !== "number") complaints.push("transaction_details.gross_amount is required");
  else if (!Number.isSafeInteger(amount)) complaints.push("transaction_details.gross_amount is not a number");
  else if (amount < 1) complaints.push("transaction_details.gross_amount must be greater than or equal to 0.01");
  else return amount;
  return 0;
}

function checkItems(details: unknown, grossAmount: number, complaints: string[]): Item[] {
  if (details === undefined) return [];
  const items: Item[] = [];
  for (const [index, detail] of (Array.isArray(details) ? details : [null]).entries()) {
    const { id, name, price, quantity } = object(detail);
    if (typeof name !== "string" || name === "") complaints.push(`item_details[${index}].name is required`);
    else if (name.length > 50) complaints.push(`item_details[${index}].name too long`);
    else if (!Number.isSafeInteger(price)) complaints.push(`item_details[${index}].price is not a number`);
    else if (!Number.isSafeInteger(quantity)) complaints.push(`item_details[${index}].quantity is not a number`);
    else items.push({ id: String(id ?? ""), name, price: Number(price), quantity: Number(quantity) });
  }
  const sum = items.reduce((total, item) => total + item.price * item.quantity, 0);
  if (sum !== grossAmount) {
    complaints.push("transaction_details.gross_amount is not equal to the sum of item_details");
  }
  return items;
}

function checkFinish(finish: unknown, complaints: string[]): string | null {
  if (finish === undefined || finish === null) return null;
  if (typeof finish === "string" && /^https?:$/.test(URL.parse(finish)?.protocol ?? "")) return finish;
  complaints.push("callbacks.finish is not a valid url");
  return null;
}

/** Returns the token's expiry in UTC ms, counted from `start_time` ("2026-08-17 10:05:00 +0700") or from now. */
function checkExpiry(given: unknown, now: number, complaints: string[]): number {
  if (given === undefined || given === null) return now + defaultLifetimeMs;
  const { start_time: startTime, unit, duration } = object(given);
  let start = now;
  if (startTime !== undefined) {
    const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d) ([+-]\d\d)(\d\d)$/.exec(String(startTime));
    start = parts ? Date.parse(`${parts[1]}T${parts[2]}${parts[3]}:${parts[4]}`) : Number.NaN;
    if (Number.isNaN(start)) complaints.push("expiry.start_time format is invalid, use yyyy-MM-dd HH:mm:ss Z");
  }
  const length = unitMs[String(unit).replace(/s$/, "")];
  if (length === undefined) complaints.push("expiry.unit must be one of day, hour, minute");
  if (!Number.isSafeInteger(duration) || Number(duration) < 1) {
    complaints.push("expiry.duration must be a positive integer");
  }
  const end = start + (length ?? 0) * Number(duration);
  if (end <= now) complaints.push("expiry time is in the past");
  return end;
}

function object(value: unknown): Json {
  return typeof value === "object" && value !== null ? (value as Json) : {};
}
