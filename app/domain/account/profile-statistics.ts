/** Bounds the rows behind a count; more shows as "1.000+". */
export const MAX_COUNTED_ORDERS = 1_000;

export type OrderCounts = { completed: number; cancelled: number; open: number };
export type RatingCounts = { ratingSum: number; ratingCount: number };

export type ProviderCounts = OrderCounts &
  RatingCounts & { services: number; completedCount: number; onTimeCount: number };
export type RequesterCounts = OrderCounts & RatingCounts & { requests: number; openRequests: number };

export function counted(count: number): string {
  return count > MAX_COUNTED_ORDERS ? "1.000+" : count === MAX_COUNTED_ORDERS ? "1.000" : `${count}`;
}
