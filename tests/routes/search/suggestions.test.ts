import { afterAll, beforeAll, expect, it } from "vitest";
import { countWords } from "~/operations/search/count-words.server";
import { databaseCost } from "../../support/page-weight";
import { startWorld, type World } from "../../support/world";

let world: World;

beforeAll(async () => {
  world = await startWorld();
  const sari = await world.person("Sari Wulandari");
  await world.listing(sari, { title: "Servis kulkas dua pintu" });
  await world.listing(sari, { title: "Servis AC yang ditutup", status: "inactive" });
  const { db, now } = world.context();
  await countWords(db, now, { statements: 100 });
});
afterAll(() => world.stop());

const ask = (q: string) => world.fetch(`/suggestions?${new URLSearchParams({ q })}`);

it("suggests what is on offer, and keeps the answer for everybody", async () => {
  const response = await ask("kulk");
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect(await response.json()).toEqual(expect.arrayContaining(["kulkas", "Servis kulkas dua pintu"]));
  expect(await (await ask("ditutup")).json()).toEqual([]);
});

it("asks the database once at most beside the words it knows, and reads a few rows", async () => {
  await ask("serv");
  const { trips, rows } = databaseCost(await ask("servi"));
  expect(trips).toBeLessThanOrEqual(1);
  expect(rows).toBeLessThanOrEqual(10);
});

it.each(["", "a", "a\u0000b", '"*) OR (title : "x', "😀😀", "x".repeat(5_000)])(
  "takes any text: %j",
  async (q) => {
    const response = await ask(q);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(expect.any(Array));
  },
);
