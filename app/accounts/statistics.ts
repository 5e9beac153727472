import { ratingAverage } from "~/reviews/review";

export type OrderCounts = { completed: number; cancelled: number; open: number };
export type RatingCounts = { ratingSum: number; ratingCount: number };

export type ProviderCounts = OrderCounts &
  RatingCounts & { services: number; completedCount: number; onTimeCount: number };
export type RequesterCounts = OrderCounts & RatingCounts & { requests: number; openRequests: number };

export type SellerStatistics = {
  ratingSum: number;
  ratingCount: number;
  completedCount: number;
  onTimeCount: number;
  /** Median minutes to a first answer; null before the first one. */
  responseMinutes: number | null;
};

export function sellerRating(record: Pick<SellerStatistics, "ratingSum" | "ratingCount">): number {
  return ratingAverage({ sum: record.ratingSum, count: record.ratingCount });
}

export function onTimeShare({
  completedCount,
  onTimeCount,
}: Pick<SellerStatistics, "completedCount" | "onTimeCount">): string | null {
  if (completedCount === 0) return null;
  return `${Math.round((Math.min(onTimeCount, completedCount) / completedCount) * 100)}%`;
}
