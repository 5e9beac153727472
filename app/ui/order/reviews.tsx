import { AppButtonLink } from "../kit/app-link";
import { Section } from "../kit/section";
import { Note } from "../kit/trust-note";
import { ReviewList, type ReviewProps } from "../review/list";
import { ReplyForm } from "../review/reply-form";
import { Turn } from "./next-step";

/** How it was for both sides, on the page of a completed order. */
export function OrderReviews({
  orderId,
  other,
  openUntil,
  otherWrote,
  hiddenUntil,
  readable,
  reply,
}: {
  orderId: string;
  /** Name of the other side. */
  other: string;
  /** Dates in words; null where they do not apply. */
  openUntil: string | null;
  otherWrote: boolean;
  hiddenUntil: string | null;
  readable: readonly ReviewProps[];
  reply: { reviewId: string } | null;
}) {
  return (
    <Section id="ulasan" title="Ulasan" tight>
      {openUntil !== null && (
        <Turn
          id="tulis-ulasan"
          yours
          who={`Sampai ${openUntil}`}
          title={otherWrote ? `${other} sudah menulis ulasan` : "Bagaimana pesanan ini?"}
          actions={<AppButtonLink to={`/dashboard/orders/${orderId}/review`}>Tulis Ulasan</AppButtonLink>}
        >
          <p>
            {otherWrote
              ? "Tulis ulasan Anda untuk melihatnya: keduanya terbit bersamaan."
              : `Ulasan Anda dan ulasan ${other} terbit bersamaan setelah keduanya masuk.`}
          </p>
        </Turn>
      )}
      {readable.length > 0 && <ReviewList reviews={readable} />}
      {hiddenUntil !== null && (
        <Note icon="lock" small>
          Baru Anda yang melihat ulasan ini. Terbit setelah {other} menulis ulasannya, atau pada {hiddenUntil}
          .
        </Note>
      )}
      {openUntil === null && hiddenUntil === null && otherWrote && readable.length === 0 && (
        <Note icon="lock" small>
          Ulasan {other} segera terbit.
        </Note>
      )}
      {reply && <ReplyForm orderId={orderId} reviewId={reply.reviewId} author={other} />}
    </Section>
  );
}
