import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { attemptCounters } from "~/database/schema/users";
import { OPENINGS_AN_HOUR } from "~/payments/payment";
import { withInterleaved } from "../support/database/interleave";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, readOrder } from "../support/flows/money";
import { controlOf } from "../support/gateway-control";
import { pageText } from "../support/pages/page-text";
import { toastOf } from "../support/pages/toast";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
  budi = await world.person("Budi Santoso");
  listing = await world.listing(await world.person("Sari Wulandari"));
});
afterEach(async () => {
  await control.heal();
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

const startPayment = (id: string) => world.fetch(`/payment/${id}`, { as: budi, form: { shownTotal: "350000" } });

describe("an order", () => {
  it.each([
    ["answers 500", "500", 1],
    ["takes no connection", "refuse", 1],
    ["answers garbage", "garbage", 1],
    ["opens the bill and loses every answer", "lost", 2],
  ])("can be paid after forty attempts while the gateway %s", async (_case, kind, number) => {
    stopClock();
    const id = await order(world, budi, listing);
    await control.fail(kind, { on: "create", times: 200 });
    for (let times = 0; times < 40; times++) await startPayment(id);
    expect((await readOrder(world, id)).attempts).toHaveLength(1);
    await control.heal();
    const { gatewayOrderId } = await startPaying(world, budi, id, number);
    await control.pay(gatewayOrderId, { transaction_status: "settlement" });
    const { order: row, postings } = await readOrder(world, id);
    expect(row).toMatchObject({ phase: "working", paymentStatus: "held" });
    expect(postings).toHaveLength(1);
  });

  it("shows no failed payment if no checkout was opened, and shows it if one was denied", async () => {
    const id = await order(world, budi, listing);
    const shown = async () => pageText(await (await world.fetch(`/payment/${id}`, { as: budi })).text());
    await control.fail("500", { on: "create", times: 2 });
    await startPayment(id);
    expect((await readOrder(world, id)).attempts).toMatchObject([{ status: "failed", token: null }]);
    expect(await shown()).toContain("Bayar Sekarang");
    expect(await shown()).not.toContain("Pembayaran Gagal");
    await control.heal();
    const { gatewayOrderId } = await startPaying(world, budi, id, 1);
    await control.pay(gatewayOrderId, { transaction_status: "deny" });
    expect(await shown()).toContain("Pembayaran Gagal");
    await control.fail("500", { on: "create", times: 2 });
    await startPayment(id);
    expect(await shown()).toContain("Pembayaran Gagal");
  });

  it("asks a failing gateway a limited number of times an hour, and can be paid in the next hour", async () => {
    stopClock();
    const id = await order(world, budi, listing);
    await control.fail("500", { on: "create", times: 1 });
    await startPayment(id);
    const { db } = world.context();
    const counted = eq(attemptCounters.key, `payment:${id}`);
    expect(await db.select({ count: attemptCounters.count }).from(attemptCounters).where(counted)).toEqual([
      { count: 1 },
    ]);
    await db.update(attemptCounters).set({ count: OPENINGS_AN_HOUR }).where(counted);
    const answer = await startPayment(id);
    expect(await toastOf(world, answer, budi)).toContain("Tunggu sampai jamnya berganti");
    expect((await control.transactions()).filter(({ orderId }) => orderId.includes(id))).toEqual([]);
    await db.update(attemptCounters).set({ windowStart: 0 }).where(counted);
    await startPaying(world, budi, id);
  });

  it("that is cancelled meanwhile requests no bill from the gateway", async () => {
    const id = await order(world, budi, listing);
    await control.fail("500", { on: "create" });
    await startPayment(id);
    const cancel = () => world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    const answer = await withInterleaved(world, "attempt_counters", cancel, () => startPayment(id));
    expect(answer.headers.get("Location")).toBe(`/payment/${id}`);
    expect(await readOrder(world, id)).toMatchObject({
      order: { status: "cancelled" },
      attempts: [{ token: null }],
    });
  });
});
