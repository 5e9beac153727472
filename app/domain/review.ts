/** A rating is kept as what it is made of, two integers: averages of averages drift. */
export type Rating = { sum: number; count: number };

export const NO_RATING: Rating = { sum: 0, count: 0 };
export const MAX_STARS = 5;

export function isStars(stars: unknown): stars is number {
  return typeof stars === "number" && Number.isInteger(stars) && stars >= 1 && stars <= MAX_STARS;
}

export function addRating(rating: Rating, stars: number): Rating {
  if (!isStars(stars)) throw new RangeError(`not 1 to ${MAX_STARS} stars: ${stars}`);
  return { sum: rating.sum + stars, count: rating.count + 1 };
}

/** For the `rating` column, a REAL with default 0. */
export function ratingAverage(rating: Rating): number {
  return rating.count === 0 ? 0 : rating.sum / rating.count;
}

/** An average out of 5 with one decimal: "4,8". */
export function ratingText(average: number): string {
  return (Math.round(average * 10) / 10).toFixed(1).replace(".", ",");
}
