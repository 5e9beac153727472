import { describe, expect, it } from "vitest";
import { categoryBySlug } from "~/listings/category";
import { allPlaces, placeOf } from "~/places/place";
import { type PlaceFigures, placeFacts, placeInPath, placePageHref } from "~/places/place-page";

const name = (text: string) => {
  const found = placeInPath(text);
  return found.is === "unclear" ? found.places.map(({ short }) => short) : [found.is, found.place.name];
};

describe("the place of an address", () => {
  it("is found by its slug", () => {
    for (const place of allPlaces()) expect(placeInPath(place.slug)).toEqual({ is: "place", place });
  });

  it.each([
    ["bandung", "Kota Bandung"],
    ["KAB-BANDUNG", "Kabupaten Bandung"],
    ["jaksel", "Jakarta Selatan"],
    ["solo", "Kota Surakarta"],
    ["32.73", "Kota Bandung"],
    ["kota_bandung", "Kota Bandung"],
  ])("is found by the name %s as that of %s", (text, place) => {
    expect(name(text)).toEqual(["alias", place]);
  });

  it("is unclear if a name is misspelt, ambiguous or unknown", () => {
    expect(name("bndung")).toContain("Bandung");
    expect(name("jabodetabek").length).toBeGreaterThan(4);
    for (const nothing of ["", "-", "qwxyz", "%", "a".repeat(10_000)]) expect(name(nothing)).toEqual([]);
  });

  it("leads back to the same page", () => {
    const place = placeOf("32.73");
    if (!place) throw new Error("no place");
    const category = categoryBySlug("bisnis") ?? null;
    expect(placePageHref({ category, place })).toBe("/category/bisnis/kota-bandung");
    expect(placePageHref({ category: null, place }, { sort: "rating", after: null })).toBe(
      "/explore/kota-bandung?sort=rating",
    );
  });
});

describe("the figures of a place", () => {
  const figures: PlaceFigures = {
    offers: 8,
    today: 2,
    middlePrice: 100_000,
    lowestPrice: 20_000,
    ratingSum: 47,
    ratingCount: 10,
    fair: null,
  };

  it("are complete from five offers", () => {
    expect(placeFacts(figures, { shown: 3, all: false })).toEqual({
      offers: 8,
      today: 2,
      middlePrice: 100_000,
      lowestPrice: 20_000,
      fair: null,
      rating: { average: 4.7, count: 10 },
    });
  });

  it("are only the number below that, or before the first count", () => {
    const bare = { today: 0, middlePrice: null, lowestPrice: null, rating: null, fair: null };
    expect(placeFacts({ ...figures, offers: 4 }, { shown: 4, all: true })).toEqual({ offers: 4, ...bare });
    expect(placeFacts(null, { shown: 9, all: true })).toEqual({ offers: 9, ...bare });
  });

  it("come from the page if it shows all offers", () => {
    expect(placeFacts(figures, { shown: 9, all: true }).offers).toBe(9);
    expect(placeFacts(figures, { shown: 2, all: true }).offers).toBe(2);
    expect(placeFacts(figures, { shown: 12, all: false }).offers).toBe(12);
  });

  it("contain no rating without reviews", () => {
    expect(placeFacts({ ...figures, ratingSum: 0, ratingCount: 0 }, { shown: 8, all: true }).rating).toBeNull();
  });
});
