import { EmptyState } from "./empty";
import { ReviewList, type ReviewProps, Tally } from "./review-list";
import { Section } from "./section";

/** *Ulasan Pelanggan*: the average, how it came about, and the newest few. */
export function ReviewSection({
  average,
  total,
  counts,
  reviews,
}: {
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
          <Tally average={average} total={total} counts={counts} />
          <ReviewList reviews={reviews} />
        </>
      )}
    </Section>
  );
}
