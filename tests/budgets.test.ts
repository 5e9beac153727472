import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SEARCH_SORTS } from "~/domain/search/search";
import { review } from "./support/flows/reviewing";
import { manyListings } from "./support/many-listings";
import { databaseCost, pageWeight } from "./support/page-weight";
import { size } from "./support/size";
import { startWorld, type TestPerson } from "./support/world";

const KB = 1024;
const EVERY_FILTER =
  "q=servis&jenis=jasa&kategori=bisnis&lokasi=bandung&hargaMin=123456&hargaMax=876543&rating=3&waktu=14&sort=rating";
/** What a page costs must not depend on how many listings there are: it is asked of both towns. */
const TOWN = size(100_000, 10_000);
const VILLAGE = 1_000;

let town: Place;
let village: Place;

type Place = Awaited<ReturnType<typeof settle>>;

/** A crowd, and in it one offer with forty reviews. */
async function settle(listings: number) {
  const world = await startWorld();
  const sari = await world.person("Sari Wulandari");
  const budi = await world.person("Budi Santoso");
  await manyListings(world.bindings.DB, sari, listings);
  const offer = await world.listing(sari);
  const reviewed = await world.listing(sari, { rating: 5, ratingCount: 40, rating5: 40 });
  const comment = "Rapi, tepat waktu, dan sabar menjelaskan pilihan warnanya kepada kami.";
  for (let n = 1; n <= 40; n += 1)
    await review(
      world,
      { buyer: budi, seller: sari, listingId: reviewed },
      { rating: 5, comment: `${n} ${comment}` },
    );
  return { world, sari, budi, offer, reviewed };
}

beforeAll(async () => {
  village = await settle(VILLAGE);
  town = await settle(TOWN);
}, 300_000);
afterAll(() => Promise.all([town.world.stop(), village.world.stop()]));

async function visit(path: string, as?: TestPerson, place = town) {
  const response = await place.world.fetch(path, as ? { as } : {});
  expect(response.status, path).toBe(200);
  const html = await response.text();
  return { html, weight: pageWeight(html), cost: databaseCost(response) };
}

describe("with ever so many listings, a visitor's document", () => {
  const pages: [name: string, path: () => string, html: number][] = [
    ["home", () => "/", 12 * KB],
    ["home with more wanted", () => "/?wanted=12", 12 * KB],
    ["gig", () => `/gig/${town.offer}`, 10 * KB],
    ["gig from the crowd", () => "/gig/00000000-0000-4000-8000-000000000001", 10 * KB],
    ["wanted from the crowd", () => "/wanted/00000000-0000-4000-8000-000000000003", 10 * KB],
    ["reviews", () => `/gig/${town.reviewed}/reviews`, 12 * KB],
    ["public profile", () => `/u/${town.sari.id}`, 10 * KB],
    ["explore", () => "/explore", 12 * KB],
    ["search", () => "/explore?q=servis+ac", 12 * KB],
    ["search for a word of every listing", () => "/explore?q=nomor", 12 * KB],
    ["explore with every filter", () => `/explore?${EVERY_FILTER}`, 12 * KB],
    ["search that finds nothing", () => "/explore?q=tidakada&kategori=bisnis&rating=4", 10 * KB],
    ["categories", () => "/categories", 12 * KB],
    ["category", () => "/category/desain-grafis", 12 * KB],
    ["category by rating", () => "/category/desain-grafis?sort=rating", 12 * KB],
    ["landing group", () => "/category/delivery", 12 * KB],
    ["wanted list", () => "/wanted", 12 * KB],
    ["wanted list with filters", () => "/wanted?q=servis&kategori=bisnis&hargaMin=100000", 12 * KB],
  ];
  for (const sort of SEARCH_SORTS)
    pages.push([`search by ${sort}`, () => `/explore?q=servis&sort=${sort}`, 12 * KB]);

  it.each(pages)("%s keeps its budget", async (_name, path, html) => {
    const page = await visit(path());
    expect(page.html).not.toMatch(/<script/);
    expect(page.weight.script).toBe(0);
    expect(page.weight.html).toBeLessThanOrEqual(html);
    expect(page.weight.css).toBeLessThanOrEqual(8 * KB);
    expect(page.weight.requests).toBeLessThanOrEqual(3);
    expect(page.cost.trips).toBeLessThanOrEqual(1);
    expect(page.cost.rows).toBeLessThanOrEqual(60);
  });
});

describe("with 1,000 listings or many more, the database reads as much for", () => {
  it.each([
    "/",
    "/?wanted=40",
    "/explore",
    "/wanted",
    "/wanted?sort=termurah",
    "/wanted?lokasi=bandung&hargaMin=100.000",
    "/category/bisnis",
    "/category/design?sort=populer",
    "/category/delivery",
    "/categories",
    "/gig/00000000-0000-4000-8000-000000000001",
    "/gig/00000000-0000-4000-8000-000000000001/reviews",
    "/wanted/00000000-0000-4000-8000-000000000003",
    ...SEARCH_SORTS.map((sort) => `/explore?sort=${sort}`),
    ...SEARCH_SORTS.map((sort) => `/explore?rating=3&hargaMin=123456&hargaMax=876543&sort=${sort}`),
  ])("%s", async (path) => {
    const [small, large] = [await visit(path, undefined, village), await visit(path)];
    expect(large.cost).toEqual(small.cost);
  });

  it.each(SEARCH_SORTS.map((sort) => `/explore?q=servis&sort=${sort}`))(
    "%s, within a fifth",
    async (path) => {
      const small = await visit(path, undefined, village);
      const large = await visit(path);
      expect(large.cost.trips).toBe(small.cost.trips);
      expect(large.cost.rows).toBeLessThanOrEqual(small.cost.rows * 1.2);
    },
  );

  it.each(["/explore", "/explore?q=servis&sort=termurah", "/wanted", "/category/bisnis?sort=rating"])(
    "the tenth page of %s as for the second",
    async (path) => {
      const costs: number[] = [];
      let next: string | undefined = path;
      while (next && costs.length < 10) {
        const { html, cost } = await visit(next);
        costs.push(cost.rows);
        next = /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      }
      expect(costs).toHaveLength(10);
      expect(costs[9]).toBe(costs[1]);
    },
  );
});

describe("a form page", () => {
  it.each([
    ["login", () => "/login"],
    ["signup", () => "/signup"],
  ])("%s keeps its budget signed out", async (_name, path) => {
    const page = await visit(path());
    expect(page.weight.html).toBeLessThanOrEqual(6 * KB);
    expect(page.weight.css).toBeLessThanOrEqual(8 * KB);
    expect(page.weight.script).toBeGreaterThan(0);
    expect(page.weight.script).toBeLessThanOrEqual(100 * KB);
    expect(page.weight.requests).toBeLessThanOrEqual(12);
    expect(page.cost.trips).toBeLessThanOrEqual(1);
    expect(page.cost.rows).toBeLessThanOrEqual(20);
  });

  it("order keeps its budget signed in", async () => {
    const page = await visit(`/order/${town.offer}`, town.budi);
    expect(page.weight.html).toBeLessThanOrEqual(6 * KB);
    expect(page.weight.css).toBeLessThanOrEqual(8 * KB);
    expect(page.weight.script).toBeLessThanOrEqual(100 * KB);
    expect(page.weight.requests).toBeLessThanOrEqual(12);
    expect(page.cost.trips).toBeLessThanOrEqual(2);
    expect(page.cost.rows).toBeLessThanOrEqual(20);
  });
});

it("profile and its form keep theirs signed in", async () => {
  for (const path of [
    "/profile",
    "/profile?tab=services",
    "/profile/edit",
    "/notifications",
    "/account/notifications",
  ]) {
    const page = await visit(path, town.budi);
    expect(page.weight.html, path).toBeLessThanOrEqual(6 * KB);
    expect(page.weight.css, path).toBeLessThanOrEqual(8 * KB);
    expect(page.weight.script, path).toBeLessThanOrEqual(100 * KB);
    expect(page.weight.requests, path).toBeLessThanOrEqual(12);
    expect(page.cost.trips, path).toBeLessThanOrEqual(2);
  }
});

it("a signed-in visitor's document asks the database no more than anybody's", async () => {
  const page = await visit("/", town.budi);
  expect(page.cost.trips).toBeLessThanOrEqual(1);
  expect(page.html).toContain("Budi Santoso");
});
