import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { part, parts } from "../../support/pages/page-parts";
import { heading, hrefs, linksNamed, pageText, shownListings } from "../../support/pages/page-text";
import { databaseCost } from "../../support/pages/page-weight";
import { startDemoWorld } from "../../support/search/demo-world";
import { sample } from "../../support/size";
import { OWN_INDEX, startWorld, type World } from "../../support/world";

let demo: World;
let small: World;

beforeAll(async () => {
  demo = await startDemoWorld({ database: "runtime" });
  small = await startWorld();
  const sari = await small.person("Sari Wulandari");
  await small.listing(sari, { title: "Servis AC panggilan", location: "Kota Bandung", price: 150_000 });
  await small.listing(sari, { title: "Les gitar untuk anak", category: "Musik & Audio", location: "Cimahi" });
  await small.listing(sari, { title: "Jahit kebaya", category: "Gaya Hidup", location: "Kota Medan" });
});
afterAll(() => Promise.all([demo.stop(), small.stop()]));

const addressOf = (asked: string) => (asked.startsWith("/") ? asked : `/explore?${new URLSearchParams({ q: asked })}`);
const visit = async (address: string, world = demo) => {
  const response = await world.fetch(address);
  return { response, html: await response.text() };
};

const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const resultsOf = (html: string) => {
  const main = mainOf(html).replace(/<aside[\s\S]*?<\/aside>/g, "");
  return [...shownListings(main, "gig"), ...shownListings(main, "wanted")];
};
const isEmpty = (html: string) => /^Belum ada/.test(heading(html) ?? "") || resultsOf(html).length === 0;

function suggestedOn(html: string): string[] {
  const main = mainOf(html);
  const regions = parts(main, "region", /^(Coba ini|Pencarian terkait)$/).flatMap(({ html: own }) => hrefs(own));
  const meant = [...main.matchAll(/Mungkin maksud Anda <a[^>]*href="([^"]+)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  const categories = hrefs(main).filter((href) => /^\/category\/[a-z-]+$/.test(href));
  const all = hrefs(main).filter((href) => href === "/wanted");
  return [...new Set([...regions, ...meant, ...categories, ...all])];
}

async function follow(world: World, address: string): Promise<string[]> {
  const { html } = await visit(address, world);
  const links = suggestedOn(html);
  for (const href of links) {
    const { response, html: next } = await visit(href, world);
    expect(response.status, `${address} leads to ${href}`).toBe(200);
    expect(isEmpty(next), `${address} leads to ${href}`).toBe(false);
  }
  return links;
}

const ALL_EMPTY = [
  "sewa tenda",
  "hadroh",
  "reog ponorogo",
  "infinix note",
  "kursus bahasa jepang",
  "fumigasi rayap",
  "sewa unta biru",
  "dokter gigi anak",
  "servis ac di wamena",
  "tukang ledeng di ambon",
  "pawang hujan",
  "katering di jayapura di bawah 10rb",
  "les renang kupang",
  "badut ulang tahun",
  "asdfghjkl",
  "becak",
  "les balet bekasi malam minggu",
  "sumur bor jaksel",
  "jasa pijat bayi sorong",
  "ac; wamena; murah",
  "tukang patri panci",
  "foto drone merauke 50rb",
  "loker pilot",
  "lowongan masinis bali",
  "sirkus",
  "/explore?q=servis+ac&kategori=bisnis",
  "/explore?q=servis+ac&kategori=bisnis&rating=4",
  "/explore?q=servis+ac+murah&kategori=bisnis&rating=4&hargaMax=5000&lokasi=kota-ambon",
  "/explore?q=les+gitar&hargaMax=2000",
  "/explore?q=foto&lokasi=kabupaten-asmat&cara=datang",
  "/explore?q=les+piano&lokasi=online&rating=4.5",
  "/explore?kategori=pendidikan&lokasi=kota-sorong&rating=4.5",
  "/explore?q=sulap&jenis=permintaan",
  "/explore?q=servis+ac&jenis=permintaan&lokasi=kota-ambon",
  "/explore?q=wifi&waktu=1&mulai=0",
  "/explore?q=sewa+tenda&lokasi=kota-medan",
  "/explore?lokasi=kabupaten-asmat&cara=datang&mulai=0",
  "/wanted?q=servis+kulkas+rusak",
  "/wanted?q=sewa+tenda&lokasi=kota-medan",
  "/wanted?q=desain+logo&hargaMin=400.000.000",
];

const ALL_FILLED = [
  "servis ac",
  "les gitar",
  "rias pengantin medan",
  "desain logo",
  "tukang ledeng",
  "katering",
  "jahit",
  "foto",
  "pindahan jakarta",
  "les inggris online",
  "video",
  "terjemahan",
  "servis laptop jogja",
  "bersih",
  "pembukuan",
  "cat",
  "cat tembak",
  "kurir jakarta timur",
  "undangan",
  "iklan",
];

const EMPTY = sample(ALL_EMPTY, 15);
const FILLED = sample(ALL_FILLED, 6);

describe("every suggestion has results", () => {
  it.each([...EMPTY, ...FILLED])("on the page of %s", async (asked) => {
    await follow(demo, addressOf(asked));
    await follow(small, addressOf(asked));
  });

  it("and is left out once they are gone", async () => {
    const address = "/explore?q=gitar+zebra&kategori=bisnis";
    expect(linksNamed((await visit(address, small)).html, /^Cari “gitar” saja$/)).toHaveLength(1);
    const { DB } = small.bindings;
    const turn = (status: string) =>
      DB.prepare(`update services set status = '${status}' where title like 'Les gitar%'`).run();
    await turn("inactive");
    await small.indexed();
    expect(linksNamed((await visit(`${address}&sort=terbaru`, small)).html, /^Cari “gitar” saja$/)).toEqual([]);
    await turn("active");
    await small.indexed();
  });

  it("and most searches without results have one", async () => {
    const led = await Promise.all(
      EMPTY.map(async (asked) => {
        const { html } = await visit(addressOf(asked));
        return isEmpty(html) ? suggestedOn(html).length : 1;
      }),
    );
    expect(led.filter((links) => links === 0)).toEqual([]);
  });
});

describe("pages of places", () => {
  it.each([
    "/category/rumah-tangga/kota-bandung",
    "/category/pendidikan/kota-depok",
    "/explore/kota-depok",
    "/category/gaya-hidup/kota-medan",
    "/category/musik-audio/jawa-barat",
    "/category/lainnya/kota-sorong",
    "/category/desain-grafis/kota-ambon",
    "/category/rumah-tangga/kabupaten-asmat",
    "/explore/kota-kupang",
  ])("%s links only to jobs that somebody does there", async (address) => {
    for (const world of [demo, small]) {
      const { html } = await visit(address, world);
      const jobs = hrefs(mainOf(html)).filter((href) => /^\/explore\?q=/.test(href));
      for (const href of jobs) {
        const { html: next } = await visit(href, world);
        expect(isEmpty(next), `${address} leads to ${href}`).toBe(false);
      }
    }
  });

  it("name the jobs that somebody does there", async () => {
    const { html } = await visit("/category/rumah-tangga/kota-depok");
    expect(linksNamed(html, /^(Servis AC|Bersih rumah|Listrik|Cat)$/).length).toBeGreaterThanOrEqual(3);
  });
});

describe("a category without offers", () => {
  it("links to categories with offers", async () => {
    const { html } = await visit("/category/bisnis", small);
    expect(heading(html)).toBe("Bisnis");
    const others = hrefs(part(html, "navigation", "Kategori lain").html);
    expect(others.sort()).toEqual(["/category/desain-grafis", "/category/gaya-hidup", "/category/musik-audio"]);
  });
});

it("another reading of an existing word is suggested, and the typed one is searched", async () => {
  const { html } = await visit(addressOf("cat tembak"));
  expect(pageText(html)).toMatch(/Mungkin maksud Anda cat tembok ?\?/);
  expect(resultsOf(html).length).toBeGreaterThan(0);
  expect(linksNamed(html, /^cat tembok$/)).toContain("/explore?q=cat+tembok");
});

// A separate index adds a trip.
describe.skipIf(OWN_INDEX)("the cost of a page", () => {
  it.each([...EMPTY, ...FILLED])("of %s is one trip and at most 60 rows", async (asked) => {
    const { response } = await visit(addressOf(asked));
    const { trips, rows } = databaseCost(response);
    expect(trips).toBeLessThanOrEqual(1);
    expect(rows).toBeLessThanOrEqual(60);
  });
});
