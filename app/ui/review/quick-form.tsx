import { useNavigation } from "@remix-run/react";
import { orderPath } from "~/domain/order/path";
import { MIN_COMMENT } from "~/domain/review/review";
import { SubmitButton } from "../kit/button";
import { formResult } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { Star } from "../kit/icon";
import { Form } from "../layout/form";
import { STAR_LABELS } from "./form";

/** On the order's page; sent to the review's own, which shows what is wrong with all that was typed. */
export function QuickReviewForm({ orderId }: { orderId: string }) {
  const { fields } = formResult("ulas", ["rating", "comment"], undefined);
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={`${orderPath(orderId)}/review`} className="panel mt-3" noValidate>
      <fieldset disabled={busy}>
        <fieldset>
          <legend className="sr-only">Penilaian</legend>
          <div className="tile-row tile-row--marks">
            {STAR_LABELS.map((words, index) => {
              const stars = index + 1;
              const id = `${fields.rating.id}-${stars}`;
              return (
                <div className="tile-row__tile" key={words}>
                  <input type="radio" id={id} name="rating" value={stars} />
                  <label htmlFor={id}>
                    {stars} <Star />
                    <span className="sr-only"> {words}</span>
                  </label>
                </div>
              );
            })}
          </div>
        </fieldset>
        <TextArea
          field={fields.comment}
          label="Ulasan"
          hint={`Minimal ${MIN_COMMENT} karakter; tidak dapat diubah lagi.`}
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
