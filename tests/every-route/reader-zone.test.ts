import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "~/database/schema/users";
import { clockTime } from "~/platform/date-text";
import type { Zone } from "~/platform/dates";
import { order } from "../support/flows/buying";
import { askAbout } from "../support/flows/messaging";
import { postWanted } from "../support/flows/proposing";
import { part } from "../support/pages/page-parts";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let maria: TestPerson;
let listing: string;
let id: string;
let conversation: string;

const JAYAPURA = "91.71";
const MAKASSAR = "73.71";

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  maria = await world.person("Maria Rumbiak");
  await lives(maria, JAYAPURA);
  listing = await world.listing(sari);
  await postWanted(world, sari);
  id = await order(world, maria, listing);
  conversation = await askAbout(world, maria, listing, "Apakah bisa dikirim ke Jayapura?");
});
afterAll(() => world.stop());

const lives = (person: TestPerson, placeCode: string | null) =>
  world.context().db.update(users).set({ placeCode }).where(eq(users.id, person.id));

async function zonesOn(path: string, as: TestPerson, cookie = ""): Promise<Set<string>> {
  const html = await (await world.fetch(path, { as, cookie })).text();
  return new Set(
    pageText(part(html, "main").html)
      .match(/\b\d\d\.\d\d (?:WIB|WITA|WIT)\b/g)
      ?.map((said) => said.slice(6)),
  );
}

const pages = () => [`/dashboard/orders/${id}`, "/dashboard/orders", `/payment/${id}`];

async function hoursOn(path: string, as: TestPerson, cookie = ""): Promise<string[]> {
  const html = part(await (await world.fetch(path, { as, cookie })).text(), "main").html;
  return [...html.matchAll(/<time[^>]*>(\d\d\.\d\d)<\/time>/g)].map(([, hour = ""]) => hour);
}
const later = (some: readonly string[], others: readonly string[]) =>
  some.map((hour, n) => (Number(hour.slice(0, 2)) - Number(others[n]?.slice(0, 2)) + 24) % 24);

describe("a logged-in person reads times", () => {
  it("in the zone of their profile's place, on every page of an order", async () => {
    for (const path of pages()) expect(await zonesOn(path, maria), path).toEqual(new Set(["WIT"]));
  });

  it("in the zone of the remembered place if their profile has none", async () => {
    const path = `/messages/${conversation}`;
    const hers = await hoursOn(path, sari);
    expect(hers.length).toBeGreaterThan(0);
    expect(new Set(later(await hoursOn(path, sari, `place=${MAKASSAR}`), hers))).toEqual(new Set([1]));
    expect(await hoursOn(path, maria, `place=${MAKASSAR}`)).toEqual(await hoursOn(path, maria));
  });

  it("of the same moment, one hour later per zone to the east", async () => {
    const at: Record<Zone, string | undefined> = { WIB: undefined, WITA: undefined, WIT: undefined };
    for (const [zone, place] of [
      ["WIB", null],
      ["WITA", MAKASSAR],
      ["WIT", JAYAPURA],
    ] as const) {
      await lives(sari, place);
      const html = await (await world.fetch(`/messages/${conversation}`, { as: sari })).text();
      at[zone] = /<time[^>]*datetime="([^"]+)">([^<]+)<\/time>/i.exec(html)?.slice(1).join(" ");
      const [moment = "", ...said] = (at[zone] ?? "").split(" ");
      expect(said.join(" ")).toBe(clockTime(Date.parse(moment), zone));
    }
    await lives(sari, null);
    expect(new Set(Object.values(at)).size).toBe(3);
  });

  it("in the remembered place's zone in notifications", async () => {
    const hers = await hoursOn("/notifications", sari);
    expect(hers.length).toBeGreaterThan(0);
    expect(new Set(later(await hoursOn("/notifications", sari, `place=${JAYAPURA}`), hers))).toEqual(new Set([2]));
  });
});

describe("public pages", () => {
  it("are one copy for readers of every place", async () => {
    // Without a place in its address a search uses the remembered one.
    for (const path of [`/gig/${listing}`, `/u/${sari.id}`, "/wanted?lokasi=semua"]) {
      const here = pageText(part(await (await world.fetch(path)).text(), "main").html);
      const there = await world.fetch(path, { cookie: `place=${JAYAPURA}` });
      expect(pageText(part(await there.text(), "main").html), path).toBe(here);
    }
  });
});
