import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { busyPeople } from "./support/database/busy-people";
import { newOperator } from "./support/flows/operators";
import { BUSY_PAGES, monthBefore } from "./support/pages/busy-pages";
import { databaseCost, pageWeight, SHEET_KB } from "./support/pages/page-weight";
import { routeFiles } from "./support/route-files";
import { patience, size } from "./support/size";
import { startWorld, type TestPerson, type World } from "./support/world";

/** Database rows that a page may read, however many years of data there are. */
const MAX_ROWS = 200;
const ENTRIES_PER_KIND = size(100_000, 2_000);
const HTML_KB = 6.2;
/** Pages that exceed `HTML_KB`, with their present limits. Do not raise one. */
const HEAVIER_PAGES: [path: RegExp, kilobytes: number][] = [
  [/^\/dashboard\/orders\/0/, 9],
  [/^\/operator\/people\/\{sariId/, 8.5],
  [/^\/operator\/people\/\{budiId/, 6.7],
  [/^\/operator\/listings/, 6.6],
  [/^\/operator\/orders/, 7.1],
  [/^\/operator\/withdrawals\/0/, 6.7],
  [/^\/profile\?tab=services/, 6.4],
  [/^\/dashboard\/balance/, 6.5],
  [/^\/dashboard(\/orders)?(\?|$)/, 8.2],
  [/^\/dashboard\/(wanted|services)$/, 8.1],
];

let world: World;
let people: Record<"budi" | "sari" | "ayu", TestPerson>;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  const [budi, sari] = [await world.person("Budi Santoso"), await world.person("Sari Wulandari")];
  people = { budi, sari, ayu: await newOperator(world) };
  await busyPeople(world, { buyer: budi, seller: sari, operator: people.ayu, count: ENTRIES_PER_KIND });
}, patience(900_000));
afterAll(() => world.stop());

/** Routes without a list of their own: forms beside a page, and layout routes. */
const NO_LIST = /_\.|\$(list|subjects)|\$id\.withdrawal|\$pid\.|^(dashboard|operator)$/;

async function visit(path: string, as: TestPerson) {
  const { sari, budi } = people;
  const named: Record<string, string> = {
    sari: encodeURIComponent(sari.email),
    budi: encodeURIComponent(budi.email),
    sariId: sari.id,
    budiId: budi.id,
  };
  const response = await world.fetch(
    path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? ""),
    { as },
  );
  expect(response.status).toBe(200);
  return { rows: databaseCost(response).rows, weight: pageWeight(await response.text()) };
}

it("covers every page of members and operators except forms beside a page", () => {
  const isWorkedIn = (file: string) =>
    /^(account|dashboard|messages|notifications|operator|profile)(\.|$)/.test(file) && !NO_LIST.test(file);
  const pages = routeFiles()
    .filter(({ text }) => /page: "app"/.test(text))
    .map(({ name }) => name);
  const missing = pages.filter((file) => isWorkedIn(file) && !(file in BUSY_PAGES));
  expect(missing).toEqual([]);
});

describe("for people with thousands of entries the database reads few rows and the page stays small:", () => {
  const visits = Object.values(BUSY_PAGES).flatMap((asked) =>
    asked.flatMap(([who, ...paths]) => paths.map((path) => [path, who] as const)),
  );

  it.each(visits)("%s, as %s", async (path, who) => {
    const { rows, weight } = await visit(path, people[who]);
    // The page of a person also reads the fees of 25 cancelled orders.
    expect(rows).toBeLessThanOrEqual(path.startsWith("/operator/people/") ? 240 : MAX_ROWS);
    const [, most = HTML_KB] = HEAVIER_PAGES.find(([heavier]) => heavier.test(path)) ?? [];
    expect(weight.html).toBeLessThanOrEqual(most * 1024);
    expect(weight.css).toBeLessThanOrEqual(SHEET_KB.apps * 1024);
  });

  it("a statement reads few rows besides its own entries", async () => {
    const path = `/dashboard/balance/statement.csv?bulan=${monthBefore(2)}`;
    const response = await world.fetch(path, { as: people.sari });
    const entries = (await response.clone().text()).split("\n").length;
    expect(databaseCost(response).rows).toBeLessThanOrEqual(MAX_ROWS + 3 * Math.min(entries, 1_000));
  });
});
