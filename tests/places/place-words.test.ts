import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPlaceAt, placeWords, placeWordsAt } from "~/places/names";

function extractPlaces(query: string): { places: string[]; rest: string } {
  const words = placeWords(query);
  const places: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = placeWordsAt(words, at);
    if (found !== null && isPlaceAt(words, at, found)) {
      places.push(`${words.slice(at, at + found.length).join(" ")} = ${found.places[0]?.name}`);
      at += found.length;
    } else {
      rest.push(words[at] ?? "");
      at += 1;
    }
  }
  return { places, rest: rest.join(" ") };
}

describe("a place in a query", () => {
  it.each([
    ["servis ac jaksel", "jaksel = Jakarta Selatan", "servis ac"],
    ["tukang cat cimanggis", "cimanggis = Kota Depok", "tukang cat"],
    ["les matematika kota bandung", "kota bandung = Kota Bandung", "les matematika"],
    ["cuci ac bandung barat murah", "bandung barat = Kabupaten Bandung Barat", "cuci ac murah"],
    ["ac service south jakarta", "south jakarta = Jakarta Selatan", "ac service"],
    ["catering kab. bekasi", "kab bekasi = Kabupaten Bekasi", "catering"],
    ["kursus menjahit di solo", "solo = Kota Surakarta", "kursus menjahit di"],
    ["akuntan medan", "medan = Kota Medan", "akuntan"],
    ["foto wisuda malang", "malang = Kota Malang", "foto wisuda"],
    ["villa di batu", "batu = Kota Batu", "villa di"],
    ["sewa mobil kota batu", "kota batu = Kota Batu", "sewa mobil"],
    ["tukang kayu sorong kota", "sorong kota = Kota Sorong", "tukang kayu"],
    ["pindahan dari serang", "serang = Kota Serang", "pindahan dari"],
    ["servis laptop solo baru", "solo baru = Kabupaten Sukoharjo", "servis laptop"],
    ["jogja itinerary", "jogja = DI Yogyakarta", "itinerary"],
  ])("%s", (query, place, rest) => {
    expect(extractPlaces(query)).toEqual({ places: [place], rest });
  });

  it.each([
    "pasang batu alam",
    "tukang batu",
    "gitar solo akustik",
    "penyanyi solo",
    "medan magnet sekolah",
    "nasib malang dalam naskah",
    "palu dan paku",
    "katering nasi padang",
    "masakan padang",
    "soto lamongan",
    "les bahasa bali",
    "jahit batik solo",
    "pintu sorong",
    "kisaran harga desain logo",
    "amplas lantai kayu",
    "rumah tanah datar",
    "cari tukang ledeng",
    "ganti genteng",
    "taman rumah",
    "dukun bayi",
    "sambutan pernikahan",
    "servis ac",
    "desain logo kota tua",
  ])("%s contains none", (query) => {
    expect(extractPlaces(query).places).toEqual([]);
  });

  it("is read by the longest name", () => {
    expect(placeWordsAt(["jakarta", "selatan"], 0)).toMatchObject({ length: 2, alsoAWord: false });
    expect(placeWordsAt(["kabupaten", "kepulauan", "siau", "tagulandang", "biaro"], 0)?.length).toBe(5);
  });

  it("is not corrected from a misspelt word, which may be another word", () => {
    expect(placeWordsAt(["bandng"], 0)).toBeNull();
    expect(placeWordsAt(["padan"], 0)).toBeNull();
  });

  it("tells if all of several places are meant", () => {
    expect(placeWordsAt(["jabodetabek"], 0)).toMatchObject({ together: true });
    expect(placeWordsAt(["bandung"], 0)).toMatchObject({ together: false });
  });

  it("uses existing words only, and never throws", () => {
    const word = fc.oneof(fc.string(), fc.constantFrom("kota", "kab", "bandung", "jakarta", "selatan", "di", ""));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), fc.integer({ min: -2, max: 12 }), (words, at) => {
        const found = placeWordsAt(words, at);
        if (found === null) return;
        expect(found.length).toBeGreaterThan(0);
        expect(at + found.length).toBeLessThanOrEqual(words.length);
        expect(found.places.length).toBeGreaterThan(0);
        isPlaceAt(words, at, found);
      }),
    );
  });
});
