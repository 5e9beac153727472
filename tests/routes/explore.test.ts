import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchTags } from "~/domain/listing-search";
import { crowd } from "../support/crowd";
import { startWorld, type World } from "../support/world";

let world: World;

beforeAll(async () => {
  world = await startWorld();
  const sari = await world.person("Sari Wulandari");
  await crowd(world.bindings.DB, sari, 200);
  const place = { kind: "offer" as const, category: "Musik & Audio", location: "Malang" };
  await world.listing(sari, {
    title: "Les biola untuk pemula",
    category: place.category,
    searchTags: searchTags(place),
  });
});
afterAll(() => world.stop());

async function explore(query: string) {
  const response = await world.fetch(`/explore${query}`);
  return { response, html: await response.text() };
}

const cards = (html: string) => html.split('class="gig"').length - 1;
const next = (html: string) => /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";

describe("exploring", () => {
  it("finds what the search form asks for, and repeats the words", async () => {
    const { html } = await explore("?q=biola");
    expect(html).toContain("Hasil pencarian “biola”");
    expect(html).toContain('value="biola"');
    expect(html).toContain("Les biola untuk pemula");
    expect(cards(html)).toBe(1);
  });

  it("narrows a search to a category", async () => {
    expect(cards((await explore("?q=biola&kategori=musik-audio")).html)).toBe(1);
    expect((await explore("?q=biola&kategori=bisnis")).html).toContain("Belum ada jasa yang cocok");
  });

  it("gives advice and all categories when nothing is found", async () => {
    const { response, html } = await explore("?q=tidakadayangsepertiini");
    expect(response.status).toBe(200);
    expect(html).toContain("Periksa ejaannya");
    expect(html).toContain('href="/category/rumah-tangga"');
  });

  it("leads page by page through the list", async () => {
    const { html } = await explore("?sort=populer");
    expect(cards(html)).toBe(20);
    const href = next(html);
    expect(href).toContain("sort=populer");
    const second = await explore(href.replace("/explore", ""));
    expect(cards(second.html)).toBe(20);
    expect(second.html).toContain("Kembali ke awal");
  });

  it.each([
    "?q=%22",
    "?q=*",
    "?q=%27%3B%20drop%20table%20services",
    "?q=a%20OR%20b%20AND",
    "?q=%F0%9F%98%80",
    "?q=%00%01",
    `?q=${"kata%20".repeat(800)}`,
    "?after=bukan-kunci",
    "?q=les&after=x",
    "?sort=&kategori=&q=",
    "?q=les&q=lain",
  ])("never fails: %s", async (query) => {
    const { response, html } = await explore(query);
    expect(response.status).toBe(200);
    expect(html).not.toContain("<script");
  });

  it("shows markup in the words as text", async () => {
    const { html } = await explore("?q=%3Cimg%20src%3Dx%3E");
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x&gt;");
  });
});

it("lists requests page by page", async () => {
  const response = await world.fetch("/wanted");
  const html = await response.text();
  expect(html.split('class="slip"').length - 1).toBe(20);
  expect(html).toContain("/wanted?after=");
});
