import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countPlaces } from "~/places/jobs.server";
import { SEARCH_SORTS } from "~/search/address";
import { manyListings } from "./support/database/many-listings";
import { review } from "./support/flows/reviewing";
import { nextPage } from "./support/pages/page-text";
import { databaseCost, type PageWeight, pageWeight, SHEET_KB } from "./support/pages/page-weight";
import { routeFiles } from "./support/route-files";
import { EVERY_ROUTE } from "./support/routes";
import { patience, size } from "./support/size";
import { startWorld, type TestPerson } from "./support/world";

const KB = 1024;
/** The cost of a page must not depend on the number of listings, so each page is measured with both numbers. */
const TOWN = size(100_000, 10_000);
const VILLAGE = 1_000;

let town: Place;
let village: Place;

type Place = Awaited<ReturnType<typeof createPlace>>;

/** Among the listings is one offer with forty reviews. */
async function createPlace(listings: number) {
  const world = await startWorld({ database: "runtime" });
  const sari = await world.person("Sari Wulandari");
  const budi = await world.person("Budi Santoso");
  await manyListings(world.bindings.DB, sari, listings);
  const offer = await world.listing(sari);
  const reviewed = await world.listing(sari, { rating: 5, ratingCount: 40, rating5: 40 });
  const comment = "Rapi, tepat waktu, dan sabar menjelaskan pilihan warnanya kepada kami.";
  for (let n = 1; n <= 40; n += 1)
    await review(world, { buyer: budi, seller: sari, listingId: reviewed }, { rating: 5, comment: `${n} ${comment}` });
  await countPlaces(world.context().db, Date.now(), { offers: listings });
  const ids = { offer, reviewed, sari: sari.id, crowdOffer: idOfListing(1), crowdWanted: idOfListing(3) };
  return { world, sari, budi, ids };
}

const idOfListing = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

beforeAll(async () => {
  village = await createPlace(VILLAGE);
  town = await createPlace(TOWN);
  // The first search of an isolate loads the word lists. Later searches do not.
  for (const { world } of [village, town]) await world.fetch("/explore?q=servis");
}, patience(300_000));
afterAll(() => Promise.all([town.world.stop(), village.world.stop()]));

async function visit(path: string, as?: TestPerson, place = town) {
  const address = path.replace(/\{(\w+)\}/g, (_, name: keyof Place["ids"]) => place.ids[name]);
  const response = await place.world.fetch(address, as ? { as } : {});
  expect(response.status, path).toBe(200);
  const html = await response.text();
  return { html, weight: pageWeight(html), cost: databaseCost(response) };
}

const HTML_KB = 6.5;
const HOME_KB = 8.3;

function expectSmallPage({ html, css }: PageWeight, sheet: keyof typeof SHEET_KB, kilobytes = HTML_KB): void {
  expect(css).toBeLessThanOrEqual(SHEET_KB[sheet] * KB);
  expect(html).toBeLessThanOrEqual(kilobytes * KB);
}

const DOCUMENTS = EVERY_ROUTE.flatMap(([, { weighed = [] }]) => weighed);
const FORMS = EVERY_ROUTE.flatMap(([, { worked = [] }]) => worked);

it("weighs every document of the app", () => {
  const documents = routeFiles()
    .filter(({ text }) => /page: "(document|members)"/.test(text))
    .map(({ name }) => name);
  // Static pages have their own test. The other pages are not public.
  const others = [
    "$",
    "$page",
    "another-account",
    "dev.codes",
    "dev.components",
    "dev.mailbox",
    "saved",
    "unsubscribe.$token",
  ];
  const weighed = EVERY_ROUTE.flatMap(([file, route]) => (route.weighed ? [file] : []));
  expect([...weighed, ...others].sort()).toEqual(documents.sort());
});

describe("a visitor's document with 100,000 listings", () => {
  const sorted = SEARCH_SORTS.map((sort) => `/explore?q=servis&sort=${sort}`);

  it.each([...DOCUMENTS, ...sorted])("%s keeps its budget", async (path) => {
    const page = await visit(path);
    // Data for search engines is not run.
    expect(page.html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(page.weight.script).toBe(0);
    expectSmallPage(page.weight, "documents", /^\/(\?|$)/.test(path) ? HOME_KB : HTML_KB);
    expect(page.weight.requests).toBeLessThanOrEqual(3);
    expect(page.cost.trips).toBeLessThanOrEqual(1);
    expect(page.cost.rows).toBeLessThanOrEqual(60);
  });
});

it.each([9, 10, 30])("a forged cursor with %i results left reads no more rows", async (left) => {
  const seqs = await town.world.bindings.DB.prepare("select seq from services order by seq limit 30").raw();
  const hits = seqs.slice(0, left).map((seq) => `_0.${seq}`);
  const page = await visit(`/explore?q=servis&after=0_9007199254740991_10${hits.join("")}`);
  expect(page.cost.rows).toBeLessThanOrEqual(60);
});

describe("the number of rows read does not grow from 1,000 listings to many more for", () => {
  it.each([
    // Searches are left out: the number of rows with a word grows with the listings.
    ...DOCUMENTS.filter((path) => !/[?&]q=/.test(path)),
    ...SEARCH_SORTS.map((sort) => `/explore?sort=${sort}`),
    ...SEARCH_SORTS.map((sort) => `/explore?rating=3&hargaMin=123456&hargaMax=876543&sort=${sort}`),
  ])("%s", async (path) => {
    const [small, large] = [await visit(path, undefined, village), await visit(path)];
    expect(large.cost).toEqual(small.cost);
  });

  it.each(SEARCH_SORTS.map((sort) => `/explore?q=servis&sort=${sort}`))("%s, within a fifth", async (path) => {
    const small = await visit(path, undefined, village);
    const large = await visit(path);
    expect(large.cost.trips).toBe(small.cost.trips);
    expect(large.cost.rows).toBeLessThanOrEqual(small.cost.rows * 1.2);
  });

  it.each(["/explore", "/explore?q=servis&sort=termurah", "/wanted", "/category/bisnis?sort=rating"])(
    "the tenth page of %s reads as many rows as the second",
    async (path) => {
      const costs: number[] = [];
      let next: string | undefined = path;
      while (next && costs.length < 10) {
        const { html, cost } = await visit(next);
        costs.push(cost.rows);
        next = nextPage(html);
      }
      expect(costs).toHaveLength(10);
      expect(costs[9]).toBe(costs[1]);
    },
  );
});

describe("a page of a signed-in member", () => {
  it.each(FORMS)("%s keeps its budget for %s", async (path, who, rows) => {
    const page = await visit(path, who === "visitor" ? undefined : town[who]);
    // The order form also asks questions about the kind of work.
    expectSmallPage(page.weight, "apps", path.startsWith("/order/") ? 6.5 : 6);
    expect(page.weight.script).toBeGreaterThan(0);
    expect(page.weight.script).toBeLessThanOrEqual(111 * KB);
    expect(page.weight.requests).toBeLessThanOrEqual(12);
    expect(page.cost.trips).toBeLessThanOrEqual(who === "visitor" ? 1 : 2);
    if (rows) expect(page.cost.rows).toBeLessThanOrEqual(rows);
  });
});

it("a document makes no more database calls for a member than for a visitor", async () => {
  const page = await visit("/", town.budi);
  expect(page.cost.trips).toBeLessThanOrEqual(1);
  expect(page.html).toContain("Budi Santoso");
});

it("the home page of a member with many entries keeps its size", async () => {
  const { DB } = town.world.bindings;
  const some = (columns: string, many: number) =>
    `select ${columns} from services where type = 'offer' and user_id <> ?1 order by seq desc limit ${many}`;
  for (const statement of [
    `insert into seen_listings (user_id, service_id, seen_at) ${some("?2, id, seq", 6)}`,
    `insert into favourites (user_id, service_id, created_at) ${some("?2, id, seq", 4)}`,
  ])
    await DB.prepare(statement).bind(town.budi.id, town.budi.id).run();
  for (const search of ["q=servis+ac&lokasi=kota-bandung", "q=les+gitar"])
    await town.world.fetch("/saved-searches", { as: town.budi, form: { search } });
  const page = await visit("/", town.budi);
  for (const heading of ["Baru Anda lihat", "Simpanan Anda"]) expect(page.html).toContain(heading);
  expectSmallPage(page.weight, "documents", HOME_KB);
  expect(page.cost.trips).toBe(1);
  expect(page.cost.rows).toBeLessThanOrEqual(90);
});

it("the font file is at most 20 KB", () => {
  const fonts = new URL("../public/build/_assets/", import.meta.url);
  const sizes = readdirSync(fonts)
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => readFileSync(new URL(name, fonts)).byteLength);
  expect(sizes).toHaveLength(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(20 * KB);
});
