import { ratingAverage } from "../review/review";

/** What a seller has shown so far, from counters that are kept beside the orders and reviews they count. */
export type SellerStatistics = {
  ratingSum: number;
  ratingCount: number;
  completedCount: number;
  onTimeCount: number;
  /** Median minutes to a first answer; null until there is one. */
  responseMinutes: number | null;
};

export function sellerRating(record: Pick<SellerStatistics, "ratingSum" | "ratingCount">): number {
  return ratingAverage({ sum: record.ratingSum, count: record.ratingCount });
}

/** "97%" of the finished orders; null before the first. */
export function onTimeShare({
  completedCount,
  onTimeCount,
}: Pick<SellerStatistics, "completedCount" | "onTimeCount">): string | null {
  if (completedCount === 0) return null;
  return `${Math.round((Math.min(onTimeCount, completedCount) / completedCount) * 100)}%`;
}
