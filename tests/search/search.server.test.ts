import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect, type DatabaseMeter } from "~/database/connection.server";
import { SEARCH_SORTS } from "~/search/address";
import { findListings, listGroup, type SearchResults } from "~/search/queries.server";
import { questionOf } from "~/search/question";
import { readSearch } from "~/search/search";
import { understand } from "~/search/understand";
import { createVocabulary } from "~/search/words/vocabulary";
import { manyListings } from "../support/database/many-listings";
import { planned } from "../support/database/query-plans";
import { SEED, size } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let meter: DatabaseMeter;

beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

function database() {
  meter = { trips: 0, rows: 0, ms: 0 };
  return connect(world.bindings.DB, meter);
}

const databases = () => ({ db: database(), indexDb: null });

type Fields = Parameters<World["listing"]>[1] & { category?: string; location?: string };

function offer(title: string, fields: Fields = {}) {
  return world.listing(sari, { category: "Lainnya", location: "Bandung", ...fields, title });
}

const known = createVocabulary(new Map());
const question = (params: Record<string, string>) => {
  const search = readSearch(new URLSearchParams(params));
  return questionOf(search, understand(search.q, known, search));
};
const now = Date.now();
const ask = (params: Record<string, string>) => findListings(databases(), question(params), now);
const search = (q: string) => ask({ q });
const titles = ({ offers }: Pick<SearchResults, "offers">) => offers.map(({ summary }) => summary.title);
const byTitle = { sort: "terbaru", after: null } as const;

describe("a search", () => {
  beforeAll(async () => {
    await offer("Tukang kayu untuk lemari dapur");
    await offer("Kursi rotan, buatan tangan", {
      description: "Dikerjakan tukang berpengalaman, bahan dari Cirebon.",
    });
    await offer("Kafé keliling untuk acara kantor");
    await offer("Dicari tukang taman", { kind: "wanted" });
    await offer("Tukang ledeng yang sedang libur", { status: "inactive" });
    await offer("Tukang yang sudah dihapus", { deletedAt: 1 });
  });

  it("finds words in title and description, with titles first", async () => {
    expect(titles(await search("tukang"))).toEqual(["Tukang kayu untuk lemari dapur", "Kursi rotan, buatan tangan"]);
    expect(titles(await ask({ q: "tukang", sort: "terbaru" }))).toEqual([
      "Kursi rotan, buatan tangan",
      "Tukang kayu untuk lemari dapur",
    ]);
  });

  it("ignores the words that people put around the main ones", async () => {
    expect(titles(await search("butuh jasa tukang kayu"))).toEqual(["Tukang kayu untuk lemari dapur"]);
  });

  it("finds wanted listings beside the offers, or alone", async () => {
    const both = await search("tukang");
    expect(both.wantedListings.map(({ summary }) => summary.title)).toEqual(["Dicari tukang taman"]);
    expect((await ask({ q: "tukang", jenis: "jasa" })).wantedListings).toEqual([]);
    const alone = await ask({ q: "tukang", jenis: "permintaan" });
    expect(alone.offers).toEqual([]);
    expect(alone.wantedListings).toHaveLength(1);
  });

  it("finds listings with most of the words, and reads the last word as a prefix", async () => {
    expect(titles(await search("tukang kayu gudang"))).toEqual(["Tukang kayu untuk lemari dapur"]);
    expect(titles(await search("kayu lema"))).toEqual(["Tukang kayu untuk lemari dapur"]);
    expect(titles(await search("tukang sepatu"))).toEqual([]);
  });

  it("ignores accents and capitals", async () => {
    expect(titles(await search("KAFE"))).toEqual(["Kafé keliling untuk acara kantor"]);
    expect(titles(await search("kafé"))).toEqual(["Kafé keliling untuk acara kantor"]);
    expect(titles(await search("kafe\u0301"))).toEqual(["Kafé keliling untuk acara kantor"]);
    expect(titles(await search("kélíling"))).toEqual(["Kafé keliling untuk acara kantor"]);
  });

  it("shows no wanted listing, no closed and no deleted listing", async () => {
    const found = titles(await search("tukang"));
    for (const hidden of ["Dicari", "libur", "dihapus"]) expect(found.join()).not.toContain(hidden);
  });

  it("does not read its own filter words as text", async () => {
    for (const tag of ["jenisoffer", "rp0", "tempatbandung", "hari7", "bintang40"])
      for (const sort of SEARCH_SORTS) expect(titles(await ask({ q: tag, sort }))).toEqual([]);
  });

  const both = ["Tukang kayu untuk lemari dapur", "Kursi rotan, buatan tangan"];
  it.each([
    ['"', []],
    ["'", []],
    ["*", []],
    ["tukang*", both],
    ["-tukang", both],
    ["tukang OR", both],
    ["NEAR(tukang kayu)", both.slice(0, 1)],
    ["title : tukang", []],
    ["{tukang} : kayu", both.slice(0, 1)],
    ["(", []],
    ["tukang AND NOT", both],
    ["\\", []],
    ["^tukang", both],
  ])("reads %j as text", async (q, found) => {
    expect(titles(await search(q))).toEqual(found);
  });

  it("returns no results and sends no query for a text without words", async () => {
    const nothing = { offers: [], wantedListings: [], nearly: [], near: [], neighbours: [] };
    expect(await search("😀 ?!")).toEqual({ ...nothing, after: null, categories: [], answered: new Set() });
    expect(meter.trips).toBe(0);
  });

  it("finds only its categories", async () => {
    await offer("Tukang reparasi piano", { category: "Musik & Audio" });
    const group = { categories: ["Musik & Audio"], words: ["tukang"] };
    const { items } = await listGroup(databases(), group, byTitle);
    expect(items.map(({ title }) => title)).toEqual(["Tukang reparasi piano"]);
    expect(titles(await ask({ q: "tukang", kategori: "musik-audio" }))).toEqual(["Tukang reparasi piano"]);
  });

  it("that is fixed needs one word in the title", async () => {
    await offer("Kurir sepeda dalam kota");
    await offer("Pindahan kos satu mobil");
    await offer("Sunting video", { description: "Hasilnya saya kirim lewat tautan, tanpa kurir." });
    const group = { categories: [], words: ["kurir", "kirim", "pindahan"] };
    const { items } = await listGroup(databases(), group, byTitle);
    expect(items.map(({ title }) => title)).toEqual(["Pindahan kos satu mobil", "Kurir sepeda dalam kota"]);
  });
});

describe("any text in any parameter", () => {
  const names = [
    "q",
    "jenis",
    "kategori",
    "lokasi",
    "hargaMin",
    "hargaMax",
    "rating",
    "waktu",
    "mulai",
    "cara",
    "sort",
    "after",
  ];
  const nasty = fc.constantFrom(
    '"',
    "*",
    "(",
    ")",
    "-",
    "^",
    "NEAR(a b, 2)",
    "a OR",
    "AND NOT",
    "title:",
    "{",
    "+",
    "\\",
    "' or 1=1 --",
    "0_1",
    "2_9999999999999999999",
    "\u0301",
    "\u0000",
    "\ud800",
    "ﬁ",
    "ß",
    "日本語",
    "𐍈",
    "250.000",
    "4.5",
    "7",
    "relevan",
    "termurah",
    "permintaan",
    "desain-grafis",
    "tukang",
  );
  const text = fc.oneof(
    nasty,
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join(" ")),
  );

  it("is a search, never an error", async () => {
    const questions = fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 6 });
    await fc.assert(
      fc.asyncProperty(questions, async (params) => {
        const found = await ask(params);
        expect(meter.trips).toBeLessThanOrEqual(1);
        expect(found.offers.length + found.wantedListings.length).toBeLessThanOrEqual(24);
      }),
      { numRuns: size(500, 50), seed: SEED },
    );
  });
});

describe("filters and sort orders", () => {
  beforeEach(() => world.bindings.DB.exec("delete from services"));

  const among = (fields: Fields[]) => Promise.all(fields.map((field) => offer(field.title ?? "Jasa", field)));

  it("limit prices, both ends included", async () => {
    await among([99_999, 100_000, 250_000, 250_001].map((price) => ({ price, title: `Harga ${price}` })));
    const found = await ask({ hargaMin: "100.000", hargaMax: "250.000", sort: "termurah" });
    expect(titles(found)).toEqual(["Harga 100000", "Harga 250000"]);
    expect(titles(await ask({ hargaMin: "250.001" }))).toEqual(["Harga 250001"]);
  });

  it("limit ratings as they are shown, and days", async () => {
    await among([
      { title: "Rating 4,46", rating: 4.46, deliveryDays: 3 },
      { title: "Rating 4,44", rating: 4.44, deliveryDays: 4 },
      { title: "Belum dinilai", deliveryDays: null },
    ]);
    expect(titles(await ask({ rating: "4.5" }))).toEqual(["Rating 4,46"]);
    expect(titles(await ask({ waktu: "3" }))).toEqual(["Rating 4,46"]);
    expect(titles(await ask({ waktu: "7" }))).toHaveLength(2);
  });

  it("list the place first, then sellers who come there, near ones, online ones, and others", async () => {
    await among([
      { title: "Jasa las di Medan", location: "Medan" },
      { title: "Jasa las daring", location: "Online" },
      { title: "Jasa las di Cimahi", location: "Cimahi" },
      { title: "Jasa las dari Garut", location: "Garut", areas: ["32.73"] },
      { title: "Jasa las di Bandung", location: "Kota Bandung" },
    ]);
    const inGroups = [
      ["Jasa las di Bandung", "here"],
      ["Jasa las dari Garut", "serves"],
      ["Jasa las di Cimahi", "near"],
      ["Jasa las daring", "online"],
      ["Jasa las di Medan", "elsewhere"],
    ];
    const groups = ({ offers }: SearchResults) => offers.map(({ summary, group }) => [summary.title, group]);
    expect(groups(await ask({ q: "las", lokasi: "kota-bandung" }))).toEqual(inGroups);
    expect(groups(await ask({ q: "las bdg" }))).toEqual(inGroups);
    expect(groups(await ask({ q: "las", lokasi: "32.73" }))).toEqual(inGroups);
    expect(groups(await ask({ lokasi: "Bandung", sort: "relevan" }))).toEqual(inGroups);
    expect(titles(await ask({ q: "las di medan", lokasi: "Bandung" }))[0]).toBe("Jasa las di Medan");
    const cheapest = await ask({ q: "las bdg", sort: "termurah" });
    expect(new Set(groups(cheapest).map(([, group]) => group))).toEqual(new Set(["all"]));
    expect(titles(cheapest)).not.toContain("Jasa las di Medan");
    expect(titles(await ask({ lokasi: "daring" }))).toEqual(["Jasa las daring"]);
  });

  it("list near places before all others, on every page", async () => {
    const bekasi = [...Array(30).keys()].map((n) => ({
      title: `Jahit baju pengantin ${n}`,
      location: "Kota Bekasi",
      popularity: 9,
    }));
    await among([
      ...bekasi,
      { title: "Jahit dan permak", description: "Baju pengantin dan kebaya.", location: "Cimahi" },
    ]);
    const asked = { q: "jahit baju pengantin", lokasi: "kota-bandung" };
    const first = await ask(asked);
    expect(titles(first)[0]).toBe("Jahit dan permak");
    expect([...new Set(first.offers.map(({ group }) => group))]).toEqual(["near", "elsewhere"]);
    const second = await ask({ ...asked, after: first.after ?? "" });
    expect([...titles(first), ...titles(second)].sort()).toEqual(
      ["Jahit dan permak", ...bekasi.map(({ title }) => title)].sort(),
    );
  });

  it("list the nearest first, wherever it comes from", async () => {
    await among([
      { title: "Jasa las di Medan", location: "Medan" },
      { title: "Jasa las daring", location: "Online" },
      { title: "Jasa las dari Surabaya", location: "Surabaya", areas: ["32.73"] },
      { title: "Jasa las dari Garut", location: "Garut", areas: ["32.73"], popularity: 9 },
      { title: "Jasa las di Cimahi", location: "Cimahi" },
      { title: "Jasa las di Bandung", location: "Kota Bandung" },
      { title: "Jasa las di Bandung, laris", location: "Kota Bandung", popularity: 2 },
    ]);
    const nearest = [
      "Jasa las di Bandung, laris",
      "Jasa las di Bandung",
      "Jasa las di Cimahi",
      "Jasa las dari Garut",
      "Jasa las dari Surabaya",
      "Jasa las daring",
    ];
    const near: Record<string, string>[] = [{ q: "las bdg" }, { q: "las", lokasi: "bdg" }, { lokasi: "32.73" }];
    for (const params of near) expect(titles(await ask({ ...params, sort: "terdekat" }))).toEqual(nearest);
    // No listing contains all the words, so the search returns near results.
    expect(titles(await ask({ q: "las kapal selam bdg", sort: "terdekat" }))).toEqual(nearest);
    const anywhere = await ask({ q: "las", sort: "terdekat" });
    expect(titles(anywhere)).toEqual(titles(await ask({ q: "las", sort: "relevan" })));
  });

  it("limit to sellers who come, without online and distant ones", async () => {
    await among([
      { title: "Jasa las di Bandung", location: "Kota Bandung" },
      { title: "Jasa las keliling Bandung", location: "Kota Bandung", comesToBuyer: true },
      { title: "Jasa las dari Garut", location: "Garut", areas: ["32.73"], comesToBuyer: true },
      { title: "Jasa las keliling Medan", location: "Medan", comesToBuyer: true, online: true },
    ]);
    const come = ["Jasa las keliling Bandung", "Jasa las dari Garut"];
    const asked = { q: "las", cara: "datang" };
    expect(titles(await ask({ ...asked, lokasi: "kota-bandung" }))).toEqual(come);
    expect(titles(await ask({ ...asked, lokasi: "kota-bandung", sort: "terdekat" }))).toEqual(come);
    expect(titles(await ask({ ...asked, lokasi: "kota-bandung", sort: "terbaru" })).sort()).toEqual([...come].sort());
    expect(titles(await ask(asked))).toHaveLength(3);
  });

  it("limit to the start time, without sellers who state none", async () => {
    await among([
      { title: "Hari ini", startsInDays: 0 },
      { title: "Besok", startsInDays: 1 },
      { title: "Minggu depan", startsInDays: 7 },
      { title: "Tidak disebut" },
    ]);
    const by = async (mulai: string) => titles(await ask({ mulai })).sort();
    expect(await by("0")).toEqual(["Hari ini"]);
    expect(await by("1")).toEqual(["Besok", "Hari ini"]);
    expect(await by("7")).toEqual(["Besok", "Hari ini", "Minggu depan"]);
    expect(await by("2")).toHaveLength(4);
  });

  it("list offers above the typed price last", async () => {
    await among([
      { title: "Jasa las hemat", price: 150_000 },
      { title: "Jasa las mahal", price: 350_000 },
    ]);
    const groups = ({ offers }: SearchResults) => offers.map(({ summary, group }) => [summary.title, group]);
    expect(groups(await ask({ q: "las di bawah 200rb" }))).toEqual([
      ["Jasa las hemat", "all"],
      ["Jasa las mahal", "beyond"],
    ]);
    expect(titles(await ask({ q: "las", hargaMax: "200.000" }))).toEqual(["Jasa las hemat"]);
  });

  it("sort by price, by rating and its count, and by number of orders", async () => {
    await offer("Kopi satu", { price: 300_000, rating: 5, ratingCount: 2, popularity: 1 });
    await offer("Kopi dua", { price: 100_000, rating: 5, ratingCount: 9, popularity: 0 });
    await offer("Kopi tiga", { price: 200_000, rating: 4.2, ratingCount: 99, popularity: 7 });
    const order = async (sort: string) => titles(await ask({ q: "kopi", sort })).map((title) => title.slice(5));
    expect(await order("termurah")).toEqual(["dua", "tiga", "satu"]);
    expect(await order("termahal")).toEqual(["satu", "tiga", "dua"]);
    expect(await order("rating")).toEqual(["dua", "satu", "tiga"]);
    expect(await order("populer")).toEqual(["tiga", "satu", "dua"]);
    expect(await order("terbaru")).toEqual(["tiga", "dua", "satu"]);
  });

  it("follow the changes of a listing", async () => {
    const id = await offer("Teh manis", { price: 50_000 });
    const change = (set: string) => world.bindings.DB.prepare(`update services set ${set} where id = ?`).bind(id).run();
    const asked = (params: Record<string, string>) => ask({ q: "teh", ...params }).then(titles);

    await change("rating = 4.6, rating_count = 1");
    await change("popularity = 3");
    for (const sort of SEARCH_SORTS) expect(await asked({ sort, rating: "4.5" })).toEqual(["Teh manis"]);
    await change("rating = 3.9, rating_count = 2, popularity = 2, price = 75000, delivery_days = 2");
    for (const sort of SEARCH_SORTS) {
      expect(await asked({ sort, rating: "4" })).toEqual([]);
      expect(await asked({ sort, rating: "3", waktu: "3", hargaMin: "75000", hargaMax: "75000" })).toEqual([
        "Teh manis",
      ]);
    }
    await change("search_title = 'kopi pahit', search_words = ''");
    for (const sort of SEARCH_SORTS) expect(await asked({ sort })).toEqual([]);
    await change("title = 'Teh tawar', search_title = 'teh tawar', status = 'inactive'");
    for (const sort of SEARCH_SORTS) expect(await asked({ sort })).toEqual([]);
    await change("rating = 5, popularity = 9");
    await change("status = 'active'");
    for (const sort of SEARCH_SORTS) expect(await asked({ sort })).toEqual(["Teh tawar"]);
    await change("deleted_at = 1");
    for (const sort of SEARCH_SORTS) expect(await asked({ sort })).toEqual([]);
  });
});

describe("among 1,000 listings", () => {
  beforeAll(() => manyListings(world.bindings.DB, sari, 1_000));

  const questions: Record<string, string>[] = [
    ...SEARCH_SORTS.map((sort) => ({ sort })),
    ...SEARCH_SORTS.map((sort) => ({ sort, q: "desain logo" })),
    ...SEARCH_SORTS.map((sort) => ({
      sort,
      q: "jasa",
      rating: "3",
      hargaMin: "123.456",
      hargaMax: "876.543",
    })),
    { jenis: "permintaan", q: "servis", sort: "termahal" },
    { kategori: "bisnis", lokasi: "bandung", waktu: "30" },
  ];

  it.each(questions)("%o has pages without a gap or a repeat, each at the cost of one page", async (params) => {
    const seen: string[] = [];
    let after = "";
    do {
      const found: SearchResults = await ask({ ...params, after });
      expect(meter.trips).toBe(1);
      expect(meter.rows).toBeLessThanOrEqual(60);
      const listed: { summary: { id: string } }[] = "jenis" in params ? found.wantedListings : found.offers;
      seen.push(...listed.map(({ summary }) => summary.id));
      after = found.after ?? "";
    } while (after !== "" && seen.length < 2_000);
    expect(seen.length).toBeGreaterThan(0);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(await counted(params));
  });

  it.each<Record<string, string>>([{ lokasi: "depok" }, { lokasi: "depok", q: "servis" }, { q: "servis jabodetabek" }])(
    "the nearest of %o are the same as the cheapest, in another order, page by page",
    async (params) => {
      const paged = async (sort: string) => {
        const seen: string[] = [];
        let after = "";
        do {
          const found: SearchResults = await ask({ ...params, jenis: "jasa", sort, after });
          expect(meter.rows).toBeLessThanOrEqual(60);
          seen.push(...found.offers.map(({ summary }) => summary.id));
          after = found.after ?? "";
        } while (after !== "" && seen.length < 2_000);
        return seen;
      };
      const nearest = await paged("terdekat");
      expect(nearest.length).toBeGreaterThan(20);
      expect(new Set(nearest).size).toBe(nearest.length);
      expect([...nearest].sort()).toEqual((await paged("termurah")).sort());
    },
  );

  it.each([
    ...questions,
    { sort: "terdekat", q: "servis depok" },
    { sort: "rating", q: "les", kategori: "bisnis", lokasi: "a", hargaMax: "70001", after: "0_123" },
  ])("%o uses an index without sorting", async (params) => {
    const { d1, plans } = planned(world.bindings.DB);
    const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
    await findListings({ db, indexDb: null }, question(params), now);
    for (const plan of await plans()) {
      expect(plan).toContain("VIRTUAL TABLE INDEX");
      expect(plan).toMatch(/SEARCH services USING INTEGER PRIMARY KEY \(rowid=\?\)/);
      expect(plan).not.toMatch(/TEMP B-TREE|SCAN services$/m);
    }
  });

  it("a forged key shows no request among offers, and no closed one", async () => {
    const { results } = await world.bindings.DB.prepare(
      "select seq, title from services where type = 'wanted' or status <> 'active' order by seq desc limit 9",
    ).all<{ seq: number; title: string }>();
    expect(results.length).toBeGreaterThan(2);
    for (const batch of [0, 99]) {
      const left = results.map(({ seq }) => `_${batch}.${seq}`).join("");
      const shown = titles(await ask({ after: `0_9999999999999999999_0${left}` }));
      expect(shown.filter((title) => results.some((one) => one.title === title))).toEqual([]);
    }
  });

  it("an invalid key, or one of another sort order, means the first page", async () => {
    const first = await ask({ jenis: "jasa", kategori: "bisnis" });
    for (const after of ["' or 1=1", "9_5", "1_5"])
      expect(await ask({ jenis: "jasa", kategori: "bisnis", after })).toEqual(first);
  });
});

/** Counts the matching rows of the table. A place only changes the order. */
async function counted(params: Record<string, string>): Promise<number> {
  const { q = "", jenis, kategori, rating, hargaMin, hargaMax, waktu } = params;
  const conditions = [
    "deleted_at is null",
    `type = '${jenis ? "wanted" : "offer"}'`,
    q !== "" && q !== "jasa" && `title like '%${q}%'`,
    kategori && "category = 'Bisnis'",
    rating && "rating >= 3",
    hargaMin && "price >= 123456",
    hargaMax && "price <= 876543",
    waktu && "delivery_days <= 30",
  ].filter(Boolean);
  const row = await world.bindings.DB.prepare(
    `select count(*) as n from services where ${conditions.join(" and ")}`,
  ).first<{ n: number }>();
  return row?.n ?? 0;
}
