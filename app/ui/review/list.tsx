import { isolated } from "~/domain/core/bidi";
import { formatDate } from "~/domain/core/dates";
import { Avatar } from "../kit/avatar";
import { Callout } from "../kit/callout";
import { Bdi } from "../kit/text/bdi";
import { ReportLink } from "../report/link";
import { Stars } from "./rating";

export type ReviewProps = {
  id: string;
  authorName: string;
  authorPicture: string | null;
  rating: number;
  comment: string;
  bought: string;
  /** Whose side wrote them; buyers by default. */
  side?: "buyer" | "seller";
  /** UTC ms; null while only its author sees it. */
  publishedAt: number | null;
  /** Empty until there is one. */
  reply?: string;
  /** Why an operator hid it; shown to its two sides. */
  hiddenReason?: string | null;
};

/** For screen readers: one person may have written several. */
function reportLabel({ authorName, publishedAt, reply }: ReviewProps): string {
  const when = publishedAt === null ? "" : `, ${formatDate(publishedAt)}`;
  return `Laporkan ulasan dari ${isolated(authorName)}${when}${reply ? ", atau jawabannya" : ""}`;
}

export function ReviewList({
  reviews,
  reportable = false,
}: {
  reviews: readonly ReviewProps[];
  reportable?: boolean;
}) {
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={review.id}>
          <div className="person-row">
            <Avatar name={review.authorName} pictureUrl={review.authorPicture} />
            <div>
              <b>
                <Bdi>{review.authorName}</Bdi>
              </b>
              <br />
              <Stars rating={review.rating} />{" "}
              <span className="small soft">
                {review.publishedAt !== null && (
                  <time dateTime={new Date(review.publishedAt).toISOString()}>
                    {formatDate(review.publishedAt)}
                  </time>
                )}
                <br />
                {review.side === "seller" ? "mengerjakan" : "memesan"} <Bdi>{review.bought}</Bdi>
              </span>
            </div>
          </div>
          {review.comment && <p>{review.comment}</p>}
          {review.reply && (
            <blockquote>
              <b className="small">{review.side === "seller" ? "Jawaban pembeli" : "Jawaban penjual"}</b>
              <p>{review.reply}</p>
            </blockquote>
          )}
          {reportable && (
            <p className="mt-1">
              <ReportLink subject="review" id={review.id} label={reportLabel(review)} />
            </p>
          )}
          {review.hiddenReason && (
            <Callout icon="lock" warm small>
              Disembunyikan oleh JasaWarga dan tidak dihitung dalam rating. Alasannya: {review.hiddenReason}
            </Callout>
          )}
        </li>
      ))}
    </ul>
  );
}
