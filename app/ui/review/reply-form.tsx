import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { isolated } from "~/domain/core/bidi";
import { orderPath } from "~/domain/order/path";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult } from "../kit/form/form-result";
import { TextArea } from "../kit/form/text-area";
import { Form } from "../layout/form";

export function ReplyForm({
  orderId,
  reviewId,
  author,
  result,
}: {
  orderId: string;
  reviewId: string;
  author: string;
  result?: SubmissionResult<string[]> | undefined;
}) {
  const { fields, errors } = formResult("jawaban", ["reply"], result);
  const action = `${orderPath(orderId)}/reviews/${reviewId}/reply`;
  const busy = useNavigation().formAction === action;
  return (
    <>
      <ErrorSummary fields={[fields.reply]} formErrors={errors} />
      <Form method="post" action={action} className="max-w-form" noValidate>
        <fieldset disabled={busy}>
          <TextArea
            field={fields.reply}
            label={`Jawaban Anda atas ulasan ${isolated(author)}`}
            data-draft
            hint="Terbit di bawah ulasannya, satu kali, dan tidak dapat diubah lagi."
            rows={4}
            low
          />
          <div className="actions">
            <SubmitButton look="line" busy={busy}>
              Terbitkan Jawaban
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </>
  );
}
