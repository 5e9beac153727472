export const RATING_STEPS = [3, 4, 4.5] as const;

export type RatingStep = (typeof RATING_STEPS)[number];

/** Days. A listing has the tag of each step it meets. */
export const DAYS_STEPS = [1, 3, 7, 14, 30] as const;

export type DaysStep = (typeof DAYS_STEPS)[number];

export function ratingTag(step: RatingStep): string {
  return `bintang${step * 10}`;
}

export function daysTag(step: DaysStep): string {
  return `hari${step}`;
}
