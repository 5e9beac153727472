import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MAX_TITLE } from "~/listings/listing";
import { countWords } from "~/search/jobs.server";
import { MAX_SUGGESTED } from "~/search/suggest";
import { newOperator } from "../../support/flows/operators";
import { act, hide } from "../../support/flows/reporting";
import { databaseCost } from "../../support/pages/page-weight";
import { stopClock } from "../../support/stopped-clock";
import { OWN_INDEX, startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
const HIDDEN = { status: "inactive", hiddenAt: 1, hiddenReason: "Palsu." } as const;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
  await world.listing(sari, { title: "Servis kulkas dua pintu" });
  await world.listing(sari, { title: "Servis AC yang ditutup", status: "inactive" });
  await world.listing(sari, { title: "Cuci AC bandel di rumah" });
  await world.listing(sari, { title: "Latihan band untuk pemula" });
  await world.listing(sari, { title: "Cuci karpet yang dihapus", deletedAt: 1 });
  await world.listing(sari, { title: "Cuci sofa yang disembunyikan", ...HIDDEN });
  const { db, now } = world.context();
  await countWords(db, now, { statements: 100 });
});
afterAll(() => world.stop());

const ask = (q: string) => world.fetch(`/suggestions?${new URLSearchParams({ q })}`);
const suggested = async (q: string): Promise<string[]> => (await ask(q)).json();

it("suggests available titles, with one cached answer for everybody", async () => {
  const response = await ask("kulk");
  expect(response.headers.get("Content-Type")).toContain("application/json");
  expect(response.headers.get("Set-Cookie")).toBeNull();
  expect(await response.json()).toEqual(expect.arrayContaining(["kulkas", "Servis kulkas dua pintu"]));
});

it("suggests titles that contain all words in any order, the last one as a prefix", async () => {
  expect(await suggested("cuci ac band")).toContain("Cuci AC bandel di rumah");
  expect(await suggested("ac cuci rumah")).toEqual(["Cuci AC bandel di rumah"]);
  expect(await suggested("cuci ac band")).not.toContain("Latihan band untuk pemula");
  expect(await suggested("latihan band")).toContain("Latihan band untuk pemula");
  expect(await suggested("kulkas band")).not.toContain("Latihan band untuk pemula");
});

describe("a title that cannot be ordered", () => {
  it.each(["ditutup", "dihapus", "disembunyikan", "cuci"])("is not suggested: %s", async (q) => {
    const titles = (await suggested(q)).filter((text) => text.includes(" yang "));
    expect(titles).toEqual([]);
  });

  it.each([
    ["hidden", async (id: string) => act(world, await newOperator(world), hide(id))],
    [
      "switched off",
      (id: string) => world.fetch(`/dashboard/services/${id}/status`, { as: sari, form: { status: "inactive" } }),
    ],
    ["deleted", (id: string) => world.fetch(`/dashboard/services/${id}/deletion`, { as: sari, form: {} })],
  ])("is no longer suggested once it is %s, although the answer was cached", async (_, end) => {
    stopClock();
    const title = "Terapi wicara anak";
    const id = await world.listing(sari, { title });
    world.moveTo(`Jakarta ${id}`);
    expect(await suggested("wicara")).toEqual([title]);
    await world.settled();
    vi.setSystemTime(Date.now() + 5_000);
    const kept = await ask("wicara");
    expect(kept.headers.has("Server-Timing")).toBe(false);
    expect(await kept.json()).toEqual([title]);
    expect((await end(id)).status).toBe(303);
    expect(await suggested("wicara")).toEqual([]);
    world.moveTo(null);
  });
});

it("a suggestion takes at most one trip besides the vocabulary, and few rows", async () => {
  await ask("serv");
  for (const q of ["servi", "servis kulkas"]) {
    const { trips, rows } = databaseCost(await ask(q));
    // With a separate index, the main database is asked whether its results are still available.
    expect(trips).toBeLessThanOrEqual(OWN_INDEX ? 2 : 1);
    expect(rows).toBeLessThanOrEqual(10);
  }
});

it.each([
  "",
  "a",
  "a\u0000b",
  "😀😀",
  "x".repeat(5_000),
  "kulkas ".repeat(5_000),
  '"*) OR (title : "x',
  'pintu" OR title : "kulkas',
  "title : kulkas",
  "pintu NOT kulkas",
  "NEAR(kulkas)",
])("accepts any text as words: %j", async (q) => {
  const response = await ask(q);
  expect(response.status).toBe(200);
  expect(databaseCost(response).rows).toBeLessThanOrEqual(60);
  const found: unknown = await response.json();
  expect(Array.isArray(found) && found.every((one) => typeof one === "string")).toBe(true);
  const texts = found as string[];
  expect(texts.length).toBeLessThanOrEqual(MAX_SUGGESTED);
  for (const text of texts) expect(text.length).toBeLessThanOrEqual(MAX_TITLE);
  // As operators of the index these words would find it.
  if (/OR|NOT|NEAR|title/.test(q)) expect(texts).not.toContain("Servis kulkas dua pintu");
});
