import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidOrder, step } from "../../support/flows/order-steps";
import { parts } from "../../support/page-parts";
import { hrefs, pageText } from "../../support/page-text";
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
/** What in the list of what happened a link of the page leads to. */
const under = (html: string, name: string) =>
  parts(html, "listitem")
    .filter((item) => item.html.startsWith(`<li id="${name}"`))
    .map(({ text }) => text);
/** Where on the page the panel leads. */
const ledTo = async (side: TestPerson) =>
  hrefs(await page("", side)).filter((href) => /^#(hasil|revisi)$/.test(href));

describe("whoever is asked to look at something", () => {
  it("is led from the panel to the last delivery, then to the wish for a revision, and to nothing else", async () => {
    for (const side of [sari, budi]) expect(await ledTo(side)).toEqual([]);
    await step(world, id, "delivery", sari, { note: "Rancangan pertama." });
    expect(await ledTo(budi)).toEqual(["#hasil"]);
    expect(await ledTo(sari)).toEqual([]);

    await step(world, id, "revision", budi, { reason: WHY });
    const asked = await page("", sari);
    expect(await ledTo(sari)).toEqual(["#revisi"]);
    expect(under(asked, "revisi")).toEqual([expect.stringContaining(WHY)]);
    expect(await ledTo(budi)).toEqual([]);

    await step(world, id, "delivery", sari, { note: "Hijaunya sudah lebih tua." });
    const delivered = await page("", budi);
    expect(delivered).toContain("Lihat Hasil yang Diserahkan");
    expect(under(delivered, "hasil")).toEqual([expect.stringContaining("Hijaunya sudah lebih tua.")]);
    expect(await ledTo(sari)).toEqual([]);
  });
});

it("a step that needs some words says how many before they are written", async () => {
  expect(pageText(await page("/revision", budi))).toContain("Anda harapkan. Sedikitnya 20 karakter.");
  expect(pageText(await page("/dispute", budi))).toContain("Sedikitnya 20 karakter.");
  expect(pageText(await page("/cancellation-request", budi))).toContain("Sedikitnya 10 karakter.");
});
