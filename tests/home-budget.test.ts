import { afterAll, beforeAll, expect, it } from "vitest";
import { MAX_WANTED_SHOWN } from "~/listings/listing";
import { DAY, MINUTE } from "~/platform/dates";
import { offers } from "../e2e/demo/offers";
import { wanted } from "../e2e/demo/wanted";
import { review } from "./support/flows/reviewing";
import { shownListings } from "./support/pages/page-text";
import { databaseCost, pageWeight, SHEET_KB } from "./support/pages/page-weight";
import { startWorld, type TestPerson, type World } from "./support/world";

const KB = 1024;
/**
 * Rows for everything except the requests: popular offers of the place, of its province and of the country, and
 * reviews. Includes the one request after the last page.
 */
const OTHER_ROWS = 40;

let world: World;
let sari: TestPerson;
let budi: TestPerson;

/** Requests with texts of the demo catalogue, which compress like real texts. */
const REQUESTS = [
  ...wanted.map(({ title, category, budget, location, requirements = [] }) => ({
    title,
    category,
    price: budget,
    location,
    requirements,
  })),
  ...offers.map(({ title, category, price, location, packages }) => ({
    title: `Dicari: ${title}`,
    category,
    price,
    location,
    requirements: packages.flatMap(({ checklist }) => checklist).slice(0, 4),
  })),
].slice(0, MAX_WANTED_SHOWN + 4);

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  const now = Date.now();
  for (const [n, request] of REQUESTS.entries())
    await world.listing(budi, {
      ...request,
      kind: "wanted",
      deadline: now + (10 + (n % 20)) * DAY,
      createdAt: now - n * 97 * MINUTE,
    });
  const cover = () => `/media/${crypto.randomUUID()}`;
  for (const { title, category, price, location } of offers.slice(0, 16))
    await world.listing(sari, {
      title,
      category,
      price,
      location,
      coverUrl: cover(),
      sellerPicture: cover(),
    });
  for (const { title } of offers.slice(20, 23)) {
    const listingId = await world.listing(sari, { title });
    const comment = `Rapi dan tepat waktu: ${title} selesai sebelum yang kami minta.`;
    await review(world, { buyer: budi, seller: sari, listingId }, { rating: 5, comment });
  }
});
afterAll(() => world.stop());

it.each([
  ["/", 4],
  ["/?wanted=8", 8],
  ["/?wanted=28", 28],
  ["/?wanted=60", 60],
  ["/?wanted=60&lokasi=bandung", 60],
  ["/?wanted=60&lokasi=daring", 60],
])(
  "%s stays below 12.6 KB and reads few rows besides its requests, for visitors and members",
  async (path, requests) => {
    for (const as of [undefined, budi]) {
      const response = await world.fetch(path, as ? { as } : {});
      const html = await response.text();
      expect(shownListings(html, "wanted")).toHaveLength(requests);
      expect(pageWeight(html).html, as?.name).toBeLessThanOrEqual(12.6 * KB);
      expect(databaseCost(response).trips).toBe(1);
      expect(databaseCost(response).rows, as?.name).toBeLessThanOrEqual(requests + OTHER_ROWS);
    }
  },
);

it("the page stays below 7.65 KB, and its style sheet keeps its limit, for visitors and members", async () => {
  for (const as of [undefined, budi]) {
    const { html, css } = pageWeight(await (await world.fetch("/", as ? { as } : {})).text());
    expect(html).toBeLessThanOrEqual(7.65 * KB);
    expect(css).toBeLessThanOrEqual(SHEET_KB.documents * KB);
  }
});
