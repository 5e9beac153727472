import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { htmlFaults } from "../../e2e/support/html-validity";
import { databaseSnapshot } from "../support/database/database-snapshot";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { type Owned, ownedRoutes, type Scene, SECRET } from "../support/owned-routes";
import { ROUTES } from "../support/routes";
import { FULL, turns } from "../support/size";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
  Object.assign(scene, { world, home });
});
afterAll(() => world.stop());

const scene = {} as Scene;
const OWNED = ownedRoutes(scene);

it("the table has every route with an id", () => {
  const files = Object.keys(ROUTES).filter((file) => file.includes(".$"));
  expect(Object.keys(OWNED).sort()).toEqual(files.sort());
});

const EVERYBODY: Who[] = ["visitor", "rina", "budi", "sari", "ayu"];
const owned = Object.entries(OWNED).flatMap(([file, pages]) =>
  pages === "everybody's" ? [] : [pages].flat().map((page): [string, Owned] => [file, page]),
);
const askedInTurn = owned.map(([file, page], at) => [file, { ...page, at }] as const);

describe.each(askedInTurn)(
  "%s",
  (file, { make, owners, otherSide, form, hidden, script, tooLate, passing, bytes, at }) => {
    let path = "";
    beforeAll(async () => {
      path = await make();
    });
    /** The three requests for a page: the document, its data, and the data of its own loader. */
    const data = () => [`${path}.data`, `${path}.data?_routes=${encodeURIComponent(`routes/${file}`)}`];
    const ways = () => (bytes ? [path] : [path, ...data()]);
    const strangers = EVERYBODY.filter((who) => !owners.includes(who) && who !== otherSide);
    /** In a soak run every stranger tries all requests. Otherwise each tries another one. */
    const waysOf = (who: Who) =>
      strangers.length < 3 ? ways() : turns(ways(), at + Math.max(0, strangers.indexOf(who)));

    it.each(strangers)("shows %s nothing", async (who) => {
      for (const way of waysOf(who)) {
        const response = await world.fetch(way, as(home, who));
        const body = await response.text();
        expect(body, way).not.toContain(SECRET);
        if (passing && response.headers.get("Location")?.startsWith("/dashboard/orders/")) continue;
        if (passing && /"redirect","\/dashboard\/orders\//.test(body)) continue;
        if (who === "visitor" && script) expect(response.status, way).toBe(401);
        else if (who !== "visitor" || hidden) expect(response.status, way).toBe(404);
        else expectLogin(response, body);
      }
    });

    it.each(strangers)("accepts nothing from %s", async (who) => {
      const before = await databaseSnapshot(world);
      for (const way of waysOf(who)) {
        const response = await world.fetch(way, { ...as(home, who), form: (await form?.(path)) ?? {} });
        const body = await response.text();
        expect(body, way).not.toContain(SECRET);
        if (!form) expect([404, 405], way).toContain(response.status);
        else if (who === "visitor" && script) expect(response.status, way).toBe(401);
        else if (who === "visitor") expectLogin(response, body);
        else if (tooLate) expect([response.headers.get("Location"), body].join()).toContain(tooLate);
        else expect(response.status, way).toBe(404);
      }
      await world.settled();
      expect(await databaseSnapshot(world)).toEqual(before);
    });

    if (otherSide) {
      it("is refused to the other side", async () => {
        const before = await databaseSnapshot(world);
        const response = await world.fetch(path, {
          ...as(home, otherSide),
          form: (await form?.(path)) ?? {},
        });
        const back = /\/dashboard\/orders\/[2-9a-z]{20}(?:"|$)/;
        if (response.status === 409) expect(await response.text()).toMatch(back);
        else {
          expect(response.status).toBe(303);
          expect(response.headers.get("Location")).toMatch(back);
        }
        expect(await databaseSnapshot(world)).toEqual(before);
      });
    }

    if (bytes) {
      it.each(EVERYBODY)("has no data for %s", async (who) => {
        for (const way of data()) expect((await world.fetch(way, as(home, who))).status, way).toBe(404);
      });
    }

    it.each(owners)("is shown to %s", async (who) => {
      for (const way of who === owners[0] ? ways() : turns(ways(), at)) {
        const response = await world.fetch(way, as(home, who));
        if (!passing) expect(await response.text(), way).toContain(SECRET);
        expect([200, 202, 302], way).toContain(response.status === 403 ? 200 : response.status);
      }
    });

    if (!bytes) {
      it("is valid HTML, also in its answer to an empty form", async () => {
        const [who = "visitor"] = owners;
        // A form without fields is complete when empty.
        const asks = Object.keys((await form?.(path)) ?? {}).length > 0;
        // Browser tests check the page itself. Only this test checks the answer to an error.
        for (const sent of [...(FULL || !asks ? [{}] : []), ...(asks ? [{ form: {} }] : [])]) {
          const response = await world.fetch(path, { ...as(home, who), ...sent });
          const html = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
          if (html) expect(await htmlFaults(await response.text())).toEqual([]);
        }
      });
    }

    if (form && !tooLate) {
      it(`accepts the form of ${owners[0]}`, async () => {
        const before = await databaseSnapshot(world);
        const [who = "visitor"] = owners;
        const response = await world.fetch(path, { ...as(home, who), form: await form(path) });
        expect(response.status).toBe(script ? 200 : 303);
        expect(response.headers.get("Location") ?? "").not.toContain("/login");
        expect(await databaseSnapshot(world)).not.toEqual(before);
      });
    }
  },
);

function expectLogin(response: Response, body: string): void {
  // A form with typed text is redirected to the page that keeps it.
  if (response.status === 202) expect(body).toMatch(/"redirect","\/(login|session-ended)\?redirectTo=/);
  else {
    expect([303, 307]).toContain(response.status);
    const page = response.status === 303 ? "login" : "session-ended";
    expect(response.headers.get("Location")).toMatch(new RegExp(`^/${page}\\?redirectTo=`));
  }
}
