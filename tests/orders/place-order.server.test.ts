import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { orders } from "~/database/schema/orders";
import { attemptCounters } from "~/database/schema/users";
import type { Package } from "~/listings/package";
import { ORDERS_AN_HOUR } from "~/orders/opening";
import { order, orderFields, orderFormData } from "../support/flows/buying";
import { readOrder } from "../support/flows/money";
import { pageText } from "../support/pages/page-text";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

const pkg = (name: string, price: number): Package => ({
  name,
  price,
  minDays: 3,
  maxDays: 5,
  revisions: 2,
  checklist: ["File siap cetak"],
});
const packages = [pkg("Paket Dasar", 250_000), pkg("Paket Standar", 350_000), pkg("Paket Premium", 500_000)];

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari, { packages, price: 250_000 });
});
afterAll(() => world.stop());

describe("a placed order", () => {
  it("copies package, price, seller and fee from the listing", async () => {
    const id = await order(world, budi, listing, { quantity: "2" }, "?package=pkg_2");
    const { db } = world.context();
    await db.update(listings).set({ price: 9_000_000, packages: [] }).where(eq(listings.id, listing));
    const { order: row, kinds } = await readOrder(world, id);
    await db.update(listings).set({ price: 250_000, packages }).where(eq(listings.id, listing));
    expect(row).toMatchObject({
      buyerId: budi.id,
      sellerId: sari.id,
      packageId: "pkg_2",
      package: packages[2],
      quantity: 2,
      price: 500_000,
      totalPrice: 1_000_000,
      feePercent: 10,
      status: "pending",
      phase: "awaiting_payment",
      paymentStatus: "unpaid",
      version: 1,
    });
    expect(kinds).toEqual(["placed"]);
  });

  it.each([
    ["missing", ""],
    ["unknown", "?package=pkg_9"],
    ["junk", "?package=%00%ff"],
  ])("uses the standard package if the address names a %s one", async (_case, query) => {
    const id = await order(world, budi, listing, {}, query);
    expect((await readOrder(world, id)).order.packageId).toBe("pkg_1");
  });

  it.each([
    ["seminggu", 7],
    ["sekitar 2 minggu", 14],
    ["dibicarakan", 5],
  ])("of a listing that takes %j is due after %i days, as its page says", async (deliveryTime, days) => {
    const slow = await world.listing(sari, { deliveryTime });
    const page = await (await world.fetch(`/order/${slow}`, { as: budi })).text();
    expect(pageText(page)).toContain(deliveryTime === "dibicarakan" ? "3-5 hari" : `${days} hari`);
    const id = await order(world, budi, slow);
    expect((await readOrder(world, id)).order.maxDays).toBe(days);
  });

  it("ignores price, total, seller, status and package in the form", async () => {
    const id = await order(
      world,
      budi,
      listing,
      {
        price: "1",
        total_price: "1",
        totalPrice: "1",
        sellerId: budi.id,
        buyerId: sari.id,
        status: "completed",
        payment_status: "held",
        phase: "working",
        package: "pkg_0",
        packageId: "pkg_0",
        feePercent: "0",
      },
      "?package=pkg_2",
    );
    expect((await readOrder(world, id)).order).toMatchObject({
      packageId: "pkg_2",
      price: 500_000,
      totalPrice: 500_000,
      buyerId: budi.id,
      sellerId: sari.id,
      status: "pending",
      phase: "awaiting_payment",
      paymentStatus: "unpaid",
      feePercent: 10,
    });
  });

  it("is stored once, however often and fast the form is sent", async () => {
    const form = await orderFormData(world, budi, `/order/${listing}`);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.fetch(`/order/${listing}`, { as: budi, form })),
    );
    const again = await world.fetch(`/order/${listing}`, { as: budi, form });
    const places = new Set([...answers, again].map((answer) => answer.headers.get("Location")));
    expect(places.size).toBe(1);
    const { db } = world.context();
    const made = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.formId, form.formId ?? ""));
    expect(made).toHaveLength(1);
    expect([...places][0]).toBe(`/payment/${made[0]?.id}`);
  });

  it("is found again by a form sent twice, even if the listing was deleted in between", async () => {
    const rare = await world.listing(sari, { packages });
    const form = await orderFormData(world, budi, `/order/${rare}`);
    const first = await world.fetch(`/order/${rare}`, { as: budi, form });
    const { db } = world.context();
    await db.update(listings).set({ status: "inactive" }).where(eq(listings.id, rare));
    const second = await world.fetch(`/order/${rare}`, { as: budi, form });
    expect([second.status, second.headers.get("Location")]).toEqual([303, first.headers.get("Location")]);
  });

  it("can use a form id that another person used", async () => {
    const form = await orderFormData(world, budi, `/order/${listing}`);
    const hendra = await world.person("Hendra Gunawan");
    const first = await world.fetch(`/order/${listing}`, { as: budi, form });
    const second = await world.fetch(`/order/${listing}`, { as: hendra, form });
    expect(second.status).toBe(303);
    expect(second.headers.get("Location")).not.toBe(first.headers.get("Location"));
  });

  it("costs three trips to the database", async () => {
    const form = await orderFormData(world, budi, `/order/${listing}`);
    const answer = await world.fetch(`/order/${listing}`, { as: budi, form });
    expect(answer.headers.get("Server-Timing")).toContain("trips=3");
  });
});

describe("an order is refused", () => {
  it("for the buyer's own listing, with an explanation", async () => {
    const page = await world.fetch(`/order/${listing}`, { as: sari });
    expect(page.status).toBe(403);
    const answer = await world.fetch(`/order/${listing}`, { as: sari, form: orderFields() });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Anda tidak bisa memesan jasa Anda sendiri.");
  });

  it.each([
    ["inactive", { status: "inactive" as const }],
    ["deleted", { deletedAt: 1 }],
  ])("for an %s listing, as if it did not exist", async (_case, fields) => {
    const gone = await world.listing(sari, fields);
    const page = await world.fetch(`/order/${gone}`, { as: budi });
    expect(page.status).toBe(404);
    expect(await page.text()).toContain("Service Not Found");
    expect((await world.fetch(`/order/${gone}`, { as: budi, form: orderFields() })).status).toBe(404);
  });
});

describe("a custom request", () => {
  it("has no price until the seller quotes one, and is then paid like any order", async () => {
    const answer = await world.fetch(`/order/${listing}?custom=true`, {
      as: budi,
      form: orderFields({ quantity: "2", price: "1" }),
    });
    const path = answer.headers.get("Location") ?? "";
    expect(path).toMatch(/^\/dashboard\/orders\//);
    const id = path.slice(-20);
    expect((await readOrder(world, id)).order).toMatchObject({
      kind: "custom",
      phase: "inquiry",
      totalPrice: null,
    });

    const wrong = await world.fetch(path, { as: sari, form: { price: "sepuluh", days: "0" } });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain("sepuluh");
    expect((await world.fetch(path, { as: budi, form: { price: "5000", days: "3" } })).status).toBe(400);

    expect((await world.fetch(path, { as: sari, form: { price: "400.000", days: "6" } })).status).toBe(303);
    expect((await readOrder(world, id)).order).toMatchObject({ phase: "quoted", totalPrice: 800_000 });

    const byseller = await world.fetch(`${path}/acceptance`, { as: sari, form: {} });
    expect(byseller.headers.get("Location")).toBe(path);
    for (const form of [{}, { version: "" }, { version: "x" }, { version: "1" }] as Record<string, string>[]) {
      const unseen = await world.fetch(`${path}/acceptance`, { as: budi, form });
      expect(unseen.headers.get("Location")).toBe(path);
      expect((await readOrder(world, id)).order.phase).toBe("quoted");
    }
    const shown = await (await world.fetch(path, { as: budi })).text();
    expect(shown).toContain(`action="${path}/acceptance"`);
    const alone = await world.fetch(`${path}/acceptance`, { as: budi });
    expect(alone.headers.get("Location")).toBe(path);
    const agreed = await world.fetch(`${path}/acceptance`, { as: budi, form: { version: "2" } });
    expect(agreed.headers.get("Location")).toBe(`/payment/${id}`);
    const { order: row, kinds } = await readOrder(world, id);
    expect(row).toMatchObject({ phase: "awaiting_payment", price: 400_000, totalPrice: 800_000, maxDays: 6 });
    expect(kinds).toEqual(["inquired", "quoted", "quote_accepted"]);
  });
});

describe("placing many orders", () => {
  it("is limited to thirty an hour, keeps the typed values, and recognises repeated forms", async () => {
    stopClock();
    const hasty = await world.person("Tono Hartanto");
    const first = orderFields();
    const path = `/order/${listing}?custom=true`;
    const made = await world.fetch(path, { as: hasty, form: first });
    const { db } = world.context();
    await db
      .update(attemptCounters)
      .set({ count: ORDERS_AN_HOUR })
      .where(eq(attemptCounters.key, `order:${hasty.id}`));

    const refused = await world.fetch(path, { as: hasty, form: orderFields({ notes: "Tolong cepat." }) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await refused.text();
    expect(page).toContain("banyak pesanan dalam satu jam");
    expect(page).toContain("Tolong cepat.");
    const again = await world.fetch(path, { as: hasty, form: first });
    expect(again.headers.get("Location")).toBe(made.headers.get("Location"));
  });
});
