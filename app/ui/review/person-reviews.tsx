import { Section } from "../kit/section";
import { ReviewList, type ReviewProps } from "./list";

const SHOWN = 1;

/** Of a seller, the newest first; the others unfold. */
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
