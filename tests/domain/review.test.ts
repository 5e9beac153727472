import fc from "fast-check";
import { expect, it } from "vitest";
import { addRating, NO_RATING, ratingAverage, ratingText } from "~/domain/review";

it("a rating is shown with one decimal and a comma", () => {
  expect(ratingText(ratingAverage(NO_RATING))).toBe("0,0");
  expect(ratingText(4.8)).toBe("4,8");
  expect(ratingText(5)).toBe("5,0");
  expect(ratingText(4.75)).toBe("4,8");
});

it("the average of any stars is their sum over their number, in any order", () => {
  const stars = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(fc.array(stars, { minLength: 1, maxLength: 500 }), (given) => {
      const rating = given.reduce(addRating, NO_RATING);
      const sum = given.reduce((a, b) => a + b, 0);
      expect(rating).toEqual({ sum, count: given.length });
      expect(ratingAverage(rating)).toBe(sum / given.length);
      expect(ratingAverage([...given].reverse().reduce(addRating, NO_RATING))).toBe(ratingAverage(rating));
    }),
  );
});

it.each([0, 6, 4.5, Number.NaN, -1])("%d stars are not taken", (stars) => {
  expect(() => addRating(NO_RATING, stars)).toThrow(RangeError);
});
