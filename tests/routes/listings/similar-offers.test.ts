import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { parts } from "../../support/pages/page-parts";
import { pageText } from "../../support/pages/page-text";
import { startDemoWorld } from "../../support/search/demo-world";
import { startWorld, type World } from "../../support/world";

let demo: World;

beforeAll(async () => {
  demo = await startDemoWorld();
});
afterAll(() => demo.stop());

async function visit(title: string) {
  const { db } = demo.context();
  const [listing] = await db.select({ id: listings.id }).from(listings).where(eq(listings.title, title));
  return (await demo.fetch(`/gig/${listing?.id}`)).text();
}

const similarOn = (html: string) => parts(html, "region", "Jasa serupa").map(({ html: own }) => pageText(own));

it("the page of an offer shows offers of its trade from all categories", async () => {
  const [text = ""] = similarOn(await visit("Perbaikan listrik: korsleting, stop kontak, tambah titik lampu"));
  expect(text).toContain("Instalasi listrik rumah baru, panel, dan genset cadangan");
  expect(text).not.toContain("Cat ulang");
});

it("the page of an offer without its like has no such section", async () => {
  expect(similarOn(await visit("Cat ulang kamar dan ruang tamu, rapi sampai sudut"))).toEqual([]);
});

it("an index in a database of its own gives the same", async () => {
  const world = await startWorld({ ownIndex: true });
  try {
    const sari = await world.person("Sari Wulandari");
    const first = await world.listing(sari, { title: "Servis AC panggilan", category: "Rumah Tangga" });
    await world.listing(sari, { title: "Cuci AC rumah", category: "Lainnya" });
    await world.listing(sari, { title: "Cat tembok", category: "Rumah Tangga" });
    await world.indexed();
    const html = await (await world.fetch(`/gig/${first}`)).text();
    const [text = ""] = similarOn(html);
    expect(text).toContain("Cuci AC rumah");
    expect(text).not.toContain("Cat tembok");
  } finally {
    await world.stop();
  }
});
