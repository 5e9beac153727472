import { ratingText } from "~/domain/review/review";
import { Stars } from "./rating";

const STARS = [5, 4, 3, 2, 1] as const;

/** `counts` begins with one star; counts that don't add up are left out. */
export function RatingSummary({
  average,
  total,
  counts,
}: {
  average: number;
  total: number;
  counts: readonly number[];
}) {
  const counted = counts.reduce((sum, count) => sum + count, 0) === total;
  return (
    <div className="rating-summary">
      <div>
        <p className="rating-summary__average tabular">{ratingText(average)}</p>
        <Stars rating={average} />
      </div>
      {counted && (
        <ul>
          {STARS.map((stars) => (
            <li key={stars}>
              <span>{stars} bintang</span>
              <progress value={counts[stars - 1] ?? 0} max={total} aria-label={`${stars} bintang`} />
              <b className="tabular">{counts[stars - 1] ?? 0}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
