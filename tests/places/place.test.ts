import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ISLANDS, JAVA, KNOWN_SPOTS, MOSTLY_ORDINARY_WORDS, SOMETIMES_ORDINARY_WORDS } from "~/places/aliases";
import { listDistricts, placeNames } from "~/places/names";
import { kilometresBetween, NEAR_KM, neighbours, placesWithin } from "~/places/near-places";
import { allPlaces, commonPlaces, covers, placeBySlug, placeOf, provinces, regencies, zoneAt } from "~/places/place";
import { DISTRICTS } from "~/places/regions";

const ALIASES = [JAVA, ISLANDS, KNOWN_SPOTS].map((text) => text.trim()).join("\n");
const anyPlace = fc.constantFrom(...allPlaces());
const below = allPlaces().filter(({ kind }) => kind !== "province");

describe("Indonesia's places", () => {
  it("are 38 provinces with 514 kota and kabupaten", () => {
    expect(provinces()).toHaveLength(38);
    expect(below).toHaveLength(514);
    expect(below.filter(({ kind }) => kind === "city")).toHaveLength(98);
    expect(provinces().flatMap(({ code }) => regencies(code))).toEqual(below);
    expect(regencies("32")).toHaveLength(27);
    expect(regencies("32.73")).toEqual([]);
  });

  it.each([
    ["32.73", "Kota Bandung", "Bandung", "kota-bandung"],
    ["32.04", "Kabupaten Bandung", "Kab. Bandung", "kabupaten-bandung"],
    ["32.05", "Kabupaten Garut", "Garut", "kabupaten-garut"],
    ["31.74", "Jakarta Selatan", "Jakarta Selatan", "jakarta-selatan"],
    ["31", "DKI Jakarta", "DKI Jakarta", "dki-jakarta"],
    ["15.71", "Kota Jambi", "Kota Jambi", "kota-jambi"],
    ["15", "Jambi", "Jambi", "jambi"],
    ["72.04", "Kabupaten Toli-Toli", "Toli-Toli", "kabupaten-toli-toli"],
  ])("%s is %s", (code, name, short, slug) => {
    expect(placeOf(code)).toMatchObject({ name, short, slug });
    expect(placeBySlug(slug)).toBe(placeOf(code));
  });

  it("have their own codes, names and slugs, which lead back to them", () => {
    for (const key of ["code", "name", "short", "slug"] as const) {
      expect(new Set(allPlaces().map((place) => place[key])).size, key).toBe(552);
    }
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(placeOf(place.code)).toBe(place);
        expect(placeBySlug(place.slug)).toBe(place);
        expect(place.slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
      }),
    );
  });

  it.each(["", "3", "32.", "32.99", "99", "3273", "__proto__", "kota-bandung"])("%j is not a code", (code) => {
    expect(placeOf(code)).toBeNull();
    expect(neighbours(code)).toEqual([]);
  });

  it("are covered by themselves and their province", () => {
    expect(covers("32", "32.73")).toBe(true);
    expect(covers("32.73", "32.73")).toBe(true);
    expect(covers("32.73", "32")).toBe(false);
    expect(covers("3", "32")).toBe(false);
    expect(covers("32", "33.71")).toBe(false);
  });

  it("offer twelve large cities first", () => {
    expect(commonPlaces()).toHaveLength(12);
    expect(commonPlaces().every(({ kind }) => kind === "city")).toBe(true);
  });
});

describe("the time zone of a place", () => {
  it.each([
    ["31.74", "WIB"],
    ["61.71", "WIB"],
    ["62.71", "WIB"],
    ["63.71", "WITA"],
    ["65.71", "WITA"],
    ["51.71", "WITA"],
    ["53.71", "WITA"],
    ["73.71", "WITA"],
    ["81.71", "WIT"],
    ["82.71", "WIT"],
    ["91.71", "WIT"],
    ["96.71", "WIT"],
  ])("of %s is %s", (code, zone) => {
    expect(zoneAt(code)).toBe(zone);
  });

  it("is WIB without a place", () => {
    expect(zoneAt(null)).toBe("WIB");
    expect(zoneAt("99.99")).toBe("WIB");
  });

  it("is that of the province", () => {
    for (const place of below) expect(place.zone).toBe(placeOf(place.province)?.zone);
  });
});

describe("neighbours", () => {
  const shorts = (code: string) => neighbours(code).map(({ short }) => short);

  // Checked by hand on a map.
  it.each([
    ["Kota Bandung", "32.73", ["Kab. Bandung", "Cimahi", "Bandung Barat", "Sumedang"]],
    ["Cimahi", "32.77", ["Bandung Barat", "Bandung"]],
    ["Jakarta Selatan", "31.74", ["Jakarta Timur", "Depok", "Jakarta Pusat", "Tangerang Selatan"]],
    ["Jakarta Pusat", "31.71", ["Jakarta Utara", "Jakarta Barat", "Jakarta Selatan", "Jakarta Timur"]],
    ["Jakarta Timur", "31.75", ["Bekasi", "Jakarta Selatan"]],
    ["Depok", "32.76", ["Kab. Bogor", "Jakarta Selatan", "Tangerang Selatan"]],
    ["Tangerang Selatan", "36.74", ["Tangerang", "Jakarta Selatan"]],
    ["Kota Bekasi", "32.75", ["Jakarta Timur", "Kab. Bekasi", "Kab. Bogor", "Depok"]],
    ["Kota Tangerang", "36.71", ["Kab. Tangerang", "Jakarta Barat", "Tangerang Selatan"]],
    ["Kota Bogor", "32.71", ["Kab. Bogor"]],
    ["Yogyakarta", "34.71", ["Bantul", "Sleman"]],
    ["Surakarta", "33.72", ["Sukoharjo", "Karanganyar", "Boyolali"]],
    ["Kota Semarang", "33.74", ["Kendal", "Demak", "Kab. Semarang"]],
    ["Surabaya", "35.78", ["Sidoarjo", "Gresik", "Bangkalan"]],
    ["Kota Malang", "35.73", ["Kab. Malang", "Batu"]],
    ["Batu", "35.79", ["Kab. Malang"]],
    ["Kota Magelang", "33.71", ["Kab. Magelang"]],
    ["Denpasar", "51.71", ["Badung", "Gianyar"]],
    ["Badung", "51.03", ["Denpasar", "Tabanan"]],
    ["Medan", "12.71", ["Deli Serdang", "Binjai"]],
    ["Palembang", "16.71", ["Banyuasin", "Ogan Ilir"]],
    ["Pekanbaru", "14.71", ["Kampar", "Siak"]],
    ["Padang", "13.71", ["Kab. Solok", "Padang Pariaman"]],
    ["Bandar Lampung", "18.71", ["Pesawaran", "Lampung Selatan"]],
    ["Makassar", "73.71", ["Gowa", "Maros"]],
    ["Manado", "71.71", ["Minahasa Utara", "Minahasa"]],
    ["Balikpapan", "64.71", ["Penajam Paser Utara", "Kutai Kartanegara"]],
    ["Samarinda", "64.72", ["Kutai Kartanegara"]],
    ["Banjarmasin", "63.71", ["Barito Kuala", "Kab. Banjar"]],
    ["Pontianak", "61.71", ["Kubu Raya", "Mempawah"]],
    ["Mataram", "52.71", ["Lombok Barat"]],
    ["Kota Jayapura", "91.71", ["Keerom", "Kab. Jayapura"]],
  ])("of %s", (_, code, nearest) => {
    expect(shorts(code).slice(0, nearest.length)).toEqual(nearest);
  });

  it.each([
    ["Kepulauan Seribu", "31.01", "Jakarta Utara"],
    ["Sabang", "11.72", "Banda Aceh"],
    ["Batam", "21.71", "Tanjung Pinang"],
    ["Bangkalan", "35.26", "Surabaya"],
    ["Jembrana", "51.01", "Banyuwangi"],
    ["Ternate", "82.71", "Tidore Kepulauan"],
    ["Kepulauan Talaud", "71.04", "Kepulauan Sangihe"],
    ["Natuna", "21.03", "Kepulauan Anambas"],
  ])("of %s, over water, are %s's", (_, code, other) => {
    expect(shorts(code)).toContain(other);
  });

  it("are one to eight for each place, mutual, and never itself", () => {
    for (const place of below) {
      const near = neighbours(place.code);
      expect(near.length, place.name).toBeGreaterThan(0);
      expect(near.length, place.name).toBeLessThanOrEqual(8);
      expect(new Set(near).size, place.name).toBe(near.length);
      for (const other of near) {
        expect(other, place.name).not.toBe(place);
        expect(neighbours(other.code), `${other.name} of ${place.name}`).toContain(place);
      }
    }
  });

  it("of a province are provinces", () => {
    expect(shorts("31")).toEqual(expect.arrayContaining(["Jawa Barat", "Banten"]));
    expect(shorts("34")[0]).toBe("Jawa Tengah");
    for (const { code } of provinces()) expect(neighbours(code).every(({ kind }) => kind === "province")).toBe(true);
  });
});

describe("distances", () => {
  it.each([
    ["Bandung and Cimahi", "32.73", "32.77", 12],
    ["Jakarta Selatan and Depok", "31.74", "32.76", 14],
    ["Yogyakarta and Surakarta", "34.71", "33.72", 56],
    ["Bandung and Surabaya", "32.73", "35.78", 562],
    ["Banda Aceh and Kota Jayapura", "11.71", "91.71", 5_132],
  ])("between %s", (_, one, other, km) => {
    expect(kilometresBetween(one, other)).toBe(km);
    expect(kilometresBetween(other, one)).toBe(km);
  });

  it("are known between all kota and kabupaten, and for no province", () => {
    for (const { code } of below) expect(kilometresBetween("32.73", code), code).toBeGreaterThanOrEqual(0);
    for (const code of ["32", "", "99.99", "__proto__"]) expect(kilometresBetween("32.73", code)).toBeNull();
  });

  it("order the places near a place", () => {
    const near = placesWithin("32.73");
    expect(near.map(({ short }) => short).slice(0, 3)).toEqual(["Cimahi", "Kab. Bandung", "Bandung Barat"]);
    const km = near.map(({ code }) => kilometresBetween("32.73", code) ?? Number.NaN);
    expect(km).toEqual([...km].sort((a, b) => a - b));
    expect(Math.max(...km)).toBeLessThanOrEqual(NEAR_KM);
    expect(placesWithin("32")).toEqual([]);
    expect(placesWithin("21.03")).toEqual([]);
  });
});

describe("the hand-written lists", () => {
  it("name only existing places", () => {
    const codes = [...ALIASES.matchAll(/\d\d(\.\d\d)?/g), ...DISTRICTS.matchAll(/^\d\d\.\d\d/gm)].map(([code]) => code);
    expect(codes.filter((code) => placeOf(code) === null)).toEqual([]);
  });

  it("have each everyday name once", () => {
    const written = ALIASES.split("\n").flatMap((line) => (line.split(" = ")[0] ?? "").split(", "));
    expect(written.filter((name, at) => written.indexOf(name) !== at)).toEqual([]);
  });

  it("mark only names as ordinary words", () => {
    const marked = `${SOMETIMES_ORDINARY_WORDS} ${MOSTLY_ORDINARY_WORDS}`.split(" ");
    expect(marked.filter((word) => !placeNames().has(word))).toEqual([]);
  });

  it("contain the districts of the large cities", () => {
    expect(listDistricts("32.17")).toEqual(expect.arrayContaining(["Padalarang", "Lembang"]));
    expect(listDistricts("53.20")).toEqual([]);
  });
});
