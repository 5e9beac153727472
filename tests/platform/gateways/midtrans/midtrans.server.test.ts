import { createHash } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it, test, vi } from "vitest";
import {
  createGateway,
  isSignedBy,
  MIDTRANS,
  readGatewayNotification,
  type SignedFields,
} from "~/platform/gateways/midtrans/midtrans.server";
import type { NewTransaction, PaymentGateway } from "~/platform/gateways/ports.server";
import { type RunningStandIn, startStandIn } from "../../../../e2e/midtrans/server.ts";
import { listenForNotifications } from "../../../midtrans/webhook-listener";

const serverKey = "SB-Mid-server-rahasia";
const clientKey = "SB-Mid-client-test";
const merchantId = "G123456789";
const named = { name: "midtrans", label: "Midtrans", methodsText: "", methods: [] };
const createdAt = Date.UTC(2026, 7, 17, 3, 5);
let midtrans: RunningStandIn;
let shop: Awaited<ReturnType<typeof listenForNotifications>>;
const PATIENT = 20_000;
let gateway: PaymentGateway;
/** A gateway with a short time limit, only for calls that never answer. */
let impatient: PaymentGateway;
let orders = 0;

beforeAll(async () => {
  shop = await listenForNotifications();
  const now = () => createdAt;
  midtrans = await startStandIn({
    port: 0,
    serverKey,
    clientKey,
    merchantId,
    notificationUrl: shop.url,
    quiet: true,
    now,
  });
  const asked = { ...named, appUrl: midtrans.url, apiUrl: midtrans.url, serverKey, clientKey, merchantId };
  gateway = createGateway({ ...asked, timeoutMs: PATIENT });
  impatient = createGateway({ ...asked, timeoutMs: 100 });
});

afterAll(async () => {
  await midtrans.close();
  await shop.close();
});

const heal = () => fetch(`${midtrans.url}/_control/faults`, { method: "DELETE" });
afterEach(async () => {
  await heal();
});

function purchase(changes: Partial<NewTransaction> = {}): NewTransaction {
  orders += 1;
  return {
    gatewayOrderId: `JW-pesanan-${orders}`,
    amount: 350000,
    items: [{ id: "pkg_1", name: "Paket Standar", price: 350000, quantity: 1 }],
    customer: { name: "Budi", email: "budi@example.id" },
    finishUrl: "http://localhost:8787/payment/1",
    createdAt,
    expiresAt: createdAt + 24 * 3_600_000,
    ...changes,
  };
}

async function control(path: string, body: object): Promise<void> {
  await fetch(`${midtrans.url}/_control/${path}`, { method: "POST", body: JSON.stringify(body) });
}

async function bought(transaction_status: string, more: object = {}): Promise<string> {
  const input = purchase();
  await gateway.createTransaction(input);
  await control(`transactions/${input.gatewayOrderId}/status`, { transaction_status, ...more });
  return input.gatewayOrderId;
}

function gatewayAnswering(
  respond: () => Response | Promise<Response>,
  timeoutMs = PATIENT,
  offered: Parameters<typeof createGateway>[0]["offered"] = [],
) {
  const asked: { url: string; body: unknown; headers: Headers }[] = [];
  const fetchStub = async (url: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : null;
    asked.push({ url: String(url), body, headers: new Headers(init.headers) });
    return respond();
  };
  const answering = createGateway({
    ...named,
    appUrl: "https://app.example.id/",
    apiUrl: "https://api.example.id",
    serverKey,
    clientKey,
    merchantId,
    timeoutMs,
    offered,
    fetch: fetchStub as unknown as typeof fetch,
  });
  return { gateway: answering, asked };
}

describe("a transaction", () => {
  it("is created, with its page at the gateway", async () => {
    const created = await gateway.createTransaction(purchase());
    if (!created.ok) throw new Error(created.reason);
    expect(created.redirectUrl).toBe(`${gateway.origin}/snap/v2/vtweb/${created.token}`);
    expect((await fetch(created.redirectUrl)).status).toBe(200);
    expect(gateway.window).toEqual({ scriptUrl: `${midtrans.url}/snap/snap.js`, clientKey });
  });

  it("limits the page to the ways to pay that the settings name, and names the same ones", async () => {
    const settings = {
      MIDTRANS_APP_URL: "https://app.example.id/",
      MIDTRANS_API_URL: "https://api.example.id",
      MIDTRANS_SERVER_KEY: serverKey,
      MIDTRANS_CLIENT_KEY: clientKey,
      MIDTRANS_MERCHANT_ID: merchantId,
    };
    const limited = MIDTRANS.create(named, { ...settings, MIDTRANS_METHODS: " gopay, bca_va,gopay" });
    expect(limited.offered).toEqual([
      { kind: "wallet", label: "GoPay" },
      { kind: "bank", label: "BCA" },
    ]);
    expect(MIDTRANS.create(named, settings).offered).toEqual([]);
    const respond = () => Response.json({ token: "t", redirect_url: "https://app.example.id/t" }, { status: 201 });
    const { gateway: open, asked } = gatewayAnswering(respond);
    const { gateway: narrow, asked: narrowly } = gatewayAnswering(respond, PATIENT, ["gopay", "bca_va"]);
    await open.createTransaction(purchase());
    await narrow.createTransaction(purchase());
    expect(asked[0]?.body).not.toHaveProperty("enabled_payments");
    expect(narrowly[0]?.body).toMatchObject({ enabled_payments: ["gopay", "bca_va"] });
  });

  // Jakarta time. With a minute or less left, the deadline stays as it is.
  it.each([
    ["17 10:05:30", "18 10:05:10", "17 10:05:00", 1_440],
    ["17 10:05:10", "18 10:05:50", "17 10:05:00", 1_440],
    ["18 10:04:20", "18 10:05:30", "18 10:04:00", 1],
    ["18 10:05:20", "18 10:05:30", "18 10:05:20", 1],
  ])("begun %s and due %s, ends with the minute that our own pages show", async (begun, due, start, duration) => {
    const { gateway, asked } = gatewayAnswering(() =>
      Response.json({ token: "t", redirect_url: "https://app.example.id/snap/v2/vtweb/t" }, { status: 201 }),
    );
    const at = (day: string) => Date.parse(`2026-08-${day.replace(" ", "T")}+07:00`);
    await gateway.createTransaction(purchase({ createdAt: at(begun), expiresAt: at(due) }));
    expect(asked[0]?.body).toMatchObject({
      expiry: { start_time: `2026-08-${start} +0700`, unit: "minute", duration },
    });
  });

  it("is described with Midtrans's own terms", async () => {
    const { gateway, asked } = gatewayAnswering(() =>
      Response.json({ token: "t", redirect_url: "https://app.example.id/snap/v2/vtweb/t" }, { status: 201 }),
    );
    const name = `Desain ${"🌾".repeat(40)}`;
    const item = { id: "pkg_1", name, price: 175000, quantity: 2 };
    expect((await gateway.createTransaction(purchase({ items: [item] }))).ok).toBe(true);
    expect(asked[0]?.url).toBe("https://app.example.id/snap/v1/transactions");
    expect(asked[0]?.headers.get("authorization")).toBe(`Basic ${btoa(`${serverKey}:`)}`);
    expect(asked[0]?.body).toMatchObject({
      transaction_details: { gross_amount: 350000 },
      customer_details: { first_name: "Budi", email: "budi@example.id" },
      callbacks: { finish: "http://localhost:8787/payment/1" },
      expiry: { start_time: "2026-08-17 10:05:00 +0700", unit: "minute", duration: 1440 },
    });
    const cutName = `Desain ${"🌾".repeat(21)}…`;
    expect(cutName.length).toBeLessThanOrEqual(50);
    expect(asked[0]?.body).toMatchObject({ item_details: [{ name: cutName, price: 175000, quantity: 2 }] });
  });

  it("is not requested if its items do not sum up to its amount", async () => {
    const { gateway, asked } = gatewayAnswering(() => Response.json({}));
    expect(await gateway.createTransaction(purchase({ amount: 1 }))).toMatchObject({ reason: "refused" });
    expect(asked).toEqual([]);
  });

  it("is refused a second time for the same attempt", async () => {
    const input = purchase();
    await gateway.createTransaction(input);
    expect(await gateway.createTransaction(input)).toEqual({ ok: false, reason: "taken" });
  });

  it("never leads to another site's page", async () => {
    const { gateway } = gatewayAnswering(() =>
      Response.json({ token: "t", redirect_url: "https://app.example.id.evil.test/snap/v2/vtweb/t" }),
    );
    expect(await gateway.createTransaction(purchase())).toMatchObject({ reason: "garbled" });
  });
});

describe("the status", () => {
  it("is empty before a method is chosen, and for an unknown attempt", async () => {
    const input = purchase();
    await gateway.createTransaction(input);
    expect(await gateway.status(input.gatewayOrderId)).toEqual({ ok: true, report: null });
    expect(await gateway.status("JW-tidak-ada-1")).toEqual({ ok: true, report: null });
  });

  it("is translated to our own terms", async () => {
    const id = await bought("settlement", { payment_type: "gopay" });
    expect(await gateway.status(id)).toEqual({
      ok: true,
      report: {
        gatewayOrderId: id,
        outcome: "paid",
        method: "gopay",
        amount: 350000,
        transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
  });

  test.each([
    ["capture", { fraud_status: "challenge" }, "review"],
    ["capture", { fraud_status: "accept" }, "paid"],
    ["pending", {}, "pending"],
    ["deny", {}, "failed"],
    ["expire", {}, "expired"],
    ["cancel", {}, "cancelled"],
    ["chargeback", {}, "charged_back"],
    ["settlement", { status_code: "201" }, "pending"],
  ])("%s %j has the expected outcome", async (status, more, outcome) => {
    const answer = await gateway.status(await bought(status, more));
    expect(answer.ok && answer.report?.outcome).toBe(outcome);
  });

  test.each([
    ["another transaction's answer", { order_id: "JW-lain-1" }],
    ["an answer without a status", { transaction_status: undefined }],
    ["a list", []],
  ])("is garbled if it is %s", async (_, changes) => {
    const good = {
      order_id: "JW-a-1",
      status_code: "200",
      transaction_status: "settlement",
      gross_amount: "1.00",
    };
    const { gateway } = gatewayAnswering(() =>
      Response.json(Array.isArray(changes) ? changes : { ...good, ...changes }),
    );
    expect(await gateway.status("JW-a-1")).toMatchObject({ ok: false, reason: "garbled" });
  });

  it("recognises an error with HTTP 200", async () => {
    const { gateway } = gatewayAnswering(() =>
      Response.json({ status_code: "404", status_message: "Transaction doesn't exist." }),
    );
    expect(await gateway.status("JW-a-1")).toEqual({ ok: true, report: null });
  });
});

describe("cancel, expire and refund", () => {
  it("end a pending payment", async () => {
    const cancelled = await gateway.cancel(await bought("pending"));
    expect(cancelled).toMatchObject({ ok: true, report: { outcome: "cancelled" } });
    const expired = await gateway.expire(await bought("pending"));
    expect(expired).toMatchObject({ ok: true, report: { outcome: "expired" } });
  });

  it("find nothing to cancel before a method is chosen", async () => {
    const input = purchase();
    await gateway.createTransaction(input);
    expect(await gateway.cancel(input.gatewayOrderId)).toEqual({ ok: true, report: null });
  });

  it("are refused once the payment is settled", async () => {
    const id = await bought("settlement");
    expect(await gateway.cancel(id)).toMatchObject({ ok: false, reason: "refused" });
    expect(await gateway.expire(id)).toMatchObject({ ok: false, reason: "refused" });
  });

  it("refund once per key", async () => {
    const gatewayOrderId = await bought("settlement");
    const input = { gatewayOrderId, refundKey: "JW-r-1", amount: 100000, reason: "Pesanan dibatalkan" };
    await gateway.refund(input);
    expect(await gateway.refund(input)).toMatchObject({
      ok: true,
      report: { outcome: "refunded", part: true, refunds: [{ key: "JW-r-1", amount: 100000 }] },
    });
    expect(await gateway.status(gatewayOrderId)).toMatchObject({
      report: { refundAmount: 100000, refunds: [{ key: "JW-r-1", amount: 100000 }] },
    });
  });

  it("refuse to refund a virtual account or an unknown payment", async () => {
    const gatewayOrderId = await bought("settlement", { payment_type: "bank_transfer" });
    const input = { refundKey: "JW-r-2", amount: 100000, reason: "Pesanan dibatalkan" };
    expect(await gateway.refund({ gatewayOrderId, ...input })).toMatchObject({ reason: "refused" });
    expect(await gateway.refund({ gatewayOrderId: "JW-x-1", ...input })).toMatchObject({ reason: "refused" });
  });
});

describe("a gateway with problems", () => {
  test.each([
    ["500", "unreachable"],
    ["hang", "unreachable"],
    ["drip", "unreachable"],
    ["refuse", "unreachable"],
    ["garbage", "garbled"],
    ["huge", "garbled"],
  ])("(%s) is %s for every call, within the time limit", async (kind, reason) => {
    const id = await bought("settlement");
    const asked = { gatewayOrderId: id, refundKey: "k", amount: 1_000, reason: "Batal" };
    // A server that hangs or drips never completes its response, so the time limit ends the call.
    const client = kind === "hang" || kind === "drip" ? impatient : gateway;
    for (const call of [
      () => client.createTransaction(purchase()),
      () => client.status(id),
      () => client.cancel(id),
      () => client.expire(id),
      () => client.refund(asked),
    ]) {
      // A dropped connection is retried once automatically.
      await control("faults", { kind, times: 2 });
      expect(await call()).toMatchObject({ ok: false, reason });
      await heal();
    }
    expect(await gateway.status(id)).toMatchObject({ ok: true });
  });

  it("may have done what it did not answer", async () => {
    const input = purchase();
    await control("faults", { kind: "lost", on: "create" });
    expect(await gateway.createTransaction(input)).toMatchObject({ reason: "unreachable" });
    expect(await gateway.createTransaction(input)).toMatchObject({ reason: "taken" });
  });

  it("that does not exist is unreachable", async () => {
    const gone = createGateway({
      ...named,
      appUrl: "http://127.0.0.1:8819",
      apiUrl: "http://127.0.0.1:8819",
      serverKey,
      clientKey,
      merchantId,
    });
    expect(await gone.createTransaction(purchase())).toMatchObject({ reason: "unreachable" });
  });

  test.each([
    [503, "<html>Bad gateway</html>", "unreachable"],
    [429, "{}", "unreachable"],
    [302, "{}", "refused"],
    [403, "{}", "refused"],
    [200, "", "garbled"],
    [200, "null", "garbled"],
  ])("that answers %i %j is %s", async (status, body, reason) => {
    const { gateway } = gatewayAnswering(() => new Response(body, { status }));
    expect(await gateway.status("JW-a-1")).toMatchObject({ ok: false, reason });
    expect(await gateway.createTransaction(purchase())).toMatchObject({ ok: false, reason });
  });

  it("is abandoned even if its fetch ignores the signal", async () => {
    const { gateway } = gatewayAnswering(() => new Promise<Response>(() => undefined), 50);
    expect(await gateway.status("JW-a-1")).toMatchObject({ reason: "unreachable" });
  });

  it("never writes the key into a detail", async () => {
    const echo = { status_code: "401", status_message: `wrong key ${serverKey}` };
    const { gateway } = gatewayAnswering(() => Response.json(echo, { status: 401 }));
    const answer = await gateway.status("JW-a-1");
    expect(answer).toMatchObject({ reason: "refused" });
    expect(JSON.stringify(answer)).not.toContain(serverKey);
  });
});

describe("a notification's signature", () => {
  const fields = { order_id: "JW-a-1", status_code: "200", gross_amount: "350000.00" };
  const signature_key = createHash("sha512").update(`JW-a-1200350000.00${serverKey}`).digest("hex");

  it("is valid for what the gateway signed", async () => {
    expect(await isSignedBy(serverKey, { ...fields, signature_key })).toBe(true);
    await bought("settlement");
    const heard = shop.heard.at(-1) as unknown as SignedFields;
    expect(await isSignedBy(serverKey, heard)).toBe(true);
    const read = await gateway.readNotification(JSON.stringify(heard));
    expect(read).toMatchObject({ ok: true, report: { outcome: "paid" }, foreign: null });
  });

  it("is valid with both keys during replacement, and with no other", async () => {
    const about = { ...fields, transaction_status: "settlement", currency: "IDR", signature_key };
    const read = (...[newest, ...olderKeys]: [string, ...string[]]) =>
      readGatewayNotification(JSON.stringify(about), { serverKey: newest, olderKeys, merchantId: "G-a" });
    expect(await read("Mid-server-its-successor", serverKey)).toMatchObject({ ok: true });
    expect(await read(serverKey, "Mid-server-its-successor")).toMatchObject({ ok: true });
    expect(await read("Mid-server-its-successor")).toEqual({ ok: false, reason: "forged" });
  });

  test.each([
    ["another amount", { gross_amount: "350000.0" }],
    ["another order", { order_id: "JW-a-2" }],
    ["another code", { status_code: "201" }],
    ["an empty signature", { signature_key: "" }],
    ["half a signature", { signature_key: signature_key.slice(0, 64) }],
    ["a longer signature", { signature_key: `${signature_key}0` }],
  ])("is invalid for %s", async (_, changes) => {
    expect(await isSignedBy(serverKey, { ...fields, signature_key, ...changes })).toBe(false);
  });
});

it("the global fetch is called without a receiver, as Workers require", async () => {
  const receivers: unknown[] = [];
  vi.stubGlobal("fetch", function (this: unknown) {
    receivers.push(this);
    return Promise.resolve(Response.json({}));
  });
  await createGateway({
    ...named,
    appUrl: "https://a.test",
    apiUrl: "https://a.test",
    serverKey,
    clientKey,
    merchantId,
  }).status("x");
  vi.unstubAllGlobals();
  expect(receivers).toEqual([undefined]);
});

describe("an answer about another merchant's money", () => {
  const paid = {
    order_id: "JW-1",
    status_code: "200",
    transaction_status: "settlement",
    gross_amount: "350000.00",
  };
  const refund = { gatewayOrderId: "JW-1", refundKey: "k1", amount: 1000, reason: "Batal" };
  const given = { ...paid, transaction_status: "partial_refund", refund_key: "k1", refund_amount: "1000.00" };

  test.each([
    [{ currency: "USD" }, "foreign_currency"],
    [{ currency: "" }, "foreign_currency"],
    [{ merchant_id: "G987654321" }, "foreign_merchant"],
    [{ currency: "IDR", merchant_id: 987654321 }, "foreign_merchant"],
  ])("is refused for every call: %j", async (stated, reason) => {
    const answering = (body: object) => gatewayAnswering(() => Response.json({ ...body, ...stated })).gateway;
    for (const verb of ["status", "cancel", "expire"] as const)
      expect(await answering(paid)[verb]("JW-1")).toMatchObject({ ok: false, reason });
    expect(await answering(given).refund(refund)).toMatchObject({ ok: false, reason });
  });

  test.each([{}, { currency: null, merchant_id: null }, { currency: "IDR", merchant_id: merchantId }])(
    "is not one that omits the merchant, or names us: %j",
    async (stated) => {
      const answering = (body: object) => gatewayAnswering(() => Response.json({ ...body, ...stated })).gateway;
      expect(await answering(paid).status("JW-1")).toMatchObject({ ok: true });
      expect(await answering(given).refund(refund)).toMatchObject({ ok: true });
    },
  );
});
