import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidOrder, step } from "../../support/flows/order-steps";
import { pageText } from "../../support/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

const WHY = "Warna hijaunya terlalu muda untuk papan nama.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let id: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  id = await paidOrder(world, budi, await world.listing(sari));
});
afterAll(() => world.stop());

const page = async (path: string, as: TestPerson) =>
  (await world.fetch(`/dashboard/orders/${id}${path}`, { as })).text();
/** What stands under an id in the list of what happened. */
const under = (html: string, name: string) => {
  const found = [...html.matchAll(new RegExp(`<li id="${name}"[^>]*>([\\s\\S]*?)</li>`, "g"))];
  return found.map(([, inside]) => pageText(inside ?? ""));
};

describe("whoever is asked to look at something", () => {
  it("is led from the panel to the last delivery, then to the wish for a revision, and to nothing else", async () => {
    for (const side of [sari, budi]) expect(await page("", side)).not.toContain('href="#hasil"');
    await step(world, id, "delivery", sari, { note: "Rancangan pertama." });
    expect(await page("", budi)).toContain('href="#hasil"');
    expect(await page("", sari)).not.toContain('href="#hasil"');

    await step(world, id, "revision", budi, { reason: WHY });
    const asked = await page("", sari);
    expect(asked).toContain('href="#revisi"');
    expect(under(asked, "revisi")).toEqual([expect.stringContaining(WHY)]);
    expect(await page("", budi)).not.toMatch(/href="#(hasil|revisi)"/);

    await step(world, id, "delivery", sari, { note: "Hijaunya sudah lebih tua." });
    const delivered = await page("", budi);
    expect(delivered).toContain("Lihat Hasil yang Diserahkan");
    expect(under(delivered, "hasil")).toEqual([expect.stringContaining("Hijaunya sudah lebih tua.")]);
    expect(await page("", sari)).not.toMatch(/href="#(hasil|revisi)"/);
  });
});

it("a step that needs some words says how many before they are written", async () => {
  expect(pageText(await page("/revision", budi))).toContain("Anda harapkan. Sedikitnya 20 karakter.");
  expect(pageText(await page("/dispute", budi))).toContain("Sedikitnya 20 karakter.");
  expect(pageText(await page("/cancellation-request", budi))).toContain("Sedikitnya 10 karakter.");
});
