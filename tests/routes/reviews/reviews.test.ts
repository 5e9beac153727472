import { afterAll, beforeAll, expect, it } from "vitest";
import { review } from "../../support/flows/reviewing";
import { part, parts } from "../../support/pages/page-parts";
import { nextPage, pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

async function open(path: string, as?: TestPerson) {
  const response = await world.fetch(path, as ? { as } : {});
  return { response, html: (await response.text()).replaceAll("<!-- -->", "") };
}

async function reviewed(count: number): Promise<string> {
  const listingId = await world.listing(sari, { rating: 5, ratingCount: count, rating5: count });
  for (let n = 1; n <= count; n += 1) {
    const words = { rating: 5, comment: `Kata nomor ${n}.`, publishedAt: n };
    await review(world, { buyer: budi, seller: sari, listingId }, words);
  }
  return listingId;
}

it("an offer's page links to all reviews only if it does not show them all", async () => {
  const three = await reviewed(3);
  expect((await open(`/gig/${three}`)).html).not.toContain("Lihat Semua 3 Ulasan");
  const four = await reviewed(4);
  const { html } = await open(`/gig/${four}`);
  expect(part(html, "link", "Lihat Semua 4 Ulasan").href).toBe(`/gig/${four}/reviews`);
});

it("the list shows the average and twenty reviews a page, newest first", async () => {
  const id = await reviewed(23);
  const first = await open(`/gig/${id}/reviews`);
  expect(first.response.status).toBe(200);
  expect(first.html).toContain("Ulasan Pelanggan (23)");
  expect(pageText(first.html)).toContain(" 5,0 ");
  expect(first.html).toContain("Kata nomor 23.");
  expect(first.html).toContain("Kata nomor 4.");
  expect(first.html).not.toContain("Kata nomor 3.");
  expect(first.html).not.toMatch(/<script(?! type="application\/ld\+json")/);
  const second = await open(nextPage(first.html) ?? "");
  for (const n of [1, 2, 3]) expect(second.html).toContain(`Kata nomor ${n}.`);
  expect(second.html).not.toContain("Kata nomor 4.");
  expect(nextPage(second.html)).toBeUndefined();
});

it("each review and its answer can be reported where it is read, with a distinct link", async () => {
  const id = await world.listing(sari, { rating: 5, ratingCount: 2, rating5: 2 });
  const sides = { buyer: budi, seller: sari, listingId: id };
  const day = 86_400_000;
  await review(world, sides, { rating: 5, comment: "Rapi.", publishedAt: 20_000 * day });
  await review(world, sides, {
    rating: 5,
    comment: "Cepat.",
    publishedAt: 20_001 * day,
    reply: "Terima kasih.",
  });
  for (const path of [`/gig/${id}`, `/gig/${id}/reviews`, `/u/${sari.id}`]) {
    const labels = parts((await open(path)).html, "link", /^Laporkan ulasan/).map(({ name }) => name);
    expect(labels.slice(0, 2), path).toEqual([
      "Laporkan ulasan dari Budi Santoso, 5 Oktober 2024, atau jawabannya",
      "Laporkan ulasan dari Budi Santoso, 4 Oktober 2024",
    ]);
  }
});

it("an offer without reviews says so, and an unreadable key means the first page", async () => {
  const none = await open(`/gig/${await world.listing(sari)}/reviews`);
  expect(none.html).toContain("Belum ada ulasan");
  const id = await reviewed(1);
  expect((await open(`/gig/${id}/reviews?after=%00`)).html).toContain("Kata nomor 1.");
});

it("the reviews are hidden whenever the offer's page is", async () => {
  const inactive = await world.listing(sari, { status: "inactive" });
  expect((await open(`/gig/${inactive}/reviews`)).response.status).toBe(404);
  expect((await open(`/gig/${inactive}/reviews`, budi)).response.status).toBe(404);
  expect((await open(`/gig/${inactive}/reviews`, sari)).response.status).toBe(200);
  const deleted = await world.listing(sari, { deletedAt: 1 });
  expect((await open(`/gig/${deleted}/reviews`, sari)).response.status).toBe(404);
  const wanted = await world.listing(budi, { kind: "wanted" });
  expect((await open(`/gig/${wanted}/reviews`)).response.headers.get("Location")).toBe(`/wanted/${wanted}`);
});
