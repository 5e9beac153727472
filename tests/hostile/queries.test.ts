import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { as, type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { EVERY_ROUTE } from "../support/routes";
import { patience, sample } from "../support/size";
import { startWorld, type World } from "../support/world";
import { PARAMETERS } from "./parameters";
import { HOSTILE, hostileAt, intruders } from "./strings";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  // The router says so of every address that it cannot decode.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());
// Long, and longer on a busy machine.
vi.setConfig({ testTimeout: patience(240_000) });

/** Pages that look at their address, with one who may see them. */
const PAGES = EVERY_ROUTE.flatMap(([, { readsQuery = [] }]) => readsQuery);

/** Of documents only some are drawn: what is asked of the database is the same for the data alone, and quicker. */
const DRAWN_EVERY = 10;

describe("hostile strings", () => {
  it.each(sample(PAGES, 12))("in every parameter of %s", async (address, who) => {
    const path = filled(address);
    for (let n = 0; n < HOSTILE.length; n++) {
      const drawn = n % (path === "/explore" ? 2 : DRAWN_EVERY) === 0;
      // Of data, `_routes` asks for some loaders only: with junk in it none would run.
      const names = drawn || n % 5 === 1 ? PARAMETERS : PARAMETERS.filter((name) => name !== "_routes");
      const query = names.map((name, place) => `${name}=${inQuery(hostileAt(n, place))}`).join("&");
      const data = path === "/" ? "/_root.data" : `${path}.data`;
      const response = await world.fetch(`${drawn ? path : data}?${query}`, as(home, who));
      const body = await response.text();
      expect(response.status, query).toBeLessThan(500);
      expect(response.headers.get("Location") ?? "", query).not.toMatch(/^(https?:)?\/\/(?!localhost:8787)/);
      expect(response.headers.get("Set-Cookie") ?? "").not.toContain("session=1");
      if (drawn) expect(intruders(body), query).toEqual([]);
    }
  });

  it("in the place of an id", async () => {
    const addresses = [
      ...["/gig/{}", "/gig/{}/reviews", "/wanted/{}", "/u/{}", "/category/{}", "/order/{}", "/payment/{}"],
      ...["/category/bisnis/{}", "/explore/{}"],
      ...["/dashboard/orders/{}", "/dashboard/orders/{}/cancellation", "/dashboard/services/edit/{}"],
      ...["/dashboard/wanted/{}/deletion", "/media/{}/320.webp", "/media/{}/{}", "/{}"],
    ];
    for (let n = 0; n < HOSTILE.length; n++) {
      const address = addresses[n % addresses.length] ?? "/{}";
      for (const path of [
        address.replaceAll("{}", inPath(hostileAt(n, 0))),
        `/gig/${inPath(hostileAt(n, 1))}`,
      ]) {
        const response = await world.fetch(path, as(home, "rina"));
        expect(response.status, path).toBeLessThan(500);
        const body = await response.text();
        // What answers outside the app has its own sheet in itself, and may load nothing.
        const alone = response.headers.get("Content-Security-Policy")?.includes("style-src 'unsafe-inline'");
        expect(intruders(alone ? body.replace(/<style>[^<]*<\/style>/, "") : body), path).toEqual([]);
      }
    }
  });

  it("in cookies and headers", async () => {
    for (const text of HOSTILE) {
      const value = encoded(text).slice(0, 1_000);
      const response = await world.fetch("/dashboard/orders", {
        cookie: `__session=${value}; toast=${value}; sidebar=${value}`,
        headers: { Referer: value, "User-Agent": value, "Save-Data": value, Accept: value },
      });
      expect(response.status, text).toBe(303);
    }
  });
});

it("every parameter that the app reads is among them", () => {
  const app = new URL("../../app/", import.meta.url);
  const files = readdirSync(app, { recursive: true }).map(String);
  const read = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(new URL(file, app), "utf8").matchAll(READS)].map((match) => match[1]),
    );
  // With `_data` no address is answered at all.
  const answered = [...new Set(read)].filter((name) => name !== "_data");
  expect(PARAMETERS).toEqual(expect.arrayContaining(answered));
});

const READS = /(?:[pP]arams|query)\.(?:get|getAll|has)\("(\w+)"\)/g;

function filled(address: string): string {
  const ids: Record<string, string> = { ...home, sari: home.sari.id } as never;
  return address.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));
}

/** Half of what is percent-encoded already goes as it is. */
function inQuery(text: string): string {
  return /^[%\w+./:;-]+$/.test(text) ? text : encoded(text);
}

function inPath(text: string): string {
  // An empty or dotted step would be another address altogether.
  return /^\.*$/.test(text) ? "x" : inQuery(text).replaceAll("/", "%2F");
}
