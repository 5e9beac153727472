import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pushMessages } from "~/database/schema/messages";
import { orders } from "~/database/schema/orders";
import { endOverdueOrders } from "~/orders/jobs.server";
import { REVIEW_WINDOW } from "~/orders/order";
import { holdUnseenReviews } from "~/orders/queries.server";
import { MAX_REVIEW_HOLD } from "~/orders/rules/delivery";
import { DAY, HOUR, MINUTE } from "~/platform/dates";
import { type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { paidOrder, step } from "../support/flows/order-steps";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

const run = (statement: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(statement)
    .bind(...values)
    .run();

/** Delivers an order. `mail` is the state of the mail to Budi about it. */
async function delivered(mail: { attempts: number; isSent: boolean }) {
  const id = await paidOrder(world, home.budi, home.offer);
  await step(world, id, "delivery", home.sari);
  await world.settled();
  const event = await world.bindings.DB.prepare(
    "select max(at) as at from order_events where order_id = ? and kind = 'delivered'",
  )
    .bind(id)
    .first<{ at: number }>();
  const at = event?.at ?? 0;
  await run(
    "update outbox set attempts = ?, sent_at = ? where created_at = ? and unsubscribes = ?",
    mail.attempts,
    mail.isSent ? at : null,
    at,
    `${home.budi.id} order`,
  );
  return { id, at };
}

async function state(id: string) {
  const [row] = await world.context().db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("The order does not exist");
  return row;
}

const FAILED = { attempts: 5, isSent: false };

/** Releases what is due at a time, as a run of the scheduler does. */
async function runAt(now: number): Promise<void> {
  await holdUnseenReviews(world.context(now).db, now);
  await endOverdueOrders(world.context(now), "release");
}

describe("a review whose mail failed", () => {
  it("waits for the buyer, and the seller sees the latest deadline", async () => {
    const { id, at } = await delivered(FAILED);
    await runAt(at + HOUR);
    const { reviewDueAt, remindAt } = await state(id);
    expect(reviewDueAt).toBe(at + MAX_REVIEW_HOLD + REVIEW_WINDOW);
    expect(remindAt).toBe((reviewDueAt ?? 0) - DAY);
    await runAt(at + REVIEW_WINDOW + MINUTE);
    expect((await state(id)).phase).toBe("delivered");
    const page = await (await world.fetch(`/dashboard/orders/${id}`, { as: home.sari })).text();
    expect(page).toContain("72 jam untuk memeriksa mulai saat ia membuka halaman ini");
    expect((await state(id)).reviewDueAt).toBe(reviewDueAt);
  });

  it("begins when the buyer opens the page, which shows the new deadline", async () => {
    const { id, at } = await delivered(FAILED);
    await runAt(at + HOUR);
    const open = () => world.fetch(`/dashboard/orders/${id}`, { as: home.budi });
    expect((await open()).status).toBe(200);
    const seen = (await state(id)).reviewDueAt ?? 0;
    expect(Math.abs(seen - Date.now() - REVIEW_WINDOW)).toBeLessThan(5 * MINUTE);
    await open();
    await runAt(Date.now() + HOUR);
    expect((await state(id)).reviewDueAt).toBe(seen);
    await runAt(seen + MINUTE);
    expect((await state(id)).status).toBe("completed");
  });

  it("ends for a buyer who never comes, ten days after the delivery", async () => {
    const { id, at } = await delivered(FAILED);
    await runAt(at + HOUR);
    await runAt(at + 9 * DAY);
    expect((await state(id)).phase).toBe("delivered");
    await runAt(at + 10 * DAY + MINUTE);
    expect((await state(id)).status).toBe("completed");
  });

  it("begins with the mail if that arrives late", async () => {
    const { id, at } = await delivered(FAILED);
    await runAt(at + HOUR);
    await run(
      "update outbox set sent_at = ? where created_at = ? and unsubscribes = ?",
      at + 5 * HOUR,
      at,
      `${home.budi.id} order`,
    );
    await runAt(at + 6 * HOUR);
    expect((await state(id)).reviewDueAt).toBe(at + 5 * HOUR + REVIEW_WINDOW);
  });
});

describe("a review keeps its deadline", () => {
  it.each([
    ["if the mail arrived", { attempts: 1, isSent: true }],
    ["while the mail has failed only a few times", { attempts: 4, isSent: false }],
  ])("%s", async (_name, mail) => {
    const { id, at } = await delivered(mail);
    await runAt(at + HOUR);
    expect((await state(id)).reviewDueAt).toBe(at + REVIEW_WINDOW);
  });

  it("if the buyer has opened the page", async () => {
    const { id, at } = await delivered(FAILED);
    await world.fetch(`/dashboard/orders/${id}`, { as: home.budi });
    await runAt(at + HOUR);
    expect((await state(id)).reviewDueAt).toBe(at + REVIEW_WINDOW);
  });

  it("if another channel reached the buyer", async () => {
    const { id, at } = await delivered(FAILED);
    const { db } = world.context();
    const message = { kind: "order", title: "Hasil", href: "/", nextAttemptAt: at } as const;
    await db.insert(pushMessages).values({
      id: crypto.randomUUID(),
      userId: home.budi.id,
      cause: `order:${id}:9`,
      createdAt: at,
      sentAt: at,
      ...message,
    });
    await runAt(at + HOUR);
    expect((await state(id)).reviewDueAt).toBe(at + REVIEW_WINDOW);
    await db.delete(pushMessages).where(sql`true`);
  });
});
