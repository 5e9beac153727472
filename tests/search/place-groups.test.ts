import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allPlaces, type Place, placeOf } from "~/places/place";
import { leastTags, nearestFirst, type PlaceGroupTags, placeGroups } from "~/search/place-groups";
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

  it("ring a place in bands up to 60 km, then those that come", () => {
    const [here, close, middle, far, province, coming] = nearestFirst(places("32.73"));
    expect(here).toEqual({ name: "all", any: ["di3273"], not: [] });
    expect(close?.any).toEqual(["di3277", "di3204"]);
    expect(middle?.any).toEqual(["di3217", "di3211"]);
    expect(far?.any).toEqual(["di3214", "di3213", "di3205", "di3203"]);
    expect(province?.any).toEqual(["suatu32"]);
    expect(coming?.any).toEqual(["ke3273", "keprov32"]);
  });

  it("never count a place beyond 60 km as near", () => {
    const near = placeGroups(places("32.73"), false).find(({ name }) => name === "near");
    expect(near?.any).toContain("di3203");
    // Majalengka is 69 km away, Depok 108 km.
    expect(near?.any).not.toContain("di3210");
    expect(near?.any).not.toContain("di3276");
    // The regency around Samarinda is so large that its centre is 103 km away.
    expect(placeGroups(places("64.72"), false).map(({ name }) => name)).toEqual([
      "here",
      "serves",
      "online",
      "elsewhere",
    ]);
  });

  it("around a province or many places have no near places", () => {
    expect(placeGroups(places("32"), false).map(({ name }) => name)).not.toContain("near");
    expect(placeGroups(places("32.73", "32.76", "31.74"), false).map(({ name }) => name)).not.toContain("near");
  });
});
