import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paidOrder, step } from "../../support/flows/order-steps";
import { linksNamed, pageText } from "../../support/pages/page-text";
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
/** What the panel shows of the work, by the name that it has there. */
const shown = (html: string, name: string) =>
  html.split(`<div id="${name}"`)[1]?.split("</section>")[0] ?? null;

describe("whoever is asked to look at something", () => {
  it("finds in the panel the last delivery, then the wish for a revision, and nobody else does", async () => {
    for (const side of [sari, budi])
      for (const name of ["hasil", "revisi"]) expect(shown(await page("", side), name)).toBeNull();
    await step(world, id, "delivery", sari, { note: "Rancangan pertama." });
    expect(shown(await page("", budi), "hasil")).toContain("Rancangan pertama.");
    expect(shown(await page("", sari), "hasil")).toBeNull();

    await step(world, id, "revision", budi, { reason: WHY });
    expect(shown(await page("", sari), "revisi")).toContain(WHY);
    expect(shown(await page("", budi), "revisi")).toBeNull();

    await step(world, id, "delivery", sari, { note: "Hijaunya sudah lebih tua." });
    const delivered = await page("", budi);
    expect(shown(delivered, "hasil")).toContain("Hijaunya sudah lebih tua.");
    expect(pageText(delivered).split("Hijaunya sudah lebih tua."), "said once").toHaveLength(2);
    expect(shown(await page("", sari), "hasil")).toBeNull();
  });
});

it("pays out before a delivery only where one looks for it, and says what it does", async () => {
  const early = await paidOrder(world, budi, await world.listing(sari));
  const html = await (await world.fetch(`/dashboard/orders/${early}`, { as: budi })).text();
  const [before, after] = html.split("Tindakan lain");
  expect(before).not.toContain("Selesaikan Order");
  expect(pageText(after ?? "")).toMatch(
    /Selesaikan Order lebih awal.*Hasil belum diserahkan.*Tidak bisa ditarik/s,
  );
});

it("leads to what was ordered and to the other person", async () => {
  const offer = await world.listing(sari, { title: "Papan nama kedai" });
  const order = await paidOrder(world, budi, offer);
  const links = async (as: TestPerson) => {
    const html = await (await world.fetch(`/dashboard/orders/${order}`, { as })).text();
    return [linksNamed(html, /^Papan nama kedai$/), linksNamed(html, /^(Sari Wulandari|Budi Santoso)$/)];
  };
  expect(await links(budi)).toEqual([[`/gig/${offer}`], [`/u/${sari.id}`]]);
  expect(await links(sari)).toEqual([[`/gig/${offer}`], [`/u/${budi.id}`]]);
});

it("tells the same time of work as the form did", async () => {
  const offer = await world.listing(sari, { deliveryTime: "3-5 hari" });
  const form = pageText(await (await world.fetch(`/order/${offer}`, { as: budi })).text());
  const order = await paidOrder(world, budi, offer);
  const placed = pageText(await (await world.fetch(`/dashboard/orders/${order}`, { as: budi })).text());
  for (const text of [form, placed]) expect(text).toMatch(/Waktu pengerjaan\s*3-5 hari/);
});

it("a step that needs some words says how many before they are written", async () => {
  expect(pageText(await page("/revision", budi))).toContain("Anda harapkan. Sedikitnya 20 karakter.");
  expect(pageText(await page("/dispute", budi))).toContain("Sedikitnya 20 karakter.");
  expect(pageText(await page("/cancellation-request", budi))).toContain("Sedikitnya 10 karakter.");
});
