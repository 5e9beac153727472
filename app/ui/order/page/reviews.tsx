import type { Side } from "~/domain/order/order";
import { orderPath } from "~/domain/order/path";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Section } from "../../kit/section";
import { Bdi } from "../../kit/text/bdi";
import { ReviewList, type ReviewProps } from "../../review/list";
import { QuickReviewForm } from "../../review/quick-form";
import { ReplyForm } from "../../review/reply-form";
import { NextStepPanel } from "../next-step";

type OrderReviewsView = {
  /** First name. */
  other: string;
  /** Dates in words; null where they do not apply. */
  openUntil: string | null;
  otherWrote: boolean;
  hiddenUntil: string | null;
  readable: readonly ReviewProps[];
  reply: { reviewId: string } | null;
};

/** Where it is written. */
const WRITE_REVIEW = "tulis";

type Refunds = readonly { waits: boolean }[];

/** Where naming an account comes first, a page of its own. */
const isShort = (refunds: Refunds) => refunds.some(({ waits }) => waits);

export function reviewHref(orderId: string, refunds: Refunds): string {
  return isShort(refunds) ? `${orderPath(orderId)}/review` : `#${WRITE_REVIEW}`;
}

/** The last step of all, where it is still open. */
export function ReviewRequest({
  orderId,
  side,
  reviews,
  refunds,
}: {
  orderId: string;
  side: Side;
  reviews: Pick<OrderReviewsView, "other" | "openUntil" | "otherWrote">;
  refunds: Refunds;
}) {
  const { other, openUntil, otherWrote } = reviews;
  if (openUntil === null) return null;
  const short = isShort(refunds);
  const asked = side === "buyer" ? `Bagaimana kerja ${other}?` : `Bagaimana bekerja dengan ${other}?`;
  return (
    <div id={WRITE_REVIEW}>
      <NextStepPanel
        id="tulis-ulasan"
        yours
        who={side === "buyer" ? "Bantu pembeli berikutnya" : "Bantu penjual berikutnya"}
        title={otherWrote ? `${other} sudah menulis ulasan` : asked}
        actions={short && <AppButtonLink to={reviewHref(orderId, refunds)}>Tulis Ulasan</AppButtonLink>}
      >
        <p>
          {otherWrote
            ? `Tulis ulasan Anda sampai ${openUntil} untuk melihatnya.`
            : `Terbit setelah ${other} juga mengulas, paling lambat ${openUntil}.`}
        </p>
      </NextStepPanel>
      {!short && <QuickReviewForm orderId={orderId} />}
    </div>
  );
}

/** What both wrote, as far as it may be read. */
export function OrderReviews({
  orderId,
  other,
  openUntil,
  otherWrote,
  hiddenUntil,
  readable,
  reply,
}: OrderReviewsView & { orderId: string }) {
  const soon = openUntil === null && hiddenUntil === null && otherWrote && readable.length === 0;
  if (readable.length === 0 && hiddenUntil === null && !soon) return null;
  return (
    <div className="no-print">
      <Section id="ulasan" title="Ulasan" small>
        {readable.length > 0 && <ReviewList reviews={readable} />}
        {hiddenUntil !== null && (
          <p className="small soft">
            Baru Anda yang melihat ulasan ini, sampai <Bdi>{other}</Bdi> mengulas, atau {hiddenUntil}.
          </p>
        )}
        {soon && (
          <p className="small soft">
            Ulasan <Bdi>{other}</Bdi> segera terbit.
          </p>
        )}
        {reply && <ReplyForm orderId={orderId} reviewId={reply.reviewId} author={other} />}
      </Section>
    </div>
  );
}
