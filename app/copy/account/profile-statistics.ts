import type {
  OrderCounts,
  ProviderCounts,
  RatingCounts,
  RequesterCounts,
} from "~/domain/account/profile-statistics";
import { onTimeShare } from "~/domain/account/seller-statistics";
import { formatAmount } from "~/domain/core/money";
import { ratingText } from "~/domain/review/review";

export type Statistic = { label: string; value: string };

const NONE = "–";

export function providerStatistics(counts: ProviderCounts): Statistic[] {
  return [
    { label: "Success Rate", value: successRate(counts) },
    { label: "On-time Rate", value: onTimeShare(counts) ?? NONE },
    { label: "Average Rating", value: averageRating(counts) },
    { label: "Total Services", value: formatAmount(counts.services) },
    { label: "Completed", value: formatAmount(counts.completed) },
    { label: "Pending", value: formatAmount(counts.open) },
  ];
}

export function ownFigures(counts: ProviderCounts): Statistic[] {
  return [
    { label: "pesanan selesai", value: formatAmount(counts.completed) },
    { label: "tepat waktu", value: onTimeShare(counts) ?? NONE },
    {
      label: "rating",
      value: counts.ratingCount === 0 ? NONE : ratingText(counts.ratingSum / counts.ratingCount),
    },
  ];
}

export function requesterStatistics(counts: RequesterCounts): Statistic[] {
  return [
    { label: "Success Rate", value: successRate(counts) },
    { label: "Average Rating", value: averageRating(counts) },
    { label: "Total Requests", value: formatAmount(counts.requests) },
    { label: "Pending", value: formatAmount(counts.openRequests) },
  ];
}

/** Of orders completed or cancelled after payment. One whose money was divided is neither. */
function successRate({ completed, cancelled }: OrderCounts): string {
  const ended = completed + cancelled;
  return ended === 0 ? NONE : `${Math.round((completed / ended) * 100)}%`;
}

function averageRating({ ratingSum, ratingCount }: RatingCounts): string {
  return ratingCount === 0 ? NONE : `${ratingText(ratingSum / ratingCount)} / 5`;
}
