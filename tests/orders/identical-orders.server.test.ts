import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders } from "~/database/schema/orders";
import { HOUR, MINUTE } from "~/platform/dates";
import { NEEDS, order, orderFormData } from "../support/flows/buying";
import { fieldValue, hrefs, pageText } from "../support/pages/page-text";
import { databaseCost } from "../support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  listing = await world.listing(sari);
});
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const ordersOf = ({ id }: TestPerson) =>
  world
    .context()
    .db.select()
    .from(orders)
    .where(and(eq(orders.buyerId, id), eq(orders.status, "pending")));

async function submit(changes: Record<string, string> = {}, { query = "", as = budi, of = listing } = {}) {
  const path = `/order/${of}${query}`;
  const form = await orderFormData(world, as, path, { again: "", ...changes });
  return world.fetch(path, { as, form });
}

async function change(id: string, set: Partial<typeof orders.$inferInsert>) {
  await world.context().db.update(orders).set(set).where(eq(orders.id, id));
}

describe("an order that is identical to an unpaid one", () => {
  it("is placed only after a second press, and the form names the first one before", async () => {
    const first = await order(world, budi, listing, { notes: "Dua warna saja." });
    await change(first, { createdAt: Date.now() - 3 * MINUTE });
    const answer = await submit({ notes: "Dua warna saja." });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(pageText(html)).toContain("Anda sudah memesan ini 3 menit lalu.");
    expect(hrefs(html)).toContain(`/dashboard/orders/${first}`);
    expect(html).toContain(NEEDS);
    expect(html).toContain("Dua warna saja.");
    expect(pageText(html)).toContain("Pesan sekali lagi");
    expect(fieldValue(html, "again")).toBe("yes");
    expect(await ordersOf(budi)).toHaveLength(1);

    const formId = fieldValue(html, "formId") ?? "";
    const again = { notes: "Dua warna saja.", again: "yes", formId };
    expect((await submit(again)).headers.get("Location")).toContain("/payment/");
    expect((await submit(again)).headers.get("Location")).toContain("/payment/");
    expect(await ordersOf(budi)).toHaveLength(2);
  });

  it("needs no further trip to the database", async () => {
    const placed = await submit();
    expect(placed.status).toBe(303);
    const refused = await submit();
    expect(refused.status).toBe(409);
    expect([databaseCost(placed).trips, databaseCost(refused).trips]).toEqual([3, 3]);
  });

  it("is recognised for a custom request and with other spaces", async () => {
    await submit({}, { query: "?custom=true" });
    const html = await (await submit({}, { query: "?custom=true" })).text();
    expect(pageText(html)).toContain("Anda baru saja mengirim permintaan ini.");
    expect(pageText(html)).toContain("Kirim sekali lagi");
    await submit();
    expect((await submit({ requirements: `  ${NEEDS}\n` })).status).toBe(409);
    expect((await submit({}, { query: "?package=pkg_0" })).status).toBe(409);
    expect(await ordersOf(budi)).toHaveLength(2);
  });

  it.each<[string, Record<string, string>, string]>([
    ["another quantity", { quantity: "2" }, ""],
    ["other requirements", { requirements: `${NEEDS} Dengan tulisan tangan.` }, ""],
    ["other notes", { notes: "Tanpa gambar cangkir." }, ""],
    ["a deadline", { deadline: new Date(Date.now() + 20 * 24 * HOUR).toISOString().slice(0, 10) }, ""],
    ["no package", {}, "?custom=true"],
  ])("is another order with %s", async (_, changes, query) => {
    await submit();
    expect((await submit(changes, { query })).status).toBe(303);
    expect(await ordersOf(budi)).toHaveLength(2);
  });

  it.each<[string, Partial<typeof orders.$inferInsert>]>([
    ["is an hour old", { createdAt: Date.now() - HOUR - MINUTE }],
    ["is paid", { status: "in_progress", phase: "working", paymentStatus: "held" }],
    ["is cancelled", { status: "cancelled", phase: null }],
  ])("is placed if the first one %s", async (_, set) => {
    const first = await order(world, budi, listing);
    await change(first, set);
    expect((await submit()).status).toBe(303);
  });

  it("is placed by another buyer, and of another offer", async () => {
    await submit();
    expect((await submit({}, { as: await world.person("Rina Kartika") })).status).toBe(303);
    expect((await submit({}, { of: await world.listing(sari) })).status).toBe(303);
  });

  it("is placed once when eight tabs submit at the same time", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit()));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
    expect(await ordersOf(budi)).toHaveLength(1);
  });
});
