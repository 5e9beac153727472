import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import midtrans from "midtrans-client";
import addresses from "midtrans-client/lib/apiConfig.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { type RunningStandIn, startStandIn } from "../../e2e/midtrans/server.ts";
import { names, parts } from "../support/pages/page-parts";
import { listenForNotifications } from "./webhook-listener";

const keys = {
  serverKey: "SB-Mid-server-test",
  clientKey: "SB-Mid-client-test",
  merchantId: "G123456789",
};
const official = { ...addresses };
let gateway: RunningStandIn;
let shop: Awaited<ReturnType<typeof listenForNotifications>>;
let now = Date.UTC(2026, 7, 17, 3, 5);
let orders = 0;

beforeAll(async () => {
  shop = await listenForNotifications();
  gateway = await startStandIn({
    ...keys,
    port: 0,
    notificationUrl: shop.url,
    quiet: true,
    now: () => now,
  });
  // The client's code is unchanged, and its two addresses point here.
  addresses.CORE_SANDBOX_BASE_URL = gateway.url;
  addresses.SNAP_SANDBOX_BASE_URL = `${gateway.url}/snap/v1`;
});

afterAll(async () => {
  Object.assign(addresses, official);
  await gateway.close();
  await shop.close();
});

beforeEach(() => {
  shop.heard.length = 0;
});

function client(serverKey = keys.serverKey) {
  return new midtrans.Snap({ isProduction: false, clientKey: keys.clientKey, serverKey });
}

function purchase(changes: object = {}) {
  orders += 1;
  const order_id = `JW-pesanan-${orders}`;
  return {
    transaction_details: { order_id, gross_amount: 150000 },
    item_details: [{ id: "pkg_1", name: "Paket Standar", price: 150000, quantity: 1 }],
    customer_details: { first_name: "Budi", email: "budi@example.id" },
    callbacks: { finish: "http://localhost:8787/payment/1?dari=midtrans" },
    ...changes,
  };
}

async function choose(redirectUrl: string, transaction_status: string, payment_type = "qris") {
  return fetch(redirectUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ transaction_status, payment_type }),
  });
}

async function bought(transaction_status: string, payment_type?: string) {
  const parameter = purchase();
  const created = await client().createTransaction(parameter);
  await choose(created.redirect_url, transaction_status, payment_type);
  return { id: parameter.transaction_details.order_id, ...created };
}

async function control(path: string, body: object) {
  const response = await fetch(`${gateway.url}/_control/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  return response.json() as Promise<Record<string, unknown>>;
}

describe("the official client creates", () => {
  it("a transaction and gets a token and a page in Indonesian", async () => {
    const { token, redirect_url } = await client().createTransaction(purchase());
    expect(redirect_url).toBe(`${gateway.url}/snap/v2/vtweb/${token}`);
    const page = await (await fetch(redirect_url)).text();
    expect(page).toContain('<html lang="id">');
    expect(page).toContain("Rp 150.000");
    const outcomes = parts(page, "button").map(({ value }) => value);
    expect(outcomes).toEqual(["settlement", "pending", "deny", "expire", "cancel"]);
  });

  it("nothing with a wrong key", async () => {
    await expect(client("SB-Mid-server-wrong").createTransaction(purchase())).rejects.toMatchObject({
      httpStatusCode: 401,
      ApiResponse: { error_messages: [expect.stringContaining("Access denied"), expect.anything()] },
    });
    await expect(client("SB-Mid-server-wrong").transaction.status("x")).rejects.toMatchObject({
      httpStatusCode: 401,
    });
  });

  test.each([
    ["an amount with a fraction", { transaction_details: { order_id: "JW-a-1", gross_amount: 150000.5 } }],
    ["an amount as text", { transaction_details: { order_id: "JW-a-1", gross_amount: "150000" } }],
    ["items of another sum", { item_details: [{ name: "Paket", price: 1, quantity: 1 }] }],
    ["an order id with a space", { transaction_details: { order_id: "JW a", gross_amount: 150000 } }],
    ["a long order id", { transaction_details: { order_id: "x".repeat(51), gross_amount: 150000 } }],
    ["a long name", { item_details: [{ name: "x".repeat(51), price: 150000, quantity: 1 }] }],
    ["a past expiry", { expiry: { start_time: "2026-08-16 10:05:00 +0700", unit: "hour", duration: 1 } }],
    ["a start time without a zone", { expiry: { start_time: "2026-08-17 10:05", unit: "hour", duration: 1 } }],
  ])("nothing with %s", async (_, changes) => {
    await expect(client().createTransaction(purchase(changes))).rejects.toMatchObject({
      httpStatusCode: 400,
    });
  });

  it("no second transaction for an order id", async () => {
    const parameter = purchase();
    await client().createTransaction(parameter);
    await expect(client().createTransaction(parameter)).rejects.toMatchObject({
      httpStatusCode: 400,
      ApiResponse: { error_messages: ["transaction_details.order_id sudah digunakan"] },
    });
  });
});

describe("the official client reads the status", () => {
  it("and gets 404 before a method is chosen", async () => {
    const parameter = purchase();
    await client().createTransaction(parameter);
    const status = client().transaction.status(parameter.transaction_details.order_id);
    await expect(status).rejects.toMatchObject({
      httpStatusCode: 404,
      ApiResponse: { status_code: "404", status_message: "Transaction doesn't exist." },
    });
  });

  it("of a settled payment, by order or by transaction", async () => {
    const { id } = await bought("settlement");
    const status = await client().transaction.status(id);
    expect(status).toMatchObject({
      status_code: "200",
      transaction_status: "settlement",
      fraud_status: "accept",
      gross_amount: "150000.00",
      currency: "IDR",
      payment_type: "qris",
      transaction_time: "2026-08-17 10:05:00",
      settlement_time: "2026-08-17 10:05:00",
    });
    expect(await client().transaction.notification(status)).toEqual(status);
  });

  test.each([
    ["pending", "201"],
    ["deny", "202"],
    ["cancel", "200"],
    ["expire", "407"],
  ])("of a %s payment, with code %s", async (status, code) => {
    const { id } = await bought(status);
    const report = await client().transaction.status(id);
    expect(report).toMatchObject({ transaction_status: status, status_code: code });
  });

  it("and finds a pending payment expired after its time", async () => {
    const { id, redirect_url } = await bought("pending");
    now += 25 * 3_600_000;
    expect(await client().transaction.status(id)).toMatchObject({ transaction_status: "expire" });
    expect((await fetch(redirect_url)).status).toBe(410);
    expect((await choose(redirect_url, "settlement")).status).toBe(409);
  });
});

describe("the official client changes", () => {
  it("a pending payment to cancelled, once", async () => {
    const { id } = await bought("pending");
    expect(await client().transaction.cancel(id)).toMatchObject({
      status_code: "200",
      transaction_status: "cancel",
    });
    await expect(client().transaction.cancel(id)).rejects.toMatchObject({ httpStatusCode: 412 });
  });

  it("a pending payment to expired", async () => {
    const { id } = await bought("pending");
    expect(await client().transaction.expire(id)).toMatchObject({
      status_code: "407",
      transaction_status: "expire",
    });
  });

  it("nothing about a settled one", async () => {
    const { id } = await bought("settlement");
    await expect(client().transaction.cancel(id)).rejects.toMatchObject({ httpStatusCode: 412 });
    await expect(client().transaction.expire(id)).rejects.toMatchObject({ httpStatusCode: 412 });
  });

  test.each([
    ["approve", "capture", "accept"],
    ["deny", "deny", "deny"],
  ] as const)("a challenged card by %s", async (verb, status, fraud) => {
    const { id } = await bought("pending", "credit_card");
    await control(`transactions/${id}/status`, { transaction_status: "capture", fraud_status: "challenge" });
    expect(await client().transaction.status(id)).toMatchObject({ status_code: "201" });
    expect(await client().transaction[verb](id)).toMatchObject({
      transaction_status: status,
      fraud_status: fraud,
    });
  });
});

describe("the official client refunds", () => {
  it("in parts, each refund key once, and never more than was paid", async () => {
    const { id } = await bought("settlement");
    const { transaction } = client();
    const part = { refund_key: "JW-r-1", amount: 50000, reason: "Dibatalkan" };
    expect(await transaction.refund(id, part)).toMatchObject({
      transaction_status: "partial_refund",
      refund_amount: "50000.00",
    });
    await transaction.refund(id, part);
    const over = { refund_key: "JW-r-2", amount: 100001, reason: "Terlalu banyak" };
    await expect(transaction.refund(id, over)).rejects.toMatchObject({ httpStatusCode: 412 });
    const other = { refund_key: "JW-r-1", amount: 60000, reason: "Lain" };
    await expect(transaction.refund(id, other)).rejects.toMatchObject({ httpStatusCode: 406 });
    await transaction.refundDirect(id, { refund_key: "JW-r-2", amount: 100000, reason: "Sisanya" });
    const status = await transaction.status(id);
    expect(status).toMatchObject({ transaction_status: "refund", refund_amount: "150000.00" });
    expect(status.refunds).toHaveLength(2);
  });

  test.each(["bank_transfer", "cstore"])("nothing by API for a payment by %s", async (method) => {
    const { id } = await bought("settlement", method);
    const request = { refund_key: "JW-r-9", amount: 150000, reason: "Dibatalkan" };
    await expect(client().transaction.refund(id, request)).rejects.toMatchObject({ httpStatusCode: 412 });
  });

  it.each([
    ["qris", 7],
    ["gopay", 45],
  ])("%s within %i days of the payment, and not later", async (method, days) => {
    const { id } = await bought("settlement", method);
    const part = { refund_key: `JW-${method}-1`, amount: 50000, reason: "Dibatalkan" };
    now += days * 86_400_000;
    await client().transaction.refund(id, part);
    now += 1000;
    const late = { ...part, refund_key: `JW-${method}-2` };
    await expect(client().transaction.refund(id, late)).rejects.toMatchObject({ httpStatusCode: 414 });
    expect(await client().transaction.refund(id, part)).toMatchObject({ refund_amount: "50000.00" });
  });

  it("nothing without a payment", async () => {
    const { id } = await bought("pending");
    const request = { refund_key: "JW-r-9", amount: 150000, reason: "Dibatalkan" };
    await expect(client().transaction.refund(id, request)).rejects.toMatchObject({ httpStatusCode: 412 });
  });
});

describe("the hosted page", () => {
  it("notifies the shop with a signature, and redirects the buyer", async () => {
    const parameter = purchase();
    const { redirect_url } = await client().createTransaction(parameter);
    const { order_id } = parameter.transaction_details;
    const response = await choose(redirect_url, "settlement", "gopay");
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(
      `http://localhost:8787/payment/1?dari=midtrans&order_id=${order_id}&status_code=200&transaction_status=settlement`,
    );
    expect(shop.heard).toHaveLength(1);
    expect(shop.heard[0]).toMatchObject({
      order_id,
      transaction_status: "settlement",
      payment_type: "gopay",
    });
    const signed = createHash("sha512").update(`${order_id}200150000.00${keys.serverKey}`).digest("hex");
    expect(shop.heard[0]?.signature_key).toBe(signed);
  });

  it("adds a fee for the buyer, and signs the larger sum", async () => {
    const parameter = purchase();
    const { redirect_url } = await client().createTransaction(parameter);
    const { order_id } = parameter.transaction_details;
    const body = new URLSearchParams({
      transaction_status: "settlement",
      payment_type: "gopay",
      fee: "4440",
    });
    await fetch(redirect_url, { method: "POST", redirect: "manual", body });
    const signed = createHash("sha512").update(`${order_id}200154440.00${keys.serverKey}`).digest("hex");
    const info = { original_amount: "150000.00", gross_amount: 154440, customer_imposed_payment_fee: "4440" };
    const stated = { gross_amount: "154440.00", metadata: { extra_info: { gross_amount_info: info } } };
    expect(shop.heard[0]).toMatchObject({ ...stated, signature_key: signed });
    expect(await client().transaction.status(order_id)).toMatchObject(stated);
    const request = { refund_key: `${order_id}-k`, amount: 150000, reason: "Batal" };
    expect(await client().transaction.refund(order_id, request)).toMatchObject({
      transaction_status: "partial_refund",
      refund_amount: "150000.00",
    });
  });

  it.each(["x", "-1", "1.5", "99999999"])("refuses %s as a fee", async (fee) => {
    const parameter = purchase();
    const { redirect_url } = await client().createTransaction(parameter);
    const body = new URLSearchParams({ transaction_status: "settlement", fee });
    expect((await fetch(redirect_url, { method: "POST", redirect: "manual", body })).status).toBe(400);
    const { order_id } = parameter.transaction_details;
    await expect(client().transaction.status(order_id)).rejects.toMatchObject({ httpStatusCode: 404 });
  });

  it("can be opened again after pending and denied, and closes after the payment", async () => {
    const { redirect_url } = await bought("pending", "bank_transfer");
    expect(await (await fetch(redirect_url)).text()).toContain("Menunggu pembayaran Anda");
    await choose(redirect_url, "deny");
    expect(await (await fetch(redirect_url)).text()).toContain("Pembayaran ditolak");
    await choose(redirect_url, "settlement");
    const closed = await (await fetch(redirect_url)).text();
    expect(closed).toContain("Pembayaran berhasil");
    expect(names(closed, "button")).toEqual([]);
    expect((await choose(redirect_url, "cancel")).status).toBe(409);
    expect(shop.heard.map((one) => one.transaction_status)).toEqual(["pending", "deny", "settlement"]);
  });

  it("refuses an unknown button and an unknown token", async () => {
    const { redirect_url } = await client().createTransaction(purchase());
    expect((await choose(redirect_url, "lunas")).status).toBe(400);
    expect((await fetch(`${gateway.url}/snap/v2/vtweb/tidak-ada`)).status).toBe(404);
  });

  it("shows the shop's text as text", async () => {
    const name = `<b onclick="x">Paket</b>`;
    const changes = { item_details: [{ id: "1", name, price: 150000, quantity: 1 }] };
    const { redirect_url } = await client().createTransaction(purchase(changes));
    expect(await (await fetch(redirect_url)).text()).not.toContain("<b onclick");
  });

  it("passes the result to the surrounding page in the overlay's frame", async () => {
    const { redirect_url } = await client().createTransaction(purchase());
    const embedded = `${redirect_url}?embed=1&client_key=${keys.clientKey}`;
    expect((await fetch(`${redirect_url}?embed=1&client_key=salah`)).status).toBe(401);
    const result = await choose(embedded, "settlement");
    expect(result.status).toBe(200);
    expect(await result.text()).toContain('parent.postMessage({"midtransSnap":"result"');
    expect(await (await fetch(`${gateway.url}/snap/snap.js`)).text()).toContain("window.snap");
  });

  it("is listed on the landing page, newest first", async () => {
    const { id } = await bought("settlement");
    const landing = await (await fetch(gateway.url)).text();
    expect(landing.indexOf("JW-pesanan-")).toBe(landing.indexOf(id));
    expect(landing).toContain("settlement: 200");
  });
});

it("a test notification from the landing page is signed like the dashboard's", async () => {
  const page = await (await fetch(`${gateway.url}/test-notification`, { method: "POST" })).text();
  expect(page).toContain("Aplikasi menjawab notifikasi uji dengan 200.");
  const [heard] = shop.heard;
  expect(heard?.order_id).toMatch(/^payment_notif_test_G123456789_/);
  const signed = `${heard?.order_id}200105000.00${keys.serverKey}`;
  expect(heard?.signature_key).toBe(createHash("sha512").update(signed).digest("hex"));
});

describe("the control endpoints", () => {
  it("move money without a notification, and send it later", async () => {
    const { id } = await bought("pending");
    shop.heard.length = 0;
    await control(`transactions/${id}/status`, { transaction_status: "settlement", notify: false });
    expect(shop.heard).toEqual([]);
    expect(await client().transaction.status(id)).toMatchObject({ transaction_status: "settlement" });
    const replayed = await control(`transactions/${id}/notification`, { times: 3 });
    expect(replayed).toEqual({ deliveries: ["200", "200", "200"] });
    expect(shop.heard).toHaveLength(3);
  });

  it("charge back, and change a field after signing", async () => {
    const { id } = await bought("settlement");
    const moved = await control(`transactions/${id}/status`, { transaction_status: "chargeback" });
    expect(moved.delivery).toBe("200");
    await control(`transactions/${id}/notification`, { replaced: { gross_amount: "1.00" } });
    expect(shop.heard.at(-1)).toMatchObject({ transaction_status: "chargeback", gross_amount: "1.00" });
  });
});

it("a failed notification is repeated", async () => {
  shop.answers.push(503);
  const { id } = await bought("settlement");
  await expect.poll(() => shop.heard.length).toBe(2);
  expect(shop.heard[1]).toEqual(shop.heard[0]);
  expect(shop.heard[0]?.order_id).toBe(id);
});

it("transactions survive a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "midtrans-"));
  const options = {
    ...keys,
    port: 0,
    notificationUrl: shop.url,
    quiet: true,
    stateFile: join(folder, "new", "state.json"),
  };
  const first = await startStandIn(options);
  await fetch(`${first.url}/snap/v1/transactions`, {
    method: "POST",
    headers: { Authorization: `Basic ${btoa(`${keys.serverKey}:`)}` },
    body: JSON.stringify(purchase()),
  });
  await first.close();
  const second = await startStandIn(options);
  const kept = await (await fetch(`${second.url}/_control/transactions`)).json();
  expect(kept).toMatchObject([{ orderId: `JW-pesanan-${orders}`, grossAmount: 150000 }]);
  await second.close();
  rmSync(folder, { recursive: true });
});
