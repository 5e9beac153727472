import { describe, expect, it } from "vitest";
import { proposalMerits } from "~/proposals/proposal";
import { meritsText } from "~/proposals/text";

const range = { minPrice: 300, maxPrice: 450, minDays: 4, maxDays: 7, minRating: 0, maxRating: 4_800 };

describe("the advantage of a proposal", () => {
  it.each([
    [{ price: 300, days: 4, rating: 4_700 }, "Termurah, tercepat"],
    [{ price: 385, days: 6, rating: 4_800 }, "Rating tertinggi"],
    [{ price: 450, days: 7, rating: 4_700 }, ""],
    [{ price: null, days: null, rating: 0 }, ""],
  ])("of %j is “%s”", (proposal, said) => {
    expect(meritsText(proposalMerits(proposal, range))).toBe(said);
  });

  it("is missing if all are equal, or if there is only one", () => {
    const alike = {
      minPrice: 300,
      maxPrice: 300,
      minDays: 4,
      maxDays: 4,
      minRating: 4_800,
      maxRating: 4_800,
    };
    expect(proposalMerits({ price: 300, days: 4, rating: 4_800 }, alike)).toEqual([]);
    const unsaid = {
      minPrice: null,
      maxPrice: null,
      minDays: null,
      maxDays: null,
      minRating: 0,
      maxRating: 0,
    };
    expect(proposalMerits({ price: null, days: null, rating: 0 }, unsaid)).toEqual([]);
  });
});
