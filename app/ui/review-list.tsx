import { formatDate } from "~/domain/dates";
import { ratingText } from "~/domain/review";
import { Avatar } from "./avatar";
import { Stars } from "./rating";

export type ReviewProps = {
  id: string;
  authorName: string;
  authorPicture: string | null;
  rating: number;
  comment: string;
  bought: string;
  /** Who wrote it; buyers when nothing is said. */
  side?: "buyer" | "seller";
  /** UTC ms */
  publishedAt: number | null;
};

export function ReviewList({ reviews }: { reviews: readonly ReviewProps[] }) {
  return (
    <ul className="says">
      {reviews.map((review) => (
        <li key={review.id}>
          <div className="seller">
            <Avatar name={review.authorName} pictureUrl={review.authorPicture} />
            <div>
              <b>{review.authorName}</b>
              <br />
              <Stars rating={review.rating} />{" "}
              <span className="small soft">
                {review.publishedAt !== null && <time>{formatDate(review.publishedAt)}</time>}
                <br />
                {review.side === "seller" ? "mengerjakan" : "memesan"} {review.bought}
              </span>
            </div>
          </div>
          {review.comment && <p>{review.comment}</p>}
        </li>
      ))}
    </ul>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

/** The average, and how many gave which stars; `counts` begins with one star. Counts that don't add up stay away. */
export function Tally({
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
    <div className="tally">
      <div>
        <p className="big num">{ratingText(average)}</p>
        <Stars rating={average} />
      </div>
      {counted && (
        <ul>
          {STARS.map((stars) => (
            <li key={stars}>
              <span>{stars} bintang</span>
              <progress value={counts[stars - 1] ?? 0} max={total} aria-label={`${stars} bintang`} />
              <b className="num">{counts[stars - 1] ?? 0}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
