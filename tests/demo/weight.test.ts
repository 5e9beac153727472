import { afterAll, beforeAll, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { users } from "~/database/schema/users";
import { CATEGORIES } from "~/listings/category";
import { countPlaces } from "~/places/jobs.server";
import { placeOf } from "~/places/place";
import { demoRows } from "../../e2e/demo/rows/rows";
import { pageWeight } from "../support/pages/page-weight";
import { startWorld } from "../support/world";

const MAX_HTML_BYTES = 8_960;

let world: Awaited<ReturnType<typeof startWorld>>;
let places: string[];

beforeAll(async () => {
  world = await startWorld();
  const { db, now } = world.context();
  const rows = demoRows(now, "no password fits this");
  const [first, ...others] = [
    ...rows.users.map((row) => db.insert(users).values(row)),
    ...rows.listings.map((row) => db.insert(listings).values(row)),
  ];
  if (first) await db.batch([first, ...others]);
  await countPlaces(db, now, { offers: rows.listings.length });
  const codes = new Set(rows.listings.map(({ placeCode }) => placeCode));
  places = [...codes].flatMap((code) => (code ? [placeOf(code)?.slug ?? code] : []));
});
afterAll(() => world.stop());

async function weightOf(path: string): Promise<number> {
  const response = await world.fetch(path);
  expect(response.status, path).toBe(200);
  return pageWeight(await response.text()).html;
}

it("every search of a place and every category is at most 8.7 KB of HTML, with real texts", async () => {
  expect(places.length).toBeGreaterThan(20);
  const paths = [
    "/explore",
    "/wanted",
    "/categories",
    // The fullest pages: groups by place, offers from other towns and requests.
    ...places.map((place) => `/explore?lokasi=${place}`),
    ...CATEGORIES.map(({ slug }) => `/category/${slug}`),
  ];
  const weights = await Promise.all(paths.map(async (path) => ({ path, bytes: await weightOf(path) })));
  expect(weights.filter(({ bytes }) => bytes > MAX_HTML_BYTES)).toEqual([]);
  // An empty page would prove nothing.
  expect(Math.max(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(6_000);
});
