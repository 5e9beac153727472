import { afterAll, beforeAll, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { users } from "~/database/schema/users";
import { CATEGORIES } from "~/listings/category";
import { countPlaces } from "~/places/jobs.server";
import { placeOf } from "~/places/place";
import { demoRows } from "../../e2e/demo/rows/rows";
import { pageWeight } from "../support/pages/page-weight";
import { startWorld } from "../support/world";

/** The bytes of HTML and stylesheet in the first flight of a connection. */
const FIRST_FLIGHT = 14_336;

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
  const { html, css } = pageWeight(await response.text());
  return html + css;
}

it("every search of a place and every category fits into the first flight, with real texts", async () => {
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
  expect(weights.filter(({ bytes }) => bytes > FIRST_FLIGHT)).toEqual([]);
  // An empty page would prove nothing.
  expect(Math.max(...weights.map(({ bytes }) => bytes))).toBeGreaterThan(13_000);
});
