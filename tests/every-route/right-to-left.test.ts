import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUSY, busyPeople } from "../support/database/busy-people";
import { newOperator } from "../support/flows/operators";
import { unisolated } from "../support/pages/bidi";
import { BUSY_PAGES } from "../support/pages/busy-pages";
import { patience } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

const SARI = "سارة محمد";
const BUDI = "דוד כהן";
const TITLES = "تصليح مكيفات";

let world: World;
let people: Record<"budi" | "sari" | "ayu", TestPerson>;

beforeAll(async () => {
  world = await startWorld();
  const [budi, sari] = [await world.person(BUDI), await world.person(SARI)];
  people = { budi, sari, ayu: await newOperator(world) };
  await busyPeople(world, { buyer: budi, seller: sari, operator: people.ayu, count: 60 });
  const { DB } = world.bindings;
  await DB.batch([
    DB.prepare("update services set title = ?1 || ' ' || substr(id, 30), seller_name = ?2").bind(TITLES, SARI),
    DB.prepare("update orders set service_title = ?1 || ' ' || substr(id, 30)").bind(TITLES),
    DB.prepare("update reviews set bought = ?1, comment = 'Rapi.'").bind(TITLES),
    DB.prepare(
      "update notifications set title = 'Pesan baru dari \u2068' || ?1 || '\u2069', body = '\u2068' || ?2 || '\u2069 · balas'",
    ).bind(SARI, TITLES),
  ]);
}, patience(120_000));
afterAll(() => world.stop());

const VISITS = [
  ...Object.values(BUSY_PAGES).flatMap((asked) =>
    asked.flatMap(([who, ...paths]) => paths.map((path) => [path, who] as const)),
  ),
  ...["/", "/explore", "/explore?q=servis", "/wanted", "/u/{sariId}", "/u/{budiId}"].map(
    (path) => [path, "visitor"] as const,
  ),
  [`/gig/${BUSY.offer}`, "visitor"],
  [`/gig/${BUSY.offer}`, "budi"],
  [`/gig/${BUSY.offer}/reviews`, "visitor"],
  [`/wanted/${BUSY.wanted}`, "visitor"],
  [`/wanted/${BUSY.wanted}`, "budi"],
  [`/order/${BUSY.offer}`, "budi"],
  ...Array.from({ length: 20 }, (_, n) => `00000000-0000-4000-9000-${String(n + 1).padStart(12, "0")}`).flatMap(
    (id) => [
      [`/dashboard/orders/${id}`, "budi"] as const,
      [`/dashboard/orders/${id}`, "sari"] as const,
      [`/operator/orders/${id}`, "ayu"] as const,
    ],
  ),
  [`/payment/${BUSY.completed}`, "budi"],
  [`/reports/new?subject=listing&id=${BUSY.offer}`, "budi"],
  [`/messages/new?listing=${BUSY.offer}`, "budi"],
  ["/", "budi"],
  ["/saved", "budi"],
] as const;

describe("right-to-left names and titles do not reorder the text beside them", () => {
  it.each(VISITS)("%s, as %s", async (path, who) => {
    const { sari, budi } = people;
    const named: Record<string, string> = {
      sari: encodeURIComponent(sari.email),
      budi: encodeURIComponent(budi.email),
      sariId: sari.id,
      budiId: budi.id,
    };
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? "");
    const response = await world.fetch(address, who === "visitor" ? {} : { as: people[who] });
    expect([200, 403]).toContain(response.status);
    expect(unisolated(await response.text())).toEqual([]);
  });
});
