import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { orders } from "~/database/schema/orders";
import { attemptCounters, sessions } from "~/database/schema/users";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { runScheduledWork } from "~/scheduled-work.server";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { paidOrder, step } from "../support/flows/order-steps";
import { withGateway } from "../support/gateway-answers";
import { controlOf } from "../support/gateway-control";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let control: ReturnType<typeof controlOf>;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  control = controlOf(world);
});
beforeEach(async () => {
  // New people each time, because these jobs also end sessions.
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
});
afterEach(async () => {
  await control.heal();
  await control.hold(false);
  expect(await auditLedger(world)).toEqual([]);
});
afterAll(() => world.stop());

const runWorkLater = (later: number) => runScheduledWork(world.context(Date.now() + later));

async function payWithoutNotification(status: string | null) {
  const id = await order(world, budi, listing);
  const { gatewayOrderId } = await startPaying(world, budi, id);
  await control.hold(true);
  if (status) await control.pay(gatewayOrderId, { transaction_status: status });
  return id;
}

describe("the scheduler", () => {
  it("finds a payment whose notification was lost and books it once", async () => {
    const id = await payWithoutNotification("settlement");
    await runWorkLater(0);
    expect((await readOrder(world, id)).postings).toHaveLength(0);
    await Promise.all([runWorkLater(15 * MINUTE), runWorkLater(15 * MINUTE)]);
    await runWorkLater(16 * MINUTE);
    const { order: row, postings } = await readOrder(world, id);
    expect(row.paymentStatus).toBe("held");
    expect(postings).toHaveLength(1);
  });

  it("finds and refunds a payment for a cancelled order whose notification was lost", async () => {
    const id = await payWithoutNotification(null);
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, form: {} });
    expect((await readOrder(world, id)).attempts).toMatchObject([{ status: "cancelled" }]);
    await control.pay(`JW-${id}-1`, { transaction_status: "settlement" });
    await runWorkLater(30 * MINUTE);
    expect((await readOrder(world, id)).postings).toHaveLength(0);
    await runWorkLater(2 * HOUR);
    const { attempts, order: row } = await readOrder(world, id);
    expect(attempts).toMatchObject([{ status: "refunded", isSurplus: true }]);
    expect(row.status).toBe("cancelled");
  });

  it.each([
    ["without a payment attempt", null],
    ["whose buyer only opened the payment methods", "looked"],
    ["whose virtual account was never used", "pending"],
  ])("ends an order %s after 24 hours, not before", async (_case, status) => {
    const id =
      status === null
        ? await order(world, budi, listing)
        : await payWithoutNotification(status === "looked" ? null : status);
    await runWorkLater(23 * HOUR);
    expect((await readOrder(world, id)).order.status).toBe("pending");
    await runWorkLater(25 * HOUR);
    await runWorkLater(25 * HOUR);
    const { order: row, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ status: "cancelled", phase: null, paymentStatus: "expired" });
    expect(kinds.filter((kind) => kind === "expired")).toHaveLength(1);
  });

  it("does not end an order that was paid in the last minute", async () => {
    const id = await payWithoutNotification("settlement");
    await runWorkLater(25 * HOUR);
    expect((await readOrder(world, id)).order).toMatchObject({
      status: "in_progress",
      paymentStatus: "held",
    });
  });

  it.each(["500", "refuse", "garbage"])("expires no order while the gateway is unreachable (%s)", async (kind) => {
    const id = await payWithoutNotification("settlement");
    await control.fail(kind, { times: 1_000 });
    await runWorkLater(25 * HOUR);
    expect((await readOrder(world, id)).order.status).toBe("pending");
    await control.heal();
    await runWorkLater(25 * HOUR);
    expect((await readOrder(world, id)).order.paymentStatus).toBe("held");
    expect(await balanceOf(world, `escrow:${id}`)).toBe(350_000);
  });

  it("lowers popularity as completed orders age", async () => {
    const { db } = world.context();
    const popular = await world.listing(sari);
    const id = await paidOrder(world, budi, popular);
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    // An order whose money was divided counts as no success.
    const divided = await paidOrder(world, budi, popular);
    const shares = { back: "140000", reason: "Separuhnya saja yang terpakai." };
    await step(world, divided, "cancellation-request", budi, shares);
    await step(world, divided, "cancellation-agreement", sari);
    expect((await readOrder(world, divided)).order.paymentStatus).toBe("split");
    const popularity = async () =>
      (await db.select({ popularity: listings.popularity }).from(listings).where(eq(listings.id, popular)))[0]
        ?.popularity;
    await runWorkLater(2 * DAY);
    expect(await popularity()).toBe(1);
    await db
      .update(orders)
      .set({ closedAt: Date.now() - 31 * DAY })
      .where(eq(orders.id, id));
    await runWorkLater(4 * DAY);
    expect(await popularity()).toBe(0);
  });

  it("deletes ended sessions and old counters, and keeps the rest", async () => {
    const { db, now } = world.context();
    const user = await world.person("Hendra Gunawan");
    await db
      .insert(sessions)
      .values([{ id: "ended", userId: user.id, createdAt: 1, lastUsedAt: 1, expiresAt: now - 1 }]);
    await db.insert(attemptCounters).values([
      { key: "old", windowStart: now - 3 * DAY, count: 1 },
      { key: "new", windowStart: now, count: 1 },
    ]);
    await runWorkLater(0);
    expect((await db.select().from(sessions)).map(({ id }) => id)).not.toContain("ended");
    expect((await db.select().from(attemptCounters)).map(({ key }) => key)).toEqual(["new"]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toHaveLength(1);
  });

  it("skips a payment that fails, and books it in a later run", async () => {
    const odd = await payWithoutNotification("settlement");
    const behind = await payWithoutNotification("settlement");
    const context = world.context(Date.now() + 15 * MINUTE);
    const status = (id: string) =>
      id === `JW-${odd}-1` ? Promise.reject(new Error("a bug")) : context.gateways.current.status(id);
    await runScheduledWork(withGateway(context, { status }));
    expect((await readOrder(world, behind)).order.paymentStatus).toBe("held");
    expect((await readOrder(world, odd)).order.paymentStatus).toBe("awaiting");
    await runWorkLater(30 * MINUTE);
    expect((await readOrder(world, odd)).order.paymentStatus).toBe("held");
  });

  it("runs the other steps when one fails", async () => {
    await payWithoutNotification(null);
    const { db, now } = world.context();
    await db.insert(attemptCounters).values({ key: "older", windowStart: now - 3 * DAY, count: 1 });
    const context = world.context(Date.now() + 15 * MINUTE);
    const status = () => {
      throw new Error("a bug");
    };
    await runScheduledWork(withGateway(context, { status }));
    expect((await db.select().from(attemptCounters)).map(({ key }) => key)).not.toContain("older");
  });
});
