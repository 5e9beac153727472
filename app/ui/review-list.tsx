import { formatDate } from "~/domain/dates";
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
  /** UTC ms; null while only its author sees it. */
  publishedAt: number | null;
  /** What the person it is about answered; empty until they do. */
  reply?: string;
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
          {review.reply && (
            <blockquote>
              <b className="small">{review.side === "seller" ? "Jawaban klien" : "Jawaban penjual"}</b>
              <p>{review.reply}</p>
            </blockquote>
          )}
        </li>
      ))}
    </ul>
  );
}
