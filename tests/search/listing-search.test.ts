import { describe, expect, it } from "vitest";
import { CATEGORIES } from "~/listings/category";
import { categoryTag, kindTag, listingLocation, searchTags } from "~/search/search";

const tags = (location: string, where = {}) =>
  searchTags({ kind: "offer", category: "Bisnis", location, ...where })
    .split(" ")
    .slice(2);

it("kind and category are tags of letters only", () => {
  expect(kindTag("wanted")).toBe("jeniswanted");
  expect(searchTags({ kind: "offer", category: "Desain Grafis", location: "Jakarta Selatan" })).toMatch(
    /^jenisoffer kategoridesaingrafis /,
  );
});

it("each category has one word, different from the others", () => {
  const words = CATEGORIES.map(({ name }) => categoryTag(name));
  for (const word of words) expect(word).toMatch(/^kategori[a-z]+$/);
  expect(new Set(words).size).toBe(CATEGORIES.length);
});

describe("the tags of a place", () => {
  it.each([
    ["Jakarta Selatan", {}, ["prov31", "di3174"]],
    ["Kota Bandung, Jawa Barat", {}, ["prov32", "di3273"]],
    ["rumah saya", { placeCode: "32.73" }, ["prov32", "di3273"]],
    ["Jakarta", {}, ["prov31", "suatu31"]],
    ["Online", {}, ["online"]],
    ["Depok", { online: true }, ["prov32", "di3276", "online"]],
    ["Garut", { areas: ["32.73", "32"] }, ["prov32", "di3205", "ke3273", "kesebagian32", "keprov32"]],
    ["Seluruh Indonesia", {}, []],
    ["東京 12", {}, []],
    ["a ".repeat(50), {}, []],
  ])("of %j with %j are %j", (location, where, words) => {
    expect(tags(location, where)).toEqual(words);
  });
});

it("sellers who come also have one tag with their earliest start", () => {
  const readiness = (comesToBuyer: boolean, startsInDays: number | null) =>
    tags("Seluruh Indonesia", { comesToBuyer, startsInDays });
  expect(readiness(true, 2)).toEqual(["datang", "datangmulai3", "datangmulai7", "mulai3", "mulai7"]);
  expect(readiness(false, 2)).toEqual(["mulai3", "mulai7"]);
  expect(readiness(true, null)).toEqual(["datang"]);
});

describe("a typed location", () => {
  it.each([
    ["Depok", "32.76", false],
    ["kota bandung", "32.73", false],
    ["Online", null, true],
    ["daring", null, true],
    ["Jakarta", null, false],
    ["Jabodetabek", null, false],
    ["dekat pasar", null, false],
  ])("%j is %j", (text, placeCode, online) => {
    expect(listingLocation(text)).toEqual({ placeCode, areas: [], online });
  });
});
