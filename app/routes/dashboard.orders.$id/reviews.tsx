import { useNavigation } from "@remix-run/react";
import { orderPath, type Side } from "~/orders/order";
import { NextStepPanel } from "~/orders/ui/order";
import { MIN_COMMENT } from "~/reviews/review";
import { reviewInvitation } from "~/reviews/text";
import { ReplyForm, STAR_LABELS } from "~/reviews/ui/forms";
import { ReviewList, type ReviewProps } from "~/reviews/ui/reviews";
import { TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi, Section, Star, SubmitButton } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Tile, TileRow } from "~/ui/tiles";

type OrderReviewsView = {
  other: string;
  openUntil: string | null;
  otherWrote: boolean;
  hiddenUntil: string | null;
  readable: readonly ReviewProps[];
  reply: { reviewId: string } | null;
};

const WRITE_REVIEW = "tulis";

/**
 * Returns the address of the form. With `short` it is a separate page, because the reader must first name an account
 * for a refund.
 */
export function reviewHref(orderId: string, short: boolean): string {
  return short ? `${orderPath(orderId)}/review` : `#${WRITE_REVIEW}`;
}

export function ReviewPrompt({
  orderId,
  side,
  other,
  openUntil,
  otherWrote,
  short,
}: Pick<OrderReviewsView, "other" | "openUntil" | "otherWrote"> & { orderId: string; side: Side; short: boolean }) {
  if (openUntil === null) return null;
  const asked = side === "buyer" ? `Bagaimana kerja ${other}?` : `Bagaimana bekerja dengan ${other}?`;
  return (
    <div id={WRITE_REVIEW}>
      <NextStepPanel
        id="tulis-ulasan"
        yours
        who={side === "buyer" ? "Bantu pembeli berikutnya" : "Bantu penjual berikutnya"}
        title={otherWrote ? `${other} sudah menulis ulasan` : asked}
        actions={short && <AppButtonLink to={reviewHref(orderId, short)}>Tulis Ulasan</AppButtonLink>}
      >
        <p>{reviewInvitation(other, otherWrote, openUntil)}</p>
      </NextStepPanel>
      {!short && <QuickReviewForm orderId={orderId} />}
    </div>
  );
}

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
    <div className="print:hidden">
      <Section id="ulasan" title="Ulasan" small>
        {readable.length > 0 && <ReviewList reviews={readable} />}
        {hiddenUntil !== null && (
          <p className="text-sm text-ink-soft">
            Baru Anda yang melihat ulasan ini, sampai <Bdi>{other}</Bdi> mengulas, atau {hiddenUntil}.
          </p>
        )}
        {soon && (
          <p className="text-sm text-ink-soft">
            Ulasan <Bdi>{other}</Bdi> segera terbit.
          </p>
        )}
        {reply && <ReplyForm orderId={orderId} reviewId={reply.reviewId} author={other} />}
      </Section>
    </div>
  );
}

/** Shows a form that submits to the review's own page, which shows all errors and what was typed. */
function QuickReviewForm({ orderId }: { orderId: string }) {
  const [form, fields] = useServerForm<"rating" | "comment">({ id: "ulas", lastResult: undefined });
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" form={form} action={`${orderPath(orderId)}/review`} className="panel mt-3">
      <fieldset disabled={busy}>
        <fieldset>
          <legend className="sr-only">Penilaian</legend>
          <TileRow>
            {STAR_LABELS.map((words, index) => {
              const stars = index + 1;
              const id = `${fields.rating.id}-${stars}`;
              return (
                <Tile key={words} lines="one" type="radio" id={id} name="rating" value={stars}>
                  {stars} <Star />
                  <span className="sr-only"> {words}</span>
                </Tile>
              );
            })}
          </TileRow>
        </fieldset>
        <TextArea
          field={fields.comment}
          label="Ulasan"
          hint={`Minimal ${MIN_COMMENT} karakter. Tidak dapat diubah lagi.`}
          low
          rows={3}
        />
      </fieldset>
      <p className="actions">
        <SubmitButton busy={busy}>Kirim Ulasan</SubmitButton>
      </p>
    </Form>
  );
}
