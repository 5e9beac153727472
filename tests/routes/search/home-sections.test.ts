import { afterAll, beforeAll, expect, it } from "vitest";
import { paidOrder } from "../../support/flows/order-steps";
import { review } from "../../support/flows/reviewing";
import { acceptSlot, onSiteOffer, visitFields } from "../../support/flows/visiting";
import { part, parts } from "../../support/pages/page-parts";
import { pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

const SECTIONS = [
  "Temukan jasa lokal yang Anda butuhkan",
  "Jasa Dicari",
  "Jasa Populer",
  "Cara kerja",
  "Kata warga",
  "Punya keahlian? Tetangga Anda sedang mencarinya.",
  "Kategori",
];

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

async function home(path: string, as?: TestPerson): Promise<string> {
  return (await world.fetch(path, as ? { as } : {})).text();
}

const sections = (html: string) =>
  parts(html, "heading")
    .map(({ name }) => name)
    .filter((name) => SECTIONS.includes(name));

it.each([false, true])("an empty marketplace keeps the order of its sections (signed in: %s)", async (signedIn) => {
  const html = await home("/", signedIn ? budi : undefined);
  expect(sections(html)).toEqual(SECTIONS.filter((title) => title !== "Kata warga"));
});

it.each([
  ["a visitor", false, "/"],
  ["a visitor with a place", false, "/?lokasi=bandung"],
  ["a visitor who asked for more", false, "/?wanted=60"],
  ["a logged-in person", true, "/"],
  ["a logged-in person with a place", true, "/?lokasi=bandung"],
])("the order of the sections is the same for %s", async (_who, signedIn, path) => {
  for (let n = 1; n <= 5; n++) {
    await world.listing(budi, { kind: "wanted" });
    await world.listing(sari, { placeCode: "32.73" });
  }
  const listingId = await world.listing(sari);
  await review(world, { buyer: budi, seller: sari, listingId }, { rating: 5, comment: "Rapi dan cepat." });
  const html = await home(path, signedIn ? budi : undefined);
  expect(sections(html)).toEqual(SECTIONS);
  expect(html.lastIndexOf("</section>")).toBeLessThan(html.indexOf("<footer"));
  if (signedIn) expect(html.indexOf("Selamat ")).toBeLessThan(html.indexOf("<h1"));
});

it("a member's strip shows the next visit and the money, and the explaining sections fold after the first order", async () => {
  const [rina, lina] = [await world.person("Rina Kartika"), await world.person("Lina Marlina")];
  const listing = await onSiteOffer(world, rina);
  const before = await home("/", lina);
  expect(before).not.toContain("Uang Anda dalam titipan");
  const isFolded = (html: string, id: string) => new RegExp(`<summary><h2 id="h-${id}"`).test(html);
  expect(["cara-kerja", "jual"].map((id) => isFolded(before, id))).toEqual([false, false]);

  const orderId = await paidOrder(world, lina, listing, { changes: visitFields() });
  await acceptSlot(world, rina, orderId);
  const bought = await home("/", lina);
  const own = pageText(part(bought, "region", "Jadwal dan uang Anda").html);
  expect(own).toMatch(/Rina · Jakarta Selatan.*Rp 350\.000 Uang Anda dalam titipan/);
  expect(["cara-kerja", "kata-warga", "jual"].map((id) => isFolded(bought, id))).toEqual([true, true, true]);
  expect(sections(bought)).toEqual(SECTIONS);
  expect(pageText(part(await home("/", rina), "region", "Jadwal dan uang Anda").html)).toContain("Akan Anda terima");
});
