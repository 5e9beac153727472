import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "~/database/connection.server";
import { orders } from "~/database/schema/orders";
import { placeFigures } from "~/database/schema/search";
import { countPlaces } from "~/places/jobs.server";
import { HOUR } from "~/platform/dates";
import { planned } from "../support/database/query-plans";
import { startWorld, type TestPerson, type World } from "../support/world";

type Offer = { id: string; seller: TestPerson };

let world: World;
let sari: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  for (const [price, location, more] of [
    [50_000, "Kota Bandung", { startsInDays: 0 }],
    [300_000, "Kota Bandung", { ratingSum: 9, ratingCount: 2 }],
    [120_000, "Kota Bandung", { ratingSum: 5, ratingCount: 1 }],
    [90_000, "Kabupaten Garut", {}],
  ] as const)
    await world.listing(sari, { category: "Rumah Tangga", price, location, ...more });
  await world.listing(sari, { category: "Bisnis", price: 700_000, location: "Kota Bandung" });
  // None of these is an offer in a place.
  await world.listing(sari, { category: "Rumah Tangga", location: "Kota Bandung", kind: "wanted" });
  await world.listing(sari, { category: "Rumah Tangga", location: "Kota Bandung", status: "inactive" });
  await world.listing(sari, { category: "Rumah Tangga", location: "di mana saja" });
});
afterAll(() => world.stop());

const db = () => world.context().db;

async function figures() {
  const rows = await db().select().from(placeFigures);
  return new Map(rows.map((row) => [`${row.category || "semua"} ${row.placeCode}`, row]));
}

it("counts each category in each place, and sums up places and provinces", async () => {
  await countPlaces(db(), 1_000);
  const counted = await figures();
  expect(counted.get("Rumah Tangga 32.73")).toMatchObject({
    offers: 3,
    today: 1,
    middlePrice: 120_000,
    lowestPrice: 50_000,
    ratingSum: 14,
    ratingCount: 3,
    fairFrom: null,
    fairTo: null,
    fairOrders: 0,
    countedAt: 1_000,
  });
  const offers = Object.fromEntries([...counted].map(([pair, row]) => [pair, row.offers]));
  expect(offers).toEqual({
    "Bisnis 32.73": 1,
    "Rumah Tangga 32.05": 1,
    "Rumah Tangga 32.73": 3,
    "Bisnis 32": 1,
    "Rumah Tangga 32": 4,
    "semua 32.73": 4,
    "semua 32.05": 1,
    "semua 32": 5,
  });
  expect(counted.get("Rumah Tangga 32")).toMatchObject({ middlePrice: null, lowestPrice: 50_000 });
});

it("continues where it stopped, and starts again an hour after its start", async () => {
  const begun = 1_000 + HOUR;
  await countPlaces(db(), begun - 1, { offers: 1 });
  expect((await figures()).get("Bisnis 32.73")?.countedAt).toBe(1_000);

  await world.listing(sari, { category: "Pendidikan", location: "Kota Bandung" });
  await world.bindings.DB.prepare("update place_figures set offers = 99 where place_code = '32.05'").run();
  const runs: number[] = [];
  for (let run = 0; run < 6; run += 1) {
    await countPlaces(db(), begun + run, { offers: 1 });
    runs.push([...(await figures()).values()].filter(({ countedAt }) => countedAt === begun).length);
  }
  expect(runs[0]).toBeLessThan(runs[2] ?? 0);
  const counted = await figures();
  expect(new Set([...counted.values()].map(({ countedAt }) => countedAt))).toEqual(new Set([begun]));
  expect(counted.get("Rumah Tangga 32.05")?.offers).toBe(1);
  expect(counted.get("semua 32.73")?.offers).toBe(5);
});

it("removes places without offers", async () => {
  await world.bindings.DB.prepare("update services set status = 'inactive' where location = 'Kabupaten Garut'").run();
  await countPlaces(db(), 1_000 + 3 * HOUR);
  const counted = await figures();
  expect([...counted.keys()].filter((pair) => pair.endsWith("32.05"))).toEqual([]);
  expect(counted.get("Rumah Tangga 32")?.offers).toBe(3);
});

it("shows a fair price from twenty orders of three sellers", async () => {
  const sellers = [sari, await world.person("Hendra Gunawan"), await world.person("Rina Kartika")];
  const budi = await world.person("Budi Santoso");
  const offers: Offer[] = [];
  for (const seller of sellers) {
    const shared = { category: "Gaya Hidup", location: "Kota Bandung", ordersCompleted: 9 };
    offers.push({ id: await world.listing(seller, shared), seller });
  }
  const now = Date.now();
  const prices = Array.from({ length: 19 }, (_, n) => (n + 1) * 10_000);
  const sold = { buyer: budi, offers, closedAt: now - HOUR };
  await completeOrders(sold, prices);
  await countPlaces(db(), now);
  expect((await figures()).get("Gaya Hidup 32.73")).toMatchObject({ fairFrom: null, fairOrders: 0 });

  await completeOrders(sold, [200_000]);
  await countPlaces(db(), now + HOUR);
  expect((await figures()).get("Gaya Hidup 32.73")).toMatchObject({
    fairFrom: 50_000,
    fairTo: 150_000,
    fairOrders: 20,
  });
});

it("reads each offer from the index alone", async () => {
  const { d1, plans } = planned(world.bindings.DB);
  await countPlaces(connect(d1, { trips: 0, rows: 0, ms: 0 }), Date.now() + 9 * HOUR);
  const ofOffers = (await plans()).join("\n").match(/(SCAN|SEARCH) services .*/g);
  expect(ofOffers).toContainEqual(expect.stringContaining("COVERING INDEX services_place_prices"));
  expect(ofOffers).not.toContainEqual(expect.stringContaining("SCAN services"));
});

async function completeOrders(
  { buyer, offers, closedAt }: { buyer: TestPerson; offers: Offer[]; closedAt: number },
  prices: readonly number[],
) {
  const rows = prices.map((price, at) => {
    const { id: listingId, seller } = offers[at % offers.length] as Offer;
    return {
      id: crypto.randomUUID(),
      listingId,
      buyerId: buyer.id,
      sellerId: seller.id,
      kind: "package" as const,
      title: "Rias wisuda",
      buyerName: buyer.name,
      sellerName: seller.name,
      quantity: 2,
      price,
      requirements: "Rias untuk wisuda di rumah.",
      totalPrice: 2 * price,
      feePercent: 10,
      version: 9,
      status: "completed" as const,
      paymentStatus: "released" as const,
      closedAt,
      formId: crypto.randomUUID(),
      createdAt: closedAt,
    };
  });
  for (const row of rows) await db().insert(orders).values(row);
}
