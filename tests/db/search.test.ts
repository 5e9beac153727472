import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Meter } from "~/db/connection.server";
import { findOffers, listOffers, searchOffers } from "~/db/search.server";
import { categoryByName } from "~/domain/category";
import { searchTags } from "~/domain/listing-search";
import { readSearch } from "~/domain/search";
import { crowd } from "../support/crowd";
import { type Person, startWorld, type World } from "../support/world";

let world: World;
let sari: Person;
let meter: Meter;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

function database() {
  meter = { trips: 0, rows: 0, ms: 0 };
  return connect(world.bindings.DB, meter);
}

type Fields = Parameters<World["listing"]>[1] & { category?: string; location?: string };

function offer(title: string, fields: Fields = {}) {
  const { type: kind = "offer", category = "Lainnya", location = "Bandung" } = fields;
  return world.listing(sari, {
    ...fields,
    title,
    category,
    location,
    searchTags: searchTags({ kind, category, location }),
  });
}

const search = (q: string) => findOffers(database(), readSearch(new URLSearchParams({ q })));
const titles = (page: { items: { title: string }[] }) => page.items.map(({ title }) => title);

describe("a search", () => {
  beforeAll(async () => {
    await offer("Tukang kayu untuk lemari dapur");
    await offer("Kursi rotan, buatan tangan", {
      description: "Dikerjakan tukang berpengalaman, bahan dari Cirebon.",
    });
    await offer("Kafé keliling untuk acara kantor");
    await offer("Dicari tukang taman", { type: "wanted" });
    await offer("Tukang ledeng yang sedang libur", { status: "inactive" });
    await offer("Tukang yang sudah dihapus", { deletedAt: 1 });
  });

  it("finds words in title and description, newest first", async () => {
    expect(titles(await search("tukang"))).toEqual([
      "Kursi rotan, buatan tangan",
      "Tukang kayu untuk lemari dapur",
    ]);
  });

  it("wants every word, and takes beginnings of words", async () => {
    expect(titles(await search("tuk lema"))).toEqual(["Tukang kayu untuk lemari dapur"]);
    expect(titles(await search("tukang sepatu"))).toEqual([]);
  });

  it("is blind to accents and to capitals", async () => {
    expect(titles(await search("KAFE"))).toEqual(["Kafé keliling untuk acara kantor"]);
    expect(titles(await search("kafé"))).toEqual(["Kafé keliling untuk acara kantor"]);
  });

  it("shows no request, nothing closed and nothing deleted", async () => {
    const found = titles(await search("tukang"));
    for (const hidden of ["Dicari", "libur", "dihapus"]) expect(found.join()).not.toContain(hidden);
  });

  it("does not take its own filter words for text", async () => {
    expect(titles(await search("jenisoffer"))).toEqual([]);
  });

  it.each([
    '"',
    "'",
    "*",
    "tukang*",
    "-tukang",
    "a OR",
    "NEAR(a b)",
    "title : x",
    "{a} : b",
    "(",
    "a AND NOT",
    "\\",
    "^",
  ])("takes %j as text", async (q) => {
    await expect(search(q)).resolves.toBeDefined();
  });

  it("finds nothing, and asks nothing, where there is no word", async () => {
    expect(await search("😀 ?!")).toEqual({ items: [], after: null });
    expect(meter.trips).toBe(0);
  });

  it("keeps to its categories", async () => {
    await offer("Tukang reparasi piano", { category: "Musik & Audio" });
    const page = await searchOffers(database(), {
      words: ["tukang"],
      match: "all",
      categories: ["Musik & Audio"],
      after: null,
    });
    expect(titles(page)).toEqual(["Tukang reparasi piano"]);
  });

  it("as a standing search needs one word, in the title", async () => {
    await offer("Kurir sepeda dalam kota");
    await offer("Pindahan kos satu mobil");
    await offer("Sunting video", { description: "Hasilnya saya kirim lewat tautan, tanpa kurir." });
    const page = await searchOffers(database(), {
      words: ["kurir", "kirim", "pindahan"],
      match: "any",
      categories: [],
      after: null,
    });
    expect(titles(page)).toEqual(["Pindahan kos satu mobil", "Kurir sepeda dalam kota"]);
  });
});

describe("among 3,000 listings", () => {
  beforeAll(() => crowd(world.bindings.DB, sari, 3_000));

  const bisnis = categoryByName("Bisnis") ?? null;

  it.each([
    ["the newest", { category: null, sort: "terbaru" as const }],
    ["the popular", { category: null, sort: "populer" as const }],
    ["the newest of a category", { category: "Bisnis", sort: "terbaru" as const }],
    ["the popular of a category", { category: "Bisnis", sort: "populer" as const }],
  ])("%s are paged without a gap or a repeat, at the cost of a page", async (_name, list) => {
    const seen = new Set<string>();
    let after: string | null = null;
    for (let number = 0; number < 5; number++) {
      const page = await listOffers(database(), { ...list, after });
      expect(page.items).toHaveLength(20);
      expect(meter.rows).toBeLessThanOrEqual(60);
      for (const { id } of page.items) {
        expect(seen.has(id)).toBe(false);
        seen.add(id);
      }
      after = page.after;
    }
  });

  it("hits are paged without a gap or a repeat, at the cost of a page", async () => {
    const seen = new Set<string>();
    let after: string | null = null;
    for (let number = 0; number < 5; number++) {
      const page = await findOffers(database(), { q: "desain logo", category: null, sort: "terbaru", after });
      expect(page.items).toHaveLength(20);
      expect(meter.rows).toBeLessThanOrEqual(60);
      for (const { id } of page.items) seen.add(id);
      after = page.after;
    }
    expect(seen.size).toBe(100);
  });

  it("an unreadable key means the first page", async () => {
    const first = await listOffers(database(), {
      category: bisnis?.name ?? null,
      sort: "terbaru",
      after: null,
    });
    const junk = await listOffers(database(), {
      category: bisnis?.name ?? null,
      sort: "terbaru",
      after: "' or 1=1",
    });
    expect(junk).toEqual(first);
  });
});
