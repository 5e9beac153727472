export type OrderCounts = { completed: number; cancelled: number; open: number };
export type RatingCounts = { ratingSum: number; ratingCount: number };

export type ProviderCounts = OrderCounts &
  RatingCounts & { services: number; completedCount: number; onTimeCount: number };
export type RequesterCounts = OrderCounts & RatingCounts & { requests: number; openRequests: number };
