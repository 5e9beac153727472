import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { gatewayNotifications } from "~/database/schema/money";
import { order, startPaying } from "../../support/flows/buying";
import { auditLedger, readOrder } from "../../support/flows/money";
import { controlOf } from "../../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
  listing = await world.listing(await world.person("Sari Wulandari"));
  budi = await world.person("Budi Santoso");
});
afterEach(async () => {
  await control.heal();
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

async function ordered() {
  const id = await order(world, budi, listing);
  return { id, ...(await startPaying(world, budi, id)) };
}

function notification(gatewayOrderId: string, changes: Record<string, string> = {}, key = world.serverKey) {
  const body = {
    order_id: gatewayOrderId,
    status_code: "200",
    gross_amount: "350000.00",
    transaction_status: "settlement",
    fraud_status: "accept",
    payment_type: "qris",
    ...changes,
  };
  const signed = body.order_id + body.status_code + body.gross_amount + key;
  return { ...body, signature_key: createHash("sha512").update(signed).digest("hex") };
}

function post(body: unknown, headers: Record<string, string> = {}, path = "/webhooks/midtrans") {
  return world.fetch(path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", Origin: "none", ...headers },
  });
}

describe("a test notification from the gateway's dashboard", () => {
  const id = (more = "") => `payment_notif_test_G-development_${crypto.randomUUID()}${more}`;
  const count = async () => (await world.context().db.select().from(gatewayNotifications)).length;

  it.each<[string, () => unknown]>([
    ["signed with our key", () => notification(id(), { merchant_id: "G-development" })],
    ["signed with another key", () => notification(id(), {}, "SB-Mid-server-somebody-else")],
    ["with no signature", () => ({ ...notification(id()), signature_key: undefined })],
    ["with an empty signature", () => ({ ...notification(id()), signature_key: "" })],
    ["of another merchant", () => notification(id(), { merchant_id: "G1" })],
    ["that is pending", () => notification(id(), { transaction_status: "pending", status_code: "201" })],
    ["that is a refund", () => notification(id(), { transaction_status: "refund" })],
    ["with nothing but its number", () => ({ order_id: id() })],
    ["with fields of other types", () => ({ ...notification(id()), gross_amount: 105000, metadata: [] })],
    ["with a long number", () => notification(id("-2023-11-15-18-45-13-once-more"))],
  ])("%s gets 200 and stores nothing", async (_case, made) => {
    const before = await count();
    const answer = await post(made());
    expect([answer.status, await answer.json()]).toEqual([200, { receipt: "test" }]);
    expect(await count()).toBe(before);
  });

  it("gets 200 from the simulator's button", async () => {
    expect(await control.test()).toBe("200");
  });

  it.each(["JW-payment_notif_test_1", "payment_notif_tes_1", " payment_notif_test_1", "xpayment_notif_test_1"])(
    "is not a payment with a similar name: %s",
    async (orderId) => {
      expect((await post(notification(orderId))).status).toBe(404);
      expect((await post(notification(orderId, {}, "another key"))).status).toBe(403);
    },
  );
});

describe("the address of notifications", () => {
  it.each(["/webhooks/midtrans/", "/webhooks/Midtrans", "/webhooks/MIDTRANS/", "/webhooks/midtrans?x=1"])(
    "works as %s",
    async (path) => {
      const { gatewayOrderId } = await ordered();
      await control.pay(gatewayOrderId, { transaction_status: "settlement", notify: false });
      const { payment } = (await control.transactions()).find(({ orderId }) => orderId === gatewayOrderId) as {
        payment: { transactionId: string } | null;
      };
      const body = notification(gatewayOrderId, { transaction_id: payment?.transactionId ?? "" });
      expect((await post(body, {}, path)).status).toBe(200);
    },
  );

  it("answers 405 to GET with a trailing slash", async () => {
    expect((await world.fetch("/webhooks/midtrans/")).status).toBe(405);
  });

  it.each(["/webhooks/", "/webhooks/other/", "/webhooks/midtrans/x", "/webhooks/midtransx/"])(
    "is not %s",
    async (path) => {
      expect((await post(notification("JW-1"), {}, path)).status).toBe(403);
    },
  );
});

describe("a notification", () => {
  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["fields missing", '{"order_id":"JW-1"}'],
    ["fields of the wrong type", '{"order_id":1,"status_code":{},"gross_amount":[],"signature_key":null}'],
  ])("that is junk (%s) gets 400", async (_case, body) => {
    expect((await post(body)).status).toBe(400);
  });

  it("with another content type gets 415, and GET gets 405", async () => {
    expect((await post("{}", { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await world.fetch("/webhooks/midtrans")).status).toBe(405);
  });

  it("signed with another key gets 403 and stores nothing", async () => {
    const { id, gatewayOrderId } = await ordered();
    const forged = notification(gatewayOrderId, {}, "SB-Mid-server-somebody-else");
    expect((await post(forged)).status).toBe(403);
    const { db } = world.context();
    const kept = await db
      .select()
      .from(gatewayNotifications)
      .where(eq(gatewayNotifications.gatewayOrderId, gatewayOrderId));
    expect(kept).toEqual([]);
    expect((await readOrder(world, id)).order.paymentStatus).toBe("awaiting");
  });

  it.each([
    ["order_id", "JW-00000000-0000-4000-8000-000000000000-1"],
    ["gross_amount", "1.00"],
    ["status_code", "201"],
    ["signature_key", "0".repeat(128)],
  ])("altered in its %s gets 403", async (field, value) => {
    const { gatewayOrderId } = await ordered();
    expect((await post({ ...notification(gatewayOrderId), [field]: value })).status).toBe(403);
  });

  it("about an unknown order gets 404", async () => {
    expect((await post(notification("JW-00000000-0000-4000-8000-000000000000-1"))).status).toBe(404);
  });

  it.each([
    ["nothing", null],
    ["pending", "pending"],
    ["denied", "deny"],
  ])("that claims a payment of which the gateway knows %s gets 409 and moves no money", async (_case, truth) => {
    const { id, gatewayOrderId } = await ordered();
    if (truth) await control.pay(gatewayOrderId, { transaction_status: truth, notify: false });
    expect((await post(notification(gatewayOrderId))).status).toBe(409);
    const { order: row, postings } = await readOrder(world, id);
    expect(row).toMatchObject({ phase: "awaiting_payment", paymentStatus: "awaiting" });
    expect(postings).toEqual([]);
  });

  it("whose payment has another amount at the gateway moves no money", async () => {
    const { id, gatewayOrderId } = await ordered();
    const { db } = world.context();
    const { payments } = await import("~/database/schema/money");
    await db.update(payments).set({ amount: 1_000 }).where(eq(payments.orderId, id));
    await control.pay(gatewayOrderId, { transaction_status: "settlement", notify: false });
    expect(await control.replay(gatewayOrderId)).toEqual(["422"]);
    expect((await readOrder(world, id)).postings).toEqual([]);
  });

  it.each(["500", "hang", "refuse", "garbage"])(
    "gets 503 while the gateway cannot be asked (%s), and works when it is repeated",
    async (kind) => {
      const { id, gatewayOrderId } = await ordered();
      await control.pay(gatewayOrderId, { transaction_status: "settlement", notify: false });
      await control.fail(kind, { on: "status" });
      expect(await control.replay(gatewayOrderId)).toEqual(["503"]);
      expect((await readOrder(world, id)).postings).toEqual([]);
      await control.heal();
      expect(await control.replay(gatewayOrderId)).toEqual(["200"]);
      expect((await readOrder(world, id)).postings).toHaveLength(1);
    },
  );

  it("is stored unchanged, once", async () => {
    const { gatewayOrderId } = await ordered();
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    await control.replay(gatewayOrderId, { times: 3 });
    const { db } = world.context();
    const kept = await db
      .select()
      .from(gatewayNotifications)
      .where(eq(gatewayNotifications.gatewayOrderId, gatewayOrderId));
    expect(kept).toHaveLength(1);
    expect(kept[0]).toMatchObject({ outcome: "paid" });
    expect(kept[0]?.processedAt).not.toBeNull();
    expect(
      createHash("sha256")
        .update(kept[0]?.body ?? "")
        .digest("hex"),
    ).toBe(kept[0]?.id);
  });

  it("costs three trips to the database, and one when repeated", async () => {
    const { gatewayOrderId } = await ordered();
    await control.pay(gatewayOrderId, { transaction_status: "settlement", notify: false });
    const { transactions } = control;
    const known = (await transactions()).find(({ orderId }) => orderId === gatewayOrderId) as unknown as {
      payment: { transactionId: string };
    };
    const body = notification(gatewayOrderId, { transaction_id: known.payment.transactionId });
    const first = await post(body);
    expect([first.status, first.headers.get("Server-Timing")]).toEqual([200, expect.stringContaining("trips=3")]);
    const again = await post(body);
    expect([again.status, again.headers.get("Server-Timing")]).toEqual([200, expect.stringContaining("trips=1")]);
  });
});
