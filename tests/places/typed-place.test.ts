import { describe, expect, it } from "vitest";
import { readTypedPlace } from "~/places/near-places";
import { allPlaces, provinces } from "~/places/place";

const names = (text: string) => {
  const read = readTypedPlace(text);
  return read.ok ? read.place.name : { [read.fault]: read.near.map(({ name }) => name) };
};

describe("a place that somebody typed", () => {
  it.each([
    ["bandung", "Kota Bandung", ["Kabupaten Bandung", "Kabupaten Bandung Barat"]],
    ["BDG", "Kota Bandung", ["Kabupaten Bandung", "Kabupaten Bandung Barat"]],
    ["Tangerang, Banten", "Kota Tangerang", ["Kabupaten Tangerang"]],
    ["tasik", "Kota Tasikmalaya", ["Kabupaten Tasikmalaya"]],
    ["Gorontalo", "Kota Gorontalo", ["Kabupaten Gorontalo"]],
    ["Kota Bandung", "Kota Bandung", []],
    ["Kab. Bandung", "Kabupaten Bandung", []],
  ])("%s means %s in everyday speech, before %j", (text, name, others) => {
    const read = readTypedPlace(text);
    expect(read).toMatchObject({ ok: true, place: { name } });
    expect(read.ok && read.others.map((other) => other.name)).toEqual(others);
  });

  it.each([
    ["Kota Bandung", "Kota Bandung"],
    ["  kota   BANDUNG ", "Kota Bandung"],
    ["kab. bandung", "Kabupaten Bandung"],
    ["jaksel", "Jakarta Selatan"],
    ["Solo", "Kota Surakarta"],
    ["Kota Bndung", "Kota Bandung"],
    ["Depok, Jawa Barat", "Kota Depok"],
    ["Sleman, Yogyakarta", "Kabupaten Sleman"],
    ["Yogyakarta", "Kota Yogyakarta"],
    ["Lembang", "Kabupaten Bandung Barat"],
    ["32.76", "Kota Depok"],
  ])("%s is %s", (text, name) => {
    expect(names(text)).toBe(name);
  });

  it.each([
    ["Banjar", { several: ["Kota Banjar", "Kabupaten Banjar"] }],
    ["Karawaci", { several: ["Kota Tangerang", "Kabupaten Tangerang"] }],
    ["Merak", { several: ["Kota Cilegon", "Kabupaten Serang"] }],
    ["Senayan", { several: ["Jakarta Pusat", "Jakarta Selatan"] }],
    ["Malang Raya", { several: ["Kota Malang", "Kabupaten Malang", "Kota Batu"] }],
    ["Jl. Melati 5 Sleman", { unsure: ["Kabupaten Sleman"] }],
    ["bandng", { unsure: ["Kota Bandung", "Kabupaten Bandung", "Kabupaten Bandung Barat"] }],
    ["Atlantis", { unknown: [] }],
    ["Indonesia", { unknown: [] }],
    ["99.99", { unknown: [] }],
    ["", { unknown: [] }],
  ])("%s is unclear", (text, unclear) => {
    expect(names(text)).toEqual(unclear);
  });

  it("suggests places of a province, and similar spellings", () => {
    const inJakarta = readTypedPlace("Jakarta");
    expect(inJakarta).toMatchObject({ ok: false, fault: "province" });
    expect(names("Jakarta")).toEqual({ province: expect.arrayContaining(["Jakarta Selatan"]) });
    expect(names("Banjarmasn bru")).toMatchObject({ unknown: expect.any(Array) });
  });

  it("is read back from each place's own full name", () => {
    const provincial = new Set(provinces().map(({ name }) => name));
    const small = allPlaces().filter(({ kind, name }) => kind !== "province" && !provincial.has(name));
    expect(small.length).toBeGreaterThan(500);
    expect(small.filter(({ name }) => names(name) !== name).map(({ name }) => name)).toEqual([]);
  });

  it("accepts any text of any length", () => {
    for (const text of ["a".repeat(10_000), "Depok ".repeat(2_000), "\u202e\u0000,;,", "kota", "kab."])
      expect(readTypedPlace(text)).toHaveProperty("ok");
  });
});
