import { describe, expect, it } from "vitest";
import { categoryBySlug } from "~/listings/category";
import { newestKey, pageOf, readNewestKey, readSeqKey } from "~/platform/paging";
import { MAX_LEFT_HITS, readSearchKey, searchKey } from "~/search/address";
import { categoryHref, MAX_SEARCH_LENGTH, readSearch, searchHref, searchWords, wantedHref } from "~/search/search";

const read = (query: string) => readSearch(new URLSearchParams(query));
const design = categoryBySlug("desain-grafis") ?? null;

describe("a search read from an address", () => {
  it("is all offers, newest first, without parameters", () => {
    expect(read("")).toEqual({
      q: "",
      kind: null,
      category: null,
      place: null,
      oddPlace: "",
      everywhere: false,
      overruled: null,
      mode: null,
      literal: false,
      minPrice: null,
      maxPrice: null,
      oddPrices: {},
      rating: null,
      days: null,
      startsIn: null,
      sort: "terbaru",
      after: null,
    });
  });

  it("has words, category and order", () => {
    expect(read("q=logo&kategori=desain-grafis&sort=populer")).toMatchObject({
      q: "logo",
      category: design,
      sort: "populer",
    });
  });

  it("ignores unknown values", () => {
    const junk = "jenis=toString&kategori=x&lokasi=&hargaMin=-1&hargaMax=2,5&rating=6&waktu=2&sort=x&lain=1";
    expect({ ...read(junk), oddPrices: {}, everywhere: false }).toEqual(read(""));
  });

  it("keeps an invalid price, to report it, but writes it into no address", () => {
    const search = read("hargaMin=murah&hargaMax=2,5");
    expect(search).toMatchObject({ minPrice: null, maxPrice: null });
    expect(search.oddPrices).toEqual({ hargaMin: "murah", hargaMax: "2,5" });
    expect(read("hargaMin=250.000&hargaMax=").oddPrices).toEqual({});
    expect(searchHref(search)).toBe("/explore");
  });

  it("is cut between characters if it is too long", () => {
    expect([...read(`q=${"😀".repeat(5_000)}`).q]).toHaveLength(MAX_SEARCH_LENGTH);
  });

  it("collapses spaces and drops invisible characters", () => {
    expect(read("q=%20servis%00%20%20ac%0A").q).toBe("servis ac");
  });

  it("can be written back", () => {
    expect(searchHref({ q: "cuci & setrika", category: design, sort: "populer" })).toBe(
      "/explore?q=cuci+%26+setrika&kategori=desain-grafis&sort=populer",
    );
    expect(searchHref({ q: "terbaru", sort: "terbaru", after: null })).toBe("/explore?q=terbaru&sort=terbaru");
    expect(searchHref({ q: "terbaru", sort: "relevan" })).toBe("/explore?q=terbaru");
    expect(searchHref({})).toBe("/explore");
    expect(categoryHref("bisnis", { sort: "terbaru" })).toBe("/category/bisnis");
  });
});

describe("filters read from an address", () => {
  it("are those of the form, and can be written back", () => {
    const query =
      "q=logo&jenis=jasa&kategori=bisnis&lokasi=kota-bandung&hargaMin=100000&hargaMax=250000&rating=4.5&waktu=7&mulai=0&sort=rating";
    expect(searchHref(read(query))).toBe(`/explore?${query}`);
  });

  it.each([
    ["32.73", "kota-bandung"],
    ["kota-bandung", "kota-bandung"],
    ["Kota Bandung", "kota-bandung"],
    ["bdg", "kota-bandung"],
    ["Jawa Barat", "jawa-barat"],
    ["jabodetabek", "jabodetabek"],
    ["Online", "online"],
    ["", "semua"],
    ["Semua Indonesia", "semua"],
  ])("read %j as a place and write it as one", (typed, written) => {
    expect(searchHref(read(`lokasi=${encodeURIComponent(typed)}`))).toBe(`/explore?lokasi=${written}`);
  });

  it("use the remembered place for an address without one", () => {
    const remembering = (query: string) => readSearch(new URLSearchParams(query), {}, "32.73");
    expect(searchHref(remembering("q=ac"))).toBe("/explore?q=ac&lokasi=kota-bandung");
    expect(searchHref(remembering("q=ac&lokasi="))).toBe("/explore?q=ac&lokasi=semua");
    expect(searchHref(remembering("q=ac&lokasi=solo"))).toBe("/explore?q=ac&lokasi=kota-surakarta");
  });

  it("treat online work as a filter of its own beside a place", () => {
    const query = "lokasi=kota-bandung&cara=daring";
    expect(read(query)).toMatchObject({ mode: "online", oddPlace: "" });
    expect(searchHref(read(query))).toBe(`/explore?${query}`);
  });

  it("include sellers who come, with and without a place, but not for wanted listings", () => {
    for (const query of ["lokasi=kota-bandung&cara=datang", "cara=datang", "lokasi=semua&cara=datang"]) {
      expect(read(query).mode).toBe("at_buyer");
      expect(searchHref(read(query))).toBe(`/explore?${query}`);
    }
    expect(read("lokasi=online&cara=datang").mode).toBe("online");
    expect(read("jenis=permintaan&cara=datang&mulai=1")).toMatchObject({ mode: null, startsIn: null });
    expect(wantedHref({ ...read("q=las&cara=datang&mulai=1"), place: null })).toBe("/wanted?q=las");
  });

  it("offer the order by distance only if there can be a place", () => {
    expect(read("q=las&sort=terdekat").sort).toBe("terdekat");
    expect(read("lokasi=solo&sort=terdekat").sort).toBe("terdekat");
    expect(read("sort=terdekat").sort).toBe("terbaru");
    expect(read("lokasi=solo&cara=daring&sort=terdekat").sort).toBe("relevan");
  });

  it("keep an unknown place, to report it, but write it into no address", () => {
    expect(read("lokasi=Atlantis")).toMatchObject({ place: null, oddPlace: "Atlantis" });
    expect(searchHref(read("lokasi=Atlantis"))).toBe("/explore");
  });

  it("read prices as people write them, the lower first and none above the maximum", () => {
    expect(read("hargaMin=Rp 250.000&hargaMax=100.000")).toMatchObject({
      minPrice: 100_000,
      maxPrice: 250_000,
    });
    expect(read("hargaMin=999999999999")).toMatchObject({ minPrice: 500_000_000, maxPrice: null });
  });

  it("have no stars and working time for wanted listings", () => {
    expect(read("jenis=permintaan&rating=4&waktu=3&sort=rating")).toMatchObject({
      kind: "wanted",
      rating: null,
      days: null,
      sort: "terbaru",
    });
    expect(wantedHref({ kind: "wanted", q: "cat", maxPrice: 50_000 })).toBe("/wanted?q=cat&hargaMax=50000");
  });
});

describe("the words of a search", () => {
  it.each([
    ["Servis AC", ["servis", "ac"]],
    ["logo logo LOGO", ["logo"]],
    ["inggris–indonesia", ["inggris", "indonesia"]],
    ['"tukang" OR -cat*', ["tukang", "or", "cat"]],
    ["café", ["café"]],
    ["?! 😀 ---", []],
    ["butuh jasa servis AC dan kulkas", ["servis", "ac", "kulkas"]],
    ["Jasa", ["jasa"]],
  ])("of %j are %j", (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it("are limited to ten", () => {
    expect(searchWords("a b c d e f g h i j k l")).toHaveLength(10);
  });
});

describe("the key of a page", () => {
  const id = "3f0c5a52-1b2c-4d3e-8f4a-0123456789ab";

  it("is read back unchanged", () => {
    expect(readNewestKey(newestKey({ createdAt: 17, id }))).toEqual({ createdAt: 17, id });
    expect(readSeqKey("42")).toBe(42);
    const left = [
      { batch: 0, seq: 7 },
      { batch: 14, seq: 999_999 },
    ];
    const key = { batch: 14, sortKey: "9223372036854775807", best: 0.87, left };
    expect(readSearchKey(searchKey(key))).toEqual(key);
    expect(readSearchKey("0_17")).toEqual({ batch: 0, sortKey: "17", best: 0, left: [] });
  });

  it("contains no more than a page's last row", () => {
    expect(readSearchKey(`0_17_50${"_0.1".repeat(MAX_LEFT_HITS)}`)?.left).toHaveLength(MAX_LEFT_HITS);
    expect(readSearchKey(`0_17_50${"_0.1".repeat(MAX_LEFT_HITS + 1)}`)).toBeNull();
  });

  it.each([null, "", "x", "-1", "1e9", "1_2_x", `17_${id}'`, "9".repeat(40), "' or 1=1 --"])(
    "%j means the first page",
    (text) => {
      expect(readNewestKey(text)).toBeNull();
      expect(readSearchKey(text)).toBeNull();
      expect(readSeqKey(text)).toBeNull();
    },
  );

  it("exists only if there is more than the page", () => {
    const rows = Array.from({ length: 21 }, (_, n) => n + 1);
    const full = pageOf(rows, String, (row) => row);
    expect(full.items).toHaveLength(20);
    expect(full.after).toBe("20");
    expect(pageOf(rows.slice(0, 20), String, (row) => row).after).toBeNull();
  });
});
