import { orderPath } from "~/domain/order/path";
import { AppButtonLink } from "../kit/app-link";
import { Section } from "../kit/section";
import { Callout } from "../kit/trust-note";
import { ReviewList, type ReviewProps } from "../review/list";
import { ReplyForm } from "../review/reply-form";
import { NextStepPanel } from "./next-step";

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
        <NextStepPanel
          id="tulis-ulasan"
          yours
          who={`Sampai ${openUntil}`}
          title={otherWrote ? `${other} sudah menulis ulasan` : "Bagaimana pesanan ini?"}
          actions={<AppButtonLink to={`${orderPath(orderId)}/review`}>Tulis Ulasan</AppButtonLink>}
        >
          <p>
            {otherWrote
              ? "Tulis ulasan Anda untuk melihatnya: keduanya terbit bersamaan."
              : `Ulasan Anda dan ulasan ${other} terbit bersamaan setelah keduanya masuk.`}
          </p>
        </NextStepPanel>
      )}
      {readable.length > 0 && <ReviewList reviews={readable} />}
      {hiddenUntil !== null && (
        <Callout icon="lock" small>
          Baru Anda yang melihat ulasan ini. Terbit setelah {other} menulis ulasannya, atau pada {hiddenUntil}
          .
        </Callout>
      )}
      {openUntil === null && hiddenUntil === null && otherWrote && readable.length === 0 && (
        <Callout icon="lock" small>
          Ulasan {other} segera terbit.
        </Callout>
      )}
      {reply && <ReplyForm orderId={orderId} reviewId={reply.reviewId} author={other} />}
    </Section>
  );
}
