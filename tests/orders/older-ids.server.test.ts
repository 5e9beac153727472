import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderEvents, orders, reviews } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { step } from "../support/flows/order-steps";
import { completedOrder } from "../support/flows/reviewing";
import { controlOf } from "../support/gateway-control";
import { nextPage } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

const LISTING = "8d1f4f0e-6a53-4b0e-9d0c-51b0a8f6f2e4";
let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari", crypto.randomUUID());
  budi = await world.person("Budi Santoso", crypto.randomUUID());
  await world.listing(sari, { id: LISTING });
});
afterAll(() => world.stop());

async function olderOrder(): Promise<string> {
  const placed = await order(world, budi, LISTING);
  const { db } = world.context();
  const { order: row, events } = await readOrder(world, placed);
  const id = crypto.randomUUID();
  await db.batch([
    db.insert(orders).values({ ...row, id, formId: crypto.randomUUID() }),
    db.insert(orderEvents).values(events.map((event) => ({ ...event, orderId: id }))),
  ]);
  return id;
}

describe("rows named by UUIDs", () => {
  it("can be taken through a whole order", async () => {
    const id = await olderOrder();
    const { gatewayOrderId } = await startPaying(world, budi, id);
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
    const delivered = await step(world, id, "delivery", sari);
    expect(delivered.status).toBe(303);
    await world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} });
    for (const as of [budi, sari])
      await world.fetch(`/dashboard/orders/${id}/review`, {
        as,
        form: { rating: "5", comment: "Rapi, cepat, dan enak diajak bicara." },
      });

    const { order: row, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ status: "completed", paymentStatus: "released" });
    expect(kinds).toEqual(["placed", "payment_started", "paid", "delivered", "completed"]);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
    expect(await balanceOf(world, `seller:${sari.id}`)).toBe(315_000);
    const { db } = world.context();
    const written = await db.select().from(reviews).where(eq(reviews.orderId, id));
    expect(written.map(({ publishedAt }) => publishedAt === null)).toEqual([false, false]);
    const [seller] = await db.select().from(users).where(eq(users.id, sari.id));
    expect(seller).toMatchObject({ completedCount: 1, ratingCount: 1 });
    for (const path of [`/gig/${LISTING}`, `/u/${sari.id}`]) expect((await world.fetch(path)).status).toBe(200);
    const inbox = await (await world.fetch("/notifications", { as: sari })).text();
    expect(inbox).toContain(`/dashboard/orders/${id}`);
    expect(await auditLedger(world)).toEqual([]);
  });

  it("are listed once each among newer ones, even with the same time", async () => {
    const rina = await world.person("Rina Kartika");
    const sides = { buyer: rina, seller: sari, listingId: LISTING };
    const made: string[] = [];
    for (let n = 0; n < 24; n += 1)
      made.push(await completedOrder(world, sides, undefined, n % 2 === 0 ? crypto.randomUUID() : undefined));
    const { db, now } = world.context();
    await db.update(orders).set({ createdAt: now }).where(inArray(orders.id, made));

    const seen: string[] = [];
    for (let path: string | null = "/dashboard/orders?status=completed"; path !== null; ) {
      const html: string = await (await world.fetch(path, { as: rina })).text();
      const shown = [...html.matchAll(/aria-label="Detail pesanan ([0-9a-z]{8})/g)].map(([, start = ""]) => start);
      expect(shown.length).toBeGreaterThan(0);
      seen.push(...shown);
      path = nextPage(html) ?? null;
    }
    const newestFirst = [...made].sort().reverse();
    expect(seen).toEqual(newestFirst.map((id) => id.slice(0, 8)));
  });
});
