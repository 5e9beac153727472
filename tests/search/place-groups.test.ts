import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allPlaces, type Place, placeOf } from "~/places/place";
import { leastTags, nearestFirst, type PlaceGroupTags, placeGroups } from "~/search/question";
import { searchTags } from "~/search/search";
import { size } from "../support/size";

const places = (...codes: string[]) => codes.map(placeOf).filter((place): place is Place => place !== null);
const holds = ({ any, not }: Pick<PlaceGroupTags, "any" | "not">, tags: readonly string[]) =>
  (any.length === 0 || any.some((tag) => tags.includes(tag))) && !not.some((tag) => tags.includes(tag));

const codes = allPlaces().map(({ code }) => code);
const code = fc.oneof(fc.constantFrom(...codes), fc.constantFrom("31", "31.74", "31.01", "32.76", "34.71"));
const listing = fc
  .record({ placeCode: fc.option(code), areas: fc.array(code, { maxLength: 3 }), online: fc.boolean() })
  .map((where) => searchTags({ kind: "offer", category: "Bisnis", location: "", ...where }).split(" "));
const asked = fc.record({ of: fc.uniqueArray(code, { minLength: 1, maxLength: 3 }), online: fc.boolean() });

describe("the shortest lists of a group", () => {
  it("find the same as the full lists, for any places and any listing", () => {
    fc.assert(
      fc.property(asked, fc.array(listing, { minLength: 20, maxLength: 20 }), ({ of, online }, listings) => {
        for (const group of [...placeGroups(places(...of), online), ...nearestFirst(places(...of))]) {
          const least = leastTags(group);
          for (const tags of listings) expect(holds(least, tags)).toBe(holds(group, tags));
        }
      }),
      { numRuns: size(200, 40) },
    );
  });

  it("contain all neighbours, and name the remaining towns of a small province", () => {
    const [here, beside, province, coming] = nearestFirst(places("31.74")).map(leastTags);
    expect(here).toEqual({ any: ["di3174"], not: [] });
    expect(beside?.not).toEqual([]);
    expect(province).toEqual({ any: ["suatu31", "di3101", "di3172"], not: [] });
    expect(coming).toEqual({
      any: ["ke3174", "keprov31"],
      not: ["di3276", "di3674", "di3671", "prov31"],
    });
  });

  it("cover a large province as a whole if few towns are left out", () => {
    const [, , province] = nearestFirst(places("32.73")).map(leastTags);
    expect(province?.any).toEqual(["prov32"]);
    expect(province?.not).toContain("di3273");
  });
});
