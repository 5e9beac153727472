import { ReportLink } from "~/moderation/ui/reports";
import { formatDate } from "~/platform/dates";
import { isolated } from "~/platform/strings";
import { Example } from "~/ui/example";
import { Avatar, Bdi, ButtonLink, Callout, EmptyState, Section, Star, StarRow } from "~/ui/kit";
import { type ReviewPicture, ratingText, starsWidth } from "../review";

/** Shows an average. `of` names whose rating it is, where a page could show that of an offer or of its seller. */
export function Rating({
  rating,
  count,
  href,
  of,
}: {
  rating: number;
  count: number;
  href?: string;
  of?: "offer" | "seller" | undefined;
}) {
  if (count === 0) return <span className="rating">Belum ada ulasan</span>;
  return (
    <span className="rating">
      {of === "seller" && "Penjual "}
      <AverageRating rating={rating} />
      {href ? " " : ` (${count})`}
      {href && (
        <a className="inline-block py-3" href={href}>
          ({count} ulasan{of === "offer" && " jasa ini"})
        </a>
      )}
    </span>
  );
}

export function NoReviews({ level = 2 }: { level?: 2 | 3 }) {
  return (
    <EmptyState
      drawing="reviews"
      level={level}
      title="Belum ada ulasan"
      text="Ulasan ditulis pembeli setelah pesanannya selesai."
      example={
        <Example title="Ratna Dewi" text="“Datang tepat waktu, hasilnya bersih.”" end="5 dari 5" person="Ratna Dewi" />
      }
    />
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
  publishedAt: number | null;
  reply?: string;
  hiddenReason?: string | null;
  pictures?: readonly ReviewPicture[];
};

/** Returns a label with the date, because one person may have written several reviews. */
function reportLabel({ authorName, publishedAt, reply }: ReviewProps): string {
  const when = publishedAt === null ? "" : `, ${formatDate(publishedAt)}`;
  return `Laporkan ulasan dari ${isolated(authorName)}${when}${reply ? ", atau jawabannya" : ""}`;
}

export function ReviewList({
  reviews,
  reportable = false,
  flush = false,
}: {
  reviews: readonly ReviewProps[];
  reportable?: boolean;
  flush?: boolean;
}) {
  return (
    <ul className={flush ? undefined : "mt-4"}>
      {reviews.map((review) => (
        <li key={review.id} className={flush ? "border-t py-4 first:border-0 first:pt-0" : "border-t py-4"}>
          <div className="person-row">
            <Avatar name={review.authorName} pictureUrl={review.authorPicture} />
            <div>
              <b>
                <Bdi>{review.authorName}</Bdi>
              </b>
              <br />
              <Stars rating={review.rating} />{" "}
              <span className="text-sm text-ink-soft">
                {review.publishedAt !== null && (
                  <time dateTime={new Date(review.publishedAt).toISOString()}>{formatDate(review.publishedAt)}</time>
                )}
                <br />
                {review.side === "seller" ? "mengerjakan" : "memesan"} <Bdi>{review.bought}</Bdi>
              </span>
            </div>
          </div>
          {review.comment && <p className="mt-2 max-w-measure whitespace-pre-line">{review.comment}</p>}
          {review.pictures && review.pictures.length > 0 && <ReviewPhotos {...review} pictures={review.pictures} />}
          {review.reply && (
            <blockquote className="ml-3 mt-3 border-l-[3px] border-line-strong pl-3">
              <b className="text-sm">{review.side === "seller" ? "Jawaban pembeli" : "Jawaban penjual"}</b>
              <p className="max-w-measure whitespace-pre-line">{review.reply}</p>
            </blockquote>
          )}
          {reportable && (
            <p className="mt-2">
              <ReportLink subject="review" id={review.id} label={reportLabel(review)} />
            </p>
          )}
          {review.hiddenReason && (
            <div className="-mt-1 max-w-measure whitespace-pre-line">
              <Callout icon="lock" warm small>
                Disembunyikan oleh JasaWarga dan tidak dihitung dalam rating. Alasannya: {review.hiddenReason}
              </Callout>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function ReviewPhotos({ authorName, pictures }: { authorName: string; pictures: readonly ReviewPicture[] }) {
  return (
    <ul className="-mx-0.5 mt-2 flex max-w-measure flex-wrap">
      {pictures.map(({ url }, index) => (
        <li key={url} className="w-1/3 p-0.5">
          <a href={`${url}/1280.webp`}>
            <img
              className="h-[5.25rem] w-full rounded object-cover lg:h-[8.5rem]"
              src={`${url}/320.webp`}
              width={160}
              height={120}
              alt={`Foto ${index + 1} dari ulasan ${isolated(authorName)}`}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const MAX_REVIEWS_AT_FIRST = 1;

export function PersonReviews({ reviews }: { reviews: readonly ReviewProps[] }) {
  const rest = reviews.slice(MAX_REVIEWS_AT_FIRST);
  return (
    <Section id="ulasan" title="Ulasan" small>
      {reviews.length === 0 ? (
        <p className="text-ink-soft">Belum ada ulasan</p>
      ) : (
        <ReviewList reviews={reviews.slice(0, MAX_REVIEWS_AT_FIRST)} reportable flush />
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
    <div className="flex flex-wrap items-center">
      <div className="mb-3 mr-6">
        <p className="tabular text-[3rem] font-extrabold leading-none tracking-tight">{ratingText(average)}</p>
        <p className="mt-1 flex">
          <Stars rating={average} />
        </p>
      </div>
      {counted && (
        <ul className="max-w-[22rem] flex-[1_1_14rem] text-sm">
          {STARS.map((stars) => (
            <li key={stars} className="flex items-center leading-[1.375rem]">
              <span className="w-[5.25em]">{stars} bintang</span>
              <progress
                className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-sunk [-webkit-appearance:none] [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-accent"
                value={counts[stars - 1] ?? 0}
                max={total}
                aria-label={`${stars} bintang`}
              />
              <b className="tabular w-[2.5em] text-right">{counts[stars - 1] ?? 0}</b>
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
  counts: readonly number[];
  reviews: readonly ReviewProps[];
}) {
  return (
    <Section id="ulasan" title={`Ulasan Pelanggan (${total})`}>
      {total === 0 ? (
        <NoReviews level={3} />
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
