import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { crowd } from "./support/crowd";
import { review } from "./support/reviewing";
import { databaseCost, pageWeight } from "./support/weight";
import { type Person, startWorld, type World } from "./support/world";

const KB = 1024;
let world: World;
let sari: Person;
let budi: Person;
let offer: string;
let reviewed: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  await crowd(world.bindings.DB, sari, 10_000);
  offer = await world.listing(sari);
  reviewed = await world.listing(sari, { rating: 5, ratingCount: 40, rating5: 40 });
  const comment = "Rapi, tepat waktu, dan sabar menjelaskan pilihan warnanya kepada kami.";
  for (let n = 1; n <= 40; n += 1)
    await review(
      world,
      { buyer: budi, seller: sari, listingId: reviewed },
      { rating: 5, comment: `${n} ${comment}` },
    );
});
afterAll(() => world.stop());

async function visit(path: string, as?: Person) {
  const response = await world.fetch(path, as ? { as } : {});
  expect(response.status, path).toBe(200);
  const html = await response.text();
  return { html, weight: pageWeight(html), cost: databaseCost(response) };
}

describe("with 10,000 listings, a visitor's document", () => {
  it.each([
    ["home", () => "/", 12 * KB],
    ["home with more wanted", () => "/?wanted=12", 12 * KB],
    ["gig", () => `/gig/${offer}`, 10 * KB],
    ["gig from the crowd", () => "/gig/00000000-0000-4000-8000-000000000001", 10 * KB],
    ["wanted from the crowd", () => "/wanted/00000000-0000-4000-8000-000000000003", 10 * KB],
    ["reviews", () => `/gig/${reviewed}/reviews`, 12 * KB],
    ["public profile", () => `/u/${sari.id}`, 10 * KB],
    ["explore", () => "/explore", 12 * KB],
    ["search", () => "/explore?q=servis+ac", 12 * KB],
    ["category", () => "/category/desain-grafis", 12 * KB],
    ["landing group", () => "/category/delivery", 12 * KB],
    ["wanted list", () => "/wanted", 12 * KB],
  ])("%s keeps its budget", async (_name, path, html) => {
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
    const page = await visit(`/order/${offer}`, budi);
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
    const page = await visit(path, budi);
    expect(page.weight.html, path).toBeLessThanOrEqual(6 * KB);
    expect(page.weight.css, path).toBeLessThanOrEqual(8 * KB);
    expect(page.weight.script, path).toBeLessThanOrEqual(100 * KB);
    expect(page.weight.requests, path).toBeLessThanOrEqual(12);
    expect(page.cost.trips, path).toBeLessThanOrEqual(2);
  }
});

it("a signed-in visitor's document asks the database no more than anybody's", async () => {
  const page = await visit("/", budi);
  expect(page.cost.trips).toBeLessThanOrEqual(1);
  expect(page.html).toContain("Budi Santoso");
});
