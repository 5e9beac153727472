import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRICE_DIGITS } from "~/database/stored-values";
import { priceSearchTags } from "~/listings/listing";

const digits = (price: number) => String(price).padStart(PRICE_DIGITS, "0");
const tagsOf = (price: number) => Array.from({ length: PRICE_DIGITS }, (_, n) => `rp${digits(price).slice(0, n + 1)}`);
const price = fc.integer({ min: 0, max: 999_999_999 });

describe("a price range", () => {
  it("has few tags if its ends are round", () => {
    expect(priceSearchTags(100_000, 499_999)).toEqual(["rp0001", "rp0002", "rp0003", "rp0004"]);
    expect(priceSearchTags(250_000, 250_000)).toEqual(["rp000250000"]);
  });

  it("matches a listing by one tag if its price is within, and by none otherwise", () => {
    fc.assert(
      fc.property(price, price, price, (one, other, asked) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)];
        const range = new Set(priceSearchTags(min, max));
        const met = tagsOf(asked).filter((tag) => range.has(tag)).length;
        expect(met).toBe(asked >= min && asked <= max ? 1 : 0);
      }),
    );
  });

  it("has a limited number of tags", () => {
    fc.assert(
      fc.property(price, price, (one, other) => {
        expect(priceSearchTags(Math.min(one, other), Math.max(one, other)).length).toBeLessThanOrEqual(162);
      }),
    );
  });

  it("can be open at either end", () => {
    expect(priceSearchTags(null, 99_999)).toEqual(["rp0000"]);
    expect(priceSearchTags(500_000_000, null)).toEqual(["rp5", "rp6", "rp7", "rp8", "rp9"]);
  });
});
