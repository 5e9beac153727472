import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/database/statements.server";
import { newestKey } from "~/platform/paging";
import { as, type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { EVERY_ROUTE } from "../support/routes";
import { turns } from "../support/size";
import { startWorld, type World } from "../support/world";
import { PARAMETERS } from "./parameters";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

const WORDS = "zzjudolgacor hubungi 081234567890";
const MARK = "zzjudolgacor";
const LATER = newestKey({ createdAt: 1_785_000_000_000, id: newId() });

/** All public pages. Members' pages are shown to nobody else. */
const ADDRESSES = [
  ...EVERY_ROUTE.flatMap(([, { readsQuery = [] }]) => readsQuery)
    .filter(([, who]) => who === "visitor")
    .map(([address]) => address),
  "/gig/{offer}",
  "/u/{sari}",
  "/about",
  "/categories",
  "/explore/jawa-barat",
  "/category/delivery",
];

const filled = (address: string) =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => String({ ...home, sari: home.sari.id }[name as "offer"]));

async function visit(address: string) {
  const response = await world.fetch(address, as(home, "visitor"));
  const html = await response.text();
  const head = /<head>[\s\S]*?<\/head>/.exec(html)?.[0] ?? "";
  const tags = head.match(/<(?:meta|link)[^>]*>/g) ?? [];
  const isListed =
    response.status === 200 &&
    !/noindex/.test(response.headers.get("X-Robots-Tag") ?? "") &&
    !tags.some((tag) => /name="robots"[^>]*noindex/.test(tag));
  const shared = tags.filter((tag) => /rel="canonical"|property="og:/.test(tag));
  return { response, html, head, shared, isListed };
}

describe("a stranger's text", () => {
  it.each(ADDRESSES)("in the address of %s keeps the page out of search engines and shared links", async (address) => {
    for (const name of turns(PARAMETERS, ADDRESSES.indexOf(address), 4)) {
      const query = new URLSearchParams({ [name]: WORDS });
      const { html, head, shared, isListed } = await visit(`${filled(address)}?${query}`);
      if (isListed) expect(html, `${address}?${query}`).not.toContain(MARK);
      expect(isListed, `${address}?${query}`).toBe(false);
      expect(shared.join(), `${address}?${query}`).not.toContain(MARK);
      if (!/^\/(explore|wanted)$/.test(address)) expect(head, `${address}?${query}`).not.toContain(MARK);
    }
  });

  it.each([`/${MARK}`, `/explore/${MARK}`, `/category/bisnis/${MARK}`, `/category/${MARK}`, `/u/${MARK}`])(
    "in the path %s is not indexed",
    async (address) => {
      const { response, shared, isListed } = await visit(address);
      expect(response.status).toBe(404);
      expect(isListed).toBe(false);
      expect(shared.join()).not.toContain(MARK);
    },
  );

  it.each([
    `/explore?q=${MARK}&lokasi=kota-bandung`,
    `/explore?lokasi=${MARK}`,
    `/explore?lokasi=jabodetabek+${MARK}`,
    `/explore?hargaMin=${MARK}`,
    `/explore?lokasi=kota-bandung&tadi=${MARK}`,
    `/wanted?q=${MARK}`,
    `/wanted?hargaMax=${MARK}`,
    `/place?cari=${MARK}`,
  ])("in %s is not indexed because of the page itself", async (address) => {
    const { head, shared } = await visit(address);
    expect(head).toContain('name="robots" content="noindex, follow"');
    expect(head).not.toContain('rel="canonical"');
    expect(shared.join()).not.toContain(MARK);
  });
});

describe("pages with our own text", () => {
  it.each([
    "/",
    "/explore",
    "/explore?kategori=bisnis",
    "/explore?lokasi=kota-bandung&sort=terbaru",
    "/wanted",
    "/explore?jenis=jasa&rating=4.5&waktu=14",
    "/wanted?kategori=bisnis",
    "/category/bisnis?sort=rating",
    "/gig/{offer}",
    "/gig/{offer}?utm_source=wa&fbclid=abc",
    "/about",
    "/categories",
    "/place",
    "/explore?cara=daring&lokasi=semua",
    "/?wanted=8",
    "/explore?after=1_9007199254740991_10",
    `/u/{sari}?after=${LATER}`,
    `/gig/{offer}/reviews?after=${LATER}`,
    `/category/bisnis?after=${LATER}`,
    `/u/{sari}?after=1785000000000_${crypto.randomUUID()}`,
    "/explore?after=0_12_45_0.33&after=",
  ])("%s are indexed", async (address) => {
    const { isListed, head } = await visit(filled(address));
    expect(isListed).toBe(true);
    expect(head).toContain('rel="canonical"');
  });
});
