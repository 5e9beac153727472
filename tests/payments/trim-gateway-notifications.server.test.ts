import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { gatewayNotifications } from "~/database/schema/money";
import { trimGatewayNotifications } from "~/payments/jobs.server";
import { ARCHIVED_BODY, BODY_IN_ROW, BODY_RETENTION, OPEN_BODY_RETENTION } from "~/payments/payment";
import { DAY } from "~/platform/dates";
import { digest } from "~/platform/secrets.server";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, readOrder } from "../support/flows/money";
import { newOperator, stuckNotification } from "../support/flows/operators";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let budi: TestPerson;
let ayu: TestPerson;
let listing: string;
beforeAll(async () => {
  world = await startWorld();
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world);
  listing = await world.listing(await world.person("Sari Wulandari"));
});
afterAll(() => world.stop());

const PERSONAL = { masked_card: "48111111-1114", customer_details: { full_name: "Budi Santoso" } };
const rowsOf = (gatewayOrderId: string) =>
  world.context().db.select().from(gatewayNotifications).where(eq(gatewayNotifications.gatewayOrderId, gatewayOrderId));
const age = (gatewayOrderId: string, by: number) =>
  world
    .context()
    .db.update(gatewayNotifications)
    .set({ receivedAt: Date.now() - by })
    .where(eq(gatewayNotifications.gatewayOrderId, gatewayOrderId));

it("the scheduler trims old processed notifications, and operators see that", async () => {
  const id = await order(world, budi, listing);
  const { gatewayOrderId } = await startPaying(world, budi, id);
  await controlOf(world).pay(gatewayOrderId, {
    transaction_status: "settlement",
    payment_type: "credit_card",
    stated: PERSONAL,
  });
  const file = async () => pageText(await (await world.fetch(`/operator/orders/${id}`, { as: ayu })).text());
  const [whole] = await rowsOf(gatewayOrderId);
  expect(whole?.body).toContain("48111111-1114");

  await age(gatewayOrderId, BODY_IN_ROW - DAY);
  await world.tick();
  expect((await rowsOf(gatewayOrderId))[0]?.body).toBe(whole?.body);
  await age(gatewayOrderId, BODY_RETENTION - DAY);
  await world.tick();
  expect((await rowsOf(gatewayOrderId))[0]).toMatchObject({ body: ARCHIVED_BODY, archivedHash: whole?.id });
  expect(await file()).toContain("48111111-1114");
  expect(await auditLedger(world)).toEqual([]);

  await age(gatewayOrderId, BODY_RETENTION + DAY);
  await world.tick();
  const [cut] = await rowsOf(gatewayOrderId);
  expect(cut?.trimmedAt).not.toBeNull();
  expect(cut).toMatchObject({ id: whole?.id, outcome: "paid", processedAt: whole?.processedAt });
  const archived = await world.context().archive.get(cut?.id ?? "");
  expect(archived).not.toMatch(/48111111|Budi|signature/);
  expect(cut?.archivedHash).toBe(await digest(archived ?? ""));
  expect(JSON.parse(archived ?? "")).toMatchObject({
    order_id: gatewayOrderId,
    transaction_status: "settlement",
    payment_type: "credit_card",
    gross_amount: "350000.00",
    transaction_id: expect.any(String),
  });
  expect(await file()).toContain("Isi lengkapnya dihapus");
  expect(await file()).toContain('"transaction_status": "settlement"');

  expect(await controlOf(world).replay(gatewayOrderId)).toEqual(["200"]);
  await trimGatewayNotifications(world.context());
  expect(await rowsOf(gatewayOrderId)).toEqual([cut]);
  expect((await readOrder(world, id)).order.paymentStatus).toBe("held");
  expect(await auditLedger(world)).toEqual([]);

  // A changed archive object is not shown as the gateway's words.
  await world.context().archive.put(cut?.id ?? "", JSON.stringify({ transaction_status: "refund" }));
  expect(await file()).toContain("tidak ada di arsip seperti waktu disimpan");
  expect(await file()).not.toContain('"transaction_status": "refund"');
});

it("unprocessed notifications stay whole for a year and cannot be replayed after that", async () => {
  const id = await order(world, budi, listing);
  const body = JSON.stringify({ order_id: `JW-${id}-1`, ...PERSONAL });
  const key = await stuckNotification(world, budi, id, { body });
  const replay = `/operator/orders/${id}/notifications/${key}`;
  await age(`JW-${id}-1`, OPEN_BODY_RETENTION - DAY);
  await world.tick();
  expect((await rowsOf(`JW-${id}-1`))[0]?.body).toBe(body);
  expect((await world.fetch(replay, { as: ayu })).status).toBe(200);
  await age(`JW-${id}-1`, OPEN_BODY_RETENTION + DAY);
  await world.tick();
  expect(await world.context().archive.get(key)).toBe(JSON.stringify({ order_id: `JW-${id}-1` }));
  expect((await rowsOf(`JW-${id}-1`))[0]).toMatchObject({ body: ARCHIVED_BODY });
  expect((await world.fetch(replay, { as: ayu })).status).toBe(404);
});

it("a run continues where the last one ended", async () => {
  const { db } = world.context();
  const { gatewayOrderId } = await startPaying(world, budi, await order(world, budi, listing));
  const rows = Array.from({ length: 60 }, (_, n) => ({
    id: crypto.randomUUID().replaceAll("-", "").repeat(2),
    gatewayOrderId,
    body: JSON.stringify({ ...PERSONAL, delivery: n }),
    receivedAt: n,
    processedAt: n,
  }));
  for (const row of rows) await db.insert(gatewayNotifications).values(row);
  const left = async () => (await rowsOf(gatewayOrderId)).filter(({ body }) => body.includes("4811")).length;
  await trimGatewayNotifications(world.context());
  expect(await left()).toBe(10);
  await trimGatewayNotifications(world.context());
  expect(await left()).toBe(0);
});
