import { ButtonLink } from "../kit/button";
import { EmptyState } from "../kit/empty-state";
import { Section } from "../kit/section";
import { ReviewList, type ReviewProps } from "./list";
import { RatingSummary } from "./rating-summary";

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
  /** Begins with one star. */
  counts: readonly number[];
  reviews: readonly ReviewProps[];
}) {
  return (
    <Section id="ulasan" title={`Ulasan Pelanggan (${total})`}>
      {total === 0 ? (
        <EmptyState
          level={3}
          title="Belum ada ulasan"
          text="Ulasan ditulis pembeli setelah pesanannya selesai."
        />
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
