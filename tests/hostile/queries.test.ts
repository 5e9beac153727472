import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { as, type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { EVERY_ROUTE } from "../support/routes";
import { patience, sample } from "../support/size";
import { startWorld, type World } from "../support/world";
import { PARAMETERS } from "./parameters";
import { foreignTags, HOSTILE, hostileAt } from "./strings";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  // The router warns about every address that it cannot decode.
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());
vi.setConfig({ testTimeout: patience(240_000) });

const PAGES = EVERY_ROUTE.flatMap(([, { readsQuery = [] }]) => readsQuery);

/** Only some are documents. Data makes the same queries and is faster. */
const DOCUMENT_EVERY = 10;

describe("hostile strings", () => {
  it.each(sample(PAGES, 12))("in every parameter of %s", async (address, who) => {
    const path = filled(address);
    for (let n = 0; n < HOSTILE.length; n++) {
      const drawn = n % (path === "/explore" ? 2 : DOCUMENT_EVERY) === 0;
      // In data, `_routes` selects loaders, and with junk in it none would run.
      const names = drawn || n % 5 === 1 ? PARAMETERS : PARAMETERS.filter((name) => name !== "_routes");
      const query = names.map((name, place) => `${name}=${inQuery(hostileAt(n, place))}`).join("&");
      const data = path === "/" ? "/_root.data" : `${path}.data`;
      const response = await world.fetch(`${drawn ? path : data}?${query}`, as(home, who));
      const body = await response.text();
      expect(response.status, query).toBeLessThan(500);
      expect(response.headers.get("Location") ?? "", query).not.toMatch(/^(https?:)?\/\/(?!localhost:8787)/);
      expect(response.headers.get("Set-Cookie") ?? "").not.toContain("session=1");
      if (drawn) expect(foreignTags(body), query).toEqual([]);
    }
  });

  it("as an id", async () => {
    const addresses = [
      "/gig/{}",
      "/gig/{}/reviews",
      "/wanted/{}",
      "/u/{}",
      "/category/{}",
      "/order/{}",
      "/payment/{}",
      "/category/bisnis/{}",
      "/explore/{}",
      "/dashboard/orders/{}",
      "/dashboard/orders/{}/cancellation",
      "/dashboard/services/edit/{}",
      "/dashboard/wanted/{}/deletion",
      "/media/{}/320.webp",
      "/media/{}/{}",
      "/{}",
    ];
    for (let n = 0; n < HOSTILE.length; n++) {
      const address = addresses[n % addresses.length] ?? "/{}";
      for (const path of [address.replaceAll("{}", inPath(hostileAt(n, 0))), `/gig/${inPath(hostileAt(n, 1))}`]) {
        const response = await world.fetch(path, as(home, "rina"));
        expect(response.status, path).toBeLessThan(500);
        const body = await response.text();
        // Answers outside the app contain their own stylesheet, and may load nothing.
        const alone = response.headers.get("Content-Security-Policy")?.includes("style-src 'unsafe-inline'");
        expect(foreignTags(alone ? body.replace(/<style>[^<]*<\/style>/, "") : body), path).toEqual([]);
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

it("the list contains every parameter that the app reads", () => {
  const app = new URL("../../app/", import.meta.url);
  const files = readdirSync(app, { recursive: true }).map(String);
  const read = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(new URL(file, app), "utf8").matchAll(READS)].map((match) => match[1]));
  // With `_data` no address is answered.
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

function inQuery(text: string): string {
  return /^[%\w+./:;-]+$/.test(text) ? text : encoded(text);
}

function inPath(text: string): string {
  // An empty or dotted segment would be another address.
  return /^\.*$/.test(text) ? "x" : inQuery(text).replaceAll("/", "%2F");
}
