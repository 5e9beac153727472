import { afterAll, beforeAll, expect, it } from "vitest";
import { manyOrders } from "../support/database/many-orders";
import { orderFormData } from "../support/flows/buying";
import { dayAhead, onSiteOffer, visitFields } from "../support/flows/visiting";
import { pageText } from "../support/pages/page-text";
import { databaseCost } from "../support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "../support/world";

const FULL_DAYS = 60;
const SLOTS = [480, 600, 780, 900, 1020, 1140];

let world: World;
let budi: TestPerson;
let listing: string;

/** Every slot of two months has an agreed visit. */
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  budi = await world.person("Budi Santoso");
  const sari = await world.person("Sari Wulandari");
  listing = await onSiteOffer(world, sari);
  const { DB } = world.bindings;
  const count = FULL_DAYS * SLOTS.length;
  await manyOrders(DB, { buyer: await world.person("Rina Kartika"), seller: sari, listing, count });
  await DB.prepare(
    `insert into order_visits (order_id, seller_id, mode, place_code, day, slot, updated_at, held)
      select id, seller_id, 'at_buyer', '31.74', date(?1, '+' || (n / 6) || ' days'), json_extract(?2, '$[' || (n % 6) || ']'),
        created_at, 1
      from (select id, seller_id, created_at, row_number() over (order by id) - 1 as n from orders)`,
  )
    .bind(dayAhead(0), JSON.stringify(SLOTS))
    .run();
});
afterAll(() => world.stop());

const path = () => `/order/${listing}`;
const send = async (ahead: number) => {
  const changes = visitFields({ otherDay: dayAhead(ahead), slots: "600" });
  const form = await orderFormData(world, budi, path(), changes);
  return world.fetch(path(), { as: budi, form });
};

it("a form for a seller with hundreds of visits reads few rows, and shows the next days as full", async () => {
  const response = await world.fetch(path(), { as: budi });
  const { rows } = databaseCost(response);
  const text = pageText(await response.text());
  expect(text).toContain("penuh");
  expect(text).toContain("Hari lain");
  expect(rows).toBeLessThanOrEqual(150);
});

it("a wished day is checked at any distance", async () => {
  const refused = await send(40);
  expect(refused.status).toBe(400);
  expect(pageText(await refused.text())).toMatch(/[Pp]enuh/);
  await world.bindings.DB.prepare("update order_visits set held = 0 where day = ? and slot = 600")
    .bind(dayAhead(40))
    .run();
  expect((await send(40)).status).toBe(303);
});
