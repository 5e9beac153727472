import { ReportLink } from "~/moderation/ui/reports";
import { formatDate } from "~/platform/dates";
import { isolated } from "~/platform/strings";
import { Avatar, Bdi, ButtonLink, Callout, EmptyState, Section, Star, StarRow } from "~/ui/kit";
import { ratingText, starsWidth } from "../review";

/** Shows no stars without reviews. With `href` the number links to them. */
export function Rating({ rating, count, href }: { rating: number; count: number; href?: string }) {
  if (count === 0) return <span className="rating">Belum ada ulasan</span>;
  return (
    <span className="rating">
      <AverageRating rating={rating} />
      {href ? " " : ` (${count})`}
      {href && <a href={href}>({count} ulasan)</a>}
    </span>
  );
}

export function AverageRating({ rating }: { rating: number }) {
  return (
    <>
      <Star /> <b>{ratingText(rating)}</b>
      <span className="sr-only"> dari 5</span>
    </>
  );
}

export function Stars({ rating }: { rating: number }) {
  const said = Number.isInteger(rating) ? rating : ratingText(rating);
  return <StarRow width={starsWidth(rating)} label={`${said} dari 5 bintang`} />;
}

export type ReviewProps = {
  id: string;
  authorName: string;
  authorPicture: string | null;
  rating: number;
  comment: string;
  bought: string;
  side?: "buyer" | "seller";
  /** Null while only its author can see it. */
  publishedAt: number | null;
  reply?: string;
  hiddenReason?: string | null;
};

/** One person may have written several, so screen readers get the date. */
function reportLabel({ authorName, publishedAt, reply }: ReviewProps): string {
  const when = publishedAt === null ? "" : `, ${formatDate(publishedAt)}`;
  return `Laporkan ulasan dari ${isolated(authorName)}${when}${reply ? ", atau jawabannya" : ""}`;
}

export function ReviewList({ reviews, reportable = false }: { reviews: readonly ReviewProps[]; reportable?: boolean }) {
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
                  <time dateTime={new Date(review.publishedAt).toISOString()}>{formatDate(review.publishedAt)}</time>
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

const SHOWN = 1;

export function PersonReviews({ reviews }: { reviews: readonly ReviewProps[] }) {
  const rest = reviews.slice(SHOWN);
  return (
    <Section id="ulasan" title="Ulasan" small>
      {reviews.length === 0 ? (
        <p className="soft">Belum ada ulasan</p>
      ) : (
        <ReviewList reviews={reviews.slice(0, SHOWN)} reportable />
      )}
      {rest.length > 0 && (
        <details className="disclosure">
          <summary>{rest.length} ulasan lagi</summary>
          <ReviewList reviews={rest} reportable />
        </details>
      )}
    </Section>
  );
}

const STARS = [5, 4, 3, 2, 1] as const;

/** Counts that don't add up are omitted. */
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

export function ReviewSection({
  listingId,
  average,
  total,
  counts,
  reviews,
}: {
  listingId: string;
  average: number;
  total: number;
  /** The number of reviews with one star, with two stars and so on. */
  counts: readonly number[];
  reviews: readonly ReviewProps[];
}) {
  return (
    <Section id="ulasan" title={`Ulasan Pelanggan (${total})`}>
      {total === 0 ? (
        <EmptyState level={3} title="Belum ada ulasan" text="Ulasan ditulis pembeli setelah pesanannya selesai." />
      ) : (
        <>
          <RatingSummary average={average} total={total} counts={counts} />
          <ReviewList reviews={reviews} reportable />
          {total > reviews.length && (
            <p className="mt-3">
              <ButtonLink look="line" href={`/gig/${listingId}/reviews`}>
                Lihat Semua {total} Ulasan
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </Section>
  );
}
