import { afterAll, beforeAll, expect, it } from "vitest";
import { type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { paidOrder } from "../support/flows/order-steps";
import { hush } from "../support/logs";
import { EVERY_ROUTE } from "../support/routes";
import { FULL } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let home: Marketplace;
let paid: string;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
  paid = await paidOrder(world, home.budi, home.offer, { method: "qris" });
  await world.settled();
});
afterAll(() => world.stop());

const run = (query: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(query)
    .bind(...values)
    .run();

/** Ends the person's sessions only in the database. KV still has them, as it may for a minute. */
const revoke = ({ id }: TestPerson) => run("delete from sessions where user_id = ?", id);

const WORKED_IN = /^\/(account|dashboard|messages|notifications|operator|order|payment|profile|reports|saved)\b/;
const addresses = () => [
  ...EVERY_ROUTE.map(([, { path }]) => path).filter((path) => WORKED_IN.test(path)),
  `/dashboard/orders/${paid}`,
  `/dashboard/orders/${paid}/delivery`,
  `/dashboard/orders/${paid}/cancellation`,
  `/payment/${paid}`,
  `/order/${home.offer}`,
  `/dashboard/services/edit/${home.offer}`,
  `/dashboard/services/${home.offer}/deletion`,
  `/dashboard/services/${home.offer}/status`,
];

const visitors = new Map<string, Promise<unknown[]>>();
function visitorAnswered(path: string, visit: Parameters<World["fetch"]>[1]) {
  const key = `${visit?.form ? "form of " : ""}${path}`;
  const known = visitors.get(key) ?? answered(path, visit);
  visitors.set(key, known);
  return known;
}

let ended = 0;

async function answered(path: string, visit: Parameters<World["fetch"]>[1]) {
  const response = await world.fetch(path, visit);
  // The browser's cached pages are cleared with the session.
  if (response.headers.getSetCookie().some((cookie) => cookie.startsWith("__session=;"))) {
    expect([path, response.headers.get("Clear-Site-Data")]).toEqual([path, '"cache"']);
    ended += 1;
  }
  return [path, response.status, response.headers.get("Location")];
}

const form = () => ({
  message: "Rahasia",
  reason: "Karena hal lain",
  version: "3",
  read: "all",
  status: "active",
});

it.each(["sari", "ayu"] as const)(
  "a revoked session of %s counts as a visitor on every page and form, writes nothing and logs no error",
  async (who) => {
    const person = home[who];
    await revoke(person);
    const before = world.writes();
    const log = hush();
    const asked = addresses().filter((path) => FULL || path.startsWith("/operator") === (who === "ayu"));
    expect(asked.length).toBeGreaterThan(20);
    for (const path of asked) {
      expect(await answered(path, { as: person })).toEqual(await visitorAnswered(path, {}));
      expect(await answered(path, { as: person, form: form() })).toEqual(await visitorAnswered(path, { form: form() }));
    }
    await world.settled();
    expect(ended).toBeGreaterThan(asked.length / 2);
    ended = 0;
    expect(world.writes()).toBe(before);
    expect(log.lines()).toEqual([]);
    log.end();
  },
);

it("a revoked session empties no edge cache", async () => {
  await revoke(home.sari);
  world.moveTo("jakarta");
  try {
    await world.fetch("/wanted");
    await world.settled();
    await world.fetch(`/dashboard/services/${home.offer}/deletion`, { as: home.sari, form: form() });
    await world.settled();
    // A cached page has no database timing, because no query ran.
    expect((await world.fetch("/wanted")).headers.get("Server-Timing")).toBeNull();
  } finally {
    world.moveTo(null);
  }
});
